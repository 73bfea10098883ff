#!/usr/bin/env python3
"""Compares the ratings of keylime with a second, independent calculation.

    ratings.py PROGRAM [ROUNDS [SEED]]

Makes random worlds (a catalogue with and without stars, several accounts that rate on random days),
asks PROGRAM for its numbers and orders, and works both out again from the rules: shown number, KeyLime
score, order number and promise, as exact fractions where the program has whole numbers. Prints what
differs and exits with 1.
"""
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from fractions import Fraction

LATITUDE, LONGITUDE = 55.95, -3.19
NOW = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)


def floor(fraction):
    return fraction.numerator // fraction.denominator


def weight(age):
    """In 2^-20: halves every 14 days, rounded for the first 14 and shifted after that."""
    halvings, step = divmod(max(0, age), 14)
    return round(2**20 * 2 ** (-step / 14)) >> halvings if halvings < 20 else 0


def numbers(place):
    """number, orderNumber, promise and score of a place, as JSON gives them."""
    stars, reviews, ratings = place["stars"], place["reviews"], place["ratings"]
    known = stars not in (None, 0) and reviews != 0
    count = (10 if reviews is None else reviews) if known else 0
    share, people = min(count, 10), len(ratings)
    limes = sum(value for value, _ in ratings.values())
    votes = share + people
    mean = Fraction(share * (stars if known else 0) + 100 * limes, 100 * votes) if votes else None
    shown = None if mean is None else Fraction(floor(mean * 10 + Fraction(1, 2)), 10)
    start = floor(Fraction(100 * (900 + count * stars), 3 + count)) if known else 30000
    order = floor(Fraction((3 + share) * start + 10000 * limes, 3 + share + people))
    total = count + people
    promise = 50000 if mean is None else floor((total * mean + 10) / (total + 2) * 10000)
    days = {}
    for value, age in ratings.values():
        days[age] = days.get(age, 0) + value - 3
    heat = sum(
        (1 if net >= 0 else -1) * math.isqrt(abs(net) * 10**6) * weight(age)
        for age, net in days.items())
    tenths = abs(heat) // (100 * 2**20) * (1 if heat >= 0 else -1)
    return {
        "mean": None if shown is None else float(shown), "orderNumber": order / 10000,
        "promise": promise / 10000, "score": tenths / 10}


class World:
    """A store in a folder of its own, and what is known to be in it."""

    def __init__(self, program, folder, chance):
        self.program, self.folder, self.chance = program, folder, chance
        self.places = [self.place(number) for number in range(chance.randint(2, 12))]
        lines = "".join(json.dumps(self.record(place)) + "\n" for place in self.places)
        path = os.path.join(folder, "places.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.write(lines)
        self.run(NOW - timedelta(days=300), "import", path)

    def place(self, number):
        stars = self.chance.choice([None, None, self.chance.randint(20, 100) * 5])
        reviews = self.chance.choice([None, 0, 1, 3, 10, 40, 1200]) if stars else None
        metres = self.chance.choice([50, 100, 200, 300, 500, 800, 1500]) + number
        return {"id": f"p{number:02}", "metres": metres, "stars": stars, "reviews": reviews,
                "ratings": {}}

    def record(self, place):
        record = {"id": place["id"], "name": f"Place {place['id']}", "longitude": LONGITUDE,
                  "latitude": round(LATITUDE + place["metres"] / 111340, 7)}
        if place["stars"] is not None:
            record["rating"] = place["stars"] / 100
        if place["reviews"] is not None:
            record["ratingCount"] = place["reviews"]
        return record

    def run(self, when, *words):
        environment = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8",
            "KEYLIME_STORE": os.path.join(self.folder, "store"),
            "KEYLIME_NOW": when.strftime("%Y-%m-%dT%H:%M:%SZ")}
        result = subprocess.run([self.program, *words], env=environment, capture_output=True,
                                text=True, check=False)
        if result.returncode not in (0, 1):
            sys.exit(f"{' '.join(words)}: exit {result.returncode}\n{result.stderr}")
        return result.stdout

    def rate(self):
        """Somebody new rates some places, each on a day of its own; time only goes forward."""
        ages = sorted((int(200 * self.chance.random() ** 2) for _ in range(25)), reverse=True)
        for number, age in enumerate(ages):
            place, limes = self.chance.choice(self.places), self.chance.randint(1, 5)
            when = NOW - timedelta(days=age) + timedelta(seconds=number)
            if self.chance.random() < 0.4 and number:
                self.run(when, "account", "logout")
                self.person += 1
            self.run(when, "rate", place["id"], str(limes))
            place["ratings"][self.person] = (limes, age)

    person = 0

    def differences(self):
        near = ["--near", f"{LATITUDE},{LONGITUDE}", "--within", "5km", "--explain", "--json"]
        lists = {"trending": ["discover", "--favorites", "--sort", "trending"],
                 "rating": ["nearby", "--sort", "rating"]}
        expected = {place["id"]: numbers(place) for place in self.places}
        for name, words in lists.items():
            rows = json.loads(self.run(NOW, *words, *near) or "[]")
            for row in rows:
                found = {key: row["explain"].get(key) for key in ("orderNumber", "promise", "score")}
                found["mean"] = row.get("mean")
                if found != expected[row["id"]]:
                    yield f"{row['id']}: {found}, expected {expected[row['id']]}"

            def key(place):
                own = expected[place["id"]]
                score = -own["score"] if name == "trending" else 0
                return (score, -own["orderNumber"], place["metres"], place["id"])
            order = [place["id"] for place in sorted(self.places, key=key)]
            if [row["id"] for row in rows] != order:
                yield f"{name}: {[row['id'] for row in rows]}, expected {order}"


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    wrong = 0
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            world = World(program, folder, random.Random(seed * 1000 + number))
            world.rate()
            for difference in world.differences():
                print(f"seed {seed}, round {number}: {difference}")
                wrong += 1
    print(f"{rounds} worlds, {wrong} differences")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
