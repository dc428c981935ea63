import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { assert } from '#core/base/assert.ts';
import { API } from '#core/api/api.ts';
import type { StepAnswer, WireIssue, WireStep, WireStepPatch } from '#core/issue/wire-schema.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import type { Db } from '../db/tables/database.ts';
import { insertIssue, type StoredIssue } from '../issues/rows/issues.sql.ts';
import type { Call, TestApp } from './test-app.ts';

export const NEXT = { actionType: 'Go to next step' } as const;
export const END = { actionType: 'Issue resolution' } as const;

/** Returns an action that skips to the nth step. */
export function skip(number: number) {
  return { actionType: 'Skip to a specific step', goToStep: `Step ${number}` } as const;
}

type ChosenAction = {
  actionType: (typeof NEXT | typeof END | ReturnType<typeof skip>)['actionType'];
};

/** Returns a legal question as it is sent. */
export function ask(
  question: string,
  yesAction: ChosenAction,
  noAction: ChosenAction,
): WireStepPatch {
  return { question, answerType: 'Yes or No', yesAction, noAction };
}

/** Returns a legal step to confirm as it is sent. */
export function confirm(question: string, action: ChosenAction = NEXT): WireStepPatch {
  return {
    question,
    answerType: 'Show a confirmation checkbox',
    confirmationAction: { ...action, confirmationText: 'Done' },
  };
}

/** Returns the step in the response to a save of it. */
export function stepIn({ issueVersion: _, ...step }: StepAnswer): WireStep {
  return step;
}

/** Returns a signed-in administrator in front of a new draft, and short ways to edit it. */
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

/** Ticks every path of an issue as it is read in a language, as is done before it is reviewed (PATHS-9). */
export async function checkPaths(
  admin: Call,
  id: string,
  language?: ProcedureLanguage,
): Promise<void> {
  const inIt = language === undefined ? {} : { language };
  const { data } = await admin(API.listPaths, { params: { id }, query: inIt });
  for (const { fingerprint } of 'paths' in data ? data.paths : []) {
    const body = { isChecked: true, ...inIt };
    await admin(API.checkPath, { params: { id, fingerprint }, body });
  }
}

/** Stores an issue without any of the checks of a save. */
export async function storeIssue(db: Db, members: Partial<StoredIssue>): Promise<void> {
  await insertIssue(db, { ...issueWith(), removed: [], ...members });
}

/** Makes Ada, who wrote a draft, and Bob, an author, with publishing by a second person. */
export async function twoPeople(app: TestApp) {
  const desk = await authoring(app);
  const step = await desk.add(confirm('Look under the bed.', END));
  const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob', role: 'author' });
  const set = async (secondPerson: boolean) =>
    await desk.admin(API.setPublishing, { body: { secondPerson } });
  await set(true);
  const { params } = desk;
  const publish = async (call: Call) => {
    const { data } = await call(API.getIssue, { params });
    const version = 'version' in data ? data.version : 0;
    return await call(API.updateIssue, { params, body: { publish: true, version } });
  };
  const say = async (call: Call, step: 'asked' | 'sentBack', more: object = {}) => {
    const body = { step, version: (await desk.read()).version, ...more };
    return await call(API.reviewIssue, { params, body });
  };
  const review = async (call: Call) => (await call(API.getReview, { params })).data;
  const settle = async (call: Call, pending: 'publish' | 'discard' | 'keep', more: object = {}) => {
    const { data } = await call(API.getIssue, { params });
    const version = 'version' in data ? data.version : 0;
    return await call(API.updateIssue, { params, body: { pending, version, ...more } });
  };
  /** Returns the issue that advisors read. */
  const advisors = async () => (await desk.anyone(API.getIssue, { params })).data;
  return { ...desk, settle, advisors, step, bob, set, publish, say, review };
}
