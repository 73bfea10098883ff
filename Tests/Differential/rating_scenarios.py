#!/usr/bin/env python3
"""Small worlds with the answer that a person would give, asked through the program.

    rating_scenarios.py PROGRAM

Each scenario makes a store, lets people rate, keep, avoid and visit, and compares what PROGRAM lists with
the order that the rules of ratings give. Prints what differs and exits with 1.
"""
import json
import os
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone

LATITUDE, LONGITUDE = 55.95, -3.19
NOW = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)
NEAR = ["--near", f"{LATITUDE},{LONGITUDE}", "--within", "25km"]


class Town:
    """Places north of where one stands: `name: (metres, {field: value})`."""

    def __init__(self, folder, places):
        self.folder = folder
        path = os.path.join(folder, "places.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            for name, (metres, fields) in places.items():
                record = {"id": f"id-{name}", "name": name, "longitude": LONGITUDE,
                          "latitude": round(LATITUDE + metres / 111340, 7), "openingHours": "24/7"}
                file.write(json.dumps(record | fields) + "\n")
        self.run(NOW - timedelta(days=900), "import", path)
        self.people = 0

    def run(self, when, *words):
        environment = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "KEYLIME_STORE": os.path.join(self.folder, "store"),
            "KEYLIME_NOW": when.strftime("%Y-%m-%dT%H:%M:%SZ")}
        done = subprocess.run([sys.argv[1], *words], env=environment, capture_output=True,
                              text=True, check=False)
        if done.returncode not in (0, 1):
            sys.exit(f"{' '.join(words)}: exit {done.returncode}\n{done.stderr}")
        self.said = done.stderr
        return done.stdout

    def do(self, *words, ago=0):
        self.run(NOW - timedelta(days=ago), *words)

    def others(self, place, ratings):
        """People of whom each does nothing but rate once: `(limes, days ago)`, the oldest first."""
        for limes, ago in sorted(ratings, key=lambda one: -one[1]):
            self.do("rate", place, str(limes), ago=ago)
            self.do("account", "logout", "--yes", ago=ago)

    def names(self, *words):
        rows = json.loads(self.run(NOW, *words, *NEAR, "--json") or "[]")
        return "".join(row["name"] for row in rows) if all(
            len(row["name"]) == 1 for row in rows) else [row["name"] for row in rows]

    def remarks(self, *words):
        """What a person is told beside the answer."""
        self.run(NOW, *words, *NEAR)
        return self.said

    def discover(self, *words):
        return self.names("discover", "--favorites", *words)

    def terms(self, *words):
        rows = json.loads(self.run(NOW, "iwant-pick", "--count", "20", *words, *NEAR, "--json"))
        return {row["name"]: row["terms"] for row in rows}


def plain(*names_and_metres):
    return {name: (metres, {}) for name, metres in names_and_metres}


def one_lime_does_not_promote(town):
    town = town(plain(("A", 100), ("B", 200), ("C", 300)))
    yield town.discover(), "ABC"
    town.do("rate", "B", "1")
    yield town.discover(), "AC"
    told = town.remarks("discover", "--favorites")
    yield "1 avoided place is hidden (you rated it 1); --avoided shows it" in told, True
    yield town.discover("--avoided"), "ACB"
    yield town.names("nearby", "--sort", "rating"), "ACB"
    yield town.names("nearby"), "ABC"


def strangers_limes(town):
    for limes, order in ((1, "ACB"), (3, "ABC"), (5, "BAC")):
        one = town(plain(("A", 100), ("B", 200), ("C", 300)))
        one.others("B", [(limes, 0)])
        yield one.discover(), order


def a_bad_viral_place_sinks(town):
    town = town(plain(("V", 100), ("S", 200), ("U", 50)))
    town.others("V", [(5, day) for day in range(5)] * 2 + [(1, day) for day in range(5)] * 3)
    town.others("S", [(4, day) for day in range(4)])
    yield town.discover(), "SUV"


def steady_beats_a_burst(town):
    town = town(plain(("F", 100), ("G", 200)))
    town.others("F", [(5, 0)] * 12)
    town.others("G", [(5, day) for day in range(6)])
    yield town.discover(), "GF"
    yield town.names("nearby", "--sort", "rating"), "FG"


def old_heat_is_no_heat(town):
    for age, order in ((730, "YOZ"), (47, "YOZ"), (40, "OYZ")):
        one = town({"O": (100, {}), "Y": (900, {"rating": 4.8, "ratingCount": 1203}),
                    "Z": (50, {"rating": 3.0, "ratingCount": 40})})
        one.others("O", [(4, age)])
        yield one.discover(), order


def one_person_does_not_erase_many(town):
    for ratings, shown, kept in (([], 4.5, True), ([2], 4.3, True), ([4], 4.5, True),
                                 ([5], 4.5, True), ([1] * 6, 3.2, False)):
        one = town({"Y": (100, {"rating": 4.5, "ratingCount": 1203})})
        one.others("Y", [(limes, 0) for limes in ratings])
        row = json.loads(one.run(NOW, "nearby", *NEAR, "--json"))[0]
        yield (row["mean"], row["rating"], row["ratingCount"]), (shown, 4.5, 1203)
        yield one.names("nearby", "--min-rating", "4"), "Y" if kept else ""
        yield list(one.terms()) if kept else one.names("iwant-pick", "--count", "5"), \
            ["Y"] if kept else ""


def by_rating(town):
    town = town({"A": (100, {}), "B": (200, {"rating": 4.6, "ratingCount": 50}), "D": (50, {}),
                 "E": (40, {}), "F": (30, {}), "G": (700, {"rating": 5.0, "ratingCount": 2}),
                 "H": (800, {"rating": 4.8, "ratingCount": 1203}), "I": (20, {})})
    for place, limes in (("A", [5]), ("E", [3]), ("F", [2]), ("I", [5, 5])):
        town.others(place, [(one, 0) for one in limes])
    town.do("rate", "I", "2")
    yield town.names("nearby", "--sort", "rating"), "HBGAEDFI"


def mine_and_filters(town):
    town = town({name: (metres, {"rating": stars, "ratingCount": 9} if stars else {})
                 for name, metres, stars in (
                     ("A", 100, 3.0), ("B", 200, 3.0), ("H", 300, 3.0), ("C", 400, 5.0),
                     ("D", 500, 5.0), ("U", 600, None))})
    town.do("rate", "A", "5")
    town.do("rate", "B", "4")
    town.do("fav", "H")
    town.do("rate", "C", "2")
    rating = ["nearby", "--sort", "rating", "--min-rating"]
    yield town.names(*rating, "4.5"), "DAH"
    yield town.names(*rating, "4"), "DABH"
    yield town.names(*rating, "4", "--unknown"), "DABHU"
    town.do("fav", "C")
    yield town.names(*rating, "4"), "DABH"
    town.do("rate", "C", "--clear")
    yield "C" in town.names(*rating, "4"), True


def what_is_listed_passes(town):
    town = town({"P": (100, {"rating": 4.45, "ratingCount": 20}),
                 "Q": (200, {"rating": 4.35, "ratingCount": 100}),
                 "R": (300, {"rating": 0, "ratingCount": 0})})
    rows = json.loads(town.run(NOW, "nearby", *NEAR, "--json"))
    yield [row.get("mean") for row in rows], [4.5, 4.4, None]
    yield town.names("nearby", "--min-rating", "4.5"), "P"
    yield town.names("nearby", "--min-rating", "4.6"), ""
    yield town.names("nearby", "--min-rating", "4.4"), "PQ"


def the_standard_of_a_pick(town):
    for limes, picked in (([1], 1), ([2, 2], 1), ([1, 1], 0), ([3, 3, 4], 1), ([3] * 6, 1),
                          ([3] * 7, 0), ([1, 1, 5], 0), ([1, 1, 5, 5], 1)):
        one = town(plain(("X", 100)))
        one.others("X", [(value, 0) for value in limes])
        yield f"{limes} {one.names('iwant-pick', '--count', '5')}", f"{limes} {'X' * picked}"
    for stars, reviews, picked in ((3.4, 200, 0), (3.4, 20, 1), (3.0, 40, 0), (3.0, 5, 1)):
        one = town({"X": (100, {"rating": stars, "ratingCount": reviews})})
        yield one.names("iwant-pick", "--count", "5"), "X" * picked
        one.do("fav", "X")
        yield one.names("iwant-pick", "--count", "5"), "X"
    one = town(plain(("X", 100), ("U", 200)))
    one.others("X", [(3, 0), (3, 0), (4, 0)])
    yield one.names("iwant-pick", "--count", "5", "--min-rating", "3.5"), "U"


def variety(town):
    one = town({"Canteen": (16, {"cuisines": ["canteen"]}), "Thai": (800, {"cuisines": ["thai"]})})
    yield near(one.terms(), "distance"), {"Canteen": 7117, "Thai": 2476}
    one.do("checkin", "Canteen", ago=1)
    yield near(one.terms(), "distance"), {"Canteen": 1110, "Thai": 2476}
    one = town({"PizzaA": (100, {"cuisines": ["pizza"]}), "PizzaB": (150, {"cuisines": ["pizza"]}),
                "Thai": (350, {"cuisines": ["thai"]})})
    one.do("checkin", "PizzaA", ago=1)
    yield near(one.terms(), "distance"), {"PizzaA": 1076, "PizzaB": 3136, "Thai": 3957}
    yield one.names("iwant-pick", "--count", "9", "--not-since", "7d"), ["Thai", "PizzaB"]
    said = one.run(NOW, "iwant-pick", "pizza", *NEAR, "--not-since", "7d", "--json=visited")
    yield json.loads(said)["visited"]["place"], "PizzaA"


def five_days_five_places(town):
    town = town({name: (100 + 200 * index, {"cuisines": [f"kitchen{index}"]})
                 for index, name in enumerate("abcde")})
    eaten = []
    for day in range(5):
        when = NOW + timedelta(days=day)
        pick = json.loads(town.run(when, "iwant-pick", *NEAR, "--seed", "7", "--json"))
        eaten.append(pick["name"])
        town.run(when, "checkin", pick["name"])
    yield len(set(eaten)), 5


def discover_discovers(town):
    places = {f"k{day}": (500 + day, {}) for day in range(5)}
    places |= {f"u{index}": (100 + 100 * index, {}) for index in range(4)}
    town = town(places)
    for day in reversed(range(5)):
        town.do("rate", f"k{day}", "5", ago=day)
    yield town.discover(), ["k0", "k1", "u0", "k2", "k3", "u1", "k4", "u2", "u3"]
    pure = ["k0", "k1", "k2", "k3", "k4", "u0", "u1", "u2", "u3"]
    yield town.discover("--sort", "trending"), pure
    town.do("checkin", "u0")
    yield town.discover(), ["k0", "k1", "u1", "k2", "k3", "u2", "k4", "u0", "u3"]
    town.do("account", "logout", "--yes")
    yield town.discover(), pure


def hearts_and_several_people(town):
    one = town({"Near": (300, {}), "Far": (400, {})})
    yield near(one.terms(), "distance"), {"Near": 4239, "Far": 3711}
    one.do("fav", "Far")
    yield near(one.terms(), "rating"), {"Far": 1200, "Near": 0}
    one = town(plain(("Bad", 100), ("Other", 101)))
    one.others("Bad", [(1, 0)])
    yield near(one.terms(), "rating"), {"Bad": -750, "Other": 0}
    one = town(plain(("X", 100), ("Y", 300)))
    one.do("rate", "X", "2")
    ana = json.loads(one.run(NOW, "account", "--json"))["id"]
    one.do("account", "logout", "--yes")
    one.do("rate", "X", "5")
    one.do("contact", "add", "ana", "--account", ana)
    yield one.names("iwant-pick", "--count", "5"), "XY"
    yield one.names("iwant-pick", "--count", "5", "--with", "ana"), "Y"
    told = one.remarks("iwant-pick", "--count", "5", "--with", "ana")
    yield "ana rated it 2" in told, True


def near(terms, name):
    """The term of each place in ten-thousandths, the distance to the next one."""
    return {place: round(10000 * one[name]) for place, one in terms.items()}


def same(found, right):
    if isinstance(found, dict) and isinstance(right, dict) and set(found) == set(right):
        return all(abs(found[key] - right[key]) <= 1 for key in right)
    return found == right or not found and not right


SCENARIOS = [
    one_lime_does_not_promote, strangers_limes, a_bad_viral_place_sinks, steady_beats_a_burst,
    old_heat_is_no_heat, one_person_does_not_erase_many, by_rating, mine_and_filters,
    what_is_listed_passes, the_standard_of_a_pick, variety, five_days_five_places,
    discover_discovers, hearts_and_several_people]


def main():
    sys.argv[1] = os.path.abspath(sys.argv[1])
    wrong = checked = 0
    with tempfile.TemporaryDirectory() as root:
        def town(places):
            return Town(tempfile.mkdtemp(dir=root), places)
        for scenario in SCENARIOS:
            for number, (found, right) in enumerate(scenario(town), 1):
                checked += 1
                if not same(found, right):
                    print(f"{scenario.__name__}, {number}: {found}, expected {right}")
                    wrong += 1
    print(f"{checked} answers, {wrong} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
