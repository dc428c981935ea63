import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readOutcome } from './outcome.ts';

const OUTCOME = '.outcome.txt';
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.includes('/') && extname(name) !== '',
);
const outcomes = files.filter((name) => name.endsWith(OUTCOME));

test('each document has its outcome beside it', () => {
  const documents = files.filter((name) => !name.endsWith(OUTCOME));
  expect(documents.map((name) => name.slice(0, -extname(name).length)).toSorted()).toEqual(
    outcomes.map((name) => name.slice(0, -OUTCOME.length)).toSorted(),
  );
});

test.each(outcomes)('%s counts its steps from 1, and leads to them', (name) => {
  const { procedures } = readOutcome(readFileSync(join(import.meta.dirname, name), 'utf8'));
  for (const { title, steps } of procedures) {
    const numbers = steps.map(({ number }) => number);
    expect({ title, numbers }).toEqual({ title, numbers: steps.map((_, at) => `${at + 1}`) });
    const ways = steps.flatMap(({ answers }) => answers.map(({ to }) => to));
    expect(ways.filter((way) => way !== 'end' && !numbers.includes(way))).toEqual([]);
  }
  expect({ name: basename(name), count: procedures.length }).not.toHaveProperty('count', 0);
});
