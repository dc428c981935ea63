import { assert } from '#core/assert.ts';
import { API, type AnswerOf } from '#core/api.ts';
import type { Step } from '#core/step.ts';
import type { StepPatch } from '#core/step-patch.ts';
import type { TestApp } from './test-app.ts';

export const NEXT = { actionType: 'Go to next step' } as const;
export const END = { actionType: 'Issue resolution' } as const;

/** An action that skips to the nth step. */
export function skip(number: number) {
  return { actionType: 'Skip to a specific step', goToStep: `Step ${number}` } as const;
}

type Sent = { actionType: (typeof NEXT | typeof END | ReturnType<typeof skip>)['actionType'] };

/** A legal question as it is sent. */
export function ask(question: string, yesAction: Sent, noAction: Sent): StepPatch {
  return { question, answerType: 'Yes or No', yesAction, noAction };
}

/** A legal step to confirm as it is sent. */
export function confirm(question: string, action: Sent = NEXT): StepPatch {
  return {
    question,
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { ...action, confirmationText: 'Done' },
  };
}

/** A signed-in administrator in front of a new draft, and short ways to edit it. */
export async function authoring({ signedIn, db, call }: TestApp) {
  const admin = await signedIn();
  const { id: adminId } = await db.read.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  const made = await admin(API.createIssue, { body: { title: 'Bed bugs', category: 'Pests' } });
  const issue = made.data;
  const params = { id: issue._id };
  const update = (body: object) => admin(API.updateIssue, { params, body });
  const createStep = (body: object) =>
    admin(API.createStep, { params: { issueId: issue._id }, body });
  const updateStep = (stepId: string, body: object) =>
    admin(API.updateStep, { params: { issueId: issue._id, stepId }, body });
  const read = async (): Promise<AnswerOf<typeof API.getIssue>> =>
    (await admin(API.getIssue, { params })).data;
  return {
    admin,
    adminId,
    anyone: call,
    db,
    issue,
    params,
    update,
    createStep,
    updateStep,
    read,
    steps: async (): Promise<Step[]> => (await read()).steps,
    /** Adds a step that must be accepted, and returns it. */
    add: async (body: StepPatch): Promise<Step> => {
      const { status, data, text } = await createStep(body);
      assert(status === 200, text);
      return data;
    },
  };
}
