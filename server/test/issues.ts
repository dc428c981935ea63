import { assert } from '#core/base/assert.ts';
import { API } from '#core/api/api.ts';
import type { StepAnswer, WireIssue, WireStep, WireStepPatch } from '#core/issue/wire-schema.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import type { Db } from '../db/tables/database.ts';
import { insertIssue, type StoredIssue } from '../issues/store.ts';
import type { TestApp } from './test-app.ts';

export const NEXT = { actionType: 'Go to next step' } as const;
export const END = { actionType: 'Issue resolution' } as const;

/** An action that skips to the nth step. */
export function skip(number: number) {
  return { actionType: 'Skip to a specific step', goToStep: `Step ${number}` } as const;
}

type Sent = { actionType: (typeof NEXT | typeof END | ReturnType<typeof skip>)['actionType'] };

/** A legal question as it is sent. */
export function ask(question: string, yesAction: Sent, noAction: Sent): WireStepPatch {
  return { question, answerType: 'Yes or No', yesAction, noAction };
}

/** A legal step to confirm as it is sent. */
export function confirm(question: string, action: Sent = NEXT): WireStepPatch {
  return {
    question,
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { ...action, confirmationText: 'Done' },
  };
}

/** The step in the response to a save of it. */
export function stepIn({ issueVersion: _, ...step }: StepAnswer): WireStep {
  return step;
}

/** A signed-in administrator in front of a new draft, and short ways to edit it. */
export async function authoring({ signedIn, db, call }: TestApp) {
  const admin = await signedIn();
  const { id: adminId } = await db.read.selectFrom('admin').select('id').executeTakeFirstOrThrow();
  const made = await admin(API.createIssue, { body: { title: 'Bed bugs', category: 'Pests' } });
  const issue = made.data;
  const params = { id: issue._id };
  const update = (body: object) => admin(API.updateIssue, { params, body });
  const createStep = (body: object, headers: Record<string, string> = {}) =>
    admin(API.createStep, { params: { issueId: issue._id }, body, headers });
  const updateStep = (stepId: string, body: object) =>
    admin(API.updateStep, { params: { issueId: issue._id, stepId }, body });
  const read = async (): Promise<WireIssue> => {
    const { data } = await admin(API.getIssue, { params });
    assert('version' in data, 'an administrator sees the version');
    return data;
  };
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
    steps: async (): Promise<WireStep[]> => (await read()).steps,
    /** Adds a step that must be accepted, and returns it. */
    add: async (body: WireStepPatch): Promise<WireStep> => {
      const { status, data, text } = await createStep(body);
      assert(status === 200, text);
      return stepIn(data);
    },
  };
}

/** Ticks every path of an issue, as is done before it is reviewed (PATHS-9). */
export async function checkPaths(
  admin: Awaited<ReturnType<TestApp['signedIn']>>,
  id: string,
): Promise<void> {
  const { data } = await admin(API.listPaths, { params: { id } });
  for (const { fingerprint } of 'paths' in data ? data.paths : []) {
    await admin(API.checkPath, { params: { id, fingerprint }, body: { isChecked: true } });
  }
}

/** Stores an issue without any of the checks of a save. */
export async function storeIssue(db: Db, members: Partial<StoredIssue>): Promise<void> {
  await insertIssue(db, { ...issueWith(), removed: [], ...members });
}
