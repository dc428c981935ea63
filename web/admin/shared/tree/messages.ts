import { inDigits, listed } from '../../base/written.ts';
import type { TreePaths } from '#core/tree/tree-paths.ts';
import type { StepNumber } from '#core/step/step-number.ts';
import { percent } from '../../base/percent.ts';

const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

export const treeMessages = {
  tree: 'Tree',
  outline: 'Outline',
  hint: 'Arrow keys move, Enter opens a step.',
  finalScreen: 'Final screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  percent,
  wholeWidth: 'Full width',
  beside: 'Next to the step',
  yes: 'Yes',
  no: 'No',
  confirmed: 'Confirmed',
  /** Returns the name of a node, which ends with the beginning of the question. */
  name: (number: number, question: string) => `${number}. ${question}`,
  leads: (answers: string, to: string) => (answers === '' ? `goes to ${to}` : `${answers}: ${to}`),
  nowhere: 'nowhere yet',
  notChosen: 'not chosen yet',
  unsaved: 'Not saved',
  noWayOut: 'No way out',
  notReached: 'Not reached',
  hasProblems: 'Has problems',
  noWayOutOf: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `No way out of Step ${numbers[0]}`
      : `No way out of Steps ${listed(numbers.map(String))}`,
  notReachedByAny: 'No answer leads here',
  numbers: 'Numbers on the tree',
  noPaths: 'No paths yet',
  /** '4 paths, 3 to 9 steps' */
  pathsOf: ({ count, isMore, shortest, longest, mayBeLonger }: TreePaths) => {
    const paths = `${inDigits(count)} ${count === 1 ? 'path' : 'paths'}`;
    const from = shortest === longest && !mayBeLonger ? '' : `${shortest} to `;
    const to = `${mayBeLonger ? 'at least ' : ''}${steps(longest)}`;
    return `${isMore ? 'More than ' : ''}${paths}, ${from}${to}`;
  },
  /** 'Point “If yes” to Step 10'. */
  quickFix: (answer: string, target: StepNumber) => `Point “${answer}” to ${target}`,
} as const;
