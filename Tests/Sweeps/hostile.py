#!/usr/bin/env python3
"""Runs every example of every verb over stores that somebody made to do harm.

    hostile.py KEYLIME [WORKERS [EVERY]]

With EVERY only each so manieth run is done.

The verbs and their examples come from `keylime help`, so a new verb is among them by itself. After each
run must hold:

- nothing outside the store has changed, nothing was opened but addresses of the web, and no program was
  given a path that the store named;
- the program ended within the time, by no fault of its own;
- a terminal gets no control character but the line feed and the tab.
"""

import glob
import hashlib
import json
import os
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True

from deeds import PICTURE

NASTY = "Bad\x1b]0;owned\x07\x1b[2J\u202eName"
HELPERS = ["xdg-open", "open", "chafa", "curl", "man", "less", "git", "gpspipe"]
OUR_FAULT = {70, 132, 133, 134, 136, 138, 139}
SCHEMES = ("http://", "https://", "tel:", "mailto:", "sms:", "geo:")


class Town:
    """A store that people have used, with nasty names, and a folder beside it that nothing may touch."""

    def __init__(self, keylime):
        self.keylime = os.path.abspath(keylime)
        self.base = tempfile.mkdtemp(prefix="keylime-hostile.")
        self.store = f"{self.base}/original"
        self.make_helpers()
        self.make_store()

    def make_helpers(self):
        os.mkdir(f"{self.base}/bin")
        for name in HELPERS:
            path = f"{self.base}/bin/{name}"
            with open(path, "w") as file:
                file.write('#!/bin/sh\nprintf "%s\\n" "${0##*/}" "$@" "" >> "$HELPERS_LOG"\n')
            os.chmod(path, 0o755)

    def make_store(self):
        places = f"{self.base}/places.jsonl"
        pages = ["javascript:alert(1)", "file:///tmp/x.desktop", "--manual", "smb://host/share",
                 "https://example.org/\x1b[31m"]
        with open(places, "w") as file:
            for number, page in enumerate(pages):
                place = {"id": f"p{number}", "name": f"{NASTY} {number}", "latitude": 35.28 + number / 1e4,
                         "longitude": -120.66, "website": page, "image": ["file:///dev/zero", "/etc/passwd"][number % 2],
                         "openingHours": "24/7", "cuisines": [f"thai\x1b[1m{number}"], "price": 1, "rating": 5}
                file.write(json.dumps(place) + "\n")
        picture = f"{self.base}/lunch.png"
        with open(picture, "wb") as file:
            file.write(PICTURE)
        near = ["--near", "35.28,-120.66"]
        for words in (["import", places], ["rate", "p0", "5", NASTY], ["fav", "p1"], ["checkin", "p0", "--photo", picture],
                      ["contact", "add", NASTY, "--first-name", NASTY], ["note", "p2", NASTY], ["nearby", *near]):
            self.run(self.store, words)

    def run(self, store, words, log="/dev/null", terminal=False):
        environment = {
            "PATH": f"{self.base}/bin:/usr/bin:/bin", "HOME": f"{self.base}/home", "TERM": "dumb", "NO_COLOR": "1",
            "KEYLIME_NOW": "2026-11-20T18:30:00Z", "KEYLIME_CONFIG": f"{store}.config", "KEYLIME_STORE": store,
            "KEYLIME_NEAR": "35.28,-120.66", "HELPERS_LOG": log, "PAGER": "cat", "TMPDIR": self.base}
        if terminal:
            environment["KEYLIME_FORCE_TTY"] = "1"
        return subprocess.run(
            [self.keylime, *words], cwd=self.base, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)

    def examples(self):
        """The words of each example of each verb and sub-verb."""
        overview = self.run(self.store, ["help"]).stdout.decode()
        verbs = [line.split()[0] for line in overview.splitlines() if line.startswith("  ") and line[2:3].isalpha()]
        found = []
        for verb in verbs:
            page = self.run(self.store, ["help", verb]).stdout.decode()
            for line in page.splitlines():
                words = line.strip()
                if words.startswith("keylime ") and not any(sign in words for sign in "|<>"):
                    found.append(shlex.split(words)[1:])
        return found


def one(store, pattern):
    return sorted(glob.glob(f"{store}/{pattern}"))[0]


def replace(path, make):
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path)
    elif os.path.lexists(path):
        os.remove(path)
    make(path)


def link_to(target):
    return lambda path: os.symlink(target, path)


def forge(store, _):
    folder = f"{store}/journal/zzzzzzzzzzz2"
    os.mkdir(folder)
    with open(f"{folder}/000001.jsonl", "w") as file:
        file.write('{"v":1,"replica":"zzzzzzzzzzz2","n":1,"time":"1970-01-01T00:00:00.001Z#0000","by":"X","do":"ownStore","crc":"00000000"}\n')
        file.write("\x00" * 5000 + "\n{\n")


def stray(store, _):
    """The name of one file makes nobody look for all segments before it."""
    folder = f"{store}/journal/zzzzzzzzzzz3"
    os.mkdir(folder)
    for number in ["000001", "000900", "999999999999999"]:
        shutil.copy(one(store, "journal/*/000001.jsonl"), f"{folder}/{number}.jsonl")


def tricks():
    """What is done to a copy of the store, by name."""
    found = {"nothing": lambda store, outside: None, "forged lines": forge, "stray segments": stray}
    files = ["format.json", "catalogue/current", "catalogue/1/restaurants.jsonl", "catalogue/1/index", "journal/*/000001.jsonl",
             "private/session", "private/replica", "private/journal.lock", "photos/*"]
    for file in files:
        found[f"link {file}"] = lambda store, outside, file=file: replace(one(store, file), link_to(f"{outside}/secret"))
        found[f"pipe {file}"] = lambda store, outside, file=file: replace(one(store, file), os.mkfifo)
    for folder in ["catalogue", "catalogue/1", "journal", "journal/*", "private", "photos"]:
        found[f"link {folder}/"] = lambda store, outside, folder=folder: replace(one(store, folder), link_to(outside))
    found["loose modes"] = lambda store, outside: subprocess.run(["chmod", "-R", "a+rwX", store], check=True)
    found["rubbish"] = lambda store, outside: open(one(store, "journal/*/000001.jsonl"), "ab").write(b'{"x":1}\n' * 50)
    return found


def state(folder):
    """Everything about the files of a folder."""
    found = []
    for place, folders, files in sorted(os.walk(folder)):
        for name in sorted(folders + files):
            path = f"{place}/{name}"
            status = os.lstat(path)
            content = hashlib.sha256(open(path, "rb").read()).hexdigest() if stat.S_ISREG(status.st_mode) else ""
            found.append((path, status.st_mode, content))
    return found


def violations(town, name, trick, words):
    place = tempfile.mkdtemp(dir=town.base, prefix="try.")
    store, outside, log = f"{place}/store", f"{place}/outside", f"{place}/log"
    try:
        shutil.copytree(town.store, store)
        os.mkdir(outside)
        with open(f"{outside}/secret", "w") as file:
            file.write("mine\n")
        trick(store, outside)
        before, found = state(outside), []
        # What an example names is looked for in an empty folder.
        words = [f"{place}/{word}" if word.endswith((".gz", ".json", ".csv", ".jpg", ".jsonl")) else word for word in words]
        words = [place + "/copy" if word.startswith("/media") or word == "shared" else word for word in words]
        for terminal in (False, True):
            try:
                run = town.run(store, words, log, terminal)
            except subprocess.TimeoutExpired:
                found.append("it did not end")
                continue
            if run.returncode < 0 or run.returncode in OUR_FAULT:
                found.append(f"it ended with {run.returncode}: {run.stderr[-200:]!r}")
            if terminal and any(byte < 0x20 and byte not in b"\n\t" for byte in run.stdout + run.stderr):
                found.append(f"a control character: {(run.stdout + run.stderr)!r}")
        if state(outside) != before:
            found.append("something outside the store has changed")
        if os.path.exists(log):
            for call in open(log).read().split("\n\n"):
                program, *given = call.strip("\n").split("\n")
                if program in ("xdg-open", "open") and not given[0].startswith(SCHEMES):
                    found.append(f"opened {given}")
                if program == "chafa" and not given[-1].startswith(f"{store}/photos/"):
                    found.append(f"drew {given}")
        return [f"{name}, keylime {' '.join(words)}: {text}" for text in found]
    finally:
        shutil.rmtree(place, ignore_errors=True)


def main():
    town = Town(sys.argv[1])
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 2
    every = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    examples = town.examples()
    assert len(examples) > 40, examples
    with ThreadPoolExecutor(workers) as pool:
        wanted = [(name, trick, words) for name, trick in tricks().items() for words in examples][::every]
        jobs = [pool.submit(violations, town, *one) for one in wanted]
        found = [text for job in jobs for text in job.result()]
    for text in found[:50]:
        print(text)
    print(f"hostile stores: {len(jobs)} tried, {len(found)} violations")
    shutil.rmtree(town.base, ignore_errors=True)
    sys.exit(1 if found else 0)


main()
