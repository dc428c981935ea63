import { imagePath } from '../../base/image.ts';
import { contactRef } from '../../campus/contact-refs.ts';
import type { StepDraft } from '../../step/step-schema.ts';
import type { SavedStep } from '../../step/step.ts';
import { calleesNamedIn, type Callees } from '../phrases/named-callees.ts';
import { answersOf, idOf, walked, type Line, type ReadAnswer, type ReadStep } from './read-step.ts';
import { textOf, type Piece, type SourceBlock } from '../paragraphs/source.ts';
import { marksIn, type NewCallees, type StepMark } from './step-marks.ts';
import { actionTo, idsByLabel, targetOf, type Ids, type Target } from './targets.ts';

/** A step made from a document, with the pieces of the source that it was made from. */
export type GuessedStep = {
  readonly step: SavedStep;
  /** The block that identifies it for corrections. */
  readonly block: number;
  readonly pieces: readonly Piece[];
  /** The names of the pictures in its words. The step shows the first one (IMPORT-13). */
  readonly pictures: readonly string[];
  readonly marks: readonly StepMark[];
};

/** Returns a step as it is imported. A step that was cut from its answer's sentence, such as 'If no, call …', gets a capital first letter (IMPORT-18). */
export function begunStep({ step, block }: Pick<GuessedStep, 'step' | 'block'>): SavedStep {
  const { question } = step;
  if (question === undefined || step._id === idOf(block)) return step;
  return { ...step, question: question.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) };
}

/** A step before pictures are added. */
type MadeStep = Omit<GuessedStep, 'pictures'>;

/** The words of a checkbox if the document has none for it. */
export const CONFIRMED = 'Done';

/** Removes the signs that led to a way or to answers. */
const withoutSigns = (text: string): string => text.replace(/[\s,;:–—→>-]+$/u, '');
/** Removes a comma or semicolon at the end that led to the next list item or answer (IMPORT-18). */
const withoutComma = (text: string): string => text.replace(/[\s,;]+$/u, '');

/** A step in its place, with the step that follows if its ways do not lead elsewhere. */
type Placed = { readonly read: ReadStep; readonly next: Target };

/** Returns the steps in the order in which they stand, each with the step that follows it. `after` follows the last one. */
function placed(steps: readonly ReadStep[], after: Target, ids: Ids): readonly Placed[] {
  return steps.flatMap((read, index) => {
    const next = steps[index + 1]?.id ?? after;
    const within = answersOf(read).flatMap(([, { done, way }]) => {
      const target = targetOf(way, next, ids);
      // If an answer leads to one of its own steps, those steps would never end.
      const isWithin = [...walked(done)].some(({ id }) => id === target);
      return placed(done, isWithin ? next : target, ids);
    });
    return [{ read, next }, ...within];
  });
}

/** The surroundings of a step: the blocks, the contacts that it may name, the ids of other steps by label, and the step below it. */
type StepSurroundings = {
  readonly blocks: readonly SourceBlock[];
  readonly callees: Callees | undefined;
  readonly ids: Ids;
  readonly following: Target;
};

const textOfAll = (blocks: readonly SourceBlock[], pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => textOf(blocks, piece))
    .join(' ')
    .trim();

/** A text of a step, and the pieces of the source that it is made from. */
type Written = { readonly text: string; readonly pieces: readonly Piece[] };

/** Splits a piece of text at the contacts that it names. */
function withCallees(
  blocks: readonly SourceBlock[],
  piece: Piece,
  callees: Callees | undefined,
): readonly Piece[] {
  if (!callees || piece.use !== 'words') return [piece];
  const pieces: Piece[] = [];
  let from = piece.from;
  for (const named of calleesNamedIn(textOf(blocks, piece), callees)) {
    const [begins, ends] = [piece.from + named.from, piece.from + named.to];
    pieces.push({ ...piece, from, to: begins });
    pieces.push({ ...piece, from: begins, to: ends, use: 'contact', contact: named.contact });
    from = ends;
  }
  return [...pieces, { ...piece, from }].filter(({ from: a, to: b }) => b > a);
}

/** Writes lines as one text, with references in place of the contacts. */
function written(
  blocks: readonly SourceBlock[],
  lines: readonly Line[],
  callees: Callees | undefined,
): Written {
  const apart = lines.map(({ before, piece, goesOn }) => ({
    before,
    goesOn,
    pieces: withCallees(blocks, piece, callees),
  }));
  const textOfLine = (pieces: readonly Piece[]) =>
    pieces
      .map((piece) =>
        piece.contact === undefined ? textOf(blocks, piece) : contactRef(piece.contact),
      )
      .join('')
      .trim();
  return {
    text: apart
      .map(({ before, pieces, goesOn }, index) => {
        const between = index === 0 ? '' : goesOn ? ' ' : '\n';
        return `${between}${before}${textOfLine(pieces)}`;
      })
      .join('')
      .trim(),
    pieces: apart.flatMap(({ pieces }) => pieces),
  };
}

function confirmed(
  { read, next }: Placed,
  { blocks, callees, ids, following }: StepSurroundings,
): MadeStep {
  const { text, pieces } = written(blocks, read.lines, callees);
  const action = actionTo(targetOf(read.once, next, ids, read.id), following);
  const own = textOfAll(blocks, read.confirmation);
  const isLed = action.actionType !== 'Go to next step' || read.once.to !== 'next';
  const step: StepDraft = {
    question: isLed ? withoutSigns(text) : withoutComma(text),
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { ...action, confirmationText: own || CONFIRMED },
  };
  return {
    block: read.block,
    step: { _id: read.id, ...step },
    pieces: [...pieces, ...read.confirmation, ...read.taken],
    marks: read.once.to === 'next' && !read.mayLead ? [] : ['SKIP'],
  };
}

function asked(
  { read, next }: Placed,
  { yes, no }: { readonly yes: ReadAnswer; readonly no: ReadAnswer },
  { blocks, callees, ids, following }: StepSurroundings,
): MadeStep {
  const branch = ({ done, way, text }: ReadAnswer) => {
    const customText = textOfAll(blocks, text);
    const action = actionTo(done[0]?.id ?? targetOf(way, next, ids, read.id), following);
    return { ...action, ...(customText && { customText }) };
  };
  const [ofYes, ofNo] = [branch(yes), branch(no)];
  const question = written(blocks, read.lines, callees);
  return {
    block: read.block,
    step: {
      _id: read.id,
      question: withoutSigns(question.text),
      answerType: 'Yes or No',
      customiseAnswerType: ofYes.customText !== undefined,
      yesAction: ofYes,
      noAction: ofNo,
    },
    pieces: [...question.pieces, ...yes.text, ...no.text, ...read.taken],
    marks: [yes, no].some(({ way }) => way.to !== 'next') ? ['ANSWERS', 'SKIP'] : ['ANSWERS'],
  };
}

/** A block with pictures, and the first block of the step that it belongs to. */
export type Pictured = { readonly place: number; readonly owner: number };

/** Returns the place of the step that shows a block's pictures: the step with its words, or else the step that it belongs to. */
function showing({ place, owner }: Pictured, steps: readonly MadeStep[]): number {
  const withPiece = (at: number, isWords: boolean) => (step: MadeStep) =>
    step.pieces.some(({ block, use }) => block === at && (!isWords || use === 'words'));
  const found = [
    withPiece(place, true),
    withPiece(owner, true),
    withPiece(place, false),
    withPiece(owner, false),
  ]
    .map((fits) => steps.findIndex(fits))
    .find((at) => at >= 0);
  return found ?? steps.length - 1;
}

/** The last line of a step that says in which case to do it: 'Fault shown: Low water'. */
const CASE = /\n(?<column>\p{Lu}[^:.\n]{0,30}): [^\n]+$/u;

/** Finds the steps above rows that each apply to one case, if two of the rows lead elsewhere. Such a step may be the question. */
function aboveCases(made: readonly MadeStep[]): ReadonlySet<number> {
  const found = new Set<number>();
  const caseAt = (at: number) => CASE.exec(made[at]?.step.question ?? '');
  const columnAt = (at: number): string | undefined => caseAt(at)?.groups?.['column'];
  for (const at of made.keys()) {
    const column = columnAt(at + 1);
    if (column === undefined || columnAt(at) === column) continue;
    const rows: number[] = [];
    for (let row = at + 1; columnAt(row) === column; row += 1) rows.push(row);
    const led = rows.filter((row) => made[row]?.marks.includes('SKIP') === true);
    const cases = new Set(rows.map((row) => caseAt(row)?.[0]));
    if (led.length > 1 && cases.size === rows.length) found.add(at);
  }
  return found;
}

/** Makes the steps of an issue, in order. The steps of blocks in `isPlain` name no contacts. */
export function guessedSteps(
  reads: readonly ReadStep[],
  {
    blocks,
    callees,
    news,
    unled,
    pictured,
    isPlain,
    maybeTitle,
  }: {
    blocks: readonly SourceBlock[];
    callees: Callees;
    news: NewCallees;
    /** The blocks that stay plain words because their ways lead nowhere. */
    unled: ReadonlySet<number>;
    pictured: readonly Pictured[];
    isPlain: (block: number) => boolean;
    maybeTitle: (block: number) => boolean;
  },
): readonly GuessedStep[] {
  const ids = idsByLabel(reads);
  const all = placed(reads, 'end', ids);
  const made = all.map((one, index): MadeStep => {
    const { yes, no, block } = one.read;
    const following: Target = all[index + 1]?.read.id ?? 'end';
    const place = { blocks, ids, following, callees: isPlain(block) ? undefined : callees };
    const step = yes && no ? asked(one, { yes, no }, place) : confirmed(one, place);
    return unled.has(block) ? { ...step, marks: [...step.marks, 'NO_SUCH_STEP'] } : step;
  });
  const asking = aboveCases(made);
  const shown = pictured.map((one) => [showing(one, made), one.place] as const);
  return made.map((step, index) => {
    const own = shown.flatMap(([at, place]) => (at === index ? (blocks[place] ?? []) : []));
    const pictures = own.flatMap((block) => block.pictures);
    const [image] = pictures;
    const seen = {
      ...step,
      question: step.step.question ?? '',
      pictures,
      lost: own.reduce((sum, { lost }) => sum + lost, 0),
      isSaid: isPlain(step.block),
      maybeTitle: maybeTitle(step.block),
      mayAsk: asking.has(index) || all[index]?.read.mayAsk === true,
    };
    return {
      ...step,
      step: { ...step.step, ...(image !== undefined && { image: imagePath(image) }) },
      pictures,
      marks: [...new Set([...step.marks, ...marksIn(seen, blocks, { callees, news })])],
    };
  });
}
