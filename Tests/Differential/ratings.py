#!/usr/bin/env python3
"""Compares the ratings of keylime with a second, independent calculation.

    ratings.py PROGRAM [ROUNDS [SEED]]

Makes random worlds (a catalogue with and without stars, several accounts that rate on random days, and
one of them that keeps, avoids and visits places), asks PROGRAM for its numbers, orders and picks, and works
all of it out again from the rules, in exact fractions where the program has whole numbers. Prints what
differs and exits with 1.
"""
import math
import os
import random
import sys
import tempfile
from fractions import Fraction

from rating_world import World

MILE = 1609.344


def floor(fraction):
    return fraction.numerator // fraction.denominator


def weight(age):
    """In 2^-20: halves every 14 days, rounded for the first 14 and shifted after that."""
    halvings, step = divmod(max(0, age), 14)
    return round(2**20 * 2 ** (-step / 14)) >> halvings if halvings < 20 else 0


class Numbers:
    """What the rules make of one place, for the person who asks."""

    def __init__(self, place, world):
        stars, reviews, ratings = place["stars"], place["reviews"], place["ratings"]
        known = stars not in (None, 0) and reviews != 0
        count = (10 if reviews is None else reviews) if known else 0
        share, people = min(count, 10), len(ratings)
        limes = sum(value for value, _ in ratings.values())
        votes, total = share + people, count + people
        self.mean = (
            Fraction(share * (stars if known else 0) + 100 * limes, 100 * votes) if votes else None)
        self.shown = None if votes == 0 else floor(self.mean * 10 + Fraction(1, 2))
        start = floor(Fraction(100 * (900 + count * stars), 3 + count)) if known else 30000
        self.order = floor(Fraction((3 + share) * start + 10000 * limes, 3 + share + people))
        promise = 5 if votes == 0 else (total * self.mean + 10) / (total + 2)
        self.promise = floor(promise * 10000)
        self.score = self.heat(ratings)
        self.mine = ratings.get(world.me, (None,))[0]
        self.word = self.mine or (5 if place["id"] in world.hearts else None)
        self.unwelcome = place["id"] in world.avoided or self.mine in (1, 2)
        best = [self.shown or 0, 10 * self.word if self.word and self.word > 2 else 0]
        self.filtered = max(best) or None
        self.promising = promise >= Fraction(7, 2) or (self.filtered or 0) >= 35
        self.known = (
            self.mine is not None or place["id"] in world.hearts
            or any(place["id"] == one for one, _, _ in world.visits))
        self.points = self.pick(place, world)

    @staticmethod
    def heat(ratings):
        days = {}
        for value, age in ratings.values():
            days[age] = days.get(age, 0) + value - 3
        heat = sum(
            (1 if net >= 0 else -1) * math.isqrt(abs(net) * 10**6) * weight(age)
            for age, net in days.items())
        return abs(heat) // (100 * 2**20) * (1 if heat >= 0 else -1)

    def pick(self, place, world):
        """The terms of the pick that depend on ratings and visits, in ten-thousandths."""
        farther = 0
        for one, cuisines, days in world.visits:
            if one == place["id"]:
                farther = max(farther, 2500 * 2 ** (-days / 7))
            elif set(cuisines) & set(place["cuisines"]):
                farther = max(farther, 500 * 2 ** (-days / 3))
        metres = place["metres"] + round(farther)
        order = max(self.order, 10000 * (self.word or 0))
        lead = Fraction(abs(order - 30000), 20000)
        gain = floor(1500 * (1 - 1 / (1 + 4 * lead)) + Fraction(1, 2))
        return round(7400 * MILE / (MILE + 4 * metres)), gain if order >= 30000 else -gain


def expected(world, numbers, name, least):
    """The ids of a list in their order."""
    def fits(place):
        own = numbers[place["id"]]
        return least is None or not own.unwelcome and (own.filtered or 0) >= least

    def by_score(place):
        own = numbers[place["id"]]
        return -own.score, -own.order, place["metres"], place["id"]

    places = [place for place in world.places if fits(place)]
    if name == "nearby":
        def by_rating(place):
            own = numbers[place["id"]]
            return own.unwelcome, -own.order, place["metres"], place["id"]
        return [place["id"] for place in sorted(places, key=by_rating)]
    places = [place for place in places if not numbers[place["id"]].unwelcome]
    if name == "discover":
        places = [place for place in places if place["id"] not in world.hearts]
    rows = sorted(places, key=by_score)
    if name == "trending":
        return [place["id"] for place in rows]
    fresh = sorted(
        (place for place in places if not numbers[place["id"]].known),
        key=lambda place: (-numbers[place["id"]].promise, place["metres"], place["id"]))
    ids, run = [], 0
    while len(ids) < len(places):
        choice = fresh if run >= 2 and any(one["id"] not in ids for one in fresh) else rows
        place = next(one for one in choice if one["id"] not in ids)
        run = run + 1 if numbers[place["id"]].known else 0
        ids.append(place["id"])
    return ids


LISTS = {
    "discover": ["discover"], "favorites": ["discover", "--favorites"],
    "trending": ["discover", "--favorites", "--sort", "trending"],
    "nearby": ["nearby", "--sort", "rating"]}


def differences(world):
    numbers = {place["id"]: Numbers(place, world) for place in world.places}
    for name, words in LISTS.items():
        for least in (None, 20, 30, 35, 40, 45):
            limit = [] if least is None else ["--min-rating", str(least / 10)]
            rows = world.ask(*words, *limit, "--explain")
            for row in rows:
                own, told = numbers[row["id"]], row["explain"]
                found = (row.get("mean"), told["orderNumber"], told["promise"], told["score"],
                         row.get("mine"), "avoided" in row)
                right = (None if own.shown is None else own.shown / 10, own.order / 10000,
                         own.promise / 10000, own.score / 10, own.mine, own.unwelcome)
                if found != right:
                    yield f"{name} {row['id']}: {found}, expected {right}"
            ids, right = [row["id"] for row in rows], expected(world, numbers, name, least)
            if ids != right:
                yield f"{name} from {least}: {ids}, expected {right}"
    yield from wrong_picks(world, numbers)


def wrong_picks(world, numbers):
    for least in (None, 30, 40):
        limit = [] if least is None else ["--min-rating", str(least / 10)]
        picks = world.ask("iwant-pick", "--count", "50", *limit)
        for pick in picks:
            found = tuple(round(10000 * pick["terms"][name]) for name in ("distance", "rating"))
            # Places are so many metres away but for a few millimetres.
            right = numbers[pick["id"]].points
            if abs(found[0] - right[0]) > 1 or found[1] != right[1]:
                yield f"pick {pick['id']}: {found}, expected {right}"
        order = [(-round(10000 * pick["score"]), pick["distance"], pick["id"]) for pick in picks]
        if order != sorted(order):
            yield f"picks are out of order: {order}"
        right = {
            one for one, own in numbers.items() if not own.unwelcome
            and (own.promising if least is None
                 else own.filtered is None or own.filtered >= least)}
        if {pick["id"] for pick in picks} != right:
            yield f"picks from {least}: {[pick['id'] for pick in picks]}, expected {sorted(right)}"


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    wrong = 0
    for number in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            world = World(program, folder, random.Random(seed * 1000 + number))
            world.live()
            for difference in differences(world):
                print(f"seed {seed}, round {number}: {difference}")
                wrong += 1
    print(f"{rounds} worlds, {wrong} differences")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
