"""Writes a trace of about 100,000 events: two scenes, callbacks, timers, unsaved documents."""

import json
import random


def events(count, seed=7):
    """Yields events, with life-cycle callbacks that are in order and now and then a fault."""
    draw = random.Random(seed)
    time = 0.0

    def event(**fields):
        return {"t": round(time, 6), "session": "big", **fields}

    def span(name, scene, took):
        nonlocal time
        yield event(callback=name, phase="begin", scene=scene)
        time += took
        yield event(callback=name, phase="end", scene=scene)

    yield event(system="launch", reason="user", lifecycle="scene")
    time += 0.2
    yield from span("didFinishLaunching", None, 0.3)
    for scene in ("main", "side"):
        for name in ("sceneWillConnect", "sceneWillEnterForeground", "sceneDidBecomeActive"):
            time += 0.01
            yield from span(name, scene, 0.02)
    made = 16
    while made < count:
        for _ in range(draw.randint(20, 200)):
            time += draw.expovariate(20)
            yield event(action="tick", of=f"timer:{draw.randint(1, 9)}", scene="main")
            made += 1
        document = f"document:{draw.randint(1, 30)}"
        time += 0.1
        yield event(action="markDirty", of=document, scene="main")
        time += draw.random()
        if draw.random() < 0.98:
            yield event(action="save", of=document, scene="main")
        for name in ("sceneWillResignActive", "sceneDidEnterBackground"):
            time += 0.05
            yield from span(name, "main", draw.expovariate(50))
        time += draw.expovariate(1 / 60)
        for name in ("sceneWillEnterForeground", "sceneDidBecomeActive"):
            time += 0.05
            yield from span(name, "main", draw.expovariate(50))
        made += 10


def write(path, count=100_000):
    """Writes the trace as JSON Lines."""
    with open(path, "w", encoding="utf-8") as file:
        for one in events(count):
            kept = {key: value for key, value in one.items() if value is not None}
            file.write(json.dumps(kept) + "\n")
