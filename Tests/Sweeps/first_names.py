#!/usr/bin/env python3
"""Looks whether the names that a first command makes are on the disk before it says that it is done.

    first_names.py KEYLIME

A file survives a crash only if its folder was synced after it got its name there, and so on for each
folder up to one that was there before. The system calls of `rate`, the first command in a new home,
are traced: the segment of the journal, the list of replicas and the session must be reachable so.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

CALL = re.compile(r'^(?:\[pid +\d+\] |\d+ +)?(\w+)\((.*)\) += (-?\d+)')
NAMED = re.compile(r'"([^"]*)"')


def calls(keylime, home):
    trace = f"{home}.trace"
    watched = "trace=mkdir,open,openat,close,fsync,fdatasync,rename,renameat,renameat2"
    subprocess.run(
        ["strace", "-f", "-qq", "-s", "4096", "-o", trace, "-e", watched, keylime, "rate", "bao-house", "4"],
        env={"HOME": home, "PATH": "/usr/bin:/bin", "KEYLIME_NOW": "2026-11-20T18:30:00Z"},
        check=True, capture_output=True, timeout=60)
    with open(trace, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if call := CALL.match(line):
                yield call[1], call[2], int(call[3])
    os.remove(trace)


def unsynced(calls, home):
    """The names below the home whose folder was not synced after they were made."""
    opened, waiting, made = {}, set(), set()
    for name, arguments, result in calls:
        if result < 0:
            continue
        paths = NAMED.findall(arguments)
        if name == "mkdir" or name.startswith("rename") or name == "openat" and "O_CREAT" in arguments:
            if paths[-1].startswith(home):
                waiting.add(paths[-1])
                made.add(paths[-1])
        if name in ("open", "openat"):
            opened[result] = paths[-1]
        if name == "fsync":
            folder = opened.get(int(arguments))
            waiting = {path for path in waiting if os.path.dirname(path) != folder}
    return waiting, made


def main():
    keylime = os.path.abspath(sys.argv[1])
    home = os.path.realpath(tempfile.mkdtemp(prefix="keylime-names."))
    try:
        waiting, made = unsynced(list(calls(keylime, home)), home)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    needed = [path for path in made if re.search(r"/(\d+\.jsonl|replica|session)$", path)]
    lost = set()
    for path in needed:
        while path != home:
            if path in waiting:
                lost.add(path)
            path = os.path.dirname(path)
    print("\n".join(f"not on the disk: {path[len(home):]}" for path in sorted(lost)))
    print(f"{len(needed)} first files, {len(lost)} names that a crash may lose")
    return 1 if lost or len(needed) != 3 else 0


if __name__ == "__main__":
    sys.exit(main())
