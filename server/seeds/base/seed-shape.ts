import { assert } from '#core/base/assert.ts';
import type { IssueCategory } from '#core/base/category.ts';
import { checkSteps } from '#core/step/step-problems.ts';
import type { ActionType } from '#core/base/step-kinds.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { ActionDraft, CheckedSteps, SavedStep } from '#core/step/step.ts';

/** The action after an answer. `to` is the key of another step, and `text` is the custom answer. */
export type SeedAction<Text extends string | undefined = string | undefined> = {
  readonly action: ActionType;
  readonly to?: string | undefined;
  readonly text?: Text;
};

/** The place that a mark applies to: one of the answers, or the whole step whatever the answer is. */
export type MeetingPlace = 'yes' | 'no' | 'step';

/**
 * The marks of a step, for tests (START-14): danger to life, a patient, violence, or an experience
 * that stays with an advisor.
 */
export type SeedMarks = {
  danger?: MeetingPlace;
  patient?: MeetingPlace;
  violence?: MeetingPlace;
  hard?: MeetingPlace;
};

/** A question with a key, which skips in the same procedure can name. */
export type SeedQuestion<
  Key extends string = string,
  Text extends string | undefined = string | undefined,
> = SeedMarks & {
  readonly key: Key;
  readonly question: string;
  readonly answerType: 'Yes or No';
  readonly yes: SeedAction<Text>;
  readonly no: SeedAction<Text>;
};

/** A task with the words that the advisor checks off once it is done. */
export type SeedTask<Key extends string = string> = SeedMarks & {
  readonly key: Key;
  readonly question: string;
  readonly answerType: 'Show a confirmation checkbox';
  readonly confirmationText: string;
  readonly confirmed: SeedAction;
};

export type SeedStep = SeedQuestion | SeedTask;

/** A procedure of the starter library. */
export type SeedIssue = {
  readonly title: string;
  readonly category: IssueCategory;
  /** The rank by urgency among the procedures of its category, from 1. */
  readonly place?: number;
  readonly firstAct?: string;
  readonly alsoCalled?: readonly string[];
  readonly steps: readonly SeedStep[];
};

/** The text of an action, or none. The type keeps which it is, so that a translation has the same. */
type MaybeText = string | undefined;

export function next<Text extends MaybeText = undefined>(text?: Text): SeedAction<Text> {
  return { action: 'Go to next step', ...(text !== undefined && { text }) };
}

/** Makes a skip to the step with that key. */
export function skipTo<Text extends MaybeText = undefined>(
  to: string,
  text?: Text,
): SeedAction<Text> {
  return { action: 'Skip to a specific step', to, ...(text !== undefined && { text }) };
}

export function finish<Text extends MaybeText = undefined>(text?: Text): SeedAction<Text> {
  return { action: 'Issue resolution', ...(text !== undefined && { text }) };
}

export function ask<Key extends string, Text extends MaybeText>(
  key: Key,
  question: string,
  yes: SeedAction<Text>,
  no: SeedAction<Text>,
  marks: SeedMarks = {},
): SeedQuestion<Key, Text> {
  return { key, question, answerType: 'Yes or No', yes, no, ...marks };
}

/** Makes a task. It leads to the next step unless it says otherwise. */
export function confirm<Key extends string>(
  key: Key,
  question: string,
  confirmationText: string,
  confirmed: SeedAction = next(),
  marks: SeedMarks = {},
): SeedTask<Key> {
  const answerType = 'Show a confirmation checkbox';
  return { key, question, answerType, confirmationText, confirmed, ...marks };
}

/** Makes the last task, after which the final screen comes. */
export function end<Key extends string>(
  key: Key,
  question: string,
  confirmationText: string,
): SeedTask<Key> {
  return confirm(key, question, confirmationText, finish());
}

function actionOf(seed: SeedAction, ids: ReadonlyMap<string, StepId>): ActionDraft {
  if (seed.to === undefined) return { actionType: seed.action };
  const goToStep = ids.get(seed.to);
  assert(goToStep, `no step has the key ${seed.to}`);
  return { actionType: seed.action, goToStep };
}

function answerOf(
  seed: SeedAction,
  ids: ReadonlyMap<string, StepId>,
  customised: boolean,
): ActionDraft {
  const action = actionOf(seed, ids);
  return customised && seed.text !== undefined ? { ...action, customText: seed.text } : action;
}

function stepOf(seed: SeedStep, _id: StepId, ids: ReadonlyMap<string, StepId>): SavedStep {
  const { question, answerType } = seed;
  if (seed.answerType === 'Show a confirmation checkbox') {
    const { confirmationText } = seed;
    const confirmationAction = { ...actionOf(seed.confirmed, ids), confirmationText };
    return { _id, question, answerType, confirmationAction };
  }
  const customiseAnswerType = seed.yes.text !== undefined && seed.no.text !== undefined;
  const yesAction = answerOf(seed.yes, ids, customiseAnswerType);
  const noAction = answerOf(seed.no, ids, customiseAnswerType);
  return { _id, question, answerType, customiseAnswerType, yesAction, noAction };
}

/** Returns the steps of a seed, each with a fresh id. A wrong key or a problem is a bug, so it throws. Custom answers need both texts (STEP-3). */
export function stepsOf(seed: SeedIssue, newId: () => string): CheckedSteps {
  const ids = new Map(seed.steps.map((step) => [step.key, newId() as StepId]));
  assert(ids.size === seed.steps.length, `a key stands twice in ${seed.title}`);
  const steps = checkSteps(
    seed.steps.map((step) => {
      const id = ids.get(step.key);
      assert(id, `no id for ${step.key}`);
      return stepOf(step, id, ids);
    }),
  );
  assert(steps, `a step of ${seed.title} has a problem`);
  return steps;
}
