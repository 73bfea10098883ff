#!/usr/bin/env python3
"""Looks at what a crash may leave of the last write: any part of its pages, in a file of any length.

    crash_states.py KEYLIME [STATES [SEED [WORKERS]]]

STATES (10,000 unless told) are drawn with a seed, which is printed: files that a command was writing
when the machine stopped. A page of it has what was written, what was there before, or zeros. In the
journal that command was never acknowledged; `catalogue/current` and `format.json` have any state, though
they are written beside and renamed.

After each must hold:

- the journal is what it was before the command, or that and the whole command;
- the catalogue answers as before or after the import; the store says who founded it or is refused;
- else what is wrong is named, with the file;
- in one of ten, the next command that writes works or names the file, and is there once.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True

from journal_faults import PLACES, town

SIZES = [512, 4096, 4096, 4096]


class Write:
    """A file as it was before a command and as it is after it, in a store of its own."""

    def __init__(self, name, file, before, after, command):
        self.name, self.file, self.command = name, file, command
        self.before, self.after = before, after


class Crashes:
    def __init__(self, keylime, states, seed):
        self.keylime = os.path.abspath(keylime)
        self.states, self.seed = states, seed
        self.base = tempfile.mkdtemp(prefix="keylime-crash.")
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.base, "KEYLIME_NOW": "2026-11-20T18:30:00Z",
            "KEYLIME_CONFIG": f"{self.base}/none.json",
        }

    def run(self, store, *words):
        return subprocess.run(
            [self.keylime, "--store", store, *words], cwd=self.base, env=self.environment,
            capture_output=True, timeout=60, check=False)

    def must(self, store, *words):
        run = self.run(store, *words)
        assert run.returncode == 0, (words, run)
        return run.stdout

    # The writes ---------------------------------------------------------------------------------

    def prepare(self):
        town(f"{self.base}/old.jsonl")
        with open(f"{self.base}/old.jsonl") as old, open(f"{self.base}/new.jsonl", "w") as new:
            new.write(old.read().replace('"Place ', '"Spot '))
        lived = f"{self.base}/lived"
        self.must(lived, "import", "old.jsonl", "--source", "town", "-q")
        self.must(lived, "rate", "t1", "2")
        self.must(lived, "note", "t2", "x" * 900)
        many = [f"t{number}" for number in range(20, 110)]
        long = "a long evening, " * 250
        writes = [
            self.journal_write("a rating", lived, ["rate", "t3", "5"]),
            self.journal_write("many favourites", lived, ["fav", *many]),
            self.journal_write("a long note", lived, ["note", "t4", long]),
        ]
        full = self.copy(lived, "full")
        for number in range(6):
            marks = [f"t{place}" for place in range(200, 200 + 83)]
            self.must(full, "fav", *([] if number % 2 == 0 else ["--remove"]), *marks)
        writes.append(self.journal_write("a new segment", full, ["fav", *many]))
        writes.append(self.journal_write("the first ever", None, ["rate", "t3", "5"]))
        writes.append(self.catalogue_write(lived))
        writes.append(self.format_write(lived))
        return writes

    def copy(self, store, name):
        path = f"{self.base}/{name}"
        shutil.copytree(store, path, symlinks=True)
        return path

    def journal_write(self, name, store, command):
        before = f"{self.base}/before {name}"
        if store:
            shutil.copytree(store, before)
        else:
            self.must(before, "import", "old.jsonl", "--source", "town", "-q")
        after = self.copy(before, f"after {name}")
        self.must(after, *command)
        # The first ever has a replica of its own, which only the store after it knows.
        if not store:
            shutil.rmtree(before)
            before = self.copy(after, f"before {name}")
            folder = f"{before}/journal"
            for replica in os.listdir(folder):
                open(f"{folder}/{replica}/000001.jsonl", "w").close()
        file = self.changed(before, after)
        return Write(name, file, before, after, ["rate", "t7", "4", "--key", "next"])

    def changed(self, before, after):
        """The segment that a command grew or began."""
        for folder, _, files in sorted(os.walk(f"{after}/journal")):
            for name in sorted(files):
                file = os.path.relpath(f"{folder}/{name}", after)
                if content(before, file) != content(after, file):
                    return file
        raise AssertionError("nothing was written")

    def catalogue_write(self, lived):
        before = self.copy(lived, "before import")
        after = self.copy(lived, "after import")
        self.must(after, "import", "new.jsonl", "--source", "town", "-q")
        # Both generations are there until the new one is named.
        for generation in os.listdir(f"{before}/catalogue"):
            if not os.path.exists(f"{after}/catalogue/{generation}"):
                shutil.copytree(f"{before}/catalogue/{generation}", f"{after}/catalogue/{generation}")
        return Write("catalogue/current", "catalogue/current", before, after, ["rate", "t7", "4", "--key", "next"])

    def format_write(self, lived):
        before = self.copy(lived, "before format")
        after = self.copy(lived, "after format")
        path = f"{after}/format.json"
        with open(path) as file:
            known = json.load(file)
        known["replicas"].append("zzzzzzzzzzz2")
        with open(path, "w") as file:
            file.write(json.dumps(known, separators=(",", ":")) + "\n")
        return Write("format.json", "format.json", before, after, ["rate", "t7", "4", "--key", "next"])

    # The states ---------------------------------------------------------------------------------

    def state(self, draw, old, new):
        """A file with each page as it was, as it is to be, or zero, of any length."""
        size = draw.choice(SIZES)
        length = len(new)
        if draw.random() < 0.5:
            length = draw.choice([len(old), min(len(new), draw.randrange(len(new) // size + 1) * size),
                                  draw.randrange(len(new) + 1)])
            length = max(length, len(old) if len(new) > len(old) + 200 else 0)
        state = bytearray()
        for start in range(0, length, size):
            end = min(start + size, length)
            kind = draw.random()
            # What was there before the write is on the disk: only its place may have a newer page.
            stale = old[start:end] + bytes(max(0, end - max(start, len(old))))
            state += new[start:end] if kind < 0.6 else stale[:end - start]
        return bytes(state)

    def jobs(self, writes, worker, workers):
        draw = random.Random(self.seed * 1000 + worker)
        for number in range(worker, self.states, workers):
            write = writes[number % len(writes)]
            old, new = content(write.before, write.file) or b"", content(write.after, write.file)
            state = self.state(draw, old, new)
            if write.file == "format.json" or write.file == "catalogue/current":
                state = self.broken(draw, old, new)
            yield write, state, draw.random() < 0.1

    def broken(self, draw, old, new):
        """A small file of which any sector, or the end, is missing."""
        state = bytearray(draw.choice([old, new]))
        kind = draw.random()
        if kind < 0.3:
            return bytes(state[:draw.randrange(len(state) + 1)])
        if kind < 0.6:
            start = draw.randrange(len(state))
            state[start:] = bytes(len(state) - start)
        elif kind < 0.9:
            start = draw.randrange(len(state))
            end = min(len(state), start + draw.randrange(1, 16))
            state[start:end] = bytes(end - start)
        return bytes(state)

    def work(self, writes, worker, workers):
        """The violations that one worker finds, in copies of the stores of its own."""
        stores = {
            write.name: self.copy(write.after, f"worker {worker} {write.name}") for write in writes}
        found = []
        for write, state, goes_on in self.jobs(writes, worker, workers):
            store = stores[write.name]
            with open(f"{store}/{write.file}", "wb") as file:
                file.write(state)
            texts = self.violations(write, store, goes_on)
            if texts or goes_on:
                shutil.rmtree(store)
                shutil.copytree(write.after, store)
            found += [f"{write.name}: {text} (worker {worker}, {len(state)} bytes)" for text in texts]
            if len(found) > 20:
                break
        return found

    def violations(self, write, store, goes_on):
        found = []
        first = self.look(write, store)
        if first is None:
            found.append("an answer that is neither old nor new, and nothing is named")
        if not goes_on:
            return found
        done = self.run(store, *write.command)
        if done.returncode not in (0, 3) or done.returncode == 3 and not named(done, write):
            found.append(f"the next command: {done.returncode} {done.stderr[-200:]!r}")
        again = self.run(store, *write.command)
        log = self.events(store)
        if done.returncode == 0 and (
                again.returncode != 0 or log is None or sum("next" == key for _, key in log) != 1):
            found.append("the next command is not there once")
        return found

    def look(self, write, store):
        """What answers: `before`, `after`, `named`; None when it is silently something else."""
        if write.file == "catalogue/current":
            run = self.run(store, "show", "t5", "--json=name")
            name = {b"Place": "before", b"Spot ": "after"}
            for part, which in name.items():
                if run.returncode == 0 and part in run.stdout:
                    return which
            return "named" if named(run, write) else None
        run = self.run(store, "log", "--all", "--limit", "0", "--json=event,key")
        if write.file == "format.json":
            return "named" if named(run, write) else "after" if run.returncode == 0 else None
        events = self.events(store, run)
        if events is not None:
            for which, wanted in write.events.items():
                if [event for event, _ in events] == wanted:
                    return which
        return "named" if named(run, write) else None

    def events(self, store, run=None):
        run = run or self.run(store, "log", "--all", "--limit", "0", "--json=event,key")
        if run.returncode == 1:
            return []
        try:
            rows = json.loads(run.stdout) if run.returncode == 0 else None
        except ValueError:
            return None
        return rows and [(row["event"], row.get("key")) for row in rows]

    def remember(self, write):
        write.events = {}
        for which, store in (("before", write.before), ("after", write.after)):
            write.events[which] = [event for event, _ in self.events(store) or []]
        if write.name == "the first ever":
            # It makes the account first, which is a command of its own.
            write.events["account"] = write.events["after"][-1:]


def content(store, file):
    try:
        with open(f"{store}/{file}", "rb") as opened:
            return opened.read()
    except FileNotFoundError:
        return None


def named(run, write):
    return os.path.basename(write.file).encode() in run.stderr and run.returncode in (0, 3)


def main():
    states = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(10**6)
    workers = int(sys.argv[4]) if len(sys.argv) > 4 else os.cpu_count()
    print(f"crash states: seed {seed}")
    crashes = Crashes(sys.argv[1], states, seed)
    try:
        writes = crashes.prepare()
        for write in writes:
            crashes.remember(write)
        with ThreadPoolExecutor(workers) as pool:
            results = pool.map(lambda worker: crashes.work(writes, worker, workers), range(workers))
            broken = [text for texts in results for text in texts]
    finally:
        shutil.rmtree(crashes.base, ignore_errors=True)
    print("\n".join(broken))
    print(f"{states} states of files after a crash, {len(broken)} violations")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
