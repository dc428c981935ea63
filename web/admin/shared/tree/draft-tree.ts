import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { StepDraft, StepId } from '#core/step/step-schema.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { quickFixOf, type QuickFix } from '#core/tree/quick-fix.ts';
import { problemsInTree, type TreeProblem } from '#core/tree/tree-check.ts';
import { waysIn, type Edge } from '#core/tree/tree-ways.ts';
import type { StepEntry } from '../draft/step-entries.ts';
import { adminMessages } from '../../base/messages.ts';
import { treeMessages as words } from './messages.ts';
import { inWords } from '../../base/in-words.ts';

export type TreeStep = {
  readonly id: StepId;
  readonly number: number;
  /** The beginning of the step's question, with contacts by name. */
  readonly text: string;
  readonly isUnsaved: boolean;
  readonly amiss: string | undefined;
  readonly isBlocked: boolean;
  /** The language of the step's words; undefined if it has none, because it then says so in the page's language. */
  readonly lang: Language | undefined;
  readonly leads: readonly Lead[];
  /** The sentences about the step, which replace those on where it leads. */
  readonly said?: readonly string[];
};

/** An answer and its target, with the language of the answer's words if they are the step's own. */
export type Lead = {
  readonly answer: string;
  readonly lang: Language | undefined;
  readonly to: string;
};

export type DraftTree = {
  readonly steps: readonly SavedStep[];
  readonly entries: readonly TreeStep[];
  /** All problems that the check finds, for the drawing. */
  readonly problems: readonly TreeProblem[];
  /** The problems that are shown: a missing part of a step that was never saved is not a problem yet (TREE-4). */
  readonly shownProblems: readonly TreeProblem[];
  readonly quickFixes: ReadonlyMap<TreeProblem, QuickFix>;
  /** A text that is equal for two trees if their drawings and paths are equal. */
  readonly shape: string;
  readonly wordsOf: (way: Edge) => string;
  /** Returns the language of an answer's words; undefined if they are the page's. */
  readonly langOf: (way: Edge) => Language | undefined;
};

/** The most letters of a question that fit on a node, and a few more. */
const BEGINNING = 90;

function beginningOf(question: string | undefined, campus: Campus | undefined): string {
  const text = question?.trim().replaceAll(/\s+/g, ' ') || adminMessages.editor.emptyStep;
  return inWords(text, campus).slice(0, BEGINNING);
}

export function answerWords(step: StepDraft | undefined, branch: Branch): string {
  if (branch === 'confirmationAction') return words.confirmed;
  return ownAnswer(step, branch) ?? (branch === 'yesAction' ? words.yes : words.no);
}

/** Returns the step's own words for an answer; undefined if the page's words are used. */
export function ownAnswer(step: StepDraft | undefined, branch: Branch): string | undefined {
  if (branch === 'confirmationAction' || !step?.customiseAnswerType) return undefined;
  return step[branch]?.customText?.trim() || undefined;
}

function amissAt(shownProblems: readonly TreeProblem[]): Pick<TreeStep, 'amiss' | 'isBlocked'> {
  const isBlocked = shownProblems.some(({ blocking }) => blocking);
  if (shownProblems.some(({ code }) => code === 'ENDLESS_LOOP'))
    return { amiss: words.noWayOut, isBlocked };
  if (isBlocked) return { amiss: words.hasProblems, isBlocked };
  const isAlone = shownProblems.some(({ code }) => code === 'UNREACHABLE');
  return { amiss: isAlone ? words.notReached : undefined, isBlocked };
}

/** Returns true if the drawing shows the problem by the place of the step. */
const isDrawn = ({ code }: TreeProblem): boolean =>
  code === 'UNREACHABLE' || code === 'ENDLESS_LOOP';

/** Returns the steps of the draft as they are typed, a new step by its key. */
export function draftedSteps(entries: readonly StepEntry[]): readonly SavedStep[] {
  return entries.map(({ key, draft, saved }): SavedStep =>
    saved && draft === saved ? saved : { ...draft, _id: key as StepId },
  );
}

/** Returns everything that the tree shows of the draft as it is typed (TREE-1, TREE-4). */
export function draftTree(
  entries: readonly StepEntry[],
  firstAct: string | null | undefined,
  campus: Campus | undefined,
  lang?: Language,
): DraftTree {
  const steps = draftedSteps(entries);
  const known = new Set<string>(entries.flatMap(({ saved }) => saved?._id ?? []));
  const problems = problemsInTree(steps, { firstAct, campus });
  const shownProblems = problems.filter(
    (problem) => problem.step === null || known.has(problem.step) || isDrawn(problem),
  );
  const numberOf = new Map<string, number>(entries.map(({ key, number }) => [key, number]));
  const stepOf = new Map<string, SavedStep>(steps.map((step) => [step._id, step]));
  const wordsOf = ({ step, branches }: Edge): string =>
    branches.map((branch) => answerWords(stepOf.get(step), branch)).join(', ');
  const langOf = ({ step, branches }: Edge): Language | undefined =>
    branches.some((branch) => ownAnswer(stepOf.get(step), branch)) ? lang : undefined;
  const targetOf = ({ to, isChosen }: Edge): string => {
    if (to === undefined) return words.nowhere;
    if (!isChosen) return words.notChosen;
    return to === 'final' ? words.finalScreen : adminMessages.editor.step(numberOf.get(to) ?? 0);
  };
  const ways = waysIn(steps);
  const drawn = problems.map((problem) => isDrawn(problem) && [problem.code, problem.step]);
  const quickFixes = shownProblems.flatMap((problem): [TreeProblem, QuickFix][] => {
    const quickFix = quickFixOf(steps, problem, problems, (id) => known.has(id));
    return quickFix ? [[problem, quickFix]] : [];
  });
  return {
    steps,
    problems,
    shownProblems,
    quickFixes: new Map(quickFixes),
    shape: JSON.stringify([ways.map((way) => [way, wordsOf(way)]), drawn]),
    wordsOf,
    langOf,
    entries: entries.map(({ key, number, draft, status }): TreeStep => ({
      id: key as StepId,
      number,
      text: beginningOf(draft.question, campus),
      lang: draft.question?.trim() ? lang : undefined,
      isUnsaved: status === 'unsaved',
      ...amissAt(shownProblems.filter(({ step }) => step === key)),
      leads: ways
        .filter(({ step, branches }) => step === key && branches.length > 0)
        .map((way) => ({ answer: wordsOf(way), lang: langOf(way), to: targetOf(way) })),
    })),
  };
}
