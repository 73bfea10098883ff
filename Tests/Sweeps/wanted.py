"""Which differences between two versions are wanted: the table, and how answers are compared by it.

A question has one of these marks:

- `same`: nothing of the answer may differ;
- `numbers`: what tells ratings may differ, everything else not;
- `order`: as `numbers`, and the rows may stand in another order; when a limit cut the list, the rows may be others;
- `free`: any answer is as wanted, as long as the program did not break.

All but `same` exist because the rules of rating changed. Before anything else the words that were changed since
version 0.1.0 are changed in the old answer; see WORDS. When both versions have the same rules and words, `--strict`
lets nothing differ.
"""

import difflib
import json
import re

# What tells ratings, at any depth of a JSON answer and at the beginning of a `name TAB value` line.
RATING_FIELDS = {"rating", "ratingCount", "mean", "people", "keylimeScore", "explain", "score", "terms"}
# Fields that only the new version has; they are not compared.
NEW_FIELDS = set()
# The column of the rating in the lines of a list of places.
RATING_COLUMN = 4
# What is said in other words since version 0.1.0, as patterns in the old answers. Where the end of a name is not
# clear, it ends with a TAB, a quotation mark, a line or two spaces.
END = r"(?=\t|\"|\n|$|  | \()"
WORDS = [(re.compile(old, re.MULTILINE), new) for old, new in [
    (r"took back the rating of ", "removed the rating of "),
    (r"kept ((?:(?!  )[^\t\n\"])+) among the favourites", r"added \1 to the favourites"),
    (r"dropped ((?:(?!  )[^\t\n\"])+) from the favourites", r"removed \1 from the favourites"),
    (r"liked ((?:(?!  )[^\t\n\"])+) no longer", r"removed \1 from the likes"),
    (r"forgot which cards were seen", "reset the seen cards"),
    (r"took a picture off the check-in at ", "removed a picture from the check-in at "),
    (r"wrote down (\S(?:(?!  )[^\t\n\"(])*?)" + END, r"added \1 to the contacts"),
    (r"joined in (\S(?:(?!  )[^\t\n\"(])*?)" + END, r"imported \1"),
    (r"\bbegan" + END, "created the account"),
    (r"did '(\w+)', which this keylime does not know", r"did '\1', unknown to this version of keylime"),
    (r"^streak    none goes on", "streak    no current streak"),
    (r"records what was paid$", "records a payment"),
    (r"^◉ the place", "◉ this place"),
    (r"^in all you owe", "in total you owe"),
    (r" earlier ones; --limit lists more$", " earlier check-ins; --limit lists more"),
    (r"^you bear ", "your share is "),
    (r"^(\S.*) bears ", r"\1's share is "),
    (r"^per head +once", "limit     once per person"),
    (r"\bit is over$", "it has ended"),
    (r"\bit is used up$", "all uses are gone"),
    # The state of a deal in the table of one's own.
    (r"  over  (?= *\d)", "  ended  "),
]]
# Beyond this many lines a difference is cut.
LONGEST = 20


def has(words, *options):
    return any(option in words for option in options)


# The first line that fits a question gives its mark.
TABLE = [
    # A pick is by the order number and the promise.
    (lambda words: words[0] == "iwant-pick", "free"),
    # The number that is filtered on is another.
    (lambda words: has(words, "--min-rating"), "free"),
    (lambda words: words[0] == "discover" and has(words, "distance", "price"), "numbers"),
    # KeyLime score and order number.
    (lambda words: words[0] == "discover", "order"),
    (lambda words: words[0] in ("nearby", "search", "show", "swipe"), "numbers"),
]


def mark(words):
    return next((mark for fits, mark in TABLE if fits(words)), "same")


def mark_of(steps):
    """The mark of a question: the freest of its steps, since a later one may go by an earlier one's rows."""
    marks = [mark(words) for words in steps]
    if len(steps) > 1 and ("order" in marks or "free" in marks):
        return "free"
    return max(marks, key=["same", "numbers", "order", "free"].index)


def limit(words):
    """How many rows at most a list has."""
    for name in ("-n", "--limit"):
        if name in words:
            return int(words[words.index(name) + 1])
    return 20


# Comparing --------------------------------------------------------------------------------------

def verdict(question, form, old, new):
    """`equal`, `words`, `wanted` or `different`."""
    if is_same(old, new, form):
        return "equal"
    if (changed := in_new_words(old, form)).text == in_shape(new.text, form):
        return "words" if old.status == new.status and old.code == new.code else "different"
    old, new = changed, new.saying(in_shape(new.text, form))
    words = question.steps[-1]
    mark = mark_of(question.steps)
    if mark == "same" or new.is_broken != old.is_broken:
        return "different"
    if mark == "free":
        return "wanted"
    if old.status != new.status or old.code != new.code:
        return "different"
    try:
        olds, news = rows(old.text, form, words), rows(new.text, form, words)
    except ValueError:
        return "different"
    if mark == "order":
        if max(len(olds), len(news)) >= limit(words):
            return "wanted"
        olds, news = sorted(olds), sorted(news)
    return "wanted" if olds == news else "different"


def in_new_words(old, form):
    """An old answer in the words that the new version has for it."""
    text = old.text
    for pattern, words in WORDS:
        text = pattern.sub(words, text)
    return old.saying(in_shape(text, form))


def in_shape(text, form):
    """On a screen, other words make columns wider: how wide they are does not count."""
    return re.sub(" {2,}", "  ", text) if form == "screen" else text


def is_same(old, new, form):
    # What is said on standard error are words; an error's code is kept.
    return old.status == new.status and without_new(old.text, form) == without_new(new.text, form) and (
        form != "JSON" or old.code == new.code)


def without_new(text, form):
    if not NEW_FIELDS or form not in ("JSON", "GeoJSON", "ndjson"):
        return text
    return [json.dumps(stripped(value, NEW_FIELDS)) for value in values(text, form)]


def rows(text, form, words):
    """An answer as comparable rows, without what tells ratings."""
    if form in ("JSON", "GeoJSON", "ndjson"):
        return [json.dumps(stripped(value, RATING_FIELDS | NEW_FIELDS)) for value in values(text, form)]
    if form == "ids":
        return text.split("\0")
    if form in ("template", "screen"):
        return text.splitlines()
    lines = [line.split("\t") for line in text.splitlines()]
    if words[0] in ("show", "swipe"):
        return ["\t".join(line) for line in lines if line[0].split(".")[0] not in RATING_FIELDS | NEW_FIELDS]
    if has(words, "--explain"):
        return ["\t".join(line[:2]) for line in lines]
    return ["\t".join(line[:RATING_COLUMN] + line[RATING_COLUMN + 1:]) for line in lines]


def values(text, form):
    if form == "ndjson":
        return [json.loads(line) for line in text.splitlines()]
    value = json.loads(text, parse_float=str) if text.strip() else []
    if isinstance(value, dict):
        value = value.get("features", [value])
    return value


def stripped(value, fields):
    if isinstance(value, dict):
        return {name: stripped(member, fields) for name, member in value.items() if name not in fields}
    if isinstance(value, list):
        return [stripped(member, fields) for member in value]
    return value


def difference(old, new, form):
    """What differs but for words, as a unified diff cut to some lines."""
    old, new = in_new_words(old, form), new.saying(in_shape(new.text, form))

    def lines(answer):
        code = f" {answer.code}" if answer.code else ""
        return [f"exit {answer.status}{code}", *readable(answer.text, form)]

    diff = list(difflib.unified_diff(lines(old), lines(new), "old", "new", lineterm="", n=1))
    shown = [line if len(line) <= 300 else line[:300] + "…" for line in diff[:LONGEST]]
    return shown + ([f"… {len(diff) - LONGEST} more lines"] if len(diff) > LONGEST else [])


def readable(text, form):
    """An answer as lines; of JSON each member has a line with the name of its row."""
    if form in ("JSON", "GeoJSON", "ndjson"):
        try:
            return [line for value in values(text, form) for line in leaves(value, row_name(value))]
        except ValueError:
            pass
    return text.replace("\0", "\n").splitlines()


def row_name(value):
    names = ("id", "restaurant", "event", "name")
    return next((str(value[name]) for name in names if name in value), "") if isinstance(value, dict) else ""


def leaves(value, path):
    if isinstance(value, dict):
        return [line for name, member in value.items() for line in leaves(member, f"{path} {name}")]
    if isinstance(value, list) and any(isinstance(member, (dict, list)) for member in value):
        return [line for index, member in enumerate(value) for line in leaves(member, f"{path} {index}")]
    return [f"{path}: {json.dumps(value, ensure_ascii=False)}"]
