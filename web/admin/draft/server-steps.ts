import type { Issue } from '#core/issue/issue.ts';
import { addStep, removeStep, replaceStep, restoreStep } from '#core/step/step-list.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { EditorEvent, EditorState } from './state.ts';

// A removal shows at once, while saves that were pressed before it are still on their way: they are sent
// by the numbers that the server's steps have (STEP-9).

function stepsAfter(
  { serverSteps, issue }: EditorState,
  event: EditorEvent,
): readonly SavedStep[] | undefined {
  if (event.type === 'stepRemoved') return serverSteps ?? issue?.steps;
  // The issue has them itself then.
  if (event.type === 'issueLoaded' || event.type === 'detailsSaved') return undefined;
  if (!serverSteps) return undefined;
  if (event.type === 'stepSaved') {
    const isThere = serverSteps.some(({ _id }) => _id === event.step._id);
    return isThere
      ? replaceStep(serverSteps, event.step)
      : addStep(serverSteps, event.step, event.after);
  }
  if (event.type === 'removalSaved') return removeStep(serverSteps, event.stepId)?.steps;
  if (event.type === 'stepPutBack') return restoreStep(serverSteps, event.removed);
  return serverSteps;
}

const idsOf = (steps: readonly SavedStep[] = []): string => steps.map(({ _id }) => _id).join();

/** The state `after` an event, with the steps of the server if they are others than those that are shown. */
export function withServerSteps(
  before: EditorState,
  after: EditorState,
  event: EditorEvent,
): EditorState {
  const steps = stepsAfter(before, event);
  const serverSteps = idsOf(steps) === idsOf(after.issue?.steps) ? undefined : steps;
  return serverSteps === after.serverSteps ? after : { ...after, serverSteps };
}

/** The issue as the server has it. */
export function issueOnServer({ issue, serverSteps }: EditorState): Issue | undefined {
  return issue && serverSteps ? { ...issue, steps: serverSteps } : issue;
}
