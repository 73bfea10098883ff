"""Programs run with nothing of this machine around them."""

import json
import os
import subprocess

# The program itself failed, or could not use the store; a signal is below zero.
BROKEN = {3, 70, 74, 130, 132, 133, 134, 139}


class Broken(Exception):
    """A program failed in a way that no question and no deed may make it fail."""


class Answer:
    """What one run said."""

    def __init__(self, status, text, errors):
        self.status, self.text, self.errors = status, text, errors

    def saying(self, text):
        """The same with another text."""
        return Answer(self.status, text, self.errors)

    @property
    def is_broken(self):
        return self.status < 0 or self.status in BROKEN

    @property
    def json(self):
        """The answer as a value; None when nothing was answered."""
        return json.loads(self.text) if self.text.strip() else None

    @property
    def code(self):
        """The stable code of an error that was asked for as JSON."""
        try:
            return json.loads(self.errors.splitlines()[-1])["error"]["code"]
        except (ValueError, LookupError, TypeError):
            return None


class Home:
    """A folder with one store, the config that goes with it, and what the run sees of its surroundings."""

    def __init__(self, folder, variables=None):
        self.folder = folder
        self.store = f"{folder}/store"
        self.variables = {
            "PATH": "/usr/bin:/bin", "HOME": folder, "KEYLIME_STORE": self.store,
            "KEYLIME_CONFIG": f"{folder}/config.json", "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "COLUMNS": "100", "KEYLIME_SEED": "7", **(variables or {})}
        os.makedirs(folder, exist_ok=True)

    def move(self):
        """Puts the store elsewhere."""
        moved = f"{self.folder}/moved"
        os.rename(self.store, moved)
        self.store = self.variables["KEYLIME_STORE"] = moved

    def run(self, program, words, text="", **variables):
        """Runs a program and gives its answer, whatever it is."""
        run = subprocess.run(
            [program, *words], cwd=self.folder, env={**self.variables, **variables},
            input=text.encode(), capture_output=True, timeout=120)
        return Answer(run.returncode, run.stdout.decode("utf-8", "replace"), run.stderr.decode("utf-8", "replace"))

    def do(self, program, words, text="", **variables):
        """Runs a program that may refuse, but not break."""
        answer = self.run(program, words, text, **variables)
        if answer.is_broken:
            raise Broken(f"{words} ended with {answer.status}: {answer.errors[-400:]}")
        return answer

    def all(self, program, words, **variables):
        """The rows of a list, without a limit where the verb has one; none when nothing was found."""
        answer = self.do(program, [*words, "--json"], **variables)
        return answer.json or []
