"""Long invented journals, as files of version 0.1.0: what no sweep has the time to live through.

They are the journal of another replica. Its events happened before the life that is lived in the store, so that
a snapshot of it is large and old, and what comes later lies over it.
"""

import datetime
import json
import os

SEGMENT = 500
STEP = datetime.timedelta(minutes=9)


class Journal:
    """The events of one who is logged in, and of others, about some places."""

    def __init__(self, random, me, places, count, end):
        self.random, self.me, self.places, self.count = random, me, places, count
        self.replica = self.id()
        self.others = [self.id() for _ in range(20)]
        self.start = end - STEP * (count + 1)
        self.own = []

    def id(self):
        return "".join(self.random.choices("0123456789abcdefghjkmnpqrstvwxyz", k=12))

    def write(self, store):
        folder = f"{store}/journal/{self.replica}"
        os.makedirs(folder)
        for first in range(1, self.count + 1, SEGMENT):
            with open(f"{folder}/{first // SEGMENT + 1:06}.jsonl", "wb") as file:
                for n in range(first, min(first + SEGMENT, self.count + 1)):
                    file.write(self.line(n))

    def line(self, n):
        mine = self.random.random() < 0.5
        by = self.me if mine else self.random.choice(self.others)
        do = self.action(by)
        if n <= len(self.others):
            by, do = self.others[n - 1], {"do": "createAccount"}
        elif mine and do["do"] != "undo":
            self.own.append(f"{self.replica}.{n}")
        moment = self.start + STEP * n
        event = {
            "v": 1, "replica": self.replica, "n": n, "time": moment.strftime("%Y-%m-%dT%H:%M:%S.000Z#0000"), "by": by, **do}
        line = json.dumps(event, separators=(",", ":"), ensure_ascii=False).encode()[:-1]
        return line + b',"crc":"%08x"}\n' % crc32c(line)

    def action(self, by):
        place = self.random.choice(self.places)
        of = {"restaurant": place["id"]}
        choice = self.random.random()
        if choice < 0.4:
            return {"do": "rate", **of, "limes": self.random.randrange(1, 6)}
        if choice < 0.5:
            return {"do": self.random.choice(["favourite", "favourite", "unfavourite", "clearRating"]), **of}
        if choice < 0.55:
            return {"do": self.random.choice(["like", "pass", "unlike"]), **of}
        if choice < 0.75:
            return self.check_in(place)
        if choice < 0.97 or by != self.me or not self.own:
            return self.bill(by)
        return {"do": "undo", "event": self.own.pop(self.random.randrange(len(self.own)))}

    def check_in(self, place):
        copied = {name: place[name] for name in ("name", "latitude", "longitude")}
        day = f"2026-0{self.random.randrange(1, 8)}-{self.random.randrange(10, 29)}"
        return {
            "do": "checkIn", "checkIn": self.id(),
            "set": {"restaurant": place["id"], "place": copied, "at": f"{day}T19:30:00+00:00"}}

    def bill(self, by):
        bill, amount = self.id(), self.random.randrange(300, 9000)
        people = [f"contact:0000000000{self.random.randrange(10, 30)}", f"account:{by}"]
        return {
            "do": "addBill", "bill": bill, "set": {
                "id": bill, "date": "2026-07-01T12:00:00+00:00", "title": "Lunch", "kind": "expense", "currency": "EUR",
                "amount": amount, "payers": [{"person": f"account:{by}", "minor": amount}],
                "split": {"mode": "equally", "people": people}}}


def crc32c(data):
    """The checksum of journal lines (Castagnoli)."""
    value = 0xFFFFFFFF
    for byte in data:
        value = TABLE[(value ^ byte) & 0xFF] ^ value >> 8
    return value ^ 0xFFFFFFFF


def table_entry(value):
    for _ in range(8):
        value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    return value


TABLE = [table_entry(byte) for byte in range(256)]
