import { assert } from '#core/base/assert.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { IssuePaths } from '#core/issue/path-check-schema.ts';
import type { Issue, IssueSummary } from '#core/issue/issue.ts';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf, partOf, sameDetails } from '#core/issue/typed-details.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import type { SavedStep } from '#core/step/step.ts';
import type { Pending } from '#core/issue/second-person.ts';
import type { ChangeNote } from '#core/campus/urgent-schema.ts';
import type { RevisionContent } from '#core/issue/revision-changes.ts';
import type { ListedRevision, Revision as WireRevision } from '#core/issue/revision-schema.ts';
import { decodeIssue } from '#core/issue/wire-issue.ts';
import { decodeSteps } from '#core/issue/wire.ts';
import { encodeSave } from '#core/issue/encode-steps.ts';
import type { StarterComparison } from '#core/exchange/exchange-schema.ts';
import { call } from '../../base/call.ts';
import { ApiError } from '../../base/http.ts';
import { adminCall } from './admin-api.ts';

// This is the only file of the administrators' side that knows the wire format of issues.

export type SavedStepAnswer = { step: SavedStep; version: number; pending: Pending | undefined };

/** Loads all issues that are not archived, or all archived ones, each with the number of its steps instead of the steps. */
export async function listIssues(isArchived: boolean): Promise<IssueSummary[]> {
  const which = isArchived ? { archived: 'true' as const } : {};
  const issues = await adminCall('GET /api/issue', { query: { steps: 'count', ...which } });
  return issues.flatMap((issue) => ('stepCount' in issue ? { ...issue, ...detailsOf(issue) } : []));
}

export async function listPublished(): Promise<Issue[]> {
  const issues = await adminCall('GET /api/issue');
  return issues.flatMap((issue) => ('steps' in issue && issue.publish ? [decodeIssue(issue)] : []));
}

/** Returns the issue as administrators see it, or undefined if the session has ended. */
async function readIssue(id: string): Promise<Issue | undefined> {
  try {
    const issue = await call('GET /api/issue/{id}', { params: { id } });
    return 'version' in issue ? decodeIssue(issue) : undefined;
  } catch (error) {
    // Without a session the server does not show a draft.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/** Returns an issue for its editor. Throws NOT_FOUND only if there certainly is a session. */
export async function getIssue(id: string): Promise<Issue> {
  const issue = await readIssue(id);
  if (issue) return issue;
  await adminCall('GET /api/profile');
  const again = await adminCall('GET /api/issue/{id}', { params: { id } });
  if ('version' in again) return decodeIssue(again);
  throw new ApiError({ code: 'NOT_FOUND', status: 404, detail: '', problems: [] });
}

/** Creates a draft. If it is sent again under the same key because an answer was lost, it makes no second draft, but saves the changes made since. */
export async function createIssue(details: TypedDetails, key: string): Promise<Issue> {
  const issue = decodeIssue(await adminCall('POST /api/issue', { body: details, key }));
  return sameDetails(issue, details) ? issue : await updateIssue(issue._id, details);
}

/** Saves one change of an issue (its details, publish, isArchived or stepOrder) on top of the version on which the change was made. */
export async function updateIssue(
  id: string,
  body: NonNullable<Parameters<typeof adminCall<'PUT /api/issue/{id}'>>[1]>['body'] & object,
): Promise<Issue> {
  const params = { id };
  const { isChanged: _, ...issue } = await adminCall('PUT /api/issue/{id}', { params, body });
  return decodeIssue(issue);
}

/** An issue after it was archived or restored, and if this call did that (LIST-19). */
export type ArchiveResult = { issue: Issue; isChanged: boolean };

async function moved(
  id: string,
  body: { isArchived: boolean; version?: number } | { bringBack: true; version: number },
): Promise<ArchiveResult> {
  const { isChanged, ...issue } = await adminCall('PUT /api/issue/{id}', { params: { id }, body });
  return { issue: decodeIssue(issue), isChanged };
}

/** Archives an issue or restores it; if a version is given, only if nobody has changed the issue since. */
export async function moveIssue(
  id: string,
  isArchived: boolean,
  version?: number,
): Promise<ArchiveResult> {
  return await moved(id, { isArchived, ...(version !== undefined && { version }) });
}

/** Restores an archived issue in the state it had when it was archived (PUBLISH-17). */
export const bringBackIssue = async (id: string, version: number): Promise<ArchiveResult> =>
  await moved(id, { bringBack: true, version });

const UPDATE_STEP = 'PUT /api/issue/update-step/{issueId}/{stepId}';

type SavedVersion = Pick<Issue, '_id' | 'steps' | 'version'>;

/** Replaces a saved step by exactly the draft (ISSUES-28), unless somebody changed the step after the version of `issue` (ISSUES-21). */
export async function updateStep(
  issue: SavedVersion,
  stepId: string,
  draft: StepDraft,
  changeNote: ChangeNote = {},
): Promise<SavedStepAnswer> {
  const params = { issueId: issue._id, stepId };
  const body = { ...encodeSave(draft, issue), ...changeNote };
  const { _id, issueVersion, pending } = await adminCall(UPDATE_STEP, { params, body });
  return { step: { ...normalizeStep(draft), _id }, version: issueVersion, pending };
}

/** The key of a new step, the step that it comes after (none means the end), and the note about it. */
type NewStep = { key: string; after?: string | undefined; changeNote?: ChangeNote };

/** Adds the draft as a step. If it is sent again under the same key it makes no second step, but somebody may have changed the first one by then: the caller must check. */
export async function createStep(
  issue: SavedVersion,
  draft: StepDraft,
  { key, after, changeNote = {} }: NewStep,
): Promise<SavedStepAnswer> {
  const place = after === undefined ? {} : { after };
  const body = { ...encodeSave(draft, issue), ...place, ...changeNote };
  const input = { params: { issueId: issue._id }, body, key };
  const answer = await adminCall('PUT /api/issue/create-step/{issueId}', input);
  const { _id, issueVersion, pending } = answer;
  return { step: { ...normalizeStep(draft), _id }, version: issueVersion, pending };
}

/** Removes a step from a version of the issue, or brings it back, with an urgent message if one is needed. */
export async function archiveStep(
  issue: Pick<Issue, '_id'> & { version?: number },
  stepId: string,
  isArchived: boolean,
  urgent?: string,
): Promise<Pick<SavedStepAnswer, 'version' | 'pending'>> {
  const params = { issueId: issue._id, stepId };
  const basedOn = issue.version === undefined ? {} : { basedOn: issue.version };
  const body = { isArchived, ...basedOn, ...(urgent !== undefined && { urgent }) };
  const { issueVersion: version, pending } = await adminCall(UPDATE_STEP, { params, body });
  return { version, pending };
}

/** The paths of an issue in the order of the tree, with the steps that the issue had then. */
export type Paths = Omit<IssuePaths, 'steps'> & { issueSteps: readonly SavedStep[] };

/** Returns the paths of an issue as it is saved, and who checked each path (PATHS-1). */
export async function getPaths(id: string, language?: ProcedureLanguage): Promise<Paths> {
  const query = language === undefined ? {} : { language };
  const answer = await adminCall('GET /api/issue/{id}/paths', { params: { id }, query });
  assert('paths' in answer, 'counts are sent to who asks for them alone');
  const { steps, ...rest } = answer;
  return { ...rest, issueSteps: decodeSteps(steps) };
}

export type Revision = Omit<WireRevision, keyof RevisionContent> & RevisionContent;

/** Returns the revisions of an issue in portions, the newest first; `before` asks for those with lower numbers (REVISION-1). */
export async function listRevisions(id: string, before?: number): Promise<ListedRevision[]> {
  const query = before === undefined ? {} : { before: String(before) };
  return await adminCall('GET /api/issue/{id}/revisions', { params: { id }, query });
}

/** Loads one revision as advisors used it (REVISION-3). */
export async function getRevision(id: string, number: number): Promise<Revision> {
  const params = { id, number: String(number) };
  const revision = await adminCall('GET /api/issue/{id}/revisions/{number}', { params });
  const details = partOf('inRevision', detailsOf(revision));
  return { ...revision, ...details, steps: decodeSteps(revision.steps) };
}

const contentOf = ({ steps, ...details }: StarterComparison['here']): RevisionContent => ({
  ...partOf('inRevision', detailsOf(details)),
  steps: decodeSteps(steps),
});

/** Loads a procedure of this campus that came from the starter library, and the library's new text for it (STARTERS-2). */
export async function compareStarter(title: string) {
  const { here, text } = await adminCall('GET /api/starters/comparison', { query: { title } });
  return { here: contentOf(here), text: contentOf(text) };
}
