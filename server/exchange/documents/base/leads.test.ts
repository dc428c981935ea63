import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { wordFile } from '../../../test/office-files.ts';
import { readDocument } from '../read-document.ts';

/** A paragraph: the words in bold with which it begins, and the others. */
type Part = readonly [bold: string, rest: string];

const run = (text: string, isBold: boolean): string =>
  `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const WRITERS: Readonly<Record<string, (parts: readonly Part[]) => string | Uint8Array>> = {
  'a.docx': (parts) =>
    wordFile(
      parts.map(([bold, rest]) => ({
        text: `${bold === '' ? '' : run(bold, true)}${run(rest, false)}`,
      })),
    ),
  'a.html': (parts) =>
    `<html><body>${parts.map(([bold, rest]) => `<p><b>${bold}</b>${rest}</p>`).join('')}</body></html>`,
  'a.md': (parts) =>
    parts.map(([bold, rest]) => `${bold === '' ? '' : `**${bold}**`}${rest}`).join('\n\n'),
};

function outlineOf(name: string, parts: readonly Part[]): string {
  const bytes = Buffer.from(WRITERS[name]?.(parts) ?? '');
  const { blocks } = readDocument({ name, bytes });
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
}

const PAGE: readonly Part[] = [
  ['Goose at the door.', ' Wait inside.'],
  ['', 'Is it gone? If yes, go out. If no, use the other door.'],
  ['Power cut:', ' Light the stairs. Count the lamps.'],
  ['Wet floor', ' – Put out the sign. Fetch the mop.'],
];

// IMPORT-23
describe.each(Object.keys(WRITERS))('words in bold before a text of %s', (name) => {
  test('are titles, if they come back', () => {
    expect(outlineOf(name, PAGE)).toBe(
      'Goose at the door [Other]\n1 Wait inside.\n2 Is it gone? | yes next, no 4\n3 go out. | end\n4 use the other door.\n\nPower cut [Other]\n1 Light the stairs. Count the lamps.\n\nWet floor [Other]\n1 Put out the sign. Fetch the mop.',
    );
  });

  test.each<[string, readonly Part[]]>([
    ['of which there are two', PAGE.slice(0, 3)],
    ['that come back for parts', [...PAGE, ['Power cut:', ' Light the lamps. Call Dana.']]],
    [
      'above a sentence each',
      [
        ['Goose.', ' A bird.'],
        ['Lamp.', ' A light.'],
        ['Mop.', ' A brush.'],
      ],
    ],
    [
      'that say what to do, when, or who',
      [
        ['Call Dana.', ' Say where you are. Wait.'],
        ['If it is dark:', ' Light a lamp. Wait.'],
        ['Porter:', ' Count the lamps. Wait.'],
      ],
    ],
  ])('but not %s', (_, parts) => {
    expect(outlineOf(name, parts).match(/\[/g)).toHaveLength(1);
  });
});
