"""A store in which people rate, keep, avoid and visit places, and what is known to be in it."""
import json
import os
import subprocess
import sys
from datetime import datetime, timedelta, timezone

LATITUDE, LONGITUDE = 55.95, -3.19
NOW = datetime(2026, 11, 20, 12, tzinfo=timezone.utc)
NEAR = ["--near", f"{LATITUDE},{LONGITUDE}", "--within", "5km"]


class World:
    """The person who asks is the last account: its deeds are those of `me`."""

    def __init__(self, program, folder, chance):
        self.program, self.folder, self.chance = program, folder, chance
        self.hearts, self.avoided, self.visits = set(), set(), []
        self.places = [self.place(number) for number in range(chance.randint(2, 12))]
        path = os.path.join(folder, "places.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(self.record(place)) + "\n" for place in self.places)
        self.run(NOW - timedelta(days=300), "import", path)

    def place(self, number):
        stars = self.chance.choice([None, None, self.chance.randint(20, 100) * 5])
        reviews = self.chance.choice([None, 0, 1, 3, 10, 40, 1200]) if stars else None
        metres = self.chance.choice([50, 100, 200, 300, 500, 800, 1500]) + number
        return {"id": f"p{number:02}", "metres": metres, "stars": stars, "reviews": reviews,
                "cuisines": self.chance.sample(["thai", "ramen", "burger"], self.chance.randint(0, 2)),
                "ratings": {}}

    def record(self, place):
        record = {"id": place["id"], "name": f"Place {place['id']}", "longitude": LONGITUDE,
                  "latitude": round(LATITUDE + place["metres"] / 111340, 7),
                  "cuisines": place["cuisines"], "openingHours": "24/7", "price": 2}
        if place["stars"] is not None:
            record["rating"] = place["stars"] / 100
        if place["reviews"] is not None:
            record["ratingCount"] = place["reviews"]
        return record

    def run(self, when, *words):
        environment = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "KEYLIME_STORE": os.path.join(self.folder, "store"),
            "KEYLIME_NOW": when.strftime("%Y-%m-%dT%H:%M:%SZ")}
        result = subprocess.run([self.program, *words], env=environment, capture_output=True,
                                text=True, check=False)
        if result.returncode not in (0, 1):
            sys.exit(f"{' '.join(words)}: exit {result.returncode}\n{result.stderr}")
        return result.stdout

    def ask(self, *words):
        """The rows of an answer as JSON."""
        return json.loads(self.run(NOW, *words, *NEAR, "--json") or "[]")

    def live(self):
        """People rate places, each on a day of its own; time only goes forward. The last of them
        also keeps, avoids and visits some."""
        person = 0
        ages = sorted((int(200 * self.chance.random() ** 2) for _ in range(25)), reverse=True)
        for number, age in enumerate(ages):
            place, limes = self.chance.choice(self.places), self.chance.randint(1, 5)
            when = NOW - timedelta(days=age) + timedelta(seconds=number)
            if self.chance.random() < 0.4 and number and number < 20:
                self.run(when, "account", "logout", "--yes")
                person += 1
            self.run(when, "rate", place["id"], str(limes))
            place["ratings"][person] = (limes, age)
        self.me = person
        ids = [place["id"] for place in self.places]
        self.hearts = set(self.chance.sample(ids, self.chance.choice([0, 0, 1, 2])))
        self.avoided = set(self.chance.sample(ids, self.chance.choice([0, 0, 1])))
        for one in self.hearts:
            self.run(NOW, "fav", one)
        for one in self.avoided:
            self.run(NOW, "avoid", one)
        for one in self.chance.sample(self.places, self.chance.choice([0, 1, 2]) % len(self.places)):
            days = self.chance.randint(0, 20)
            when = NOW - timedelta(days=days)
            self.run(NOW, "checkin", one["id"], "--at", when.strftime("%Y-%m-%dT%H:%M:%S+00:00"))
            self.visits.append((one["id"], one["cuisines"], days))
