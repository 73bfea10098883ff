"""Stores that were lived in: an invented or a given catalogue, and a random life through a built program.

Each recipe makes another kind of store. `Lived.home` is where the store was written, and stays there:
a program may tell a store that was moved from one that was not.
"""

import os
import shutil

from deeds import START, Life
from invented_journal import Journal, crc32c
from invented_towns import Catalogue
from programs import Home

RECIPES = [
    "sample", "town", "two sources", "later", "csv", "geojson", "large", "merged", "long",
    "unfinished", "quiet"]


class Lived:
    """One store, and what is known of it."""

    def __init__(self, program, folder, recipe, random, deeds, catalogue=None):
        self.program, self.recipe, self.random = program, recipe, random
        self.home = Home(folder, self.surroundings())
        self.places, self.life = [], None
        self.configure()
        if catalogue:
            self.make_of(os.path.abspath(catalogue), deeds)
        else:
            getattr(self, "make_" + recipe.replace(" ", "_"))(deeds)

    def surroundings(self):
        return {
            "TZ": self.random.choice(["UTC", "Europe/Berlin", "America/Los_Angeles"]),
            "LC_ALL": self.random.choice(["C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8"]),
            "COLUMNS": self.random.choice(["80", "120"])}

    def configure(self):
        settings = [("home", "55.95,-3.19"), ("place.work", "55.955,-3.2"), ("currency", "GBP"), ("units", "imperial")]
        for name, value in settings:
            if self.random.random() < 0.5:
                self.home.do(self.program, ["config", "set", name, value])

    # Recipes ------------------------------------------------------------------------------------

    def make_sample(self, deeds):
        self.live(deeds)

    def make_town(self, deeds):
        self.bring(Catalogue(self.random, 250), "town")
        self.live(deeds)

    def make_two_sources(self, deeds):
        town = Catalogue(self.random, 250)
        self.bring(town, "town")
        self.live(deeds // 2)
        self.bring(town.seen_by_another("x"), "other")
        self.look()
        self.life.live(deeds // 2)

    def make_later(self, deeds):
        """The source is imported again, and a second one comes and goes, in the middle of the life."""
        town = Catalogue(self.random, 250)
        self.bring(town, "town")
        self.live(deeds // 3)
        self.bring(town.later(), "town")
        self.life.live(deeds // 3)
        self.bring(town.seen_by_another("x"), "other")
        self.life.live(deeds // 3)
        self.home.do(self.program, ["import", "--remove", "other"])

    def make_csv(self, deeds):
        self.convert("csv", deeds)

    def make_geojson(self, deeds):
        self.convert("geojson", deeds)

    def convert(self, form, deeds):
        """The catalogue comes as another format, written by the program itself."""
        between = Home(f"{self.home.folder}/between")
        path = Catalogue(self.random, 200).write(f"{between.folder}/town.jsonl")
        between.do(self.program, ["import", path, "-q"])
        text = between.do(self.program, ["export", "--format", form]).text
        path = f"{self.home.folder}/town.{form}"
        with open(path, "w") as file:
            file.write(text)
        self.home.do(self.program, ["import", path, "-q"])
        self.live(deeds)

    def make_large(self, deeds):
        """Thousands of places and of events."""
        self.bring(Catalogue(self.random, 4000), "town")
        self.live(deeds)
        for _ in range(25):
            self.life.keep_many()
            self.life.live(3)

    def make_long(self, deeds):
        """Twenty thousand events came from another replica before the life begins."""
        self.bring(Catalogue(self.random, 1500), "town")
        self.look()
        self.home.do(self.program, ["contact", "add", "eli"], KEYLIME_NOW=START.strftime("%Y-%m-%dT%H:%M:%SZ"))
        me = self.home.do(self.program, ["account", "show", "--json"]).json["id"]
        Journal(self.random, me, self.places, 20_000, START).write(self.home.store)
        self.live(deeds)

    def make_merged(self, deeds):
        """Two replicas lived on apart, and then their journals met."""
        self.bring(Catalogue(self.random, 200), "town")
        self.live(deeds // 3)
        away = Home(f"{self.home.folder}/away", self.home.variables | {"HOME": self.home.folder})
        away.variables["KEYLIME_STORE"] = away.store
        shutil.copytree(self.home.store, away.store)
        self.life.live(deeds // 3)
        other = Life(self.program, away, self.random, self.places, domain="example.net")
        other.live(deeds // 3)
        shutil.copytree(
            f"{away.store}/journal", f"{self.home.store}/journal", dirs_exist_ok=True,
            copy_function=copy_if_longer)
        self.life.live(20)

    def make_unfinished(self, deeds):
        """Its journal ends with a kind of event that nobody knows, and a line that was cut short."""
        self.bring(Catalogue(self.random, 150), "town")
        self.live(deeds)
        folder = f"{self.home.store}/journal"
        [replica] = os.listdir(folder)
        segment = f"{folder}/{replica}/{max(os.listdir(f'{folder}/{replica}'))}"
        with open(segment, "rb") as file:
            last = file.read().splitlines(keepends=True)[-1]
        with open(segment, "ab") as file:
            file.write(unknown_event(last) + last[:50])

    def make_quiet(self, deeds):
        self.bring(Catalogue(self.random, 300), "town")
        self.look()

    def make_of(self, path, deeds):
        self.home.do(self.program, ["import", path, "-q"])
        self.live(deeds)

    # What they share ----------------------------------------------------------------------------

    def bring(self, catalogue, source):
        path = catalogue.write(f"{self.home.folder}/{source}.jsonl")
        self.home.do(self.program, ["import", path, "--source", source, "-q"])

    def live(self, deeds):
        self.look()
        self.life = Life(self.program, self.home, self.random, self.around()[:120])
        self.life.live(deeds)

    def look(self):
        """Reads which places there are."""
        fields = "--json=id,name,latitude,longitude,cuisines,address"
        run = self.home.do(self.program, ["export", fields])
        if run.status != 0:
            run = self.home.do(self.program, ["nearby", "--near", "35.28,-120.66", "-w50km", "-n500", fields])
        self.places = run.json

    def around(self):
        """The places of the densest corner first, and a few from everywhere else."""
        corners = {}
        for place in self.places:
            corner = round(place["latitude"] * 20), round(place["longitude"] * 20)
            corners.setdefault(corner, []).append(place)
        dense = max(corners.values(), key=len)[:90]
        return dense + self.random.sample(self.places, min(30, len(self.places)))

    @property
    def centre(self):
        return self.around()[0]


def copy_if_longer(source, target):
    """Segments only grow: the longer of two copies holds the other."""
    if not os.path.exists(target) or os.path.getsize(source) > os.path.getsize(target):
        shutil.copy2(source, target)


def unknown_event(last):
    """A line such as a later version may write, after the last line of a segment."""
    members = last[:last.rindex(b',"crc"')]
    number = int(members.split(b'"n":')[1].split(b",")[0])
    head = members[:members.index(b'"do":')].replace(b'"n":%d,' % number, b'"n":%d,' % (number + 1))
    # The counter behind the number sign makes it later.
    before, _, after = head.partition(b"Z#")
    line = before + b"Z#fff0" + after[4:] + b'"do":"sing","song":"of the sea"'
    return line + b',"crc":"%08x"}\n' % crc32c(line)
