// Usage: npm run bench [-- NAME ...] [--write] [--language=CODE]
// Measures what docs/performance.md lists, each beside its goal; --write updates the table of its page in bench/results/.
// --language measures in another language than English; its table has marks of its own on the same page.
import { type Bench, type Measurement, lineOf, inWords } from './measurement.ts';
import { join } from 'node:path';
import { ORIGINAL, type Language } from '#core/base/language.ts';
import { OTHER_LANGUAGES } from '../server/seeds/test/other-starters.ts';
import { root } from '../tools/base/runtime.mjs';
import { machine, putBetweenMarks } from './marked-tables.ts';

function verdictOn({ holds }: Measurement): string {
  if (holds === undefined) return '';
  return holds ? 'holds' : '**falls short**';
}

function row(measurement: Measurement): string {
  const { what, ours, limit = '', ratio, goal } = measurement;
  const cells = [what, ours, limit, ratio ? inWords(ratio) : '', goal, verdictOn(measurement)];
  return `| ${cells.join(' | ')} |`;
}

function section(measurements: Measurement[]): string {
  const head =
    '| figure | ours | limit | ratio | goal | verdict |\n| --- | --- | --- | --- | --- | --- |';
  return `${machine()}\n\n${head}\n${measurements.map(row).join('\n')}`;
}

function writeTable(results: Record<string, Measurement[]>, language: Language | undefined): void {
  for (const [name, figures] of Object.entries(results)) {
    const table = language ? `${name}-${language}` : name;
    putBetweenMarks(join(root, `bench/results/${name}.md`), 'bench', table, section(figures));
  }
}

/** Every bench, in the order in which `npm run bench` runs them; each is the file of its name beside this one, in English or the language behind it. */
const names = [
  'bytes',
  'start',
  'memory',
  'database-size',
  'walk',
  'editor',
  'editor-work',
  'import',
  'library',
  'search',
  'import-quality',
  'import-variants',
  'search-quality',
  ...OTHER_LANGUAGES.map((language) => `search-quality-${language}`),
  'lighthouse',
  'server',
  'analytics',
  'csv',
];

/** A bench; one that is used up by running runs only if it is asked for. */
type BenchModule = { bench: Bench; isUsedUp?: boolean };

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** The options of all benches. */
const OPTIONS = [
  '--write',
  '--without-held-out',
  ...OTHER_LANGUAGES.map((language) => `--language=${language}`),
];
const unknown = process.argv.slice(2).filter((one) => ![...names, ...OPTIONS].includes(one));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are ${[...names, ...OPTIONS].join(', ')}.`,
  );
  process.exit(2);
}
const askedLanguage = OTHER_LANGUAGES.find((one) => process.argv.includes(`--language=${one}`));
const results: Record<string, Measurement[]> = {};
for (const name of names) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const language = OTHER_LANGUAGES.find((one) => name.endsWith(`-${one}`));
  const file = language ? name.slice(0, -language.length - 1) : name;
  const { bench, isUsedUp = false } = (await import(`./${file}.ts`)) as BenchModule;
  if (isUsedUp && asked.length === 0) continue;
  console.log(name);
  const measurements = await bench(language ?? askedLanguage ?? ORIGINAL);
  for (const measurement of measurements) console.log(lineOf(measurement));
  results[name] = measurements;
}
if (process.argv.includes('--write')) writeTable(results, askedLanguage);
const all = Object.values(results)
  .flat()
  .filter(({ holds }) => holds !== undefined);
const short = all.filter((figure) => !figure.holds);
console.log(`${all.length - short.length} of ${all.length} figures hold`);
process.exitCode = short.length === 0 ? 0 : 1;
