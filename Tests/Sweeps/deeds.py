"""Random lives: what people do with a store, deed after deed, through a built program."""

import datetime

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c626001000000ffff03000006000557bfabd40000000049454e44ae426082")
PEOPLE = ["eli", "ana", "Zoë Lark", "bo", "Mia"]
PASSWORD = "only for this sweep"
PASSCODE = "between us"
START = datetime.datetime(2026, 9, 1, 9, 0)


class Life:
    """The people of one store. `deed` does one random thing; it may be refused, never broken."""

    def __init__(self, program, home, random, places, domain="example.org"):
        self.program, self.home, self.random, self.domain = program, home, random, domain
        # Few places near the middle are met often, so that ratings and deals gather there.
        self.places = [place["id"] for place in places]
        self.names = [place["name"] for place in places]
        self.now = START
        self.accounts = []
        self.account = None
        self.check_ins, self.bills, self.deals, self.codes, self.events = [], [], [], [], []
        self.done = self.refused = 0
        with open(f"{home.folder}/lunch.png", "wb") as file:
            file.write(PICTURE)

    def live(self, count):
        for _ in range(count):
            self.deed()

    def deed(self):
        """Does one thing, some time after the last; now and then the clock is set back."""
        self.now += datetime.timedelta(minutes=self.random.choice([0, 1, 17, 240, 700]))
        if self.random.random() < 0.01:
            self.now -= datetime.timedelta(hours=30)
        deeds, weights = zip(*self.choices())
        self.random.choices(deeds, weights)[0]()

    def choices(self):
        return [
            (self.rate, 30), (self.clear, 4), (self.keep, 10), (self.drop, 4), (self.check_in, 14), (self.split, 14),
            (self.settle, 4), (self.swipe, 6), (self.keep_many, 0.7), (self.unlike, 2), (self.forget, 0.5), (self.contact, 2),
            (self.edit_check_in, 3), (self.remove_check_in, 1), (self.edit_bill, 2), (self.remove_bill, 1),
            (self.undo, 5), (self.redo, 2), (self.undo_event, 2), (self.change_account, 2), (self.claim, 3),
            (self.edit_place, 2), (self.add_deal, 3), (self.edit_deal, 1), (self.use_deal, 4), (self.redeem, 1),
            (self.add_place, 1.5), (self.close_place, 0.5)]

    def run(self, *words, text=""):
        """The JSON of a deed that was done; None when it was refused."""
        answer = self.home.do(self.program, [*words, "--json"], text, KEYLIME_NOW=self.clock)
        if answer.status != 0:
            self.refused += 1
            return None
        self.done += 1
        told = answer.json
        if isinstance(told, dict) and told.get("event"):
            self.events.append(told["event"])
        return told

    @property
    def clock(self):
        return self.now.strftime("%Y-%m-%dT%H:%M:%SZ")

    def place(self):
        if self.random.random() < 0.05:
            return self.random.choice(self.names)
        first = self.random.random() < 0.5
        return self.random.choice(self.places[:25] if first else self.places)

    def some(self, things):
        return self.random.choice(things) if things else "none"

    def amount(self):
        return f"{self.random.randrange(1, 120)}.{self.random.randrange(100):02}"

    # Tasting ------------------------------------------------------------------------------------

    def rate(self):
        self.run("rate", self.place(), str(self.random.randrange(1, 6)))

    def clear(self):
        self.run("rate", self.place(), "--clear")

    def keep(self):
        self.run("fav", *[self.place() for _ in range(self.random.choice([1, 1, 2, 4]))])

    def drop(self):
        self.run("fav", "--remove", self.place(), self.place())

    def keep_many(self):
        """Many events in one command: they fill segments and make snapshots due."""
        some = self.random.sample(self.places, min(len(self.places), 60))
        self.run("fav", *some)
        self.run("fav", "--remove", *some[:50])

    def swipe(self):
        self.run("swipe", self.random.choice(["--like", "--pass"]), self.place(), "--like", self.place())

    def unlike(self):
        self.run("likes", "--remove", self.place())

    def forget(self):
        self.run("swipe", "--start-over")

    # Visiting -----------------------------------------------------------------------------------

    def check_in(self):
        where = [self.place()] if self.random.random() < 0.9 else ["--name", "Mia's kitchen", "--near", "55.9,-3.2"]
        words = ["checkin", *where]
        if self.random.random() < 0.5:
            words += ["--at", self.random.choice(["yesterday 19:30", "2 days ago", "2026-08-15T12:00"])]
        if self.random.random() < 0.4:
            words += ["--with", self.random.choice(PEOPLE)]
        if self.random.random() < 0.3:
            words += ["--note", self.random.choice(["soup", "a birthday", "Ünïcode, \"quoted\"\tand more"])]
        if self.random.random() < 0.1:
            words += ["--photo", "lunch.png"]
        self.remember(self.check_ins, self.run(*words))

    def edit_check_in(self):
        self.run("timeline", "edit", self.some(self.check_ins), "--note", f"note {self.random.randrange(99)}")

    def remove_check_in(self):
        self.run("timeline", "remove", self.some(self.check_ins))

    def remember(self, ids, told):
        if told and "id" in told:
            ids.append(told["id"])

    # Splitting ----------------------------------------------------------------------------------

    def split(self):
        one, two = self.random.sample(PEOPLE, 2)
        ways = [
            [one, self.amount()], [one, two, self.amount()], [one, self.amount(), "--i-owe"],
            [one, self.amount(), "--they-owe"], [one, self.amount(), "--half", "--paid-by", "them"],
            [one, self.amount(), "--shares", f"{one}=2,me=1"], [one, self.amount(), "--percent", f"{one}=70,me=30"],
            [one, self.amount(), "--currency", "EUR"], [one, two, self.amount(), "--paid-by", two],
            [one, "--item", f"Pizza=12.50:{one},me", "--item", "Wine=20", "--tip", "15%"]]
        words = ["split", *self.random.choice(ways), "--new"]
        if self.random.random() < 0.5:
            words += ["--title", self.random.choice(["Pizza", "Lunch; late", "Ünïcode"])]
        if self.check_ins and self.random.random() < 0.2:
            words += ["--checkin", self.random.choice(self.check_ins)]
        elif self.random.random() < 0.2:
            words += ["--restaurant", self.place()]
        self.remember(self.bills, self.run(*words))

    def settle(self):
        part = self.random.choice([[], [], [self.amount(), "--paid-by", "me"]])
        self.remember(self.bills, self.run("split", "settle", self.random.choice(PEOPLE), *part))

    def edit_bill(self):
        self.run("split", "edit", self.some(self.bills), "--title", f"title {self.random.randrange(99)}")

    def remove_bill(self):
        self.run("split", "remove", self.some(self.bills))

    def contact(self):
        name = self.random.choice(PEOPLE)
        self.random.choice([
            lambda: self.run("contact", "add", f"{name} {self.random.randrange(99)}", "--phone", "+1 555 0100"),
            lambda: self.run("contact", "edit", name, "--note", "met at lunch"),
            lambda: self.run("contact", "add", name, "--nickname", f"{name}chen"),
            lambda: self.run("contact", "remove", name)])()

    # Taking back --------------------------------------------------------------------------------

    def undo(self):
        self.run("undo")

    def redo(self):
        self.run("redo")

    def undo_event(self):
        self.run(self.random.choice(["undo", "undo", "redo"]), self.some(self.events[-40:]))

    # People -------------------------------------------------------------------------------------

    def change_account(self):
        """Registers, leaves for a new anonymous account, or comes back; these hash, so they are rare."""
        choice = self.random.random()
        if self.account is None and choice < 0.6 and len(self.accounts) < 4:
            mail = f"{self.random.choice(['sam', 'olga', 'kim'])}{len(self.accounts)}@{self.domain}"
            words = ["account", "register", "--first-name", mail[:3].title(), "--last-name", "Test", "--gender", "none"]
            if self.run(*words, "--email", mail, "--password-fd", "0", text=PASSWORD):
                self.accounts.append(mail)
                self.account = mail
        elif choice < 0.7 and self.accounts:
            self.login(self.random.choice(self.accounts))
        elif self.account is not None:
            self.run("account", "logout", "--yes")
            self.account = None

    def login(self, mail):
        """Whether it could; the registration of an account may have been undone."""
        told = self.run("account", "login", mail, "--yes", "--password-fd", "0", text=PASSWORD)
        if told:
            self.account = mail
        return bool(told)

    # Owning -------------------------------------------------------------------------------------

    def claim(self):
        self.run("admin", "passcode", "--passcode-fd", "0", text=PASSCODE)
        self.run("admin", "claim", self.random.choice(self.places[:12]), "--passcode-fd", "0", text=PASSCODE)

    def mine(self):
        rows = self.run("admin", "show") or [{"id": "none"}]
        return self.random.choice(rows)["id"]

    def edit_place(self):
        change = self.random.choice([
            ["--price", str(self.random.randrange(1, 5))], ["--phone", "+1 555 0199"], ["--hours", "Mo-Su 09:00-21:00"],
            ["--name", f"Renamed {self.random.randrange(99)}"], ["--cuisine", "thai,greek"], ["--forget", "website"],
            ["--position", "55.951,-3.191"]])
        self.run("admin", "edit", self.mine(), *change)

    def close_place(self):
        self.run("admin", "remove", self.mine())

    def add_place(self):
        told = self.run(
            "add", "--name", f"Added {self.random.randrange(999)}", "--address", "1 Elm St, Amberton", "--cuisine",
            "thai", "--price", "2", "--phone", "+1 555 0123", "--photo", "https://example.org/a.png", "--position",
            f"{55.95 + self.random.uniform(-0.01, 0.01):.5f},{-3.19 + self.random.uniform(-0.01, 0.01):.5f}")
        if told:
            self.places.insert(0, told["id"])

    def add_deal(self):
        words = ["admin", "deal", "add", self.mine(), "--title", f"Deal {self.random.randrange(99)}"]
        if self.random.random() < 0.5:
            words += ["--uses", str(self.random.randrange(1, 4))]
        if self.random.random() < 0.5:
            words += ["--expires", self.random.choice(["+20h", "2026-12-24", "2026-10-01"])]
        words += [self.random.choice(["--once-per-person", "--no-once-per-person", "--no-once-per-person"])]
        self.remember(self.deals, self.run(*words))

    def edit_deal(self):
        self.run("admin", "deal", *self.random.choice([
            ["edit", self.some(self.deals), "--description", "With any main dish"], ["remove", self.some(self.deals)]]))

    def use_deal(self):
        told = self.run("deals", "use", self.some(self.deals), "--yes")
        if told:
            self.codes.append(told["code"])

    def redeem(self):
        self.run("admin", "redeem", self.some(self.codes))
