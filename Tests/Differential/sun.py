#!/usr/bin/env python3
"""Compare the sun times of `keylime hours` with PyEphem (PyPI: ephem), at random places and days.

    Tests/Differential/sun.py KEYLIME [COUNT] [SEED]
    Tests/Differential/sun.py --table COUNT SEED

The limits are 60 seconds up to 60 degrees of latitude and 120 up to 65, the rounding to whole
minutes included: upper limb, 34 minutes of arc of refraction, at sea level. With --table it prints
rows for the unit test: latitude, longitude, days since 1970, UTC seconds after midnight of that day
of rising and of setting. Exit status 1 when anything differs.
"""

import datetime
import json
import random
import subprocess
import sys

import ephem

EPOCH = datetime.datetime(1970, 1, 1)


def observer(latitude, longitude, when):
    place = ephem.Observer()
    place.lat, place.lon = str(latitude), str(longitude)
    place.pressure = 0
    # The centre of the sun, 50 minutes of arc below the horizon.
    place.horizon = "-0:49:58.8"
    place.date = ephem.Date(when)
    return place


def nearest(latitude, longitude, when, is_rising):
    """The rising or setting nearest to an instant; None when there is none within a day."""
    best = None
    for hours in (-13, 0):
        place = observer(latitude, longitude, when + datetime.timedelta(hours=hours))
        find = place.next_rising if is_rising else place.next_setting
        try:
            found = find(ephem.Sun(), use_center=True).datetime()
        except (ephem.AlwaysUpError, ephem.NeverUpError):
            continue
        if best is None or abs(found - when) < abs(best - when):
            best = found
    return best


def places(count, seed):
    drawn = random.Random(seed)
    for _ in range(count):
        latitude = round(drawn.uniform(-65, 65), 3)
        longitude = round(drawn.uniform(-179, 179), 3)
        day = datetime.date(2020, 1, 1) + datetime.timedelta(days=drawn.randrange(5500))
        yield latitude, longitude, day


def table(count, seed):
    for latitude, longitude, day in places(count, seed):
        noon = datetime.datetime.combine(day, datetime.time(12)) - datetime.timedelta(hours=longitude / 15)
        midnight = datetime.datetime.combine(day, datetime.time())
        rising = nearest(latitude, longitude, noon - datetime.timedelta(hours=6), True)
        setting = nearest(latitude, longitude, noon + datetime.timedelta(hours=6), False)
        if rising is None or setting is None:
            continue
        seconds = [round((time - midnight).total_seconds()) for time in (rising, setting)]
        print(f"    ({latitude}, {longitude}, {(midnight - EPOCH).days}, {seconds[0]}, {seconds[1]}),")


def change(keylime, latitude, longitude, when):
    command = [
        keylime, "hours", "sunrise-sunset", "--near", f"{latitude},{longitude}", "--at", when,
        "--json=nextChange,nextState"]
    answer = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    if answer["nextChange"] is None:
        return None
    time = datetime.datetime.fromisoformat(answer["nextChange"].replace("Z", "+00:00"))
    # At sea the zone of the nearest land may be one where the sun rises on another day.
    early = time.utcoffset().total_seconds() / 3600 - longitude / 15
    if abs((early + 12) % 24 - 12) > 4:
        return None
    return time.astimezone(datetime.timezone.utc).replace(tzinfo=None), answer["nextState"]


def main():
    if sys.argv[1] == "--table":
        table(int(sys.argv[2]), int(sys.argv[3]))
        return 0
    keylime = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
    worst, wrong = 0, 0
    for latitude, longitude, day in places(count, seed):
        for hour in ("00:00", "12:00"):
            answer = change(keylime, latitude, longitude, f"{day} {hour}")
            if answer is None:
                continue
            mine, state = answer
            other = nearest(latitude, longitude, mine, state == "open")
            limit = 60 if abs(latitude) <= 60 else 120
            difference = 86_400 if other is None else abs((mine - other).total_seconds())
            worst = max(worst, difference)
            if difference > limit:
                wrong += 1
                print(f"{latitude},{longitude} {day}: {state} at {mine}, other {other}")
    print(f"sun times: {count} places, seed {seed}, at most {worst:.0f} s apart, {wrong} too far")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
