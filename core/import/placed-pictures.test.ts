import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../fixtures/binder-outline.ts';
import { guessIssues } from './guessed-issues.ts';
import type { BlockUse } from './outline/outline.ts';
import { lineBlock, type SourceBlock } from './paragraphs/source.ts';

const heading = (text: string, more: Partial<SourceBlock> = {}) =>
  lineBlock(text, { kind: 'heading', level: 1, ...more });
const line = (text: string, ...pictures: string[]) => lineBlock(text, { isApart: true, pictures });

/** Returns the steps of a document with their pictures, and the pictures that are left. */
function seen(blocks: readonly SourceBlock[], corrections = new Map<number, BlockUse>()): string {
  const { issues, leftPictures } = guessIssues(
    blocks,
    { name: 'Binder', campus: BINDER_CAMPUS },
    corrections,
  );
  const steps = issues.flatMap((issue) => issue.steps);
  const rows = steps.map(({ step, pictures }) => `${step.question} ${pictures.join('')}`.trim());
  return [...rows, ...leftPictures.map((place) => `left ${place}`)].join(' | ');
}

// IMPORT-13
test.each<[string, readonly SourceBlock[], string]>([
  [
    'in the words of a step, and below them',
    [heading('Alarm'), line('Read it.', 'a'), line('', 'b'), line('Reset it.')],
    'Read it. ab | Reset it.',
  ],
  [
    'in a title, and below it',
    [heading('Alarm', { pictures: ['a'] }), line('', 'b'), line('Read it.')],
    'Read it. ab',
  ],
  [
    'below the last step of an issue',
    [heading('Alarm'), line('Read it.'), line('', 'a'), heading('Leak'), line('Find it.')],
    'Read it. a | Find it.',
  ],
  [
    'in what an answer says to do',
    [
      heading('Alarm'),
      lineBlock('Is it loud?', { kind: 'numbered', label: '1.' }),
      lineBlock('If yes, leave.', { kind: 'numbered', level: 1, label: 'a)', pictures: ['a'] }),
    ],
    'Is it loud? | leave. a',
  ],
  [
    'in a page header, left out',
    [heading('Alarm'), line('Read it.'), lineBlock('', { aside: 'header', pictures: ['a'] })],
    'Read it. | left 2',
  ],
])('a picture is placed with its text: %s', (_, blocks, rows) => {
  expect(seen(blocks)).toBe(rows);
});

// IMPORT-13
test('a picture is left out together with the words that it is in', () => {
  const blocks = [heading('Alarm'), line('Read it.', 'a'), line('Reset it.')];
  expect(seen(blocks, new Map([[1, 'out']]))).toBe('Reset it. | left 1');
});
