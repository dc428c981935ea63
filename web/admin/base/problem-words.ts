import { unreachable } from '#core/base/assert.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { StepProblem } from '#core/step/step-problems.ts';
import type { Branch } from '#core/step/step.ts';
import type { TreeProblem } from '#core/tree/tree-check.ts';
import {
  adminMessages,
  BRANCH_WORDS,
  brokenReference,
  problemMessages as words,
} from './messages.ts';

function isBranch(text: string | undefined): text is Branch {
  return text !== undefined && Object.hasOwn(BRANCH_WORDS, text);
}

const OF_TARGETS: Partial<Record<StepProblem['code'], string>> = words.target;
const OF_MISSING: Readonly<Record<string, string>> = words.required;

const MAX_LENGTHS: Readonly<Record<string, number>> = {
  question: LIMITS.question,
  customText: LIMITS.answerText,
  confirmationText: LIMITS.confirmationText,
};

/** Returns the words for a problem of a step: the answer that it is about, if any, and a sentence that follows a colon. */
export function wordsOfStepProblem({ field, code, found }: StepProblem) {
  const [first, second] = field.split('.');
  const where = isBranch(first) ? BRANCH_WORDS[first] : undefined;
  const member = second ?? field;
  if (code === 'NO_OTHER_STEPS') return { where, what: words.noOtherSteps };
  if (code === 'NOT_AN_IMAGE') return { where, what: words.notAnImage };
  if (code === 'TOO_LONG')
    return { where, what: words.tooLong(MAX_LENGTHS[member] ?? LIMITS.question) };
  if (code === 'BROKEN_REFERENCE') {
    const answer = member === 'customText' ? words.answerText : undefined;
    return { where, what: brokenReference(found, answer) };
  }
  const what = member === 'goToStep' ? OF_TARGETS[code] : OF_MISSING[member];
  return { where, what: what ?? '' };
}

export function sentenceOf(problem: StepProblem): string {
  const { what } = wordsOfStepProblem(problem);
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** Returns the words for a problem of the tree: the step and the answer, and a sentence that follows a colon (PUBLISH-4). */
export function wordsOfTreeProblem(problem: TreeProblem): { where: string; what: string } {
  const { firstAct, step: stepOf } = adminMessages.editor;
  const step = problem.step === null ? firstAct : stepOf(problem.number);
  switch (problem.code) {
    case 'BROKEN_STEP': {
      const { where, what } = wordsOfStepProblem(problem.problem);
      return { where: where === undefined ? step : `${step}, ${where}`, what };
    }
    case 'MISSING_TARGET':
    case 'SELF_SKIP':
      return {
        where: `${step}, ${BRANCH_WORDS[problem.branch]}`,
        what: words.target[problem.code],
      };
    case 'ENDLESS_LOOP':
      return { where: step, what: words.endlessLoop };
    case 'UNREACHABLE':
      return { where: step, what: words.unreachable };
    case 'LONG_WALK':
      return { where: step, what: words.longWalk(problem.length) };
    case 'BROKEN_REFERENCE':
      return { where: step, what: brokenReference(problem.found) };
    case 'UNKNOWN_CONTACT':
      return { where: step, what: words.unknownContact };
    case 'NUMBER_MISSING':
      return { where: step, what: words.numberMissing(problem.name) };
    default:
      return unreachable(problem);
  }
}
