import { expect, test } from 'vitest';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { lineBlock } from '#core/import/paragraphs/source.ts';
import { compared } from './compared.ts';
import { readOutcome } from './outcome.ts';

test('a word that appears twice and is read once counts as lost once', () => {
  const outcome = readOutcome('= Leak\n1 do: Close the valve.\n2 do: Close the door.\n');
  const lostOf = (...lines: readonly string[]) =>
    compared(
      outcome,
      [],
      lines.map((text) => lineBlock(text)),
    ).lost;
  expect(lostOf('Leak', 'Close the valve.', 'Close the door.')).toBe(0);
  expect(lostOf('Leak', 'Close the valve.', 'door.')).toBe(2);
});

test('a wrong title makes the procedure wrong, and its steps only if other words are in them', () => {
  const blocks = ['Leak', '1. Close the valve.', '2. Close the door.', '3. Call the desk.'].map(
    (text) => lineBlock(text),
  );
  const { issues } = guessIssues(blocks, { name: 'leak', campus: NEW_CAMPUS });
  const comparedWith = (...steps: readonly string[]) =>
    compared(readOutcome(steps.join('\n')), issues, blocks);
  const steps = ['1 do: Close the valve.', '2 do: Close the door.', '3 do: Call the desk.'];
  expect(comparedWith('= Leak', ...steps)).toMatchObject({
    procedures: { right: 1 },
    steps: { right: 3 },
    corrections: 0,
  });
  expect(comparedWith('= Water leak', ...steps)).toMatchObject({
    procedures: { right: 0, all: 1 },
    steps: { right: 3, all: 3 },
    corrections: 1,
  });
  expect(comparedWith('= Valve', steps[0] ?? '', '= Door', steps[1] ?? '')).toMatchObject({
    procedures: { right: 0, all: 2 },
    steps: { right: 0, all: 2 },
  });
});

test("'No' may come first in a document and its outcome", () => {
  const blocks = ['Leak', '1. Is it dry?', 'No: Close the valve.', 'Yes: Sign.'].map((text) =>
    lineBlock(text),
  );
  const { issues } = guessIssues(blocks, { name: 'leak', campus: NEW_CAMPUS });
  const asked = '= Leak\n1 yes/no: Is it dry? | no -> 2 | yes -> 3\n';
  const outcome = readOutcome(`${asked}2 do: Close the valve. | -> end\n3 do: Sign.\n`);
  expect(compared(outcome, issues, blocks).answers).toEqual({ right: 2, all: 2 });
});

test('a repeated act inside another is not counted, unless the document has it twice', () => {
  const outcome = readOutcome('= Leak\n1 do: Call 911.\n2 do: Call 911, then stay.\n');
  const rightOf = (...lines: readonly string[]) => {
    const blocks = ['Leak', ...lines].map((text) => lineBlock(text));
    const { issues } = guessIssues(blocks, { name: 'leak', campus: NEW_CAMPUS });
    return compared(outcome, issues, blocks).steps.right;
  };
  expect(rightOf('1. Call 911.', '2. Call 911, then stay.')).toBe(2);
  expect(rightOf('1. Call 911. Call 911, then stay.')).toBe(0);
  expect(rightOf('1. Call 911, then stay. Call 911.')).toBe(0);
  expect(rightOf('1. Call 911, then stay.')).toBe(1);
});

test('a step is found by its first words, even if they also appear earlier', () => {
  const blocks = ['Child', '1. Say that it is found.', '2. Found?', 'Found well: Wave.', 'Found hurt: Call.'].map(
    (text) => lineBlock(text),
  );
  const { issues } = guessIssues(blocks, { name: 'child', campus: NEW_CAMPUS });
  const asked = '= Child\n1 say: Say that it is found.\n2 choice: Found? | Found well -> 3 | Found hurt -> 4\n';
  const outcome = readOutcome(`${asked}3 do: Wave. | -> end\n4 do: Call.\n`);
  expect(compared(outcome, issues, blocks)).toMatchObject({ answers: { right: 2 }, unmarked: 0 });
});

test('a question below another title gets the mark of that title', () => {
  const blocks = ['Leak', '1. Look.', 'Page', '1. Is it dry?', 'Yes: Sign.', 'No: Mop.'].map((text) =>
    lineBlock(text, { isBold: /^\w+$/.test(text), isApart: true }),
  );
  const { issues } = guessIssues(blocks, { name: 'leak', campus: NEW_CAMPUS });
  const asked = '= Leak\n1 do: Look.\n2 yes/no: Is it dry? | yes -> 3 | no -> 4\n';
  const outcome = readOutcome(`${asked}3 do: Sign. | -> end\n4 do: Mop.\n`);
  const unmarkedAs = (isTitleGuessed: boolean) =>
    compared(
      outcome,
      issues.map((one) => ({ ...one, isTitleGuessed })),
      blocks,
    ).unmarked;
  expect([unmarkedAs(true), unmarkedAs(false)]).toEqual([0, 2]);
});
