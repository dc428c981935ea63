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

/** Returns how many steps of other paragraphs than one are in another procedure than before, and where most of them are. */
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

/** Finds the place to which one has moved; undefined for one that is gone. */
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

/** Returns what was decided about the paragraphs, issues and steps of a document whose paragraphs are at other places now. */
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

/** Returns the check with its document split differently; all that was decided about places now applies where they are. */
function splitAnew(
  check: DocumentCheck,
  splits: readonly Split[],
  movedTo: (place: number) => number | undefined,
): DocumentCheck {
  const blocks = splitBlocks(check.document.source.blocks, splits);
  return { ...check, ...movedSaid(check, movedTo), splits, blocks };
}

/** Returns the check with all short numbers as contacts, or none. */
function withNumbers(check: DocumentCheck, areCalled: boolean): DocumentCheck {
  const unsure = unsureOf(check.offered);
  const others = [...check.declined].filter((id) => !unsure.includes(id));
  const declined = new Set(areCalled ? others : [...others, ...unsure]);
  return check.maySet ? withContacts({ ...check, declined }, check) : check;
}

/** The uses that the part after a split takes over from the part before it. */
const KEPT: ReadonlySet<BlockUse> = new Set(['out', 'section', 'part']);

/** The corrections of a document; each takes the check and returns the next. */
export const CHECK_ACTS = {
  /** Sets the use of a paragraph; undefined guesses it again. */
  correct: (check: DocumentCheck, block: number, to: BlockUse | undefined): DocumentCheck =>
    corrected(check, block, { places: [block], to }),
  /** Leaves out paragraphs together; `block` is the one at which somebody said so. */
  leaveOut: (check: DocumentCheck, block: number, places: readonly number[]): DocumentCheck =>
    corrected(check, block, { places, to: 'out' }),
  /** Guesses again paragraphs that were left out together. */
  restore: (check: DocumentCheck, block: number, places: readonly number[]): DocumentCheck =>
    corrected(check, block, { places, to: undefined }),
  /** Splits a paragraph in two: what follows the character is a step of its own, or stays what it was. */
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
  /** Takes a split back, with what was decided about the paragraph after it. */
  join: (check: DocumentCheck, split: Split): DocumentCheck => {
    const behind = splitPlace(check.splits, split);
    const splits = check.splits.filter((one) => one.place !== split.place || one.at !== split.at);
    if (splits.length === check.splits.length) return check;
    const movedTo = (one: number) => (one === behind ? undefined : one < behind ? one : one - 1);
    const next = splitAnew(check, splits, movedTo);
    return guessedAnew({ ...next, wasCorrected: { block: behind - 1 } }, check);
  },
  /** Says which issues that are here this import replaces, by the beginning of their ids. */
  chooseKey: (check: DocumentCheck, chosenKey: string): DocumentCheck => ({ ...check, chosenKey }),
  /** Answers a question about all of the document. */
  answer: (check: DocumentCheck, question: string, choice: DocumentChoice): DocumentCheck => {
    const answers = new Map(check.answers).set(question, choice);
    if (question !== SHORT_NUMBERS) return guessedAnew({ ...check, answers }, check);
    return withNumbers({ ...check, answers }, choice === 'called');
  },
  /** Takes the likely answers for those of somebody who saw the questions, beside the ones that were given, unless all are dropped. */
  closeQuestions: (check: DocumentCheck, areDropped: boolean): DocumentCheck => {
    const likely = check.guessed.questions.map(({ id, preset }) => [id, preset] as const);
    const answers = new Map(areDropped ? [] : [...likely, ...(check.answers ?? [])]);
    const next = { ...check, answers };
    return areDropped && check.answers?.has(SHORT_NUMBERS) === true
      ? withNumbers(next, false)
      : guessedAnew(next, check);
  },
  /** Takes back a correction, except where a later one changed it again. */
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
  /** Sets one category for all; the choices for single issues are dropped. */
  categorize: (check: DocumentCheck, categoryOfAll: IssueCategory | undefined): DocumentCheck => {
    const renamed = new Map<number, Renamed>();
    for (const [issue, { category: _, ...title }] of check.renamed) renamed.set(issue, title);
    return withIssues({ ...check, categoryOfAll, renamed }, check);
  },
  /** Says that guesses are right: they wait for nobody. */
  settle: (check: DocumentCheck, guesses: readonly string[], block: number): DocumentCheck => {
    const settled = new Set([...check.settled, ...guesses]);
    return withIssues({ ...check, settled, wasCorrected: { block } }, check);
  },
  /** Says that all guesses that wait in the manner of a paragraph's are right (IMPORT-30). */
  settleLike: (check: DocumentCheck, block: number): DocumentCheck => {
    const waiting = waitingRows(check.issues);
    const row = waiting.find((one) => one.block === block);
    if (!row) return check;
    const agreed = guessesLike(row, waiting);
    const next = CHECK_ACTS.settle(check, agreed.guesses, block);
    const more = { left: 1, moved: undefined, changes: [], agreed };
    return { ...next, wasCorrected: { block, more } };
  },
  /** Asks guesses again that somebody said are right. */
  askAgain: (check: DocumentCheck, guesses: readonly string[]): DocumentCheck => {
    const settled = new Set([...check.settled].filter((one) => !guesses.includes(one)));
    return withIssues({ ...check, settled, wasCorrected: undefined }, check);
  },
  take: (check: DocumentCheck, issue: number, isTaken: boolean): DocumentCheck =>
    withIssues({ ...check, refused: toggled(check.refused, issue, !isTaken) }, check),
  takePicture: (check: DocumentCheck, step: string, isTaken: boolean): DocumentCheck =>
    withIssues({ ...check, unpictured: toggled(check.unpictured, step, !isTaken) }, check),
} as const;
