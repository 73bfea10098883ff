#!/usr/bin/env python3
"""Asks two versions of the program the same questions about the same stores, and tells where they differ.

    answers.py OLD NEW [--seed N] [--stores N] [--deeds N] [--questions N] [--catalogue FILE]...
               [--strict] [--show-rules] [--upgrade] [--keep FOLDER] [--workers N]

The old version makes stores out of invented catalogues, and out of every FILE, and random lives are lived in
them. Each version then answers on a copy of its own, at the same path. What is derived from the journals and
catalogues is there, or removed, or was made when the journals were shorter.

Questions whose answers may change with the rules of rating are marked `rules`; see wanted.py. `--strict`
wants every answer to be the same. `--upgrade` lets the new version live on in stores of the old one instead,
see upgrade.py, and then compares its answers with those that it gives when nothing is derived yet. Exit: 0 when
nothing differs that may not, else 1.
"""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from random import Random

sys.dont_write_bytecode = True

import wanted
from deeds import START
from lived_stores import RECIPES, Lived
from programs import Broken
from questions import World
from upgrade import Upgrade

# What is derived before questions are asked: what the old version made; nothing; or for the new version what it
# made itself when the journals were shorter.
DERIVED = ["kept", "removed", "grown"]


class Sweep:
    """All stores, and what came of the questions."""

    def __init__(self, options, base):
        self.options, self.base = options, base
        self.old, self.new = os.path.abspath(options.old), os.path.abspath(options.new)
        recipes = [(RECIPES[number % len(RECIPES)], None) for number in range(options.stores)]
        recipes += [(os.path.basename(path), path) for path in options.catalogue]
        self.jobs = list(enumerate(recipes))
        self.counts, self.by_verb, self.found = Counter(), Counter(), 0

    def run(self):
        with ThreadPoolExecutor(self.options.workers) as pool:
            for lines in pool.map(lambda job: self.job(*job), self.jobs):
                print("\n".join(lines), flush=True)

    def job(self, number, recipe):
        """Makes one store and asks all its questions; gives what is to be printed."""
        try:
            return self.sweep(number, *recipe)
        except (Broken, subprocess.TimeoutExpired) as fault:
            self.counts["different"] += 1
            return [f"-- broken: {recipe[0]}, store {number}: {fault}", ""]

    def sweep(self, number, name, catalogue):
        random = Random(f"{self.options.seed} {number}")
        lived = Lived(self.old, f"{self.base}/{number}", name, random, self.options.deeds, catalogue)
        if self.options.upgrade:
            return self.upgrade(lived)
        lines, modes = [], []
        accounts = lived.life.accounts[:2] if lived.life else []
        for account in [None, *accounts]:
            if account and not lived.life.login(account):
                continue
            count = self.options.questions // len(self.jobs) // (1 + len(accounts))
            modes.append(lived.random.choice(DERIVED))
            lines += self.compare(lived, count, self.old, modes[-1])
        modes = ", ".join(modes)
        return lines + [f"{name}: {events(lived)} events, {len(lived.places)} places; derived files {modes}"]

    def upgrade(self, lived):
        """Lets the new version live on in a store, and asks it with what it derived and without."""
        if not lived.life:
            return []
        upgrade = Upgrade(lived, self.old, self.new, remove_derived)
        lost = upgrade.run()
        self.counts["different"] += len(lost)
        self.counts["equal"] += upgrade.checks
        lived.program = self.new
        lines = [f"-- lost: {lived.recipe}", *lost, ""] if lost else []
        lines += self.compare(lived, self.options.questions // len(self.jobs), self.new, "removed")
        return lines + [f"{lived.recipe}: {events(lived)} events, {upgrade.checks} checks, {len(lost)} lost"]

    # One store --------------------------------------------------------------------------------

    def compare(self, lived, count, old, derived):
        """Asks an old version, and the new one with the derived files so."""
        world = World(lived)
        questions = []
        for _ in range(count):
            question = world.question(clocks(lived))
            questions += [(question, form, how) for form, how in world.forms(question.steps[-1]).items()]
        kept = f"{lived.home.folder}/kept"
        os.rename(lived.home.store, kept)
        olds = self.ask(old, lived, kept, "removed" if derived == "removed" and old == self.old else "kept", questions)
        news = self.ask(self.new, lived, kept, derived, questions)
        os.rename(kept, lived.home.store)
        lines = []
        for (question, form, _), old, new in zip(questions, olds, news):
            lines += self.judge(lived, question, form, derived, old, new)
        return lines

    def ask(self, program, lived, kept, derived, questions):
        """The answers of one version, on a copy of the store where the store was written."""
        home = lived.home
        shutil.copytree(kept, home.store)
        if derived == "removed":
            remove_derived(home.store)
        if derived == "grown":
            grow(home, program, kept, lived.random, clocks(lived)[0])
        answers = [self.answer(program, home, question, *how) for question, _, how in questions]
        shutil.rmtree(home.store)
        return answers

    def answer(self, program, home, question, options, variables):
        for words in question.steps[:-1]:
            home.run(program, words, **question.variables)
        return home.run(program, [*options, *question.steps[-1]], **question.variables, **variables)

    def judge(self, lived, question, form, derived, old, new):
        """Counts one answer, and tells what differs."""
        verdict = wanted.verdict(question, form, old, new)
        if verdict in ("wanted", "words") and self.options.strict:
            verdict = "different"
        self.counts[verdict] += 1
        self.found += old.status == 0
        if verdict in ("equal", "words"):
            return []
        verdict = "rules" if verdict == "wanted" else verdict
        self.by_verb[f"{verdict} {question.steps[-1][0]}"] += 1
        if verdict == "rules" and not self.options.show_rules:
            return []
        asked = "; ".join(" ".join(map(quoted, words)) for words in question.steps)
        where = f"{lived.recipe}, {derived}, {form}, {question.variables['KEYLIME_NOW']}"
        return [f"-- {verdict} ({where}): {asked}", *wanted.difference(old, new, form), ""]

    def report(self):
        counts = self.counts
        print(f"{sum(counts.values())} answers, {self.found} of them found something: {counts['equal']} the same, "
              f"{counts['words']} in the words that were changed, {counts['wanted']} differ by the rules of rating, "
              f"{counts['different']} differ")
        for name, count in sorted(self.by_verb.items()):
            print(f"  {name}: {count}")
        return 1 if counts["different"] or not counts else 0


def clocks(lived):
    """The times that questions are asked at: the end of the life and some days on."""
    now = lived.life.now if lived.life else START
    return [(now + timedelta(**by)).strftime("%Y-%m-%dT%H:%M:%SZ") for by in (
        {}, {"hours": 3}, {"days": 2}, {"days": 9, "hours": 11}, {"days": 60})]


def quoted(word):
    return word if word and all(c.isalnum() or c in "-_.,:/@" for c in word) else repr(word)


# What is derived ----------------------------------------------------------------------------------

def remove_derived(store):
    """Removes everything that can be made again from catalogues and journals."""
    for folder in ("snapshot", "private/snapshot"):
        shutil.rmtree(f"{store}/{folder}", ignore_errors=True)
    catalogue = f"{store}/catalogue"
    for generation in os.listdir(catalogue) if os.path.isdir(catalogue) else []:
        folder = f"{catalogue}/{generation}"
        for name in os.listdir(folder) if os.path.isdir(folder) else []:
            if name not in ("restaurants.jsonl", "generation.json"):
                os.remove(f"{folder}/{name}")


def segments(store):
    """The files of all journals, in order."""
    return sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(f"{store}/journal") for name in names
        if name.endswith(".jsonl"))


def events(lived):
    return sum(len(lines_of(path)) for path in segments(lived.home.store))


def grow(home, program, kept, random, clock):
    """Lets a version read the journals at three shorter lengths first, as if they grew under its eyes."""
    remove_derived(home.store)
    # Each replica's journal grows at its own pace, as when they meet now and then.
    shares = {os.path.dirname(path): sorted(random.random() for _ in range(3)) for path in segments(kept)}
    for step in range(3):
        for folder, share in shares.items():
            cut(kept, home.store, folder, share[step])
        for words in (["discover"], ["fav"], ["split"], ["timeline"], ["log"]):
            home.run(program, words, KEYLIME_NOW=clock)
    for path in segments(kept):
        shutil.copyfile(path, home.store + path[len(kept):])
    # The list that was shown last is not derived: a question may go by it.
    for path in glob.glob(f"{home.store}/private/last*"):
        os.remove(path)
    for path in glob.glob(f"{kept}/private/last*"):
        shutil.copy(path, f"{home.store}/private")


def cut(kept, store, folder, share):
    """Gives a store the first lines of one journal; segments that begin later are not there yet."""
    paths = [path for path in segments(kept) if os.path.dirname(path) == folder]
    lines = [line for path in paths for line in lines_of(path)]
    left = lines[:int(len(lines) * share)]
    for path in paths:
        own, count = store + path[len(kept):], len(lines_of(path))
        if os.path.exists(own):
            os.remove(own)
        if left:
            with open(own, "wb") as file:
                file.write(b"".join(left[:count]))
        left = left[count:]


def lines_of(path):
    with open(path, "rb") as file:
        return file.read().splitlines(keepends=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stores", type=int, default=22)
    parser.add_argument("--deeds", type=int, default=400)
    parser.add_argument("--questions", type=int, default=4000)
    parser.add_argument("--catalogue", action="append", default=[])
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--show-rules", action="store_true")
    parser.add_argument("--upgrade", action="store_true")
    parser.add_argument("--keep")
    options = parser.parse_args()
    base = os.path.abspath(options.keep) if options.keep else tempfile.mkdtemp(prefix="keylime-answers.")
    try:
        sweep = Sweep(options, base)
        sweep.run()
        sys.exit(sweep.report())
    finally:
        if not options.keep:
            shutil.rmtree(base, ignore_errors=True)


main()
