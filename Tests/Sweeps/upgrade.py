"""The new version lives on in a store of the old one: nothing that was acknowledged may be lost.

What people have (favourites, ratings, likes, check-ins, bills, contacts, balances) is read by the old version.
Then the new version reads it, does deeds of its own, alone and four at a time, and takes some back. After some
deeds, after what is derived was removed, and at the end, what it reads must be what was there and what it said
that it did. Events of the old version must be in the log with the effect that they had.
"""

import copy
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

ALL = "-n100000"


class Belongings:
    """What one account has."""

    def __init__(self, home, program, now):
        def rows(*words):
            return home.all(program, words, KEYLIME_NOW=now)

        self.favourites = {row["restaurant"] for row in rows("fav", ALL)}
        self.ratings = {row["restaurant"]: row["limes"] for row in rows("rate", ALL)}
        self.likes = {row["restaurant"] for row in rows("likes", ALL)}
        self.check_ins = {row["id"]: (row["name"], row["day"], row.get("note")) for row in rows("timeline", ALL)}
        self.bills = {row["id"]: (row["title"], money(row["amount"])) for row in rows("split", "history")}
        self.contacts = {row["id"]: row["name"] for row in rows("contact", "list")}
        self.balances = Counter()
        for row in rows("split"):
            self.balances[row["currency"]] += row["balance"]["minor"]

    def missing(self, other):
        """How another reading differs from this one, as lines."""
        lines = []
        for name, value in vars(self).items():
            found = getattr(other, name)
            if name == "balances":
                value, found = dict(+value) | dict(-value), dict(+found) | dict(-found)
            if value == found:
                continue
            value = value if isinstance(value, dict) else dict.fromkeys(value, True)
            found = found if isinstance(found, dict) else dict.fromkeys(found, True)
            for key in sorted(value.keys() | found.keys()):
                if value.get(key) != found.get(key):
                    lines.append(f"  {name} {key}: {value.get(key)} became {found.get(key)}")
        return lines


def money(amount):
    return amount["minor"], amount["currency"]


class Upgrade:
    """One store that is lived on in."""

    def __init__(self, lived, old, new, remove_derived):
        self.lived, self.old, self.new, self.remove_derived = lived, old, new, remove_derived
        self.home, self.life, self.random = lived.home, lived.life, lived.random
        self.lines, self.checks = [], 0

    def run(self):
        """Gives what was lost, as lines."""
        life = self.life
        # None is the account that is logged in at the end of the old life.
        have = {None: Belongings(self.home, self.old, life.clock)}
        for account in life.accounts:
            if life.login(account):
                have = {mail: had for mail, had in have.items() if mail}
                have[account] = Belongings(self.home, self.old, life.clock)
        accounts = list(have)
        log = self.log(self.old, 2000)
        if self.random.random() < 0.5:
            self.remove_derived(self.home.store)
        if self.random.random() < 0.3:
            self.home.move()
        life.program = self.new
        for account in accounts:
            self.begin(account, have)
            # The new version may meet the store with a question or with a deed.
            if self.random.random() < 0.5:
                self.check(f"{account or 'the account'} after the upgrade")
            self.live_on()
            have[account] = self.have
        self.check_log(log)
        self.lose_places()
        self.remove_derived(self.home.store)
        for account in accounts:
            self.begin(account, have)
            self.check(f"{account or 'the account'} at the end, derived anew")
        self.check_log(log)
        return self.lines

    def begin(self, account, have):
        if account and not self.life.login(account):
            self.lines.append(f"{account} can log in no longer")
        self.have = have[account]

    def lose_places(self):
        """A later import has a third of the places no longer; what people did there stays."""
        path = f"{self.home.folder}/town.jsonl"
        if os.path.exists(path):
            with open(path) as file:
                lines = file.readlines()
            with open(path, "w") as file:
                file.writelines(line for number, line in enumerate(lines) if number % 3)
            self.home.do(self.new, ["import", path, "--source", "town", "-q"])

    def log(self, program, limit):
        # The old version knows no other log than everybody's.
        words = ["log", f"-n{limit}"] + (["--all"] if program == self.new else [])
        rows = self.home.all(program, words, KEYLIME_NOW=self.life.clock)
        return {row["event"]: (row["do"], row["effect"]) for row in rows}

    def check_log(self, before):
        # What the new version did is newer, and not more than this.
        now = self.log(self.new, 4000)
        for event, what in before.items():
            self.checks += 1
            if now.get(event) != what:
                self.lines.append(f"  event {event}: {what} became {now.get(event)}")

    def check(self, when):
        self.checks += 1
        lost = self.have.missing(Belongings(self.home, self.new, self.life.clock))
        if lost:
            self.lines += [f"{when}:", *lost]
            # What is lost is told once.
            self.have = Belongings(self.home, self.new, self.life.clock)

    # Living on ----------------------------------------------------------------------------------

    def live_on(self):
        for number in range(60):
            self.life.now += timedelta(minutes=self.random.choice([0, 1, 30, 600]))
            before = copy.deepcopy(self.have)
            told = self.deed()
            if told and told.get("event") and self.is_one_event(told) and self.random.random() < 0.25:
                self.take_back(before)
            if number % 20 == 19:
                self.check(f"after deed {number}")
        self.keep_together()
        self.check("after four at a time")

    def deed(self):
        deeds = [self.rate, self.clear, self.keep, self.drop, self.check_in, self.leave, self.split, self.tear, self.settle]
        return self.random.choice(deeds)()

    def is_one_event(self, told):
        """Of a command that made several events, versions differ in what an undo takes back."""
        return all(len(told.get(name, [])) <= 1 for name in ("changed", "payments")) and not told.get("added")

    def rate(self):
        place, limes = self.random.choice(self.life.places), self.random.randrange(1, 6)
        if told := self.life.run("rate", place, str(limes)):
            self.have.ratings[place] = limes
        return told

    def clear(self):
        place = self.random.choice(sorted(self.have.ratings) or ["none"])
        if told := self.life.run("rate", place, "--clear"):
            self.have.ratings.pop(told["restaurant"], None)
        return told

    def keep(self):
        if told := self.life.run("fav", *self.random.sample(self.life.places, self.random.choice([1, 3, 20]))):
            self.have.favourites |= set(told["changed"]) | set(told["unchanged"])
        return told

    def drop(self):
        if told := self.life.run("fav", "--remove", self.random.choice(sorted(self.have.favourites) or ["none"])):
            self.have.favourites -= set(told["changed"])
        return told

    def check_in(self):
        note = f"note {self.random.randrange(999)}"
        if told := self.life.run("checkin", self.random.choice(self.life.places), "--note", note):
            self.have.check_ins[told["id"]] = told["name"], told["day"], note
        return told

    def leave(self):
        check_in = self.random.choice(sorted(self.have.check_ins) or ["none"])
        if told := self.life.run("timeline", "remove", check_in):
            del self.have.check_ins[check_in]
        return told

    def split(self):
        name = self.random.choice(["eli", "ana", "bo"])
        if told := self.life.run("split", name, self.life.amount(), "--new", "--title", "after the upgrade"):
            self.add_bill(told)
            for person in told.get("added", []):
                self.have.contacts[person["id"].removeprefix("contact:")] = person["name"]
        return told

    def tear(self):
        bill = self.random.choice(sorted(self.have.bills) or ["none"])
        shown = self.life.run("split", "show", bill)
        if told := self.life.run("split", "remove", bill):
            del self.have.bills[bill]
            self.owe(shown, -1)
        return told

    def settle(self):
        if told := self.life.run("split", "settle", self.random.choice(["eli", "ana", "bo"])):
            for payment in told["payments"]:
                self.add_bill(payment)
        return told

    def add_bill(self, bill):
        self.have.bills[bill["id"]] = bill["title"], money(bill["amount"])
        self.owe(bill, 1)

    def owe(self, bill, sign):
        if change := bill.get("change"):
            self.have.balances[change["currency"]] += sign * change["minor"]

    def take_back(self, before):
        """Undoes the deed just done; now and then does it again."""
        after = self.have
        if not self.life.run("undo"):
            return
        self.have = before
        if self.random.random() < 0.5 and self.life.run("redo"):
            self.have = after

    def keep_together(self):
        """Ratings by processes that run at the same time: each that was acknowledged is there."""
        places = self.random.sample(self.life.places, min(16, len(self.life.places)))
        with ThreadPoolExecutor(4) as pool:
            done = list(pool.map(self.rate_four, places))
        for place, answer in zip(places, done):
            if answer.status == 0:
                self.have.ratings[place] = 4
            elif answer.code != "no-such-restaurant":
                self.lines.append(f"  rating {place} while others were written ended with {answer.status}: {answer.code}")

    def rate_four(self, place):
        return self.home.do(self.new, ["rate", place, "4", "--json"], KEYLIME_NOW=self.life.clock)
