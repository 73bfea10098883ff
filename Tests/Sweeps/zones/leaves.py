"""The boundaries cut into squares: large ones inside a zone, small ones along borders where people live."""

from multiprocessing import Pool

import numpy as np
import shapely
from curve import LEVELS, cells, code, degrees

# A border where nobody lives is followed in squares of ten kilometres only.
LEAST_LEVEL, EMPTY_LEVEL = 11, 12


def polygons(truth):
    """The area of every zone, by number."""
    areas = {}
    for name in truth.finder.timezone_names:
        if name not in truth.numbers:
            continue
        rings = truth.finder.get_geometry(tz_name=name, coords_as_pairs=True)
        parts = [shapely.Polygon(np.array(one[0]), [np.array(hole) for hole in one[1:]])
                 for one in rings]
        areas[truth.numbers[name]] = shapely.multipolygons(parts)
    shanghai, urumqi = truth.numbers["Asia/Shanghai"], truth.numbers["Asia/Urumqi"]
    areas[shanghai] = areas[shanghai].union(areas.pop(urumqi).buffer(0))
    return areas


class Cutter:
    """Cuts one quarter of the map. A leaf is (level, x, y, [(zone, area in square degrees)])."""

    def __init__(self, truth, longitudes, latitudes):
        self.truth = truth
        x, y = cells(longitudes, latitudes)
        self.lived = np.unique(code(x, y))
        self.areas = list(polygons(truth).items())

    def leaves(self, x, y):
        self.found, self.open = [], []
        self.cut(1, x, y, self.areas)
        while self.open:
            level, x, y, areas = self.open.pop()
            for east in (0, 1):
                for north in (0, 1):
                    self.cut(level + 1, 2 * x + east, 2 * y + north, areas)
        return self.found

    def cut(self, level, x, y, areas):
        west, south, side = degrees(x, level), degrees(y, level), 2 ** (32 - level) / 1e7
        whole = side * side
        clipped = [(zone, shapely.clip_by_rect(area, west, south, west + side, south + side))
                   for zone, area in areas]
        parts = [(zone, part, part.area) for zone, part in clipped if part.area > whole * 1e-7]
        if not parts:
            return
        centre = (west + side / 2, south + side / 2)
        if len(parts) > 1 and all(size > whole * 0.9999 for _, _, size in parts):
            # Two zones claim all of it.
            parts = [(self.truth.zone(*centre), None, whole)]
        if len(parts) == 1 or level == LEVELS or self.is_empty(level, x, y):
            sizes = [(self.truth.repaired(zone, *centre), size) for zone, _, size in parts]
            self.found.append((level, x, y, sizes))
        else:
            self.open.append((level, x, y, [(zone, part) for zone, part, _ in parts]))

    def is_empty(self, level, x, y):
        if not LEAST_LEVEL <= level <= EMPTY_LEVEL:
            return False
        shift = 2 * (LEVELS - level)
        start = int(code([x], [y], level)[0]) << shift
        place = np.searchsorted(self.lived, start)
        return place == len(self.lived) or self.lived[place] >= start + (1 << shift)


cutter = None


def cut_quarter(quarter):
    return cutter.leaves(*quarter)


def all_leaves(truth, longitudes, latitudes):
    """Every leaf, in the order of the curve, with the code it starts at."""
    global cutter
    cutter = Cutter(truth, longitudes, latitudes)
    with Pool(2) as pool:
        quarters = pool.map(cut_quarter, [(0, 0), (0, 1), (1, 0), (1, 1)], chunksize=1)
    found = []
    for level, x, y, sizes in sum(quarters, []):
        shift = 2 * (LEVELS - level)
        found.append((int(code([x], [y], level)[0]) << shift, level, x, y, sizes))
    return sorted(found)
