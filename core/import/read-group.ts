import { readAnswers, type FoundAnswer } from './answers.ts';
import {
  labelPiece,
  lineOf,
  NEXT,
  pieceOf,
  wordsOfGroup,
  type Group,
  type Line,
  type ReadAnswer,
  type ReadStep,
  type Source,
} from './read-step.ts';
import { sentencesOf } from './sentences.ts';
import type { Piece } from './source.ts';
import { wayAtEnd } from './ways.ts';

/** An answer that a text does not speak of goes on. */
const NOTHING_SAID: ReadAnswer = { done: [], way: NEXT, text: [] };

/** Returns the words of a block after its typed label, and the index of the first. */
function wordsAt({ blocks, outlined }: Source, place: number): { from: number; text: string } {
  const from = outlined[place]?.from ?? 0;
  return { from, text: (blocks[place]?.text ?? '').slice(from) };
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

/** Returns the question and its answers in one paragraph: 'Is …? If yes, … If no, …'. */
function readInside(source: Source, { places }: Group): ReadStep | undefined {
  const [place = 0] = places;
  if (places.length !== 1) return undefined;
  const { from, text } = wordsAt(source, place);
  const found = readAnswers(text);
  if (!found) return undefined;
  const step = wordsOfGroup(source, { places });
  const question = pieceOf(place, { from, to: from + found.asked }, 'words');
  const read = found.answers.map((one) => [one.answer, takeAnswer(place, from, one)] as const);
  const byName = new Map(read);
  return {
    ...step,
    lines: [{ before: '', pieces: [question] }],
    yes: byName.get('yes')?.answer ?? NOTHING_SAID,
    no: byName.get('no')?.answer ?? NOTHING_SAID,
    taken: [...step.taken, ...read.flatMap(([, { taken }]) => taken)],
  };
}

/** Reads a question in one paragraph and its answers in those below it, each with its task. */
function readBelow(source: Source, { places }: Group): ReadStep | undefined {
  const answers = new Map<'yes' | 'no', ReadAnswer>();
  const asked: number[] = [];
  const taken: Piece[] = [];
  let open: 'yes' | 'no' | undefined;
  for (const place of places) {
    const { from, text } = wordsAt(source, place);
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
      // Text below an answer that already leads somewhere may belong to another one.
      if (!answer || answer.way.to !== 'next' || readAnswers(text)) return undefined;
      answers.set(open, { ...answer, done: [...answer.done, lineOf(source, place, false)] });
      if (source.outlined[place]?.kind === 'bullet') taken.push(...labelPiece(source, place));
    }
  }
  const [first = 0] = asked;
  if (answers.size === 0 || readAnswers(wordsAt(source, first).text)) return undefined;
  const step = wordsOfGroup(source, { places: asked });
  return {
    ...step,
    yes: answers.get('yes') ?? NOTHING_SAID,
    no: answers.get('no') ?? NOTHING_SAID,
    taken: [...step.taken, ...taken],
  };
}

/** Reads a statement that ends with a way: 'Call facilities, then go to step 7.' */
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

/** Returns a group read as far as it is plain (IMPORT-4); everything else stays words. */
export function readGroup(source: Source, group: Group): ReadStep {
  const isWords = source.outlined[group.places[0] ?? 0]?.use === 'words';
  const read = isWords
    ? undefined
    : (readInside(source, group) ?? readBelow(source, group) ?? readWayOn(source, group));
  return read ?? wordsOfGroup(source, group);
}
