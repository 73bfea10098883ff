#!/usr/bin/env python3
"""Compare the public holidays of `keylime hours` with the package `holidays` of PyPI.

    pip install holidays
    Tests/Differential/holidays.py KEYLIME [FIRST_YEAR [LAST_YEAR]]

Every day of the years (2021 to 2030 unless told) in every country with a table, and in every region
that differs. For each year one `keylime hours -` answers a value for each day: `PH -9 days` is open
on the first of January when the tenth is a holiday. Differences that are meant are in MEANT, with
the reason. Exit status 1 when anything else differs.
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys

# This script has the name of the module it needs, so its own folder must not be searched.
sys.path.pop(0)

import holidays

SOURCES = pathlib.Path(__file__).parent.parent.parent / "Sources/OpeningHours/Holidays/Tables"

# Country or region, and why a day may differ.
MEANT = {
    "DE": lambda day: (day.month, day.day) == (8, 15) and "in Bavaria the municipality decides",
    "ES": lambda day: day.year > 2026 and "the regions move their days by a decree of each year",
}


def tables():
    """The countries and the codes of their regions, as they stand in the source."""
    for path in sorted(SOURCES.glob("*.swift")):
        text = path.read_text(encoding="utf-8").replace("\\\n", "")
        for block in re.split(r"\bHolidaySource\(", text)[1:]:
            country = re.search(r'country: "(..)"', block).group(1)
            regions = re.search(r'regions:\s+"+\s*(.*?)\s*"+,', block, re.S)
            codes = re.sub(r";\s+", ";", regions.group(1)).split(";") if regions else []
            last = re.search(r"lastYear: (\d+)", block)
            yield country, [code.split("=")[0].strip() for code in codes], int(last.group(1)) if last else 9999


def mine(keylime, place, year):
    """The state of each day of a year: `open` is a holiday."""
    first = datetime.date(year, 1, 1)
    days = [first + datetime.timedelta(days=number) for number in range(366 if year % 4 == 0 else 365)]
    values = ["PH"] + [f"PH -{n} day{'s' if n > 1 else ''}" for n in range(1, len(days))]
    command = [
        keylime, "hours", "-", "--ndjson=state", "--country", place, "--time-zone", "UTC", "--at",
        f"{year}-01-01 12:00"]
    done = subprocess.run(
        command, input="\n".join(values) + "\n", text=True, stdout=subprocess.PIPE, check=True)
    return zip(days, (json.loads(line)["state"] for line in done.stdout.splitlines()), strict=True)


def others(country, region, years):
    return set(holidays.country_holidays(country, subdiv=region, years=years, language="en_US"))


def sundays(country, region, years):
    """Sundays that the other list counts as holidays only for being Sundays."""
    listed = holidays.country_holidays(country, subdiv=region, years=years, language="en_US")
    return {day for day, name in listed.items() if name == "Sunday"}


def main():
    keylime = sys.argv[1]
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 2021
    last = int(sys.argv[3]) if len(sys.argv) > 3 else 2030
    years = range(first, last + 1)
    compared = wrong = meant = 0
    for country, regions, last_year in tables():
        # `*` and a country without a region: the days of the country as a whole.
        places = [code for code in regions if code not in ("*", "?")] or [None]
        for region in places:
            name = f"{country}-{region}" if region else country
            wanted = others(country, region, years) - sundays(country, region, years)
            for year in years:
                for day, state in mine(keylime, name, year):
                    compared += 1
                    if state == ("open" if day in wanted else "closed"):
                        continue
                    reason = MEANT.get(country, lambda day: None)(day)
                    if state == "unknown" and (reason or year > last_year):
                        meant += 1
                        continue
                    wrong += 1
                    if wrong <= 200:
                        print(f"{name} {day}: {state}, other {'holiday' if day in wanted else 'none'}")
    print(f"holidays: {compared} days compared, {wrong} differ, {meant} undecided for a known reason")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
