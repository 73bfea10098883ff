#!/usr/bin/env python3
"""Compare `keylime hours` with the JavaScript package opening_hours, over the whole of 2026.

    Tests/Differential/hours/compare.py KEYLIME [SEED] [--values FILE] [--drawn N] [--instants N]

States and next changes at random instants, in five countries. The values are those of values.txt
and N more from generator.py, or those of a file (`value`, or `count<TAB>value` a line). The seed is
printed; without one it is drawn.

OPENING_HOURS_JS names the package's module, or the folder of the package. Without it the package is
installed by npm into a folder for the time of the run. When that cannot be done, nothing is
compared, and a line says so.

Every difference has to be classified in differences.txt. Exit status 1 when one is not.
"""

import argparse
import collections
import concurrent.futures
import datetime
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import zoneinfo

import generator

HERE = pathlib.Path(__file__).parent
PACKAGE = "opening_hours@3.14.0"
# The place for keylime and for the package; the region has the name that the package knows.
COUNTRIES = {
    "DE-BY": ("Europe/Berlin", 48.137, 11.575, {"country_code": "de", "state": "Bayern"}),
    "AT-9": ("Europe/Vienna", 48.208, 16.373, {"country_code": "at", "state": "Wien"}),
    "FR-IDF": (
        "Europe/Paris", 48.857, 2.352, {"country_code": "fr", "state": "Île-de-France"}),
    "GB-ENG": ("Europe/London", 51.507, -0.128, {"country_code": "gb", "state": "England"}),
    "US-CA": ("America/Los_Angeles", 34.05, -118.24, {"country_code": "us", "state": "California"}),
}
LETTERS = {"open": "o", "closed": "c", "unknown": "u"}
HORIZON = 5 * 366 * 86_400
# Sunrise and sunset of the two differ by up to this many seconds.
SUN = re.compile(r"sun|dawn|dusk", re.I)
SUN_TOLERANCE = 240


def find_module(folder):
    """The path of the module, and why there is none."""
    if shutil.which("node") is None:
        return None, "there is no node here"
    named = os.environ.get("OPENING_HOURS_JS")
    if named and pathlib.Path(named).is_file():
        return named, None
    if named:
        return resolve(named), f"{named} is not a module of node"
    if shutil.which("npm") is None:
        return None, "there is no npm here, and OPENING_HOURS_JS names no module"
    done = subprocess.run(
        ["npm", "install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts",
         "--fetch-timeout=20000", "--fetch-retries=0", PACKAGE],
        capture_output=True, text=True, check=False)
    if done.returncode:
        return None, f"npm cannot install {PACKAGE}, and OPENING_HOURS_JS names no module"
    return resolve(f"{folder}/node_modules/opening_hours"), f"{PACKAGE} has no module"


def resolve(folder):
    script = "process.stdout.write(require.resolve(require('path').resolve(process.argv[1])))"
    done = subprocess.run(["node", "-e", script, folder], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def read_values(path):
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        head, tab, tail = line.partition("\t")
        value = tail if tab and head.isdigit() else line
        if value.strip() and (head, tail) != ("count", "value"):
            yield value


def draw_instants(draw, zone_count):
    """Instants of 2026, to the minute, in order."""
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    minutes = sorted(draw.sample(range(365 * 1440), zone_count))
    return [start + datetime.timedelta(minutes=number) for number in minutes]


def theirs(module, country, values, instants, folder):
    zone, latitude, longitude, address = COUNTRIES[country]
    path = pathlib.Path(folder) / f"{country}.instants"
    path.write_text("".join(f"{instant:%Y-%m-%dT%H:%M:%SZ}\n" for instant in instants))
    place = json.dumps({"lat": str(latitude), "lon": str(longitude), "address": address})
    done = subprocess.run(
        ["node", str(HERE / "states.mjs"), module, place, str(path)], input="\n".join(values) + "\n",
        text=True, stdout=subprocess.PIPE, check=True, env=os.environ | {"TZ": zone})
    return [json.loads(line) for line in done.stdout.splitlines()]


def mine(keylime, country, values, instant, store):
    """For each value the state's letter and the next change in seconds; None when not understood."""
    zone, latitude, longitude, _ = COUNTRIES[country]
    done = subprocess.run(
        [keylime, "hours", "-", "--ndjson=state,nextChange,canonical", "--country", country,
         "--time-zone", zone, f"--near={latitude},{longitude}", "--at", f"{instant:%Y-%m-%dT%H:%M:%SZ}"],
        input="\n".join(values) + "\n", text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        check=False, env={"KEYLIME_STORE": store, "HOME": store, "PATH": os.environ["PATH"]})
    answers = []
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        change = answer["nextChange"]
        seconds = change and int(datetime.datetime.fromisoformat(change).timestamp())
        answers.append(answer["canonical"] and (LETTERS[answer["state"]], seconds))
    if len(answers) != len(values):
        sys.exit(f"hours answered {len(answers)} of {len(values)} values: {done.args}")
    return answers


def differ(value, instant, my, other):
    """What differs, the states as `mine/theirs` or `change`, and from when on, in seconds.

    None when nothing does.
    """
    now = instant.timestamp()
    tolerance = SUN_TOLERANCE if SUN.search(value) else 0
    if my[0] != other[0]:
        changes = [change for change in (my[1], other[1]) if change]
        # One of them is about to change into what the other says already, or just has.
        if tolerance and any(abs(change - now) <= tolerance for change in changes):
            return None
        return f"{my[0]}/{other[0]}", now
    near = [
        change if change and change - now < HORIZON - 86_400 else None
        for change in (my[1], other[1])]
    if near[0] == near[1] or None not in near and abs(near[0] - near[1]) <= tolerance:
        return None
    return "change", min(change for change in near if change)


def times_of(local):
    """What WHEN in differences.txt may say of the local time at which two answers part."""
    names = {"*", f"{local:%m-%d}"}
    if local.hour < 8 or local.hour >= 20:
        names.add("late")
    if local.hour < 8:
        names.add("night")
    return names


class Classes:
    """The differences that are known, by country, time, what differs, and a pattern of the value."""

    def __init__(self, path):
        self.used = collections.Counter()
        self.rows = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line or line.startswith("#"):
                continue
            verdict, countries, when, kinds, pattern, reason = line.split("\t")
            if verdict not in ("theirs", "ambiguous", "ours"):
                sys.exit(f"{path.name}: {verdict!r} is no verdict")
            self.rows.append(
                (verdict, countries, set(when.split(",")), set(kinds.split(",")), re.compile(pattern), reason))

    def verdict(self, country, kind, seconds, value):
        zone = zoneinfo.ZoneInfo(COUNTRIES[country][0])
        times = times_of(datetime.datetime.fromtimestamp(seconds, zone))
        for verdict, countries, when, kinds, pattern, reason in self.rows:
            if countries in ("*", country) and when & times and kinds & {"*", kind} \
                and pattern.search(value):
                self.used[f"{verdict}: {reason}"] += 1
                return verdict
        return None


def moment(seconds):
    return seconds and f"{datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc):%Y-%m-%dT%H:%MZ}"


def compare(country, values, instants, arguments, module, folder, classes):
    """Returns the numbers of answers, of values compared, and the values with unclassified differences."""
    others = theirs(module, country, values, instants, folder)
    open_values = collections.OrderedDict()
    compared = 0
    with concurrent.futures.ThreadPoolExecutor() as pool:
        asked = pool.map(
            lambda instant: mine(arguments.keylime, country, values, instant, folder), instants)
        for number, (instant, answers) in enumerate(zip(instants, asked, strict=True)):
            for value, my, other in zip(values, answers, others, strict=True):
                if my is None or "error" in other:
                    continue
                compared += 1
                answer = (other["states"][number], other["changes"][number])
                difference = differ(value, instant, my, answer)
                if difference is None:
                    continue
                kind, seconds = difference
                if classes.verdict(country, kind, seconds, value) in ("theirs", "ambiguous"):
                    continue
                row = f"  {kind}\t{instant:%a %Y-%m-%dT%H:%MZ}: {my[0]} until {moment(my[1])}, " \
                    f"other {answer[0]} until {moment(answer[1])}"
                open_values.setdefault(value, []).append(row)
    counted = sum("error" not in other for other in others)
    return compared, counted, open_values


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("keylime")
    parser.add_argument("seed", nargs="?", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--values")
    parser.add_argument("--drawn", type=int, default=150)
    parser.add_argument("--instants", type=int, default=150)
    arguments = parser.parse_args()
    draw = random.Random(arguments.seed)
    if arguments.values:
        values = list(read_values(arguments.values))
        values = draw.sample(values, min(arguments.drawn, len(values)))
    else:
        values = list(read_values(HERE / "values.txt"))
        values += [generator.value(draw) for _ in range(arguments.drawn)]
    classes = Classes(HERE / "differences.txt")
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        module, reason = find_module(folder)
        if module is None:
            print(f"hours: nothing compared: {reason}")
            return 0
        print(f"hours: seed {arguments.seed}, {len(values)} values, {arguments.instants} instants of 2026")
        for country in COUNTRIES:
            instants = draw_instants(draw, arguments.instants)
            compared, counted, unknown = compare(
                country, values, instants, arguments, module, folder, classes)
            print(f"{country}: {compared} answers for {counted} values, {len(unknown)} values differ")
            for value, rows in unknown.items():
                wrong += 1
                print(f"{value}  ({len(rows)} answers)", *rows[:2], sep="\n")
    for reason, count in classes.used.most_common():
        print(f"{count:7} {reason}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
