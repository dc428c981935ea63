import { formatTime, formatUpdated } from '#core/base/format.ts';
import type { Issue } from '#core/issue/issue.ts';
import { problemsInDetails } from '#core/issue/typed-details.ts';
import { problemsInStep } from '#core/step/step-problems.ts';
import { sentenceOfDetail } from '../base/detail-messages.ts';
import { adminMessages, sentenceOf, wordsOfStepProblem } from '../base/messages.ts';
import { addLock, typedDetails, type EditorState } from './state.ts';
import type { StepEntry } from './step-entries.ts';

const words = adminMessages.editor;

/** Why the step cannot be saved, as a sentence; undefined if it can (EDITOR-6). */
export function reasonAgainstStep(
  { draft, saved }: StepEntry,
  state: EditorState,
): string | undefined {
  const [problem] = problemsInStep(draft, state.issue?.steps ?? [], saved?._id);
  if (!problem) return undefined;
  const { where, what } = wordsOfStepProblem(problem);
  return where === undefined ? sentenceOf(problem) : `${where}: ${what}`;
}

/** Why the details cannot be saved, as a sentence; undefined if they can (EDITOR-6). */
export function reasonAgainstDetails(state: EditorState): string | undefined {
  const details = typedDetails(state);
  const problems = problemsInDetails(details);
  const problem = problems.find(({ code }) => code === 'REQUIRED') ?? problems[0];
  return problem && sentenceOfDetail(problem, details);
}

/** When the issue was saved last. */
export function savedAt({ updatedAt }: Issue): string {
  return words.savedAt(formatUpdated(updatedAt), formatTime(updatedAt));
}

/** Why no step can be added, as a sentence. */
export function lockText(state: EditorState, entries: readonly StepEntry[]): string | undefined {
  if (!state.issue) return words.addLockedNew;
  const lock = addLock(state);
  if (lock === 'archived') return words.archivedReason;
  if (lock === 'failed') return words.addLockedFailed;
  const added = entries.find(({ saved }) => !saved);
  return added && words.addLockedUnsaved(added.number);
}
