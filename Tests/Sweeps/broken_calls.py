"""Breaks every single system call of a command, one run each: what the sweeps share.

For every call that the command makes (the N-th openat, the N-th write, ...) strace makes that call
fail with EIO, and one that changes something fail with ENOSPC too, or kills the program there. (A kill
before any other call leaves what a kill before the next of these does.) What must hold afterwards is
said by whoever sweeps.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

# Calls that may change something; opening does when it may create.
CHANGING = set(
    "openat,open,write,pwrite64,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,mkdir,"
    "mkdirat,rmdir,ftruncate,fallocate,flock,copy_file_range,sendfile,utimensat".split(","))
# Closing is not among them: a call that strace makes fail is not done, so the file would stay open and
# locked, which no system does.
READING = set("read,pread64,fstat,newfstatat,statx,lseek,getdents64,fadvise64".split(","))


class Bench:
    """A folder with prepared stores, and a program to try on copies of them."""

    def __init__(self, keylime):
        self.keylime = os.path.abspath(keylime)
        self.base = tempfile.mkdtemp(prefix="keylime-sweep.")
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.base, "KEYLIME_NOW": "2026-11-20T18:30:00Z",
            "KEYLIME_CONFIG": f"{self.base}/none.json",
        }

    def run(self, store, *words, strace=(), text=""):
        return subprocess.run(
            [*strace, self.keylime, "--store", store, *words], cwd=self.base,
            env=self.environment, input=text.encode(), capture_output=True, timeout=60)

    def must(self, store, *words, text=""):
        """What a command prints that cannot fail here."""
        run = self.run(store, *words, text=text)
        assert run.returncode == 0, (words, run)
        return run.stdout

    def copy(self, store):
        # The name is always as long, so that a store's path never changes what is done.
        copy = tempfile.mkdtemp(dir=self.base, prefix="copy.")
        shutil.rmtree(copy)
        shutil.copytree(store, copy)
        return copy

    def calls(self, store, words):
        """Every call of a whole run: (call, its number among its like, whether it changes something)."""
        store = self.copy(store)
        log = f"{store}.trace"
        calls = ",".join(sorted(known()))
        run = self.run(store, *words, strace=["strace", "-f", "-o", log, "-e", "trace=" + calls])
        assert run.returncode == 0, (words, run)
        numbers = Counter()
        found = []
        with open(log) as lines:
            for match in filter(None, (re.match(r"\d+ +(\w+)\((.*)", line) for line in lines)):
                call = match.group(1)
                numbers[call] += 1
                changes = call in CHANGING and (
                    not call.startswith("open") or "O_CREAT" in match.group(2))
                found.append((call, numbers[call], changes))
        return found

    def faults(self, store, words, reads=True):
        """Every way to break the command: (call, number, fault)."""
        faults = []
        for call, number, changes in self.calls(store, words):
            if changes:
                whats = ["error=EIO", "error=ENOSPC", "signal=SIGKILL"]
            else:
                whats = ["error=EIO"] if reads else []
            faults += [(call, number, what) for what in whats]
        return faults

    def break_one(self, store, words, fault):
        """Runs the command with one call broken; gives the run, and says when it died of it."""
        call, number, what = fault
        inject = f"inject={call}:{what}:when={number}"
        try:
            run = self.run(
                store, *words,
                strace=["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=" + call, "-e", inject])
        except subprocess.TimeoutExpired as ended:
            return subprocess.CompletedProcess(ended.cmd, 1, b"", b""), ["it hangs"]
        killed = "SIGKILL" in what
        if killed:
            age(store)
        died = run.returncode < 0 and not killed or run.returncode in (132, 133, 134, 139)
        return run, [f"it died: {run.returncode} {run.stderr[-200:]!r}"] if died else []


def age(store):
    """Makes temporary files as old as they must be before anybody takes them for left behind."""
    for folder, _, files in os.walk(store):
        for name in files:
            if name.endswith(".tmp"):
                os.utime(f"{folder}/{name}", (0, 0))


def strays(store):
    """What no command leaves behind when it ends."""
    return [
        name for _, folders, files in os.walk(store) for name in folders + files
        if name == "spool" or ".new" in name or ".tmp" in name]


_known = []


def known():
    """The calls that this machine's strace knows."""
    if not _known:
        for call in sorted(CHANGING | READING):
            trial = subprocess.run(
                ["strace", "-o", "/dev/null", "-e", "trace=" + call, "true"], capture_output=True)
            if trial.returncode == 0:
                _known.append(call)
    return _known


def sweep(bench, jobs, violations, what):
    """Does all jobs, some at a time, and ends the program with what was found."""
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
    try:
        with ThreadPoolExecutor(workers) as pool:
            results = list(pool.map(lambda job: violations(*job), jobs))
    finally:
        shutil.rmtree(bench.base, ignore_errors=True)
    broken = [line for lines in results for line in lines]
    print("\n".join(broken))
    print(f"{len(jobs)} {what} with one broken call each: {len(broken)} violations")
    sys.exit(1 if broken or not jobs else 0)
