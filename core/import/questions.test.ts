import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../fixtures/binder-outline.ts';
import { guessIssues } from './guessed-issues.ts';
import type { BlockUse } from './outline.ts';
import type { DocumentChoice } from './questions.ts';
import { lineBlock, type SourceBlock } from './source.ts';

const heading = (text: string, level = 1): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const line = (text: string): SourceBlock => lineBlock(text, { isApart: true });
const numbered = (text: string): SourceBlock =>
  lineBlock(text, { kind: 'numbered', label: '1.', isApart: true });

const about = { name: 'Binder', campus: BINDER_CAMPUS };
const read = (
  blocks: readonly SourceBlock[],
  answers: readonly (readonly [string, DocumentChoice])[] = [],
  corrections: ReadonlyMap<number, BlockUse> = new Map(),
) => guessIssues(blocks, about, corrections, new Map(answers));

/** A manual of three procedures, each with the same part at its end or before its steps. */
const manual = (part: string, isLast: boolean): readonly SourceBlock[] =>
  ['Lost key', 'Broken lift', 'Loud music'].flatMap((title) => {
    const told = [heading(part, 2), line('Be kind.'), line('Ask twice.')];
    const done = [heading('Procedures', 2), numbered('Go and look.')];
    return [heading(title), ...(isLast ? [...done, ...told] : [...told, ...done])];
  });

// IMPORT-19
describe('a part that comes back below several titles', () => {
  test('is one question, with the places of its first time and the likely choice', () => {
    expect(read(manual('Considerations', true)).questions).toEqual([
      {
        id: 'REPEATED_PART considerations',
        kind: 'REPEATED_PART',
        phrase: 'Considerations',
        count: 3,
        examples: [3, 4, 5],
        choices: ['out', 'steps', 'step', 'before'],
        preset: 'step',
      },
    ]);
    expect(read(manual('Policy', false)).questions).toMatchObject([
      { choices: ['out', 'steps', 'step', 'above'], preset: 'above' },
    ]);
    expect(read(manual('Tell', true)).questions).toMatchObject([{ preset: 'steps' }]);
  });

  test.each<[DocumentChoice, string]>([
    ['out', '1 Procedures / Go and look.'],
    ['steps', '1 Procedures / Go and look.\n2 Considerations / Be kind.\n3 Ask twice.'],
    ['step', '1 Procedures / Go and look.\n2 Considerations / Be kind. / Ask twice.'],
    ['before', '1 Procedures / Go and look. / Considerations / Be kind. / Ask twice.'],
  ])('is read in all of them as %s', (choice, steps) => {
    const blocks = manual('Considerations', true);
    const { issues, left } = read(blocks, [['REPEATED_PART considerations', choice]]);
    const shown = outlineText(issues).split('\n\n');
    expect(shown.map((one) => one.slice(one.indexOf('\n') + 1))).toEqual([steps, steps, steps]);
    expect(left).toHaveLength(choice === 'out' ? 9 : 0);
  });

  test('is not asked about if it comes back twice, or has a list of steps', () => {
    expect(read(manual('Policy', true).slice(0, 12)).questions).toEqual([]);
    expect(
      read(
        ['Fire', 'Flood', 'Frost'].flatMap((one) => [
          heading(one),
          heading('Act', 2),
          numbered('Go.'),
        ]),
      ).questions,
    ).toEqual([]);
  });

  test('yields to what somebody said of a paragraph, and to no answer that is no choice', () => {
    const blocks = manual('Considerations', true);
    const id = 'REPEATED_PART considerations';
    expect(read(blocks, [[id, 'chapters']])).toEqual(read(blocks));
    expect(read(blocks, [[id, 'out']], new Map([[4, 'step']])).left).toHaveLength(8);
  });
});
