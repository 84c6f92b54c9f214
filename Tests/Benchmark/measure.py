"""Runs commands in turn, A B A B, and prints medians of their times and of the ratios of pairs."""

import os
import statistics
import subprocess
import sys
import time

PAIRS = 5


def seconds(command, stdin=None):
    """The wall time of one run, its output thrown away."""
    start = time.perf_counter()
    with open(stdin or os.devnull, "rb") as given:
        subprocess.run(
            command, stdin=given, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def compare(label, first, second, pairs=PAIRS):
    """Prints how long the first takes against the second."""
    seconds(first)
    seconds(second)
    times = [(seconds(first), seconds(second)) for _ in range(pairs)]
    ratio = statistics.median(a / b for a, b in times)
    print(
        f"{label:44} {statistics.median(a for a, _ in times):9.4f} s "
        f"{statistics.median(b for _, b in times):9.4f} s   {ratio:7.2f}x")


def peak_of_pipe(tool, generate, size):
    """The most memory that the tool takes for a trace from a pipe, in MB."""
    source = subprocess.Popen([generate, "hard", str(size), "3"], stdout=subprocess.PIPE)
    run = subprocess.Popen(
        [tool, "-", "--quiet"], stdin=source.stdout, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    source.stdout.close()
    # Of this child alone: the sum over all children would hold the compiler, where a script that
    # built the tool has become this program.
    _, _, usage = os.wait4(run.pid, 0)
    source.wait()
    return usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)


def main():
    tool, folder = sys.argv[1:]
    one = os.path.join(folder, "one.jsonl")
    with open(one, "w", encoding="utf-8") as trace:
        trace.write('{"t":0,"system":"launch"}\n')
    print("== lifelint, the other, and the median ratio of pairs")
    for kind in ["hard", "regular"]:
        trace = os.path.join(folder, f"{kind}.jsonl")
        yardstick = os.path.join(folder, "fixed_check")
        compare(f"{kind}, all rules, against the fixed check", [tool, trace], [yardstick, trace])
        compare(f"{kind}, all rules, against wc -l", [tool, trace], ["wc", "-l", trace])
    compare("a one-line trace against /bin/true", [tool, one], ["/bin/true"], pairs=50)
    size = 10 * os.path.getsize(os.path.join(folder, "hard.jsonl"))
    peak = peak_of_pipe(tool, os.path.join(folder, "generate"), size)
    print(f"peak memory, {size / 1e9:.1f} GB from a pipe: {peak:.0f} MB")


main()
