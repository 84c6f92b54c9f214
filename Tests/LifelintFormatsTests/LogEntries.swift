import Foundation

@testable import LifelintFormats

/// One entry of a log, as a line of `--style ndjson`; `ticks` are the device's seconds, at 24 MHz.
func entry(
  _ second: Double, _ message: String, pid: Int? = 310, thread: Int = 1,
  path: String = "/var/containers/Bundle/Application/A/Notes.app/Notes", subsystem: String = "",
  ticks: Double? = nil, boot: String = "B"
) -> String {
  let microseconds = Int((second * 1_000_000).rounded())
  let fraction = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
  let seconds = String(microseconds / 1_000_000 + 100).dropFirst()
  let message = message.replacingOccurrences(of: "\"", with: "\\\"")
  return #"{"timestamp":"2026-03-02 09:00:\#(seconds).\#(fraction)+0000","threadID":\#(thread),"#
    + (pid.map { #""processID":\#($0),"# } ?? "")
    + (ticks.map { #""bootUUID":"\#(boot)","machTimestamp":\#(Int($0 * 24_000_000)),"# } ?? "")
    + #""processImagePath":"\#(path)","subsystem":"\#(subsystem)","#
    + #""eventType":"logEvent","eventMessage":"\#(message)"}"#
}

func added(
  _ second: Double, _ bit: Int, _ before: Int, _ after: Int, pid: Int? = 310, ticks: Double? = nil
) -> String {
  entry(
    second,
    "Deactivation reason added: \(bit); deactivation reasons: \(before) -> \(after); animating",
    pid: pid, ticks: ticks)
}

func removed(
  _ second: Double, _ bit: Int, _ before: Int, _ after: Int, pid: Int? = 310, ticks: Double? = nil
) -> String {
  entry(
    second,
    "Deactivation reason removed: \(bit); deactivation reasons: \(before) -> \(after); animating",
    pid: pid, ticks: ticks)
}

/// One end of an interval, or a mark.
func signpost(
  _ second: Double, _ name: String, _ type: String, pid: Int? = 310, ticks: Double? = nil
) -> String {
  let mark = #""eventType":"signpostEvent","signpostName":"\#(name)","signpostType":"\#(type)","#
  return entry(second, "", pid: pid, subsystem: "com.example.notes.lifecycle", ticks: ticks)
    .replacingOccurrences(of: #""eventType":"logEvent","#, with: mark + #""signpostID":1,"#)
}

func runningboard(_ second: Double, _ message: String) -> String {
  entry(second, message, pid: 34, path: "/usr/libexec/runningboardd")
}

/// What a log tells: the time within the minute, the session and the name of each event.
func told(_ lines: [String], process: String? = nil) -> [String] {
  Decoding.lines(lines.joined(separator: "\n") + "\n", process: process).map { line in
    let time = line.dropFirst(#"{"t":"2026-03-02T09:00:"#.count).prefix { $0 != "Z" }
    let rest = line.split(separator: "Z\",", maxSplits: 1).last ?? ""
    return time + " " + rest.dropLast().filter { $0 != "\"" }
  }
}
