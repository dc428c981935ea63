import { adminMessages } from '../../base/messages.ts';
import type { DraftTree } from './draft-tree.ts';

const words = adminMessages.editor;

type Judged = Pick<DraftTree, 'problems' | 'shownProblems' | 'entries'>;

/** Says how the tree is in a few words, what blocks first; never that all is right while a step is not saved (EDITOR-21). */
export function problemsTitle({ problems, shownProblems, entries }: Judged, hasSteps: boolean) {
  if (!hasSteps) return words.noStepSaved;
  const blocking = shownProblems.filter((problem) => problem.blocking).length;
  if (blocking > 0) return words.toFix(blocking);
  const lacks = problems.find((problem) => problem.blocking);
  if (lacks && lacks.number !== null) return words.notFinished(lacks.number);
  if (shownProblems.length > 0) return words.warnings(shownProblems.length);
  return entries.some(({ isUnsaved }) => isUnsaved) ? words.nothingButUnsaved : words.nothingToFix;
}
