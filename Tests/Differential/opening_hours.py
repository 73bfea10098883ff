#!/usr/bin/env python3
"""Compare `keylime hours` with the independent evaluator opening-hours-py (PyPI).

    pip install opening-hours-py
    Tests/Differential/opening_hours.py VALUES [--keylime PATH] [--answers FILE] [--at WHEN]...

VALUES holds one value a line, or `count<TAB>value`. For each instant the values go to
`keylime hours - --ndjson --at WHEN`, or, with --answers, its recorded output is read from a file
(one JSON line per value, in order; give one --at then). Each line has `state`, `comment`,
`nextChange`, `canonical` (absent when the value is not understood) and `warnings`.

Only what both should agree on is compared: `comparable` says what is left out, and why. Exit status
1 when anything differs.
"""

import argparse
import datetime
import json
import re
import subprocess
import sys

# This script has the name of the module it needs, so its own folder must not be searched.
sys.path.pop(0)

from opening_hours import OpeningHours, ParserError

DEFAULT_INSTANTS = [
    "2024-05-24T11:00", "2024-05-26T01:30", "2024-12-31T23:30", "2025-02-28T06:00",
    "2025-08-16T20:15", "2026-01-01T12:00",
]

SPAN = re.compile(r"(\d\d):(\d\d)-(\d\d):(\d\d)")


def passes_midnight(value):
    """A later rule that matches the next day makes the other evaluator drop the spilled hours."""
    for start_hour, start, end_hour, end in SPAN.findall(value):
        first, last = int(start_hour) * 60 + int(start), int(end_hour) * 60 + int(end)
        if last > 1440 or (last <= first and last != 0):
            return True
    return False


def comparable(value):
    """False where the two are known to part for a reason."""
    if any(word in value for word in ('"', "+", "||", "unknown")):
        return False  # comments, open ends and fallbacks: it answers per day, and open for unknown
    if re.search(r"PH|SH", value):
        return False  # without a country it takes every day for a working day
    if re.search(r"sun|dawn|dusk", value):
        return False  # other constants where the place is not known
    if re.search(r"\d\d:\d\d *(;|off;) *\d", value) or value.startswith("24/7;"):
        return False  # a rule without days after one with days adds to it here, replaces it there
    return not passes_midnight(value)


def read_values(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            head, tab, tail = line.rstrip("\n").partition("\t")
            yield tail if tab and head.isdigit() else line.rstrip("\n")


def answers(arguments, values, when):
    if arguments.answers:
        with open(arguments.answers, encoding="utf-8") as file:
            return [json.loads(line) for line in file]
    command = [arguments.keylime, "hours", "-", "--ndjson", "--at", when]
    done = subprocess.run(
        command, input="\n".join(values) + "\n", text=True, stdout=subprocess.PIPE, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def local_time(text):
    """The wall-clock time of an ISO 8601 instant, in the zone that it is written in."""
    return None if text is None else datetime.datetime.fromisoformat(text).replace(tzinfo=None)


def other_answer(canonical, when):
    """State and next change by the other evaluator; None when it does not understand the value."""
    try:
        hours = OpeningHours(canonical)
    except ParserError:
        return None
    state = hours.state(when)
    state = state[0] if isinstance(state, tuple) else state
    return str(state).rsplit(".", 1)[-1].lower(), hours.next_change(when)


def differences(arguments, values, when):
    instant = datetime.datetime.fromisoformat(when)
    # Five years are as far as keylime looks.
    horizon = instant + datetime.timedelta(days=5 * 365)
    for value, mine in zip(values, answers(arguments, values, when), strict=True):
        canonical = mine.get("canonical")
        if canonical is None or not comparable(canonical):
            continue
        other = other_answer(canonical, instant)
        if other is None:
            continue
        state, change = other
        if change is not None and change.replace(tzinfo=None) > horizon:
            change = None
        mine_change = local_time(mine.get("nextChange"))
        same = state == mine["state"] and (change and change.replace(tzinfo=None)) == mine_change
        yield value, same, f"{mine['state']} until {mine_change}, other {state} until {change}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("values")
    parser.add_argument("--keylime", default="keylime")
    parser.add_argument("--answers")
    parser.add_argument("--at", action="append")
    arguments = parser.parse_args()
    values = [value for value in read_values(arguments.values) if value.strip()]
    compared = different = 0
    for when in arguments.at or DEFAULT_INSTANTS:
        for value, same, text in differences(arguments, values, when):
            compared += 1
            if not same:
                different += 1
                print(f"{when}  {value}  {text}")
    print(f"{compared} answers compared, {different} differ", file=sys.stderr)
    sys.exit(1 if different or not compared else 0)


if __name__ == "__main__":
    main()
