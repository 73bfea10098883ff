"""Opening hours as people write them, drawn at random: the common shapes, each with its variants."""

DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
WEEKS = [
    [("Mo-Su",)], [("Mo-Fr",), ("Sa",)], [("Mo-Fr",), ("Sa",), ("Su",)], [("Mo-Th",), ("Fr,Sa",)],
    [("Tu-Su",)], [("Tu-Fr",), ("Sa,Su",)], [("Mo-Sa",)], [("Su-Th",), ("Fr-Sa",)],
    [("Mo,We-Su",)], [("We-Sa",), ("Su",)], [("Fr-Mo",)], [("Mo,Tu,Th,Fr",), ("Sa",)],
]
OPENINGS = ["06:00", "07:30", "08:00", "09:00", "10:00", "11:00", "11:30", "12:00"]
CLOSINGS = ["14:00", "15:30", "18:00", "20:00", "21:30", "22:00", "23:00", "24:00"]
LATE = ["00:00", "01:00", "02:00", "03:30", "26:00"]
EVENINGS = [("17:00", "22:00"), ("17:30", "23:00"), ("18:00", "24:00"), ("18:30", "22:30")]


def span(draw):
    """One or two spans of a day."""
    kind = draw.random()
    if kind < 0.45:
        return f"{draw.choice(OPENINGS)}-{draw.choice(CLOSINGS)}"
    if kind < 0.75:
        lunch = f"{draw.choice(['11:00', '11:30', '12:00'])}-{draw.choice(['14:00', '14:30', '15:00'])}"
        return f"{lunch},{'-'.join(draw.choice(EVENINGS))}"
    if kind < 0.93:
        return f"{draw.choice(['11:00', '16:00', '17:00', '18:00'])}-{draw.choice(LATE)}"
    return draw.choice(["18:00+", "11:00-22:00+", "10:00-sunset", "sunrise-20:00", "17:00-23:00+"])


def week(draw):
    return "; ".join(f"{days} {span(draw)}" for (days,) in draw.choice(WEEKS))


def season(draw):
    first = draw.randrange(12)
    last = (first + draw.randrange(1, 8)) % 12
    shape = draw.randrange(3)
    if shape == 0:
        return f"{MONTHS[first]}-{MONTHS[last]}"
    if shape == 1:
        return f"{MONTHS[first]} {draw.randrange(1, 29):02}-{MONTHS[last]} {draw.randrange(1, 29):02}"
    return f"{MONTHS[first]}"


def exception(draw):
    """A rule that follows the week."""
    day = draw.choice(DAYS)
    choices = [
        "PH off", "PH closed", f"PH {span(draw)}", "PH,Su off", "SH off", f"SH Mo-Fr {span(draw)}",
        "Dec 24-26 off", "Dec 25 off", "Dec 31 10:00-16:00", "Dec 24,Dec 31 10:00-14:00",
        "Dec 23-Jan 06 off", f"{day}[1] off", f"{day}[-1] {span(draw)}", f"{day} off",
        f"{season(draw)} off", f"{season(draw)} {day} off", "easter off", "easter -2 days off",
        "easter -2 days-easter +1 day off", f"week {draw.randrange(1, 53):02} off",
        "week 01-53/2 Mo off", f"2026 {season(draw)} off",
        f"2026 Aug {draw.randrange(1, 15):02}-{draw.randrange(15, 31)} off", 'PH "by appointment"',
        f'{day} 20:00-22:00 "kitchen closed"', "PH -1 day 10:00-14:00", f"PH {day} off",
    ]
    return draw.choice(choices)


def value(draw):
    """A realistic value; `draw` is a seeded `random.Random`."""
    kind = draw.random()
    if kind < 0.35:
        return week(draw)
    if kind < 0.75:
        rules = [week(draw)] + [exception(draw) for _ in range(draw.choice([1, 1, 2]))]
        return "; ".join(rules)
    if kind < 0.85:
        return f"{season(draw)}: {week(draw).split(';')[0]}; {season(draw)} {span(draw)}"
    if kind < 0.90:
        days, other = draw.sample(DAYS, 2)
        return f"{days} {span(draw)}, {other} {span(draw)}"
    if kind < 0.95:
        return f'{week(draw)} || "on request"'
    return draw.choice(["24/7", f"24/7; {exception(draw)}", span(draw), f"{span(draw)}; {exception(draw)}"])
