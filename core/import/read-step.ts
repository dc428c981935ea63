import { readAnswers, type FoundAnswer } from './answers.ts';
import type { OutlinedBlock } from './outline.ts';
import { sentencesOf } from './sentences.ts';
import type { Piece, PieceUse, SourceBlock } from './source.ts';
import { wayAtEnd, type Way } from './ways.ts';

/** A line of a step: what precedes it, such as a bullet, and its pieces. */
export type Line = {
  readonly before: string;
  readonly pieces: readonly Piece[];
  /** It goes on with the line above, which a program broke. */
  readonly goesOn?: boolean;
};

/** What follows an answer of a step that was read: what is done first, none for nothing, and where one goes then. */
export type ReadAnswer = {
  readonly done: readonly Line[];
  readonly way: Way;
  /** The answer in words of its own; none for 'Yes' and 'No'. */
  readonly text: readonly Piece[];
};

/** A step as it was read, before its ways lead to steps. */
export type ReadStep = {
  /** Its first block, by which it is called. */
  readonly block: number;
  readonly label: string;
  readonly lines: readonly Line[];
  readonly yes?: ReadAnswer | undefined;
  readonly no?: ReadAnswer | undefined;
  /** Where one goes once it is confirmed. */
  readonly once: Way;
  readonly confirmation: readonly Piece[];
  /** Pieces of the source that became a label, an answer or a skip. */
  readonly taken: readonly Piece[];
};

export const NEXT: Way = { to: 'next' };

/** A group of blocks that are one step: its first and the parts below it, by their places. */
export type Group = { readonly places: readonly number[] };

type Source = {
  readonly blocks: readonly SourceBlock[];
  readonly outlined: readonly OutlinedBlock[];
};

const pieceOf = (
  block: number,
  { from, to }: { from: number; to: number },
  use: PieceUse,
): Piece => ({
  block,
  cell: -1,
  from,
  to,
  use,
});

/** A block as a line of words, its typed label and bullet left as they are where it is a part. */
function lineOf({ blocks, outlined }: Source, place: number, isFirst: boolean): Line {
  const block = blocks[place];
  const shape = outlined[place];
  const isBullet = shape?.kind === 'bullet';
  const skipped = isFirst || isBullet ? (shape?.from ?? 0) : 0;
  const drawn = block?.label ? `${block.label} ` : '';
  const before = isFirst ? '' : isBullet ? '• ' : drawn;
  const piece = pieceOf(place, { from: skipped, to: block?.text.length ?? 0 }, 'words');
  const goesOn = !isFirst && block?.isApart === false && shape?.kind === 'line';
  return { before, pieces: [piece], ...(goesOn && { goesOn }) };
}

const labelPiece = ({ outlined }: Source, place: number): readonly Piece[] => {
  const to = outlined[place]?.from ?? 0;
  return to > 0 ? [pieceOf(place, { from: 0, to }, 'label')] : [];
};

/** The group as a step of nothing but its words. */
export function wordsOfGroup(source: Source, { places }: Group): ReadStep {
  const [first = 0] = places;
  const bullets = places.slice(1).filter((place) => source.outlined[place]?.kind === 'bullet');
  return {
    block: first,
    label: source.outlined[first]?.label ?? '',
    lines: places.map((place, index) => lineOf(source, place, index === 0)),
    once: NEXT,
    confirmation: [],
    taken: [first, ...bullets].flatMap((place) => labelPiece(source, place)),
  };
}

type Taken = { answer: ReadAnswer; taken: readonly Piece[] };

function takeAnswer(block: number, at: number, { named, done, goes }: FoundAnswer): Taken {
  const moved = (range: { from: number; to: number }) => ({
    from: range.from + at,
    to: range.to + at,
  });
  const words = done.to > done.from ? [pieceOf(block, moved(done), 'words')] : [];
  return {
    answer: {
      done: words.length > 0 ? [{ before: '', pieces: words }] : [],
      way: goes?.way ?? NEXT,
      text: [],
    },
    taken: [
      pieceOf(block, moved(named), 'answer'),
      ...(goes ? [pieceOf(block, moved(goes), 'skip')] : []),
    ],
  };
}

/** The question and its answers in one paragraph: 'Is …? If yes, … If no, …'. */
function readInside(source: Source, { places }: Group): ReadStep | undefined {
  const [place = 0] = places;
  if (places.length !== 1) return undefined;
  const from = source.outlined[place]?.from ?? 0;
  const found = readAnswers((source.blocks[place]?.text ?? '').slice(from));
  if (!found) return undefined;
  const step = wordsOfGroup(source, { places });
  const question = pieceOf(place, { from, to: from + found.asked }, 'words');
  const read = found.answers.map((one) => [one.answer, takeAnswer(place, from, one)] as const);
  const none: ReadAnswer = { done: [], way: NEXT, text: [] };
  const byName = new Map(read);
  return {
    ...step,
    lines: [{ before: '', pieces: [question] }],
    yes: byName.get('yes')?.answer ?? none,
    no: byName.get('no')?.answer ?? none,
    taken: [...step.taken, ...read.flatMap(([, { taken }]) => taken)],
  };
}

/** The question in one paragraph and its answers in those below it, each with what is to be done then. */
function readBelow(source: Source, { places }: Group): ReadStep | undefined {
  const answers = new Map<'yes' | 'no', ReadAnswer>();
  const asked: number[] = [];
  const taken: Piece[] = [];
  let open: 'yes' | 'no' | undefined;
  for (const place of places) {
    const from = source.outlined[place]?.from ?? 0;
    const text = (source.blocks[place]?.text ?? '').slice(from);
    const found = place === places[0] ? undefined : readAnswers(text, true);
    for (const one of found?.answers ?? []) {
      if (answers.has(one.answer)) return undefined;
      const read = takeAnswer(place, from, one);
      answers.set(one.answer, read.answer);
      taken.push(...read.taken);
      open = one.answer;
    }
    if (found) {
      taken.push(...labelPiece(source, place));
    } else if (open === undefined) asked.push(place);
    else {
      const answer = answers.get(open);
      // What stands below an answer that already goes somewhere is not plainly a part of it.
      if (!answer || answer.way.to !== 'next' || readAnswers(text)) return undefined;
      answers.set(open, { ...answer, done: [...answer.done, lineOf(source, place, false)] });
      if (source.outlined[place]?.kind === 'bullet') taken.push(...labelPiece(source, place));
    }
  }
  if (
    answers.size === 0 ||
    readAnswers(
      (source.blocks[asked[0] ?? 0]?.text ?? '').slice(source.outlined[asked[0] ?? 0]?.from ?? 0),
    )
  )
    return undefined;
  const step = wordsOfGroup(source, { places: asked });
  const none: ReadAnswer = { done: [], way: NEXT, text: [] };
  return {
    ...step,
    yes: answers.get('yes') ?? none,
    no: answers.get('no') ?? none,
    taken: [...step.taken, ...taken],
  };
}

/** A statement that ends with where one goes: 'Call facilities, then go to step 7.' */
function readWayOn(source: Source, group: Group): ReadStep | undefined {
  const step = wordsOfGroup(source, group);
  const place = group.places.at(-1) ?? 0;
  const text = source.blocks[place]?.text ?? '';
  const start = step.lines.at(-1)?.pieces[0]?.from ?? 0;
  const last = sentencesOf(text.slice(start)).at(-1);
  if (!last) return undefined;
  const [from, to] = [start + last.from, start + last.to];
  const sentence = text.slice(from, to);
  const found = wayAtEnd(sentence);
  const isConditional = /\b(?:if|unless|when|once|until|either|or|after|before)\b/i.test(sentence);
  if (!found || isConditional || text.slice(start, from + found.from).trim() === '') {
    return undefined;
  }
  const begins = from + found.from;
  const line: Line = {
    before: step.lines.at(-1)?.before ?? '',
    pieces: [pieceOf(place, { from: start, to: begins }, 'words')],
  };
  return {
    ...step,
    lines: [...step.lines.slice(0, -1), line],
    once: found.way,
    taken: [...step.taken, pieceOf(place, { from: begins, to }, 'skip')],
  };
}

/** A group read as far as it is plain (IMPORT-4); everything else stays words. */
export function readGroup(source: Source, group: Group): ReadStep {
  const isWords = source.outlined[group.places[0] ?? 0]?.use === 'words';
  const read = isWords
    ? undefined
    : (readInside(source, group) ?? readBelow(source, group) ?? readWayOn(source, group));
  return read ?? wordsOfGroup(source, group);
}
