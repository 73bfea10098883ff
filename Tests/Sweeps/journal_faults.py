#!/usr/bin/env python3
"""Breaks every single system call of what people do, one run each, and looks at what is left.

    journal_faults.py KEYLIME [WORKERS]

How calls are broken: see broken_calls.py. Each deed is tried on a store in which it is the next thing
to do: a rating (the first ever, the hundredth, the 500th and 501st of a segment, one that makes a
snapshot), favourites, a check-in with a picture, a bill, the use of a deal, an undo. After each must
hold:

- the journal is what it was, or that and the whole deed, nothing between;
- exit code 0 only when the deed is there, and a deal's code is shown only then;
- nobody died of anything but the kill that was ordered;
- the deed, tried again with its key, works and is there once;
- no stray files are left, but those of who was killed;
- the state is the same from the snapshot as from the journal alone.
"""

import json
import os
import shutil
import sys

sys.dont_write_bytecode = True

from broken_calls import Bench, strays, sweep

PLACES = 400
# The deeds of which calls that only read are broken, too: the others read the same.
READS = {"rating", "check-in", "next snapshot", "two segments"}
# The deeds that may leave a snapshot behind which is not what the journal says.
FOLDS = {"undo", "first snapshot", "next snapshot"}
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082")


def town(path):
    with open(path, "w") as file:
        for n in range(PLACES):
            file.write(
                '{"id":"t%d","name":"Place %d","latitude":%.4f,"longitude":%.4f}\n'
                % (n, n, 10 + n * 7 % 100 / 1000, 20 + n * 13 % 100 / 1000))


class Deeds(Bench):
    def __init__(self, keylime):
        super().__init__(keylime)
        town(f"{self.base}/town.jsonl")
        with open(f"{self.base}/lunch.png", "wb") as file:
            file.write(PICTURE)
        # What is done, in which store, and whether it makes several events that belong together.
        self.deeds = {}
        empty = self.store("empty")
        self.must(empty, "import", "town.jsonl", "--source", "town", "-q")
        self.deeds["first rating"] = (empty, ["rate", "t1", "5"])
        lived = self.store("lived", empty)
        self.live(lived)
        self.deeds["rating"] = (lived, ["rate", "t1", "4"])
        self.deeds["favourites"] = (lived, ["fav", "t5", "t6", "t7"])
        self.deeds["check-in"] = (lived, ["checkin", "t2", "--photo", "lunch.png"])
        self.deeds["bill"] = (lived, ["split", "eli", "40.01"])
        self.deeds["deal"] = (lived, ["deals", "use", self.deal(lived), "--yes"])
        undone = self.store("undone", lived)
        self.must(undone, "rate", "t3", "2")
        self.deeds["undo"] = (undone, ["undo"])
        self.long_journals(lived)

    def store(self, name, like=None):
        path = f"{self.base}/{name}"
        if like:
            shutil.copytree(like, path)
        return path

    def live(self, store):
        self.must(store, "contact", "add", "eli")
        self.must(store, "account", "register", "--first-name", "O", "--last-name", "W", "--gender",
                  "none", "--email", "o@example.org", "--password-fd", "0", text="secret enough")
        self.must(store, "admin", "passcode", "--passcode-fd", "0", text="between us")
        self.must(store, "admin", "claim", "t9", "--passcode-fd", "0", text="between us")
        self.must(store, "admin", "deal", "add", "t9", "--title", "Soup", "--uses", "3",
                  "--once-per-person")
        self.must(store, "rate", "t1", "2")

    def deal(self, store):
        return json.loads(self.must(store, "admin", "deal", "list", "--json"))[0]["id"]

    def long_journals(self, lived):
        """Stores whose next event ends a segment, begins one, spans two, or makes a snapshot."""
        full = self.store("full", lived)
        self.fill(full, 499)
        self.deeds["500th event"] = (full, ["rate", "t1", "5"])
        next_segment = self.store("next", full)
        self.must(next_segment, "rate", "t2", "5")
        self.deeds["501st event"] = (next_segment, ["rate", "t1", "5"])
        spanning = self.store("spanning", lived)
        self.fill(spanning, 498)
        self.deeds["two segments"] = (
            spanning, ["fav", "--remove", "t201", "t202", "t203", "t204", "t205"])
        unfolded = self.store("unfolded", lived)
        self.fill(unfolded, 320)
        shutil.rmtree(f"{unfolded}/private/snapshot", ignore_errors=True)
        self.deeds["first snapshot"] = (unfolded, ["rate", "t1", "5"])
        # A snapshot leaves fifty events out, and three hundred make the next one due.
        refolded = self.store("refolded", full)
        self.fill(refolded, 320 + 299 - 50)
        self.deeds["next snapshot"] = (refolded, ["rate", "t1", "5"])

    def fill(self, store, count):
        """Makes the journal so many events long."""
        removes = False
        while (missing := count - len(self.events(store))) > 0:
            ids = [f"t{200 + n}" for n in range(min(missing, 195))]
            self.must(store, "fav", *(["--remove"] if removes else []), *ids)
            removes = not removes

    # Looking ------------------------------------------------------------------------------------

    def events(self, store):
        """The journal as it reads itself, oldest first; None when it cannot."""
        run = self.run(store, "log", "--limit", "2000", "--json")
        if run.returncode == 1:
            return []
        try:
            return list(reversed(json.loads(run.stdout))) if run.returncode == 0 else None
        except ValueError:
            return None

    def state(self, store):
        """What the events come to."""
        # Nothing found is an answer too.
        return [
            (run.returncode, run.stdout) for words in (
                ["rate"], ["fav"], ["timeline"], ["split"], ["admin", "deal", "list"],
                ["discover", "--near", "10.05,20.05", "--within", "30km", "--explain"])
            if (run := self.run(store, *words, "--json")).returncode in (0, 1)]

    def prepare(self):
        """For each deed what there was before, and how many events it makes."""
        self.before = {}
        for name, (store, words) in self.deeds.items():
            done = self.copy(store)
            self.must(done, *words, "--key", "sweep")
            before = self.events(store)
            self.before[name] = (before, len(self.events(done)) - len(before))

    def jobs(self):
        self.prepare()
        return [
            (name, fault) for name, (store, words) in self.deeds.items()
            for fault in self.faults(store, words + ["--key", "sweep"], reads=name in READS)]

    def violations(self, name, fault):
        original, words = self.deeds[name]
        words = words + ["--key", "sweep"]
        store = self.copy(original)
        run, found = self.break_one(store, words, fault)
        found += self.after(name, run, self.events(store))
        again = self.run(store, *words)
        if again.returncode != 0:
            found.append(f"the next try fails: {again.stderr!r}")
        found += self.once(name, self.events(store))
        # Who is killed cannot remove a temporary file of its own; nothing ever reads one.
        if "SIGKILL" not in fault[2] and (left := strays(store)):
            found.append(f"left behind: {left}")
        if name in FOLDS:
            state = self.state(store)
            shutil.rmtree(f"{store}/private/snapshot", ignore_errors=True)
            if self.state(store) != state or len(state) < 6:
                found.append("the snapshot says something else than the journal")
        shutil.rmtree(store)
        return [f"{name}: {fault[0]} number {fault[1]}, {fault[2]}: {text}" for text in found]

    def after(self, name, run, events):
        before, count = self.before[name]
        if events is None:
            return ["the log cannot be read"]
        if names(events)[:len(before)] != names(before):
            return ["what was there before is not there"]
        added = len(events) - len(before)
        # The first deed ever makes the account first, which is a deed of its own.
        whole = (0, 1, count) if name == "first rating" else (0, count)
        found = []
        if added not in whole:
            found.append(f"{added} of {count} events are there")
        if run.returncode == 0 and added != count:
            found.append("it said 0 and the deed is not there")
        if name == "deal" and b"code" in run.stdout.lower() and added != count:
            found.append("a code was shown for a use that is not there")
        return found

    def once(self, name, events):
        before, count = self.before[name]
        if events is None:
            return ["then the log cannot be read"]
        done = len(events) - len(before)
        # An account that was made twice stays: the first one was never heard of.
        allowed = (count, count + 1) if name == "first rating" else (count,)
        if done not in allowed or sum(event.get("key") == "sweep" for event in events) != 1:
            return [f"in the end there are {done} events, not {count}"]
        return []


def names(events):
    return [event["event"] for event in events]


def main():
    deeds = Deeds(sys.argv[1])
    sweep(deeds, deeds.jobs(), deeds.violations, "deeds")


if __name__ == "__main__":
    main()
