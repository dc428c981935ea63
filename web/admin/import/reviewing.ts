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
  type Review,
  type Said,
} from './review.ts';
import { guessesLike, waitingRows } from './reviewed-issues.ts';

function toggled<T>(all: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(all);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}

/** Returns how many steps of other paragraphs than one are in another procedure than before, and where most of them are. */
function movedSteps(before: Review, after: Review, block: number) {
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
  { corrections, splits }: Review,
  uses: readonly Pick<Change, 'whole' | 'to'>[],
): Review['corrections'] {
  const next = new Map(corrections);
  for (const { whole, to } of uses) {
    const place = splitPlace(splits, whole);
    if (to) next.set(place, to);
    else next.delete(place);
  }
  return next;
}

function corrected(
  review: Review,
  block: number,
  { places, to }: { places: readonly number[]; to: BlockUse | undefined },
): Review {
  const changes = places.map((place) => ({
    whole: unsplitPlace(review.splits, place),
    from: review.corrections.get(place),
    to,
  }));
  const corrections = withUses(review, changes);
  const next = guessedAnew({ ...review, corrections }, review);
  const moved = movedSteps(review, next, block);
  const left = to === 'out' ? places.length : 1;
  const more = { left, moved, changes };
  return { ...next, wasCorrected: moved || left > 1 ? { block, more } : { block } };
}

/** Finds the place to which one has moved; undefined of one that is gone. */
type MovedTo = (place: number) => number | undefined;

const movedKeys = <T>(all: ReadonlyMap<number, T>, movedTo: MovedTo): ReadonlyMap<number, T> =>
  new Map(
    [...all].flatMap(([place, one]) => {
      const to = movedTo(place);
      return to === undefined ? [] : [[to, one] as const];
    }),
  );

/** Returns names that have a place in front, such as ids of steps, with that to which it has moved. */
const movedNames = (all: ReadonlySet<string>, movedTo: MovedTo): ReadonlySet<string> =>
  new Set(
    [...all].flatMap((name) => {
      const to = movedTo(Number(/\d+/.exec(name)?.[0]));
      return to === undefined ? [] : [name.replace(/\d+/, String(to))];
    }),
  );

/** Returns what was said of the paragraphs, issues and steps of a document whose paragraphs are at other places now. */
function movedSaid(
  { corrections, renamed, refused, unpictured, settled }: Review,
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

/** Returns the review with its document split otherwise, all that was said of places being said of those where they are now. */
function splitAnew(
  review: Review,
  splits: readonly Split[],
  movedTo: (place: number) => number | undefined,
): Review {
  const blocks = splitBlocks(review.document.source.blocks, splits);
  return { ...review, ...movedSaid(review, movedTo), splits, blocks };
}

/** Returns the review with all short numbers as contacts, or none. */
function withNumbers(review: Review, areCalled: boolean): Review {
  const unsure = unsureOf(review.offered);
  const others = [...review.declined].filter((id) => !unsure.includes(id));
  const declined = new Set(areCalled ? others : [...others, ...unsure]);
  return review.maySet ? withContacts({ ...review, declined }, review) : review;
}

/** The uses of what is behind a split that are those of what is before it. */
const KEPT: ReadonlySet<BlockUse> = new Set(['out', 'section', 'part']);

/** The corrections of a document; each takes the review and returns the next. */
export const REVIEWING = {
  /** Sets the use of a paragraph; undefined guesses it again. */
  correct: (review: Review, block: number, to: BlockUse | undefined): Review =>
    corrected(review, block, { places: [block], to }),
  /** Leaves out paragraphs together; `block` is the one at which somebody said so. */
  leaveOut: (review: Review, block: number, places: readonly number[]): Review =>
    corrected(review, block, { places, to: 'out' }),
  /** Guesses again paragraphs that were left out together. */
  restore: (review: Review, block: number, places: readonly number[]): Review =>
    corrected(review, block, { places, to: undefined }),
  /** Makes two paragraphs of one: what is behind the character is a step of its own, or goes on as what it was. */
  split: (review: Review, place: number, at: number): Review => {
    const { place: own, at: from } = unsplitPlace(review.splits, place);
    const block = review.document.source.blocks[own];
    const splits = block
      ? withSplit(review.splits, { place: own, at: from + at }, block)
      : review.splits;
    const split = splits.find((one) => !review.splits.includes(one));
    if (!split) return review;
    const behind = splitPlace(splits, split);
    const next = splitAnew(review, splits, (one) => (one < behind ? one : one + 1));
    const use = review.guessed.uses[place] ?? 'step';
    const corrections = new Map(next.corrections).set(behind, KEPT.has(use) ? use : 'step');
    const wasCorrected = { block: behind, more: { left: 1, moved: undefined, changes: [], split } };
    return guessedAnew({ ...next, corrections, wasCorrected }, review);
  },
  /** Takes a split back, with what was said of the paragraph behind it. */
  join: (review: Review, split: Split): Review => {
    const behind = splitPlace(review.splits, split);
    const splits = review.splits.filter((one) => one.place !== split.place || one.at !== split.at);
    if (splits.length === review.splits.length) return review;
    const movedTo = (one: number) => (one === behind ? undefined : one < behind ? one : one - 1);
    const next = splitAnew(review, splits, movedTo);
    return guessedAnew({ ...next, wasCorrected: { block: behind - 1 } }, review);
  },
  /** Says which issues that are here this import replaces, by the beginning of their ids. */
  chooseKey: (review: Review, chosenKey: string): Review => ({ ...review, chosenKey }),
  /** Answers a question about all of the document. */
  answer: (review: Review, question: string, choice: DocumentChoice): Review => {
    const answers = new Map(review.answers).set(question, choice);
    if (question !== SHORT_NUMBERS) return guessedAnew({ ...review, answers }, review);
    return withNumbers({ ...review, answers }, choice === 'called');
  },
  /** Takes the likely answers for those of somebody who saw the questions, beside the ones that were given, unless all are dropped. */
  closeQuestions: (review: Review, areDropped: boolean): Review => {
    const likely = review.guessed.questions.map(({ id, preset }) => [id, preset] as const);
    const answers = new Map(areDropped ? [] : [...likely, ...(review.answers ?? [])]);
    const next = { ...review, answers };
    return areDropped && review.answers?.has(SHORT_NUMBERS) === true
      ? withNumbers(next, false)
      : guessedAnew(next, review);
  },
  /** Takes back a correction, except where a later one changed it again. */
  takeBack: (review: Review, changes: readonly Change[]): Review => {
    const { corrections: all, splits } = review;
    const own = changes.filter(({ whole, to }) => all.get(splitPlace(splits, whole)) === to);
    const uses = own.map(({ whole, from }) => ({ whole, to: from }));
    const corrections = withUses(review, uses);
    return guessedAnew({ ...review, corrections, wasCorrected: undefined }, review);
  },
  takeContact: (review: Review, id: string, isTaken: boolean): Review =>
    withContacts({ ...review, declined: toggled(review.declined, id, !isTaken) }, review),
  rename: (review: Review, issue: number, more: Renamed): Review => {
    const before = review.renamed.get(issue);
    const renamed = new Map(review.renamed).set(issue, { ...before, ...more });
    return withIssues({ ...review, renamed }, review);
  },
  /** Sets one category for all; the choices for single issues are dropped. */
  categorize: (review: Review, categoryOfAll: IssueCategory | undefined): Review => {
    const renamed = new Map<number, Renamed>();
    for (const [issue, { category: _, ...title }] of review.renamed) renamed.set(issue, title);
    return withIssues({ ...review, categoryOfAll, renamed }, review);
  },
  /** Says that guesses are right: they wait for nobody. */
  settle: (review: Review, guesses: readonly string[], block: number): Review => {
    const settled = new Set([...review.settled, ...guesses]);
    return withIssues({ ...review, settled, wasCorrected: { block } }, review);
  },
  /** Says that all guesses that wait in the manner of a paragraph's are right (IMPORT-30). */
  settleLike: (review: Review, block: number): Review => {
    const waiting = waitingRows(review.issues);
    const row = waiting.find((one) => one.block === block);
    if (!row) return review;
    const agreed = guessesLike(row, waiting);
    const next = REVIEWING.settle(review, agreed.guesses, block);
    const more = { left: 1, moved: undefined, changes: [], agreed };
    return { ...next, wasCorrected: { block, more } };
  },
  /** Asks guesses again that somebody said are right. */
  askAgain: (review: Review, guesses: readonly string[]): Review => {
    const settled = new Set([...review.settled].filter((one) => !guesses.includes(one)));
    return withIssues({ ...review, settled, wasCorrected: undefined }, review);
  },
  take: (review: Review, issue: number, isTaken: boolean): Review =>
    withIssues({ ...review, refused: toggled(review.refused, issue, !isTaken) }, review),
  takePicture: (review: Review, step: string, isTaken: boolean): Review =>
    withIssues({ ...review, unpictured: toggled(review.unpictured, step, !isTaken) }, review),
} as const;
