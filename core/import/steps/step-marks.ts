import { withDigits } from '../../campus/written-number.ts';
import { madePlain } from '../../search/issue-search.ts';
import { calledNumbersIn, digitsOf } from '../phrases/called-numbers.ts';
import type { Callees } from '../phrases/named-callees.ts';
import { maybeAnswers } from '../phrases/answer-names.ts';
import { CROSS } from '../phrases/signs.ts';
import { textOf, type Piece, type SourceBlock } from '../paragraphs/source.ts';

/** The reasons to check a step that was made from a document. */
export const STEP_MARKS = [
  'ANSWERS',
  'SKIP',
  'CONTACT',
  'NEW_CONTACT',
  'MAYBE_TITLE',
  'MAYBE_ANSWERS',
  'CONDITION',
  'CROSSED',
  'NO_SUCH_STEP',
  'OTHER_NUMBER',
  'TWO_NUMBERS',
  'NUMBER_IN_WORDS',
  'TABLE',
  'MORE_PICTURES',
  'LOST_PICTURE',
] as const;
export type StepMark = (typeof STEP_MARKS)[number];

/** The contacts that come from a document: the ids of new ones, the ids of those that get the document's number, and the names that stay words. */
export type NewCallees = {
  readonly added: ReadonlySet<string>;
  readonly numbered: ReadonlySet<string>;
  readonly doubtful: ReadonlySet<string>;
};

/** Tells whether the number behind a contact's name differs from the campus's number for it. */
function hasOtherNumber(
  piece: Piece,
  blocks: readonly SourceBlock[],
  { contacts }: Callees,
): boolean {
  const { number: own = '' } = contacts.find(({ id }) => id === piece.contact) ?? {};
  const known = digitsOf(withDigits(own));
  if (known === '') return false;
  const behind = textOf(blocks, { ...piece, from: piece.to, to: piece.to + 60 });
  const number = digitsOf(/^[^\d\n.;]{0,12}(\+?[\d(][\d\s().-]{3,})/.exec(behind)?.[1] ?? '');
  return number.length > 3 && !known.endsWith(number) && !number.endsWith(known);
}

/** Tells whether the words that become a contact are that contact's number, so that nothing was guessed. */
function hasOwnNumber(
  piece: Piece,
  blocks: readonly SourceBlock[],
  { contacts, emergency }: Callees,
): boolean {
  const named = contacts.find(({ id }) => id === piece.contact);
  const known = digitsOf(withDigits((named ?? emergency).number));
  return known !== '' && digitsOf(textOf(blocks, piece)) === known;
}

/** Tells whether a text says to call somebody for whom the document has two numbers. */
const hasDoubtful = (text: string, { doubtful }: NewCallees): boolean =>
  doubtful.size > 0 && calledNumbersIn(text).some(({ name }) => doubtful.has(madePlain(name)));

const isCondition = ({ block, cell }: Piece, blocks: readonly SourceBlock[]): boolean =>
  blocks[block]?.cells[cell]?.column === 'condition';

const GOING = String.raw`(?:go|skip|back|jump|return|proceed|continue|turn|move|hop|advance|switch|head|pick up|carry on|resume|over|on|straight|forward)\s*(?:(?:on|up|again|straight|directly|ahead|forward)\s+)?(?:to|with|at|from)`;
/** The numbers and letters that refer to steps, and the words for small numbers. */
const LABEL = String.raw`(?:[a-z]\.?)?\d{1,3}(?:\.\d+)*(?!\s*%|\s*[ap]\.?m|\w|:\d)|\([a-z]\)|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?=\W*$)`;
const COUNTED = String.raw`(?:#|no\.)?\s*\d{1,2}(?=\s*(?:$|[.,;:)–-]|(?:and|or|to)\s+\d))`;
/** A reference to a step or page by its number, which may be different after the import. */
const NUMBERED = new RegExp(
  [
    String.raw`\b(?:steps?|section|page|p\.)\s+\d|\bstep (?:one|two|three|four|five|six|seven|eight|nine|ten)\b`,
    String.raw`\b(?:start (?:over|again)|repeat from|back to the (?:start|beginning|top)|return to the top)\b`,
    String.raw`\b${GOING}\s+(?:the\s+)?(?:#|no\.\s*|steps?\s+)?(?:${LABEL})`,
    String.raw`\b(?:to|see|use|follow) (?:the )?(?:appendix|annex|section|part|tab|card|sheet|(?:flow-?)?chart|level|stage|phase|tier) (?:\d+|[a-z])\b`,
    String.raw`\b(?:skip|ignore|omit|leave out|disregard|bypass|repeat|redo|then|see|do|next is|next:|if [^.,;]{1,40},)\s+${COUNTED}`,
    String.raw`\b\p{L}+ ?[:=] ?\d{1,2}(?=\s*[,;/]\s*\p{L}[^:=]{0,30}[:=] ?\d{1,2}\W*$)`,
    String.raw`\b(?:to|from|at|with|repeat|redo|do) the (?:first|second|third|fourth|fifth|sixth|final|last|previous) step\b`,
  ].join('|'),
  'imu',
);

const ALL_OF_IT = String.raw`(?:call|procedure|process|protocol|incident|case|card|check-?list|script|(?:run|play)-?book)`;
/** Words that may be a way but were not read as one: 'Stop here and stay.' */
const MAYBE_WAY = new RegExp(
  [
    String.raw`\b(?:back to the top|(?:stop|ends?|finish|wrap up) here|(?:skip|leave out) (?:the|this|to)|skip ahead|not (?:then )?apply)\b`,
    String.raw`\b(?:and|&|then)\s+(?:stop(?: there)?|end|finish|done|stand down)(?=\W*$)|\b(?:all done|stand down|call it a night|${ALL_OF_IT} (?:closed|complete|over))(?=\W*$)`,
    String.raw`\b(?:stop|exit|abort|ends?) (?:(?:the|this) )?${ALL_OF_IT}(?=\W*$)|(?:^|[.;!–-]\s+)(?:exit|quit|abort|stop|end|no (?:further )?(?:action|steps?)(?: needed| required)?)(?=\W*$)`,
  ].join('|'),
  'im',
);

/** A line with a cross in front, as lists of dos and don'ts have for what not to do. */
const CROSSED = new RegExp(String.raw`^[^\p{L}\n]*(?:${CROSS}|❌)`, 'mu');

type StepFacts = {
  /** The block from which the step was made. */
  readonly block: number;
  readonly question: string;
  readonly step: { readonly answerType?: string };
  /** True if somebody marked it as words. */
  readonly isSaid: boolean;
  readonly maybeTitle: boolean;
  readonly mayAsk: boolean;
  readonly pieces: readonly Piece[];
  readonly pictures: readonly string[];
  readonly lost: number;
};

/** Lists the reasons that apply to any step: its contacts, its pictures, and references to steps in its words. */
export function marksIn(
  { block, question, step, isSaid, maybeTitle, mayAsk, pieces, pictures, lost }: StepFacts,
  blocks: readonly SourceBlock[],
  { callees, news }: { callees: Callees; news: NewCallees },
): readonly StepMark[] {
  const isAsked = step.answerType === 'Yes or No';
  const named = pieces.flatMap(({ contact }) => contact ?? []);
  const marks: readonly (readonly [StepMark, boolean])[] = [
    ['MAYBE_TITLE', maybeTitle],
    ['SKIP', !isSaid && MAYBE_WAY.test(question)],
    [
      'CONTACT',
      pieces.some(
        (piece) =>
          piece.contact !== undefined &&
          !news.added.has(piece.contact) &&
          (news.numbered.has(piece.contact) || !hasOwnNumber(piece, blocks, callees)),
      ),
    ],
    ['NEW_CONTACT', named.some((id) => news.added.has(id))],
    ['OTHER_NUMBER', pieces.some((piece) => hasOtherNumber(piece, blocks, callees))],
    ['TWO_NUMBERS', hasDoubtful(question, news)],
    ['MAYBE_ANSWERS', !isAsked && !isSaid && (mayAsk || maybeAnswers(question))],
    ['CONDITION', pieces.some((piece) => isCondition(piece, blocks))],
    ['CROSSED', !isSaid && CROSSED.test(question)],
    ['NUMBER_IN_WORDS', NUMBERED.test(question)],
    ['TABLE', pieces.some((one) => one.block !== block && blocks[one.block]?.table !== undefined)],
    ['MORE_PICTURES', pictures.length > 1],
    ['LOST_PICTURE', lost > 0],
  ];
  return marks.flatMap(([mark, isThere]) => (isThere ? [mark] : []));
}
