"""Which time zone a point is in, by the full boundaries: what the table of the program is measured against.

Needs timezonefinder and tzdata from PyPI.
"""

import os

import numpy as np
import tzdata
from timezonefinder import TimezoneFinder


class Truth:
    """Zones by number: their names in alphabetical order, and the country of each (ISO 3166-1).

    Country by zone is that of zone.tab, which has one for each; zone1970.tab has several.
    """

    def __init__(self):
        self.finder = TimezoneFinder(in_memory=True)
        path = os.path.join(os.path.dirname(tzdata.__file__), "zoneinfo", "zone.tab")
        with open(path) as lines:
            fields = [line.rstrip("\n").split("\t") for line in lines if not line.startswith("#")]
        countries = {zone: country for country, _, zone, *_ in fields}
        self.names = sorted(countries)
        self.countries = [countries[name] for name in self.names]
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def zone(self, longitude, latitude):
        """The number of the zone of a point; -1 at sea."""
        name = self.finder.timezone_at(lng=float(longitude), lat=float(latitude))
        return self.repaired(self.numbers.get(name, -1), longitude, latitude)

    def zones(self, longitudes, latitudes):
        pairs = zip(longitudes, latitudes)
        return np.array([self.zone(*pair) for pair in pairs], np.int16)

    def repaired(self, zone, longitude, latitude):
        """Two zones of the boundaries are not what a traveller needs.

        The north of Vietnam shares its history with Asia/Bangkok, which zone.tab gives to Thailand. In
        Xinjiang the boundaries overlap; the law and most signs there use the time of Beijing.
        """
        if zone == self.numbers["Asia/Urumqi"]:
            return self.numbers["Asia/Shanghai"]
        if zone == self.numbers["Asia/Bangkok"]:
            if (latitude > 18.5 and longitude > 102) or (longitude > 105 and latitude > 16.8):
                return self.numbers["Asia/Ho_Chi_Minh"]
        return zone
