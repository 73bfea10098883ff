#!/usr/bin/env python3
"""Breaks every system call of every verb that writes, one run each, and lets the doctor look at what is left.

    verb_faults.py KEYLIME [WORKERS [SECONDS]]

The verbs and what they are tried with come from `keylime help`: each example that changes a store, so that
a new verb is among them by itself. How calls are broken: see broken_calls.py. Without SECONDS, or with 0,
all of it is done; else what fits, in an order that a seed decides. After each run must hold:

- nobody died of anything but the kill that was ordered;
- what was in the journals is still there, and exit code 0 means that something has changed;
- the next thing that anybody does works;
- then the doctor finds nothing that was not there before.
"""

import atexit
import glob
import json
import os
import random
import re
import shlex
import shutil
import sys
import time

sys.dont_write_bytecode = True

from broken_calls import Bench, sweep
from deeds import PICTURE

# These only answer, need a terminal or a server, or write outside the store.
LEFT_OUT = ("help", "completion", "swipe", "import --overpass", "backup", "restore")
# A deed may leave a picture that nothing names, and a secret may be drawn before what it is for.
HARMLESS = {"orphan"}


class Verbs(Bench):
    def __init__(self, keylime, seconds):
        super().__init__(keylime)
        self.deadline = time.monotonic() + seconds if seconds else None
        self.skipped = 0
        for name in ("lunch.jpg", "lunch.png", "me.jpg", "photo.jpg"):
            with open(f"{self.base}/{name}", "wb") as file:
                file.write(PICTURE)
        self.original = f"{self.base}/original"
        store = self.original
        self.must(store, "rate", "Bao House", "4")
        self.must(store, "contact", "add", "eli")
        self.must(store, "split", "eli", "40.01")
        self.must(store, "checkin", "Taco Luna", "--photo", "lunch.png")
        self.must(store, "admin", "passcode", "--passcode-fd", "0", text="limes4ever")
        self.must(store, "admin", "claim", "Bao House", "--passcode-fd", "0", text="limes4ever")
        self.must(store, "admin", "deal", "add", "Bao House", "--title", "Soup")
        self.must(store, "fav", "Ocean & Oak")
        self.before = self.events(store)
        self.deeds = [words for words in self.examples() if self.changes(words)]

    def examples(self):
        overview = self.must(self.original, "help").decode()
        verbs = [line.split()[0] for line in overview.splitlines() if re.match(r"  [a-z]", line)]
        pages = [[verb] for verb in verbs if verb not in LEFT_OUT]
        found = []
        for path in pages:
            page = self.run(self.original, *path, "--help").stdout.decode()
            found += [
                line.strip() for line in page.splitlines()
                if line.strip().startswith("keylime ") and not any(sign in line for sign in "|<>")]
            if len(path) == 1:
                pages += [[*path, name] for name in self.subverbs(page)]
        return [
            shlex.split(line)[1:] for line in dict.fromkeys(found)
            if not line.startswith(tuple(f"keylime {words}" for words in LEFT_OUT)) and "--dry-run" not in line]

    @staticmethod
    def subverbs(page):
        section = re.search(r"\nCOMMANDS\n(.*?)(\n[A-Z]|\Z)", page, re.S)
        return re.findall(r"^  ([a-z]+)  ", section.group(1), re.M) if section else []

    def changes(self, words):
        store = self.copy(self.original)
        run = self.run(store, *words)
        changed = run.returncode == 0 and content(store) != content(self.original)
        shutil.rmtree(store)
        return changed

    def events(self, store):
        run = self.run(store, "log", "--all", "--limit", "0", "--json=event")
        return [event["event"] for event in reversed(json.loads(run.stdout))] if run.returncode == 0 else None

    def problems(self, store):
        rows = json.loads(self.run(store, "doctor", "--json").stdout or "[]")
        return {(row["kind"], row.get("path")) for row in rows if row["level"] == "problem" and row["kind"] not in HARMLESS}

    def jobs(self):
        jobs = [(words, fault) for words in self.deeds for fault in self.faults(self.original, words, reads=False)]
        random.Random(1).shuffle(jobs)
        return jobs

    def violations(self, words, fault):
        if self.deadline and time.monotonic() > self.deadline:
            self.skipped += 1
            return []
        store = self.copy(self.original)
        run, found = self.break_one(store, words, fault)
        events = self.events(store)
        if events is None or events[:len(self.before)] != self.before:
            found.append("what was there before is not there")
        again = self.run(store, "note", "Gelato Riva", "still here")
        if again.returncode != 0:
            found.append(f"the next deed fails: {again.stderr!r}")
        if left := self.problems(store):
            found.append(f"the doctor finds {sorted(left)}")
        shutil.rmtree(store)
        return ["%s, %s number %d, %s: %s" % (" ".join(words), *fault, text) for text in found]


def content(store):
    """What the files of a store hold."""
    paths = sorted(glob.glob(f"{store}/**", recursive=True))
    return [open(path, "rb").read() for path in paths if os.path.isfile(path)]


def main():
    verbs = Verbs(sys.argv[1], float(sys.argv[3]) if len(sys.argv) > 3 else 0)
    jobs = verbs.jobs()
    assert len(verbs.deeds) > 12, verbs.deeds
    atexit.register(lambda: print(f"{verbs.skipped} of them were left out: the time was over") if verbs.skipped else None)
    sweep(verbs, jobs, verbs.violations, f"faults in {len(verbs.deeds)} deeds")


main()
