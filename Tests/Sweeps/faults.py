#!/usr/bin/env python3
"""Breaks every single system call of an import, one run each, and looks at what is left.

    faults.py KEYLIME [WORKERS]

For every call that an import makes (the N-th openat, the N-th write, ...) strace makes that call fail
with EIO, fail with ENOSPC, or kills the program there. After each run must hold:

- exit code 0 only when the new catalogue answers;
- else the old or the new catalogue answers, whole, never anything else;
- nobody died of anything but the kill that was ordered;
- the next import, undisturbed, works, and leaves no stray files behind.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

CALLS = (
    "openat,open,read,pread64,write,pwrite64,fsync,fdatasync,rename,renameat,renameat2,unlink,"
    "unlinkat,mkdir,mkdirat,rmdir,ftruncate,fallocate,fstat,newfstatat,statx,lseek,flock,"
    "getdents64,close,fadvise64"
).split(",")
FAULTS = ["error=EIO", "error=ENOSPC", "signal=SIGKILL"]


def town(path, edition, count=150):
    with open(path, "w") as file:
        for n in range(count):
            file.write(
                '{"id":"t%d","name":"Place %d","latitude":%.4f,"longitude":%.4f,"price":%d}\n'
                % (n, n, 10 + n * 7 % 100 / 1000, 20 + n * 13 % 100 / 1000, 1 + (n + edition) % 4)
            )


class Sweep:
    def __init__(self, keylime):
        self.keylime = os.path.abspath(keylime)
        self.base = tempfile.mkdtemp(prefix="keylime-sweep.")
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.base, "KEYLIME_NOW": "2026-11-20T18:30:00Z",
        }
        town(f"{self.base}/old.jsonl", 1)
        town(f"{self.base}/new.jsonl", 2)
        self.original = f"{self.base}/original"
        self.run(self.original, "import", "old.jsonl", "--source", "town", "-q")
        self.old = self.answers(self.original)
        done = f"{self.base}/done"
        shutil.copytree(self.original, done)
        self.import_new(done)
        self.new = self.answers(done)
        assert self.old != self.new and self.old[0] == self.new[0] == 0

    def run(self, store, *words, strace=()):
        return subprocess.run(
            [*strace, self.keylime, "--store", store, *words], cwd=self.base,
            env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)

    def import_new(self, store, strace=()):
        return self.run(store, "import", "new.jsonl", "--source", "town", "-q", strace=strace)

    def answers(self, store):
        found = self.run(store, "nearby", "--near", "10.05,20.05", "-w", "30km", "-n500", "--json")
        return found.returncode, found.stdout

    def calls(self):
        """How often a whole import makes each call."""
        store = f"{self.base}/count"
        shutil.copytree(self.original, store)
        log = f"{self.base}/trace"
        self.import_new(store, ["strace", "-f", "-o", log, "-e", "trace=" + ",".join(known())])
        counts = Counter(
            match.group(1) for line in open(log) if (match := re.match(r"\d+ +(\w+)\(", line)))
        return counts

    def violations(self, call, number, fault):
        store = tempfile.mkdtemp(dir=self.base)
        shutil.rmtree(store)
        shutil.copytree(self.original, store)
        inject = f"inject={call}:{fault}:when={number}"
        run = self.import_new(
            store, ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=" + call, "-e", inject])
        found = []
        now = self.answers(store)
        killed = "SIGKILL" in fault
        if run.returncode < 0 and not killed or run.returncode in (132, 133, 134, 139):
            found.append(f"it died: {run.returncode} {run.stderr[-200:]!r}")
        if run.returncode == 0 and now != self.new:
            found.append("it said 0 and the new catalogue is not there")
        if now not in (self.old, self.new):
            found.append(f"neither the old nor the new catalogue answers: {now[0]}")
        again = self.import_new(store)
        if again.returncode != 0 or self.answers(store) != self.new:
            found.append(f"the next import fails: {again.stderr!r}")
        strays = [
            name for _, folders, files in os.walk(store) for name in folders + files
            if name == "spool" or ".new" in name or ".tmp" in name]
        if strays:
            found.append(f"left behind: {strays}")
        shutil.rmtree(store)
        return [f"{call} number {number}, {fault}: {text}" for text in found]


def known():
    """The calls that this machine's strace knows."""
    listed = []
    for call in CALLS:
        trial = subprocess.run(
            ["strace", "-o", "/dev/null", "-e", "trace=" + call, "true"], capture_output=True)
        if trial.returncode == 0:
            listed.append(call)
    return listed


def main():
    sweep = Sweep(sys.argv[1])
    try:
        counts = sweep.calls()
        jobs = [
            (call, number, fault) for call, count in sorted(counts.items())
            for number in range(1, count + 1) for fault in FAULTS]
        workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
        with ThreadPoolExecutor(workers) as pool:
            results = list(pool.map(lambda job: sweep.violations(*job), jobs))
    finally:
        shutil.rmtree(sweep.base, ignore_errors=True)
    broken = [line for lines in results for line in lines]
    print("\n".join(broken))
    print(f"{len(jobs)} imports with one broken call each: {len(broken)} violations")
    sys.exit(1 if broken or not jobs else 0)


main()
