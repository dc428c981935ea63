// Usage: npm run bench [-- NAME ...] [--write]
// Measures what docs/performance.md lists, each beside its goal; --write updates its table.
import type { Bench, Measurement } from './measurement.ts';
import { lineOf } from './measurement.ts';
import { writeTable } from './table.ts';

/** Every bench, in the order in which `npm run bench` runs them; each is the file of its name beside this one. */
const names = [
  'bytes',
  'start',
  'memory',
  'database-size',
  'walk',
  'editor',
  'editor-work',
  'library',
  'search',
  'offline',
  'lighthouse',
  'server',
  'growth',
  'analytics',
  'csv',
  'tree-numbers',
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}
const results: Record<string, Measurement[]> = {};
for (const name of names) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  const { bench } = (await import(`./${name}.ts`)) as { bench: Bench };
  const measurements = await bench();
  for (const measurement of measurements) console.log(lineOf(measurement));
  results[name] = measurements;
}
if (process.argv.includes('--write')) writeTable(results);
const all = Object.values(results)
  .flat()
  .filter(({ holds }) => holds !== undefined);
const short = all.filter((figure) => !figure.holds);
console.log(`${all.length - short.length} of ${all.length} figures hold`);
process.exitCode = short.length === 0 ? 0 : 1;
