"""Random questions to a store that was lived in: every verb that reads, with its options."""

from collections import namedtuple

# The commands of a question, the last of which answers it, and what it is asked with.
Question = namedtuple("Question", "steps variables")

WHEN = ["now", "today", "18:00", "friday 20:00", "2026-12-25T12:00", "+2h", "yesterday"]
OTHER_FORMS = {
    "GeoJSON": ["--geojson"], "ids": ["-0"], "header": ["--header"], "ndjson": ["--ndjson=id,name,address.city,distance"],
    "template": ["--template", "{{id}}: {{name}} {{distance}}"]}
# The verbs whose screens are compared too: they show no rating of others, and cut no words that were changed.
SCREENS = {"fav", "rate", "likes", "deals", "timeline", "split", "account", "contact", "admin", "checkin"}


class World:
    """What there is to ask about."""

    def __init__(self, lived):
        self.random = lived.random
        home, program = lived.home, lived.program
        self.centre = lived.centre
        self.near_places = lived.around()
        self.places = lived.places
        now = {"KEYLIME_NOW": lived.life.clock if lived.life else "2026-11-20T18:00:00Z"}

        def ids(words, field="id"):
            return [row[field] for row in home.all(program, words, **now) if field in row] or ["none"]

        self.check_ins = ids(["timeline", "-n1000"])
        self.bills = ids(["split", "history"])
        self.people = ids(["contact", "list"], "name")
        self.deal_ids = ids(["deals", "-w20000km", "--near", self.spot(0)])
        self.events = ids(["log", "-n2000"], "event")
        self.kinds = ids(["log", "-n2000"], "do")

    # Parts --------------------------------------------------------------------------------------

    def spot(self, spread=0.01):
        return "%.5f,%.5f" % tuple(
            max(-limit, min(limit, self.centre[name] + self.random.uniform(-spread, spread)))
            for name, limit in (("latitude", 89), ("longitude", 179)))

    def near(self):
        """Where somebody is; without, it is home."""
        choice = self.random.random()
        if choice < 0.75:
            return ["--near", self.spot()]
        if choice < 0.85:
            return ["--near", f"geo:{self.spot()}"]
        place = self.random.choice(self.places)
        cities = [place["address"]["city"]] if (place.get("address") or {}).get("city") else []
        return self.random.choice([[], ["--near", "work"], *(["--near", city] for city in cities)])

    def within(self):
        return self.random.choice([[], [], ["-w", self.random.choice(["300m", "1km", "2mi", "40km", "9000km"])]])

    def limit(self):
        return self.random.choice([[], ["-n", self.random.choice(["1", "3", "7", "50", "3000"])]])

    def place(self):
        place = self.random.choice(self.near_places if self.random.random() < 0.7 else self.places)
        return place["name"] if self.random.random() < 0.2 else place["id"]

    def cuisine(self):
        place = self.random.choice(self.places)
        return self.random.choice(place.get("cuisines") or ["thai"])

    def word(self):
        """A word to look for, whole, cut short, or with a slip."""
        place = self.random.choice(self.places)
        street = (place.get("address") or {}).get("street") or "street"
        text = self.random.choice([place["name"], place["name"], street, self.cuisine()])
        word = self.random.choice(text.split() or ["thai"])
        choice = self.random.random()
        if choice < 0.3 and len(word) > 3:
            return word[:-2]
        if choice < 0.4 and len(word) > 5:
            return word[:2] + word[3] + word[2] + word[4:]
        return word

    def filters(self, rated=True):
        filters = [
            ["--cuisine", self.cuisine()], ["--cuisine", f"{self.cuisine()},{self.cuisine()}"],
            ["--kind", self.random.choice(["restaurant", "cafe", "bar"])], ["--max-price", self.random.choice("123")],
            ["--diet", self.random.choice(["vegan", "vegetarian"])], ["--known", self.random.choice(["price", "hours"])],
            ["--age", "15"], ["--open-now"], ["--at", self.random.choice(WHEN)],
            ["--max-price", "2", "--unknown"], ["--open-now", "--unknown"]]
        if rated:
            filters.append(["--min-rating", self.random.choice(["2", "3.5", "4", "4.5"])])
        chosen = self.random.sample(filters, self.random.choice([0, 0, 1, 1, 2]))
        return [word for words in chosen for word in words]

    def maybe(self, *words, chance=0.5):
        return list(words) if self.random.random() < chance else []

    # Finding ------------------------------------------------------------------------------------

    def discover(self):
        orders = ["trending", "recent", "rating", "distance", "price"]
        return [
            "discover", *self.near(), *self.within(), *self.limit(), *self.filters(),
            *self.maybe("--sort", self.random.choice(orders), chance=0.6), *self.maybe("--favorites"),
            *self.maybe("--explain", chance=0.2)]

    def nearby(self):
        return ["nearby", *self.near(), *self.within(), *self.limit(), *self.filters()]

    def search(self):
        words = [self.word() for _ in range(self.random.choice([1, 1, 2]))]
        return ["search", *self.near(), *self.within(), *self.limit(), *self.filters(), "--", *words]

    def show(self):
        return ["show", self.place(), *self.maybe(*self.near(), chance=0.3), *self.maybe("--geo", chance=0.1)]

    def pick(self):
        return [
            "iwant-pick", *self.near(), *self.within(), *self.maybe(self.word(), chance=0.4),
            *self.maybe("--cuisine", self.cuisine(), chance=0.2), *self.maybe("--max-price", "3", chance=0.2),
            *self.maybe("--limit", "3", chance=0.3), *self.maybe("--explain", chance=0.3), *self.maybe("--strict", chance=0.2),
            *self.maybe("--at", self.random.choice(WHEN), chance=0.3), *self.maybe("--not", self.cuisine(), chance=0.2),
            *self.maybe("--adventurous", chance=0.2), *self.maybe("--min-rating", "3", chance=0.2)]

    def next_card(self):
        return ["swipe", "--next", *self.near(), *self.filters()]

    def kept(self):
        verb, orders = self.random.choice([
            ("fav", ["distance", "name", "recent"]), ("rate", ["recent", "limes", "name", "distance"]), ("likes", [])])
        return [
            verb, *self.near(), *self.limit(), *self.maybe("--cuisine", self.cuisine(), chance=0.3),
            *(["--sort", self.random.choice(orders)] if orders and self.random.random() < 0.6 else []),
            *(["--min", "4"] if verb == "rate" and self.random.random() < 0.3 else [])]

    def my_rating(self):
        return ["rate", self.place()]

    def deals(self):
        return self.random.choice([
            ["deals", *self.near(), *self.within(), *self.maybe("--cuisine", self.cuisine(), chance=0.2)],
            ["deals", self.place()], ["deals", "show", self.random.choice(self.deal_ids)]])

    # Looking back -------------------------------------------------------------------------------

    def timeline(self):
        span = self.random.choice([
            [], ["--day", "2026-09-10"], ["--since", "2026-09-05", "--until", "2026-09-20"], ["--since", "last monday"],
            ["--with", self.random.choice(self.people)], ["--place", self.word()]])
        form = self.random.choice([
            [], self.limit(), ["--by", self.random.choice(["day", "month", "year", "place", "person"])], ["--stats"],
            ["--month", "2026-09"], ["--year", "2026"]])
        return self.random.choice([
            ["timeline", *span, *form], ["timeline", *span, *form], ["checkin"],
            ["timeline", "show", self.random.choice([*self.check_ins, "last"])],
            ["timeline", "export", "--format", self.random.choice(["ical", "geojson", "gpx", "csv"]), *span]])

    def split(self):
        person = self.random.choice(self.people)
        return self.random.choice([
            ["split"], ["split", "--totals"], ["split", "history"], ["split", "history", person],
            ["split", "show", self.random.choice(self.bills)], ["split", "settle"], ["split", "settle", "--suggest"],
            ["split", "export", "--format", self.random.choice(["hledger", "ledger", "splitwise"])]])

    def log(self):
        return [
            "log", *self.random.choice([[], ["-n", "5"], ["-n", "5000"]]),
            *self.maybe("--by", self.random.choice(["me", "sam0@example.org"]), chance=0.3),
            *self.maybe("--do", self.random.choice(self.kinds), chance=0.3),
            *self.maybe("--restaurant", self.place(), chance=0.3),
            *self.maybe("--since", self.random.choice(["2026-09-10", "yesterday"]), chance=0.3)]

    def backward(self):
        return [
            self.random.choice(["undo", "redo"]), "--dry-run",
            *self.maybe(self.random.choice(self.events[:60]), chance=0.6)]

    # The rest -----------------------------------------------------------------------------------

    def people_verbs(self):
        return self.random.choice([
            ["account", "show"], ["account", "list"], ["contact", "list"], ["contact", "export"],
            ["contact", "show", self.random.choice(self.people)]])

    def own(self):
        return self.random.choice([
            ["admin", "show"], ["admin", "deal", "list"], ["admin", "deal", "list", self.place()]])

    def data(self):
        return self.random.choice([
            ["export", "--format", self.random.choice(["keylime", "geojson", "csv"])], ["export"], ["import", "--list"]])

    def tab(self):
        """What the Tab key asks."""
        line = self.random.choice([
            ["show", self.place()[:3]], ["rate", self.word()[:4]], ["deals", "show", ""], ["timeline", "show", ""],
            ["split", self.random.choice(self.people)[:1]], ["undo", ""], ["split", "show", ""], ["discover", "--c"]])
        return ["__complete", "1", "bash", str(len(line)), "--", "keylime", *line]

    # A question ---------------------------------------------------------------------------------

    def verbs(self):
        return [
            (self.discover, 16), (self.nearby, 14), (self.search, 14), (self.show, 8), (self.pick, 8),
            (self.next_card, 3), (self.kept, 9), (self.my_rating, 3), (self.deals, 5), (self.timeline, 10),
            (self.split, 8), (self.log, 6), (self.backward, 2), (self.people_verbs, 3), (self.own, 2), (self.data, 1),
            (self.tab, 3)]

    def question(self, clocks):
        verbs, weights = zip(*self.verbs())
        words = self.random.choices(verbs, weights)[0]()
        steps = [words]
        if words[0] in ("nearby", "discover", "search", "fav") and self.random.random() < 0.05:
            steps.append(["show", "@2"])
        if words[0] == "iwant-pick" and self.random.random() < 0.3:
            steps.append([*words, "--next"])
        return Question(steps, {"KEYLIME_NOW": self.random.choice(clocks)})

    def forms(self, words):
        """How a question is asked: by name, the options before the verb and the variables."""
        if words[0] == "__complete":
            return {"lines": ([], {})}
        forms = {"lines": ([], {}), "JSON": (["--json"], {})}
        if self.random.random() < 0.15 and words[0] in ("discover", "nearby", "search", "fav", "show"):
            name = self.random.choice(list(OTHER_FORMS))
            forms[name] = ([*OTHER_FORMS[name]], {})
        if self.random.random() < 0.3 and words[0] in SCREENS:
            forms["screen"] = ([], {"KEYLIME_FORCE_TTY": "90", "KEYLIME_PAGER": "cat", "KEYLIME_NO_INPUT": "1"})
        return forms
