"""Writes a unified log of about so many megabytes, as `log show --style ndjson` prints it.

One line in two hundred tells of a life cycle, as in a log of a whole device.
"""

import json
import random
import sys

size = int(sys.argv[1]) * 1_000_000
random.seed(7)

PROCESSES = [
    ("/usr/sbin/bluetoothd", "com.apple.bluetooth", "Server.LE.Scan"),
    ("/usr/libexec/runningboardd", "com.apple.runningboard", "assertion"),
    ("/System/Library/CoreServices/SpringBoard.app/SpringBoard", "com.apple.FrontBoard", "Scene"),
    ("/usr/libexec/locationd", "com.apple.locationd.Position", "Core"),
    ("/private/var/containers/Bundle/Application/A/Notes.app/Notes", "com.apple.UIKit", "Touch"),
]
MESSAGES = [
    'Acquiring assertion targeting [app<com.example.notes(A)>:310] from originator [osservice'
    '<com.apple.SpringBoard>:34] with description <RBSAssertionDescriptor| "Resume" ID:33-34-%d>',
    'Received state update for 310 (app<com.example.notes(A)>, running-active-Visible %d',
    '{"msg":"CLLocationManager", "event":"activity", "_cmd":"x", "self":"0x%x"}',
    'cert[2]: AnchorTrusted =(leaf)[force]> %d',
    'Scan request %d: duty cycle 30/300, allow list empty, duplicates filtered',
]


def line(number, message, process):
    path, subsystem, category = process
    seconds = number / 2000
    return json.dumps({
        "timezoneName": "", "messageType": "Default", "eventType": "logEvent", "source": None,
        "formatString": "%{public}@", "userID": 501, "activityIdentifier": number % 977,
        "subsystem": subsystem, "category": category, "threadID": 11498972 + number % 40,
        "senderImageUUID": "0F483193-D206-362B-9874-0100BCCB9CBD",
        "backtrace": {"frames": [
            {"imageOffset": 103060, "imageUUID": "0F483193-D206-362B-9874-0100BCCB9CBD"}]},
        "bootUUID": "3590A0B1-4C7D-4C4A-9F0B-69FAC3D0BD58", "processImagePath": path,
        "senderImagePath": path,
        "timestamp": "2026-03-02 %02d:%02d:%09.6f+0100" % (
            seconds // 3600 % 24, seconds // 60 % 60, seconds % 60),
        "machTimestamp": 20147685217463 + number * 12000, "eventMessage": message,
        "processImageUUID": "4044151C-2EEE-3A42-9F88-BDEE75975064",
        "traceID": 41979461356879876, "processID": 310 if "Notes" in path else 34,
        "senderProgramCounter": 103060, "parentActivityIdentifier": 0,
    }, separators=(",", ":")).replace("/", "\\/") + "\n"


def lifecycle(turn):
    kind = turn % 4
    if kind == 0:
        return "Deactivation reason added: 0; deactivation reasons: 0 -> 1; animating: 1"
    if kind == 1:
        return "Deactivation reason added: 11; deactivation reasons: 1 -> 2049; animating: 0"
    if kind == 2:
        return "Deactivation reason removed: 11; deactivation reasons: 2049 -> 1; animating: 1"
    return "Deactivation reason removed: 0; deactivation reasons: 1 -> 0; animating: 0"


written = 0
number = 0
while written < size:
    number += 1
    if number % 200 == 0:
        text = line(number, lifecycle(number // 200), PROCESSES[4])
    else:
        message = MESSAGES[random.randrange(5)]
        text = line(
            number, message % number if "%" in message else message,
            PROCESSES[random.randrange(5)])
    sys.stdout.write(text)
    written += len(text)
