import type { GuessedIssue } from '#core/import/guessed-issue.ts';
import type { GuessedStep } from '#core/import/steps/guessed-steps.ts';
import { textOf, type SourceBlock } from '#core/import/paragraphs/source.ts';
import type { ActionDraft } from '#core/step/step.ts';
import type { ExpectedProcedure, ExpectedStep, Outcome } from './outcome.ts';

/** Right ones among those expected. */
export type Share = { right: number; all: number };
/** A document's issues beside what they should be; `notes` say each difference in a line. */
export type Compared = {
  readonly procedures: Share;
  readonly steps: Share;
  readonly answers: Share;
  /** Words that are expected and not read, each as often as it is. */
  readonly lost: number;
  readonly unmarked: number;
  /** Presses of the page that make the outcome of what was read: one for each title, step, question, answer or way that is not right. */
  readonly corrections: number;
  readonly notes: readonly string[];
};

export const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const joined = (text: string): string => ` ${wordsIn(text).join(' ')} `;

const isTitled = ({ title }: GuessedIssue, expected: ExpectedProcedure): boolean =>
  joined(title) === joined(expected.title);

const wordsOf = (step: GuessedStep, blocks: readonly SourceBlock[]): string =>
  joined(
    step.pieces
      .filter(({ use }) => use === 'words' || use === 'contact')
      .map((piece) => textOf(blocks, piece))
      .join(' ')
      // The address of a link, which may follow its words.
      .replaceAll(/\(https?:[^\s)]+\)/g, ''),
  );

/** Tells whether the words of a step are in a text: in a row, or line by line. */
const has = (text: string, words: string): boolean =>
  text.includes(joined(words)) || words.split('\n').every((line) => text.includes(joined(line)));

/** Returns a text without the words of a step that is in it, once: in a row, or line by line. */
const without = (text: string, words: string): string =>
  (text.includes(joined(words)) ? [words] : words.split('\n')).reduce(
    (rest, line) => rest.replace(joined(line), ' '),
    text,
  );

/** Returns the words that are in `other` and not in `one`, each as often as it is there too often. */
function missingFrom(one: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  return other.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

/** Returns how many words are in both, each as often as it is in each. */
const common = (one: readonly string[], other: readonly string[]): number =>
  other.length - missingFrom(one, other).length;

const GUESSED = new Set([
  'ANSWERS',
  'SKIP',
  'NO_SUCH_STEP',
  'NUMBER_IN_WORDS',
  'TABLE',
  'MAYBE_ANSWERS',
  'CONDITION',
]);
const isMarked = (step: GuessedStep | undefined): boolean =>
  step?.marks.some((mark) => GUESSED.has(mark)) === true;

type Found = { readonly step: GuessedStep; readonly text: string };

/** Finds the step of an issue that has the words of an expected one and no other act beside them. */
function foundFor(expected: ExpectedStep, acts: readonly ExpectedStep[], found: readonly Found[]) {
  const holders = found.filter(({ text }) => has(text, expected.words));
  const others = acts.filter(({ words }) => joined(words) !== joined(expected.words));
  const alone = holders.filter(({ text }) =>
    others.every(({ words }) => {
      // An act within this one may be beside it, too.
      const isWithin = has(joined(expected.words), words);
      return !has(isWithin ? without(text, expected.words) : text, words);
    }),
  );
  const begun = alone.find(({ text }) => text.startsWith(joined(expected.words)));
  return { holder: begun ?? holders[0], alone: begun ?? alone[0] };
}

function isAt(
  action: ActionDraft | undefined,
  from: Found,
  to: readonly string[],
  places: ReadonlyMap<string, Found | undefined>,
  found: readonly Found[],
): boolean {
  const next = found[found.indexOf(from) + 1];
  const target =
    action?.actionType === 'Issue resolution'
      ? undefined
      : action?.actionType === 'Skip to a specific step'
        ? found.find(({ step }) => step.step._id === action.goToStep)
        : next;
  return to.some((one) =>
    one === 'end' ? target === undefined : target !== undefined && places.get(one) === target,
  );
}

function comparedSteps(
  expected: ExpectedProcedure,
  issue: GuessedIssue,
  blocks: readonly SourceBlock[],
  taken: readonly string[] = [],
) {
  const found = issue.steps.map((step): Found => ({ step, text: wordsOf(step, blocks) }));
  const notes: string[] = [];
  const acts = expected.steps.filter(({ kind }) => kind !== 'say');
  const steps: Share = { right: 0, all: 0 };
  const answers: Share = { right: 0, all: 0 };
  let unmarked = 0;
  const used = new Set<Found>();
  const places = new Map<string, Found | undefined>();
  const holders = new Map<string, Found | undefined>();
  for (const step of expected.steps) {
    const free = found.filter((one) => !used.has(one));
    const { holder, alone } = foundFor(step, acts, step.kind === 'say' ? found : free);
    const isRight = step.kind === 'say' ? holder !== undefined : alone !== undefined;
    if (alone && step.kind !== 'say') used.add(alone);
    places.set(step.number, step.kind === 'say' ? holder : alone);
    holders.set(step.number, holder ?? alone);
    steps.all += 1;
    if (isRight) steps.right += 1;
    else notes.push(`step ${step.number} ${step.kind}: ${step.words.slice(0, 60)}`);
  }
  for (const { kind, number, words, answers: said } of expected.steps) {
    const at = places.get(number);
    const [once] = said;
    if (kind === 'do' && once !== undefined && once.name === '') {
      const action = at?.step.step.confirmationAction;
      const isLed = at !== undefined && isAt(action, at, once.to, places, found);
      answers.all += 1;
      if (isLed) answers.right += 1;
      else notes.push(`way ${number}: ${words.slice(0, 60)}`);
    }
    if (kind !== 'yes/no' && kind !== 'choice') continue;
    // A document may say 'No' first.
    const isNoFirst = kind === 'yes/no' && /^(?:if )?no$/i.test(once?.name ?? '');
    const [yes, no] = isNoFirst ? said.toReversed() : said;
    const made = at?.step.step;
    const isRight =
      at !== undefined &&
      made?.answerType === 'Yes or No' &&
      yes !== undefined &&
      no !== undefined &&
      said.length === 2 &&
      isAt(made.yesAction, at, yes.to, places, found) &&
      isAt(made.noAction, at, no.to, places, found);
    if (said.length <= 2) {
      answers.all += 1;
      if (isRight) answers.right += 1;
      else notes.push(`answers ${number}: ${words.slice(0, 60)}`);
    }
    const holder = at ?? holders.get(number);
    const isTaken = holder === undefined && taken.some((text) => has(text, words));
    if (!isRight && !isTaken && !isMarked(holder?.step)) {
      unmarked += 1;
      notes.push(`unmarked ${number}: ${words.slice(0, 60)}`);
    }
  }
  const own = found.flatMap(({ text }) => wordsIn(text));
  const wanted = expected.steps.flatMap(({ words }) => wordsIn(words));
  const both = common(own, wanted);
  const names = expected.steps.flatMap((step) => step.answers.map(({ name }) => name));
  const known = common(own, [...wanted, ...[...expected.out, ...names].flatMap(wordsIn)]);
  const isWhole = both >= 0.9 * wanted.length && known >= 0.8 * own.length;
  const wrong = notes.filter((note) => !note.startsWith('unmarked')).length;
  const corrections = isWhole ? wrong : Math.max(1, wrong);
  if (!isWhole) notes.push(`extent: ${both} of ${wanted.length} wanted and ${own.length} found`);
  return { steps, answers, unmarked, corrections, notes, isWhole };
}

/**
 * Finds the issue of each procedure: by its title, otherwise the one that holds its words and few others, so that a
 * wrong title does not make its steps wrong.
 */
function issuesFor(
  procedures: readonly ExpectedProcedure[],
  issues: readonly GuessedIssue[],
  blocks: readonly SourceBlock[],
): ReadonlyMap<ExpectedProcedure, GuessedIssue> {
  const free = new Set(issues);
  const found = new Map<ExpectedProcedure, GuessedIssue>();
  const take = (expected: ExpectedProcedure, issue: GuessedIssue | undefined): void => {
    if (!issue) return;
    free.delete(issue);
    found.set(expected, issue);
  };
  for (const one of procedures) take(one, [...free].find((issue) => isTitled(issue, one)));
  for (const one of procedures) {
    if (found.has(one)) continue;
    const whole = [...free]
      .map((issue) => ({ issue, ...comparedSteps(one, issue, blocks) }))
      .filter(({ isWhole }) => isWhole);
    take(one, whole.toSorted((a, b) => b.steps.right - a.steps.right)[0]?.issue);
  }
  return found;
}

export function compared(
  { procedures, out, contacts }: Outcome,
  issues: readonly GuessedIssue[],
  blocks: readonly SourceBlock[],
): Compared {
  const sum: Compared & { unmarked: number; corrections: number } = {
    procedures: { right: 0, all: procedures.length },
    steps: { right: 0, all: 0 },
    answers: { right: 0, all: 0 },
    lost: 0,
    unmarked: 0,
    corrections: 0,
    notes: [],
  };
  const notes: string[] = [];
  const found = issuesFor(procedures, issues, blocks);
  const ours = new Set(found.values());
  const others = issues.filter((one) => !ours.has(one));
  // Steps below a title that should not be one are marked with it.
  const taken = others.flatMap(({ isTitleGuessed, steps }) =>
    isTitleGuessed ? steps.map((step) => wordsOf(step, blocks)) : [],
  );
  for (const expected of procedures) {
    const issue = found.get(expected);
    const { steps, answers } = sum;
    if (!issue) {
      sum.corrections += 1;
      notes.push(`= ${expected.title}: not found`);
      steps.all += expected.steps.length;
      answers.all += expected.steps.filter(
        ({ kind, answers: { length } }) => kind === 'yes/no' || (kind === 'choice' && length <= 2),
      ).length;
      continue;
    }
    const own = comparedSteps(expected, issue, blocks, taken);
    if (!isTitled(issue, expected)) {
      sum.corrections += 1;
      if (!issue.isTitleGuessed) sum.unmarked += 1;
      notes.push(`= ${expected.title}: titled ${issue.title}`);
    } else if (own.isWhole) sum.procedures.right += 1;
    steps.right += own.steps.right;
    steps.all += own.steps.all;
    answers.right += own.answers.right;
    answers.all += own.answers.all;
    sum.unmarked += own.unmarked;
    sum.corrections += own.corrections;
    if (own.notes.length > 0)
      notes.push(`= ${expected.title}`, ...own.notes.map((n) => `    ${n}`));
  }
  for (const issue of others) {
    notes.push(`+ ${issue.title} (${issue.steps.length} steps): not expected`);
    sum.corrections += 1;
    if (!issue.isTitleGuessed) sum.unmarked += 1;
  }
  const read = blocks.flatMap(({ text, label, cells }) => [
    ...wordsIn(`${label} ${text}`),
    ...cells.flatMap((cell) => wordsIn(cell.text)),
  ]);
  const wanted = [
    ...procedures.flatMap(({ title, steps }) => [title, ...steps.map(({ words }) => words)]),
    ...out,
  ].flatMap(wordsIn);
  // A contact's number may be one within a step.
  const missing = [missingFrom(read, wanted), missingFrom(read, contacts.flatMap(wordsIn))].flat();
  if (missing.length > 0) notes.push(`lost: ${missing.slice(0, 12).join(' ')}`);
  return { ...sum, lost: missing.length, notes };
}
