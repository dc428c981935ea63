import type { IssueCategory } from '#core/base/category.ts';
import type { BlockUse } from '#core/import/outline/outline.ts';
import { SHORT_NUMBERS } from '#core/import/outline/listed-contacts.ts';
import type { DocumentChoice } from '#core/import/outline/questions.ts';
import {
  splitBlocks,
  splitPlace,
  unsplitPlace,
  withSplit,
  type Split,
} from '#core/import/paragraphs/split-blocks.ts';
import {
  guessedAnew,
  unsureOf,
  withContacts,
  withIssues,
  type Change,
  type Renamed,
  type DocumentCheck,
  type Said,
} from './check.ts';
import { guessesLike, waitingRows } from './checked-issues.ts';

function toggled<T>(all: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(all);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}

/** Returns the number of steps, made of other paragraphs than `block`, that are now in another procedure, and the procedure that has most of them. */
function movedSteps(before: DocumentCheck, after: DocumentCheck, block: number) {
  const keys = new Map(
    before.guessed.issues.flatMap(({ key, steps }) => steps.map(({ step }) => [step._id, key])),
  );
  const movedIn = after.guessed.issues.map(({ key, title, steps }) => {
    const moved = steps.filter((one) => {
      const from = keys.get(one.step._id);
      return from !== undefined && from !== key && one.block !== block;
    });
    return { count: moved.length, to: title };
  });
  const [most] = movedIn.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return most && { to: most.to, count: movedIn.reduce((sum, { count }) => sum + count, 0) };
}

function withUses(
  { corrections, splits }: DocumentCheck,
  uses: readonly Pick<Change, 'whole' | 'to'>[],
): DocumentCheck['corrections'] {
  const next = new Map(corrections);
  for (const { whole, to } of uses) {
    const place = splitPlace(splits, whole);
    if (to) next.set(place, to);
    else next.delete(place);
  }
  return next;
}

function corrected(
  check: DocumentCheck,
  block: number,
  { places, to }: { places: readonly number[]; to: BlockUse | undefined },
): DocumentCheck {
  const changes = places.map((place) => ({
    whole: unsplitPlace(check.splits, place),
    from: check.corrections.get(place),
    to,
  }));
  const corrections = withUses(check, changes);
  const next = guessedAnew({ ...check, corrections }, check);
  const moved = movedSteps(check, next, block);
  const left = to === 'out' ? places.length : 1;
  const more = { left, moved, changes };
  return { ...next, wasCorrected: moved || left > 1 ? { block, more } : { block } };
}

/** A function that returns the place to which a paragraph has moved; undefined if it is gone. */
type MovedTo = (place: number) => number | undefined;

const movedKeys = <T>(all: ReadonlyMap<number, T>, movedTo: MovedTo): ReadonlyMap<number, T> =>
  new Map(
    [...all].flatMap(([place, one]) => {
      const to = movedTo(place);
      return to === undefined ? [] : [[to, one] as const];
    }),
  );

/** Returns names that begin with a place, such as ids of steps, with the place to which it has moved. */
const movedNames = (all: ReadonlySet<string>, movedTo: MovedTo): ReadonlySet<string> =>
  new Set(
    [...all].flatMap((name) => {
      const to = movedTo(Number(/\d+/.exec(name)?.[0]));
      return to === undefined ? [] : [name.replace(/\d+/, String(to))];
    }),
  );

/** Returns the decisions about paragraphs, issues and steps of a document, moved to the places that the paragraphs have now. */
function movedSaid(
  { corrections, renamed, refused, unpictured, settled }: DocumentCheck,
  movedTo: MovedTo,
): Pick<Said, 'corrections' | 'renamed' | 'refused' | 'unpictured' | 'settled'> {
  const places = [...refused].flatMap((place) => movedTo(place) ?? []);
  return {
    corrections: movedKeys(corrections, movedTo),
    renamed: movedKeys(renamed, movedTo),
    refused: new Set(places),
    unpictured: movedNames(unpictured, movedTo),
    settled: movedNames(settled, movedTo),
  };
}

/** Returns the check with its document split differently; the decisions about paragraphs move with them. */
function splitAnew(
  check: DocumentCheck,
  splits: readonly Split[],
  movedTo: (place: number) => number | undefined,
): DocumentCheck {
  const blocks = splitBlocks(check.document.source.blocks, splits);
  return { ...check, ...movedSaid(check, movedTo), splits, blocks };
}

/** Returns the check with all short numbers as contacts, or with none of them. */
function withNumbers(check: DocumentCheck, areCalled: boolean): DocumentCheck {
  const unsure = unsureOf(check.offered);
  const others = [...check.declined].filter((id) => !unsure.includes(id));
  const declined = new Set(areCalled ? others : [...others, ...unsure]);
  return check.maySet ? withContacts({ ...check, declined }, check) : check;
}

/** The uses that the second part of a split paragraph takes over from the first. */
const KEPT: ReadonlySet<BlockUse> = new Set(['out', 'section', 'part']);

/** The corrections of a document; each takes the check and returns the next one. */
export const CHECK_ACTS = {
  /** Sets the use of a paragraph; if it is undefined, the use is guessed again. */
  correct: (check: DocumentCheck, block: number, to: BlockUse | undefined): DocumentCheck =>
    corrected(check, block, { places: [block], to }),
  /** Leaves out several paragraphs together; `block` is the one at which somebody chose that. */
  leaveOut: (check: DocumentCheck, block: number, places: readonly number[]): DocumentCheck =>
    corrected(check, block, { places, to: 'out' }),
  /** Guesses again the uses of paragraphs that were left out together. */
  restore: (check: DocumentCheck, block: number, places: readonly number[]): DocumentCheck =>
    corrected(check, block, { places, to: undefined }),
  /** Splits a paragraph in two: the text after the character becomes a step of its own, or keeps its use. */
  split: (check: DocumentCheck, place: number, at: number): DocumentCheck => {
    const { place: own, at: from } = unsplitPlace(check.splits, place);
    const block = check.document.source.blocks[own];
    const splits = block
      ? withSplit(check.splits, { place: own, at: from + at }, block)
      : check.splits;
    const split = splits.find((one) => !check.splits.includes(one));
    if (!split) return check;
    const behind = splitPlace(splits, split);
    const next = splitAnew(check, splits, (one) => (one < behind ? one : one + 1));
    const use = check.guessed.uses[place] ?? 'step';
    const corrections = new Map(next.corrections).set(behind, KEPT.has(use) ? use : 'step');
    const wasCorrected = { block: behind, more: { left: 1, moved: undefined, changes: [], split } };
    return guessedAnew({ ...next, corrections, wasCorrected }, check);
  },
  /** Undoes a split, with the decisions about the second part. */
  join: (check: DocumentCheck, split: Split): DocumentCheck => {
    const behind = splitPlace(check.splits, split);
    const splits = check.splits.filter((one) => one.place !== split.place || one.at !== split.at);
    if (splits.length === check.splits.length) return check;
    const movedTo = (one: number) => (one === behind ? undefined : one < behind ? one : one - 1);
    const next = splitAnew(check, splits, movedTo);
    return guessedAnew({ ...next, wasCorrected: { block: behind - 1 } }, check);
  },
  /** Chooses the earlier import whose issues this one replaces, by the beginning of their ids. */
  chooseKey: (check: DocumentCheck, chosenKey: string): DocumentCheck => ({ ...check, chosenKey }),
  /** Answers a question about the whole document. */
  answer: (check: DocumentCheck, question: string, choice: DocumentChoice): DocumentCheck => {
    const answers = new Map(check.answers).set(question, choice);
    if (question !== SHORT_NUMBERS) return guessedAnew({ ...check, answers }, check);
    return withNumbers({ ...check, answers }, choice === 'called');
  },
  /** Takes the likely answers, in addition to those given, for somebody who saw the questions, unless all are dropped. */
  closeQuestions: (check: DocumentCheck, areDropped: boolean): DocumentCheck => {
    const likely = check.guessed.questions.map(({ id, preset }) => [id, preset] as const);
    const answers = new Map(areDropped ? [] : [...likely, ...(check.answers ?? [])]);
    const next = { ...check, answers };
    return areDropped && check.answers?.has(SHORT_NUMBERS) === true
      ? withNumbers(next, false)
      : guessedAnew(next, check);
  },
  /** Undoes a correction, except for parts that a later correction changed again. */
  takeBack: (check: DocumentCheck, changes: readonly Change[]): DocumentCheck => {
    const { corrections: all, splits } = check;
    const own = changes.filter(({ whole, to }) => all.get(splitPlace(splits, whole)) === to);
    const uses = own.map(({ whole, from }) => ({ whole, to: from }));
    const corrections = withUses(check, uses);
    return guessedAnew({ ...check, corrections, wasCorrected: undefined }, check);
  },
  takeContact: (check: DocumentCheck, id: string, isTaken: boolean): DocumentCheck =>
    withContacts({ ...check, declined: toggled(check.declined, id, !isTaken) }, check),
  rename: (check: DocumentCheck, issue: number, more: Renamed): DocumentCheck => {
    const before = check.renamed.get(issue);
    const renamed = new Map(check.renamed).set(issue, { ...before, ...more });
    return withIssues({ ...check, renamed }, check);
  },
  /** Sets one category for all issues; the choices for single issues are dropped. */
  categorize: (check: DocumentCheck, categoryOfAll: IssueCategory | undefined): DocumentCheck => {
    const renamed = new Map<number, Renamed>();
    for (const [issue, { category: _, ...title }] of check.renamed) renamed.set(issue, title);
    return withIssues({ ...check, categoryOfAll, renamed }, check);
  },
  /** Confirms guesses as right, so that they no longer wait for anybody. */
  settle: (check: DocumentCheck, guesses: readonly string[], block: number): DocumentCheck => {
    const settled = new Set([...check.settled, ...guesses]);
    return withIssues({ ...check, settled, wasCorrected: { block } }, check);
  },
  /** Confirms all waiting guesses of the same kind as a paragraph's (IMPORT-30). */
  settleLike: (check: DocumentCheck, block: number): DocumentCheck => {
    const waiting = waitingRows(check.issues);
    const row = waiting.find((one) => one.block === block);
    if (!row) return check;
    const agreed = guessesLike(row, waiting);
    const next = CHECK_ACTS.settle(check, agreed.guesses, block);
    const more = { left: 1, moved: undefined, changes: [], agreed };
    return { ...next, wasCorrected: { block, more } };
  },
  /** Asks again about guesses that somebody confirmed. */
  askAgain: (check: DocumentCheck, guesses: readonly string[]): DocumentCheck => {
    const settled = new Set([...check.settled].filter((one) => !guesses.includes(one)));
    return withIssues({ ...check, settled, wasCorrected: undefined }, check);
  },
  take: (check: DocumentCheck, issue: number, isTaken: boolean): DocumentCheck =>
    withIssues({ ...check, refused: toggled(check.refused, issue, !isTaken) }, check),
  takePicture: (check: DocumentCheck, step: string, isTaken: boolean): DocumentCheck =>
    withIssues({ ...check, unpictured: toggled(check.unpictured, step, !isTaken) }, check),
} as const;
