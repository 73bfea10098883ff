"""Invented catalogues for sweeps: towns of places, the same for the same seed.

They hold what real catalogues hold: names that occur twice, many scripts, unknown prices and hours,
sources with few and with many reviews, a town across the antimeridian and one near the pole.
"""

import json

FIRST = ["Old", "Golden", "Blue", "Little", "Café", "O'Malley's", "La", "Bún", "Кафе", "Süßes", "El"]
SECOND = ["Dragon", "Lantern", "Kitchen", "Olive", "Phở", "Ñandú", "東京", "Harbour", "Мир", "Basil", "Oven"]
CUISINES = ["thai", "pizza", "indian", "burger", "mexican", "vietnamese", "coffee_shop", "sushi", "ice_cream"]
KINDS = ["restaurant"] * 6 + ["cafe", "fast_food", "bar", "pub", "ice_cream"]
SERVICES = ["takeaway", "delivery", "outdoor_seating", "wheelchair"]
DIETS = ["vegetarian", "vegan", "halal", "gluten_free"]
HOURS = [
    "Mo-Su 11:00-22:00", "24/7", "Mo-Fr 08:00-15:00", "Tu-Su 17:30-02:00", "Mo-Sa 12:00-14:30,18:00-23:00; PH off",
    "Fr-Sa 20:00-04:00", "by appointment", "Mo-Su 06:00-11:00; Dec 25 off"]
STREETS = ["High Street", "Elm Road", "Market Square", "Königsallee", "Rue de l'Église", "улица Мира"]
# The middle of each town, its share of the places, its zone.
TOWNS = [
    ("Amberton", 55.95, -3.19, 0.7, "Europe/London"), ("Datewell", -17.8, 179.995, 0.2, "Pacific/Fiji"),
    ("Northend", 78.22, 15.65, 0.1, None)]


class Catalogue:
    """The places of one source."""

    def __init__(self, random, count, prefix="t"):
        self.random = random
        self.prefix = prefix
        self.places = [self.place(number) for number in range(count)]

    def place(self, number):
        random = self.random
        town, latitude, longitude, _, zone = random.choices(TOWNS, [town[3] for town in TOWNS])[0]
        longitude += random.uniform(-0.03, 0.03)
        place = {
            "id": f"{self.prefix}{number}", "name": f"{random.choice(FIRST)} {random.choice(SECOND)}",
            "latitude": round(latitude + random.uniform(-0.02, 0.02), 6),
            "longitude": round((longitude + 180) % 360 - 180, 6), "kind": random.choice(KINDS)}
        unsure = {
            "cuisines": lambda: random.sample(CUISINES, random.choice([1, 1, 2])),
            "diets": lambda: random.sample(DIETS, random.choice([1, 2])),
            "services": lambda: random.sample(SERVICES, random.choice([1, 2])),
            "noServices": lambda: [random.choice(SERVICES)],
            "address": lambda: {"street": f"{random.randrange(1, 99)} {random.choice(STREETS)}", "city": town},
            "price": lambda: random.randrange(1, 5), "rating": lambda: random.randrange(10, 51) / 10,
            "phone": lambda: f"+1 555 01{number % 100:02}", "website": lambda: f"https://example.org/{number}",
            "openingHours": lambda: random.choice(HOURS), "timeZone": lambda: zone,
            "minimumAge": lambda: random.choice([16, 18]), "otherNames": lambda: [f"Place {number}"]}
        rare = {"diets": 0.3, "services": 0.3, "noServices": 0.2, "timeZone": 0.3, "minimumAge": 0.05, "otherNames": 0.1}
        for name, make in unsure.items():
            if random.random() < rare.get(name, 0.6) and (value := make()) is not None:
                place[name] = value
        if "rating" in place and random.random() < 0.8:
            place["ratingCount"] = random.choice([1, 3, 10, 40, 1203])
        return place

    def later(self):
        """The source some months later: some places are gone, some are new, some have changed."""
        later = Catalogue(self.random, 0, self.prefix)
        for place in self.places:
            chance = self.random.random()
            if chance < 0.05:
                continue
            if chance < 0.15:
                place = self.place(int(place["id"][len(self.prefix):]))
            later.places.append(place)
        start = len(self.places)
        later.places += [later.place(number) for number in range(start, start + start // 20 + 1)]
        return later

    def seen_by_another(self, prefix):
        """Another source that knows a part of the same places."""
        other = Catalogue(self.random, 0, prefix)
        for place in self.random.sample(self.places, len(self.places) // 3):
            twin = dict(place, id=f"{prefix}{place['id']}")
            for name in ("price", "phone", "services", "rating", "ratingCount"):
                if self.random.random() < 0.5:
                    twin.pop(name, None)
            other.places.append(twin)
        start = len(self.places)
        other.places += [other.place(number) for number in range(start, start + 30)]
        return other

    def write(self, path):
        with open(path, "w") as file:
            for place in self.places:
                file.write(json.dumps(place, ensure_ascii=False) + "\n")
        return path
