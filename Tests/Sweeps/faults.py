#!/usr/bin/env python3
"""Breaks every single system call of an import, one run each, and looks at what is left.

    faults.py KEYLIME [WORKERS]

How calls are broken: see broken_calls.py. After each run must hold:

- exit code 0 only when the new catalogue answers;
- else the old or the new catalogue answers, whole, never anything else;
- nobody died of anything but the kill that was ordered;
- the next import, undisturbed, works, and leaves no stray files behind.
"""

import shutil
import sys

sys.dont_write_bytecode = True

from broken_calls import Bench, strays, sweep

IMPORT = ["import", "new.jsonl", "--source", "town", "-q"]


def town(path, edition, count=150):
    with open(path, "w") as file:
        for n in range(count):
            file.write(
                '{"id":"t%d","name":"Place %d","latitude":%.4f,"longitude":%.4f,"price":%d}\n'
                % (n, n, 10 + n * 7 % 100 / 1000, 20 + n * 13 % 100 / 1000, 1 + (n + edition) % 4)
            )


class Imports(Bench):
    def __init__(self, keylime):
        super().__init__(keylime)
        town(f"{self.base}/old.jsonl", 1)
        town(f"{self.base}/new.jsonl", 2)
        self.original = f"{self.base}/original"
        self.must(self.original, "import", "old.jsonl", "--source", "town", "-q")
        self.old = self.answers(self.original)
        done = self.copy(self.original)
        self.must(done, *IMPORT)
        self.new = self.answers(done)
        assert self.old != self.new and self.old[0] == self.new[0] == 0

    def answers(self, store):
        found = self.run(store, "nearby", "--near", "10.05,20.05", "-w", "30km", "-n500", "--json")
        return found.returncode, found.stdout

    def violations(self, *fault):
        store = self.copy(self.original)
        run, found = self.break_one(store, IMPORT, fault)
        now = self.answers(store)
        if run.returncode == 0 and now != self.new:
            found.append("it said 0 and the new catalogue is not there")
        if now not in (self.old, self.new):
            found.append(f"neither the old nor the new catalogue answers: {now[0]}")
        again = self.run(store, *IMPORT)
        if again.returncode != 0 or self.answers(store) != self.new:
            found.append(f"the next import fails: {again.stderr!r}")
        if left := strays(store):
            found.append(f"left behind: {left}")
        shutil.rmtree(store)
        return ["%s number %d, %s: %s" % (*fault, text) for text in found]


def main():
    imports = Imports(sys.argv[1])
    sweep(imports, imports.faults(imports.original, IMPORT), imports.violations, "imports")


main()
