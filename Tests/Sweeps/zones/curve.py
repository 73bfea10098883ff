"""The Hilbert curve of the program, cut to 16 levels, and the characters that its table is written in.

A cell of level l is one of 4**l squares over the 2**32 x 2**32 values that degrees times 1e7 can have, which
is more than the world. A cell of level 16 is about 0.7 km from north to south.
"""

import numpy as np

LEVELS = 16
FIRST = ord("(")


def cells(longitudes, latitudes):
    """The columns and rows of points at the last level."""
    def cut(degrees):
        units = np.rint(np.asarray(degrees, float) * 1e7).astype(np.int64)
        return (units + 2**31) >> (32 - LEVELS)
    return cut(longitudes), cut(latitudes)


def degrees(cell, level):
    """Where a column or row of a level starts; half a one is its middle."""
    return (cell * 2 ** (32 - level) - 2**31) / 1e7


def code(x, y, levels=LEVELS):
    """How far along the curve cells are."""
    x, y = np.array(x, np.int64), np.array(y, np.int64)
    key = np.zeros_like(x)
    everything = (1 << levels) - 1
    for level in reversed(range(levels)):
        right, top = (x >> level) & 1, (y >> level) & 1
        key = key << 2 | ((3 * right) ^ top)
        flips = (top == 0) & (right == 1)
        x, y = np.where(flips, everything - x, x), np.where(flips, everything - y, y)
        x, y = np.where(top == 0, y, x), np.where(top == 0, x, y)
    return key


def written(number, count):
    """A number in base 85, in so many characters; none of them is a quote, a number sign or a backslash
    that a raw string would notice."""
    text = ""
    for _ in range(count):
        number, digit = divmod(number, 85)
        text = chr(FIRST + digit) + text
    return text


def read(text):
    number = 0
    for character in text:
        number = number * 85 + ord(character) - FIRST
    return number
