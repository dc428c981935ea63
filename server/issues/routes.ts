import type { FastifyInstance, FastifyReply } from 'fastify';
import { API } from '#core/api.ts';
import { isCategory } from '#core/category.ts';
import { stepToWire } from '#core/wire.ts';
import type { StepPatch } from '#core/step-patch.ts';
import type { Step } from '#core/step.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { changeIn, legalDetails } from './issue-changes.ts';
import { createLibrary, issueToWire } from './library.ts';
import { saveChange, saveNewIssue } from './saves.ts';
import { changedStep, createdStep, type HasImage, type StepChange } from './step-changes.ts';
import { findIssue, touchImage, listIssues, type StoredIssue } from './store.ts';

function sendReady(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(body);
}

/** What a save of a step starts from: which issue, in which version, by whom. */
type StepSave = { issueId: string; patch: StepPatch; admin: string };

async function saveStep(
  deps: Deps,
  { issueId, patch, admin }: StepSave,
  change: (issue: StoredIssue, hasImage: HasImage) => Promise<StepChange>,
): Promise<Step> {
  const { answer } = await saveChange<Step>(deps, {
    issueId,
    version: patch.version,
    admin,
    change: async (before, tx) => {
      const hasImage = (image: string) => touchImage(tx, image, deps.now().toISOString());
      const { what, issue, step } = await change(before, hasImage);
      // A removed step is shown as it last stood.
      const among = issue.steps.some((other) => other._id === step._id) ? issue : before;
      const answer = stepToWire(step, among.steps);
      return { what, issue, answer, subject: `${issueId}/${step._id}` };
    },
  });
  return answer;
}

function writeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.createIssue, async ({ data, admin }) => {
    const issue: StoredIssue = {
      _id: deps.newId(),
      ...legalDetails(data),
      publish: false,
      isArchived: false,
      updatedAt: deps.now().toISOString(),
      version: 1,
      revision: null,
      steps: [],
      removed: [],
    };
    await saveNewIssue(deps, issue, admin._id);
    return issueToWire(issue);
  });

  route(app, API.updateIssue, async ({ data, params, admin }) => {
    const { what, apply } = changeIn(data);
    const { issue } = await saveChange(deps, {
      issueId: params.id,
      version: data.version,
      admin: admin._id,
      change: async (before) => ({ what, issue: apply(before), answer: undefined }),
    });
    return issueToWire(issue);
  });

  route(app, API.createStep, async ({ data: patch, params: { issueId }, admin }) => {
    if (patch.isArchived) {
      throw new ApiError('INVALID_INPUT', { detail: 'A new step cannot be archived.' });
    }
    const id = deps.newId();
    return await saveStep(deps, { issueId, patch, admin: admin._id }, async (issue, hasImage) =>
      createdStep(issue, id, patch, hasImage),
    );
  });

  route(app, API.updateStep, async ({ data: patch, params: { issueId, stepId }, admin }) =>
    saveStep(deps, { issueId, patch, admin: admin._id }, async (issue, hasImage) =>
      changedStep(issue, stepId, patch, hasImage),
    ),
  );
}

/** Issues and their steps: what administrators write and advisors read (spec 4 and 7). */
export function issuesRoutes(app: FastifyInstance, _config: Config, deps: Deps): void {
  const library = createLibrary(deps.db.read);

  route(app, API.listIssues, async ({ query }) => {
    const issues = await listIssues(deps.db.read, query.archived === 'true');
    return issues.map(issueToWire);
  });

  route(app, API.getIssue, async ({ params, admin, reply }) => {
    if (admin) {
      const issue = await findIssue(deps.db.read, params.id);
      if (!issue) throw new ApiError('NOT_FOUND');
      return issueToWire(issue);
    }
    const body = await library.issue(params.id);
    if (!body) throw new ApiError('NOT_FOUND');
    return sendReady(reply, body);
  });

  route(app, API.listAdvisorIssues, async ({ params, request, reply }) => {
    const list = isCategory(params.category) ? await library.list(params.category) : undefined;
    if (!list) throw new ApiError('NOT_FOUND');
    reply.header('etag', list.etag).header('cache-control', 'no-cache');
    if (namesEtag(request.headers['if-none-match'], list.etag)) return reply.code(304).send();
    return sendReady(reply, list.body);
  });

  writeRoutes(app, deps);
}

/** Whether If-None-Match names the tag; proxies that compress make a weak one of it (RFC 9110). */
function namesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
