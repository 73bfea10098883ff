// Answers of the JavaScript package opening_hours, one JSON line for each value on standard input.
//
//   TZ=ZONE node states.mjs MODULE PLACE INSTANTS < VALUES
//
// MODULE is the path of the package's module, PLACE is JSON as `{"lat", "lon", "address"}`, and
// INSTANTS is a file of RFC 3339 instants, one a line. An answer is `{"states": "oc…", "changes":
// [seconds or null, …]}` (o open, c closed, u unknown), or `{"error": "…"}`.
import fs from 'node:fs';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';

const [module, place, instantsFile] = process.argv.slice(2);
const loaded = await import(pathToFileURL(module).href);
const OpeningHours = loaded.default ?? loaded.opening_hours;
const instants = fs.readFileSync(instantsFile, 'utf8').trim().split('\n').map((text) => new Date(text));
const horizon = 5 * 366 * 86_400_000;
const longestWalk = 4000;

const stateOf = (it) => (it.getState() ? 'o' : it.getUnknown() ? 'u' : 'c');

// When the state becomes another, in seconds; null when it does not within the horizon.
function changeAfter(it, start) {
  const first = stateOf(it);
  for (let step = 0; step < longestWalk && it.advance(); step += 1) {
    const date = it.getDate();
    if (date - start > horizon) return null;
    if (stateOf(it) !== first) return date / 1000;
  }
  return null;
}

function answer(value) {
  try {
    const hours = new OpeningHours(value, JSON.parse(place), { locale: 'en' });
    let states = '';
    const changes = [];
    for (const instant of instants) {
      const it = hours.getIterator(instant);
      states += stateOf(it);
      changes.push(changeAfter(it, instant));
    }
    return { states, changes };
  } catch (error) {
    return { error: String(error).slice(0, 200) };
  }
}

for await (const value of readline.createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(value))}\n`);
}
