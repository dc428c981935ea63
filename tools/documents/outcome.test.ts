import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { NEW_CAMPUS } from '../../core/campus/campus.ts';
import { guessIssues } from '../../core/import/guessed-issues.ts';
import { readDocument } from '../../server/exchange/documents/read-document.ts';
import { compared } from './compared.ts';
import { readOutcome } from './outcome.ts';

const OUTCOME = '.outcome.txt';
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.includes('/') && extname(name) !== '',
);
const outcomes = files.filter((name) => name.endsWith(OUTCOME));

const PAGE = `# Lockouts

1. Meet the resident at the desk.
2. Write the time in the log.
`;

function figuresOf(outcome: string) {
  const { blocks } = readDocument({ name: 'page.md', bytes: Buffer.from(PAGE) });
  const { issues } = guessIssues(blocks, { name: 'page', campus: NEW_CAMPUS });
  return compared(readOutcome(outcome), issues, blocks);
}

test('each document has its outcome next to it', () => {
  const documents = files.filter((name) => !name.endsWith(OUTCOME));
  expect(documents.map((name) => name.slice(0, -extname(name).length)).toSorted()).toEqual(
    outcomes.map((name) => name.slice(0, -OUTCOME.length)).toSorted(),
  );
});

test.each(outcomes)('the steps of %s are numbered from 1, and their targets exist', (name) => {
  const { procedures } = readOutcome(readFileSync(join(import.meta.dirname, name), 'utf8'));
  for (const { title, steps } of procedures) {
    const numbers = steps.map(({ number }) => number);
    expect({ title, numbers }).toEqual({ title, numbers: steps.map((_, at) => `${at + 1}`) });
    const ways = steps.flatMap(({ answers }) => answers.flatMap(({ to }) => to));
    expect(ways.filter((way) => way !== 'end' && !numbers.includes(way))).toEqual([]);
  }
  expect({ name: basename(name), count: procedures.length }).not.toHaveProperty('count', 0);
});

test('a way may have two places, and is right at each', () => {
  const steps = ['2 do: Write the time in the log.'];
  const answersOf = (first: string) =>
    figuresOf(['= Lockouts', first, ...steps].join('\n')).answers;
  expect(answersOf('1 do: Meet the resident at the desk. | -> end or 2')).toEqual({
    right: 1,
    all: 1,
  });
  expect(answersOf('1 do: Meet the resident at the desk. | -> end')).toEqual({ right: 0, all: 1 });
});

test('a procedure may keep only the words that its outcome leaves out', () => {
  const meeting = ['= Lockouts', '1 do: Meet the resident at the desk.'];
  expect(figuresOf(meeting.join('\n')).procedures.right).toBe(0);
  const left = '~ Write the time in the log.';
  expect(figuresOf([...meeting, left].join('\n')).procedures.right).toBe(1);
});
