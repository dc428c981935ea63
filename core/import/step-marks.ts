import type { Callees } from './named-callees.ts';
import { textOf, type Piece, type SourceBlock } from './source.ts';

/** What somebody is to look at in a step that was made of a document. */
export const STEP_MARKS = [
  'ANSWERS',
  'SKIP',
  'CONTACT',
  'NO_SUCH_STEP',
  'OTHER_NUMBER',
  'NUMBER_IN_WORDS',
  'PICTURE',
] as const;
export type StepMark = (typeof STEP_MARKS)[number];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether behind a contact's name stands a number that is not the one that the campus has. */
function hasOtherNumber(
  piece: Piece,
  blocks: readonly SourceBlock[],
  { contacts }: Callees,
): boolean {
  const known = digitsOf(contacts.find(({ id }) => id === piece.contact)?.number ?? '');
  if (known === '') return false;
  const behind = textOf(blocks, { ...piece, from: piece.to, to: piece.to + 60 });
  const number = digitsOf(/^[^\d\n.;]{0,12}(\+?[\d(][\d\s().-]{3,})/.exec(behind)?.[1] ?? '');
  return number.length > 3 && !known.endsWith(number) && !number.endsWith(known);
}

type Seen = { readonly question: string; readonly pieces: readonly Piece[] };

/** What is looked at in any step: its contacts, its pictures, numbers of steps in its words. */
export function marksIn(
  { question, pieces }: Seen,
  blocks: readonly SourceBlock[],
  callees: Callees,
): readonly StepMark[] {
  const places = new Set(pieces.map(({ block }) => block));
  const marks: readonly (readonly [StepMark, boolean])[] = [
    ['CONTACT', pieces.some(({ use }) => use === 'contact')],
    ['OTHER_NUMBER', pieces.some((piece) => hasOtherNumber(piece, blocks, callees))],
    ['NUMBER_IN_WORDS', /\bsteps?\s+\d/i.test(question)],
    ['PICTURE', [...places].some((place) => (blocks[place]?.pictures ?? 0) > 0)],
  ];
  return marks.flatMap(([mark, isThere]) => (isThere ? [mark] : []));
}
