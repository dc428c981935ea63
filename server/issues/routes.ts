import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { ALL_CATEGORIES, isCategory } from '#core/base/category.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import { mayAs } from '#core/people/role.ts';
import type { StepId } from '#core/step/step-schema.ts';
import type { StepAnswer, WireStepPatch } from '#core/issue/wire-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { workingOf } from './saving/pending.ts';
import { phoneWatch } from '../domain/setup.ts';
import { newStepId } from '../base/step-id.ts';
import { assertLegalDetails, changeIn } from './issue-changes.ts';
import { createLibrary, type ListBody } from './library.ts';
import { createSummaries, writtenIssues } from './lists.ts';
import { draftFromMessage } from './message-draft.ts';
import { presenceRoutes } from './presence-routes.ts';
import { taughtRoutes } from './taught-routes.ts';
import { approvalRoutes } from './approval-routes.ts';
import { revisionRoutes } from './revision-routes.ts';
import { createIssue } from './drafts.ts';
import { saveChange } from './saving/saves.ts';
import {
  changedStep,
  createdStep,
  hadStep,
  type HasImage,
  type StepChange,
} from './step-changes.ts';
import { findIssue, listIssues, touchImage, type StoredIssue } from './rows/issues.sql.ts';
import {
  languageNamed,
  partsOfStepSave,
  readStepSave,
  stepAnswer,
  wireIssue,
  type StepSave,
} from './wire.ts';

function sendReady(reply: FastifyReply, body: Buffer | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(body);
}

type SaveOfStep = {
  issueId: string;
  body: WireStepPatch;
  admin: string;
  stepId?: string;
  newId?: StepId;
};

async function saveStep(
  deps: Deps,
  { issueId, body, admin, stepId, newId }: SaveOfStep,
  change: (issue: StoredIssue, save: StepSave, hasImage: HasImage) => Promise<StepChange>,
): Promise<StepAnswer> {
  const { issue, answer } = await saveChange(deps, {
    issueId,
    version: body.version,
    basedOn: body.basedOn,
    touches: (before) => partsOfStepSave(body, stepId, before),
    admin,
    onPublished: body.words === 'published',
    changeNote: body,
    ...(newId && { isRepeated: (issue: StoredIssue) => hadStep(issue, newId) }),
    change: async (before, tx) => {
      const hasImage = (image: string) => touchImage(tx, image, deps.now().toISOString());
      const {
        what,
        issue: after,
        step,
      } = await change(before, readStepSave(body, before), hasImage);
      // A step that was removed is shown as it was before the change.
      const isThere = after.steps.some((other) => other._id === step._id);
      const shownAmong = isThere ? after.steps : before.steps;
      const subject = `${issueId}/${step._id}`;
      return { what, issue: after, answer: { step, shownAmong }, subject };
    },
  });
  return stepAnswer(answer.step, answer.shownAmong, issue);
}

function writeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.createIssue, async ({ data, admin, key }) => {
    const details = assertLegalDetails(detailsOf(data));
    return wireIssue(
      await createIssue(deps, { details, key: key?.toLowerCase(), admin: admin._id }),
    );
  });

  route(app, API.makeDraft, async ({ params: { id }, admin }) =>
    wireIssue(await draftFromMessage(deps, { message: id.toLowerCase(), admin: admin._id })),
  );

  route(app, API.updateIssue, async ({ data, params, admin }) => {
    const { what, touches = [], isSettled = false, apply } = changeIn(data);
    const { issue, isChanged } = await saveChange(deps, {
      issueId: params.id,
      version: data.version,
      basedOn: data.basedOn,
      touches: () => touches,
      admin: admin._id,
      onPublished: data.words === 'published',
      changeNote: data,
      change: async (before, tx) => {
        const issue = await apply(before, tx);
        return { what, issue, answer: undefined, isSettled };
      },
    });
    return { ...wireIssue(issue), isChanged };
  });

  route(app, API.createStep, async ({ data, params: { issueId }, admin, key }) => {
    const { after, ...body } = data;
    if (body.isArchived) {
      throw new ApiError('INVALID_INPUT', { detail: 'A new step cannot be archived.' });
    }
    const newId = key ? (key.toLowerCase() as StepId) : newStepId();
    const saved = { issueId, body, admin: admin._id, newId };
    return await saveStep(deps, saved, async (issue, save, hasImage) =>
      createdStep(issue, { id: newId, after, patch: save.patch }, hasImage),
    );
  });

  route(app, API.updateStep, async ({ data: body, params: { issueId, stepId }, admin }) =>
    saveStep(deps, { issueId, body, admin: admin._id, stepId }, async (issue, save, hasImage) =>
      changedStep(issue, stepId, save, hasImage),
    ),
  );
}

/** Sends a list, or 304 if the client already has the same one. */
function sendList(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, encoding, body }: ListBody,
): FastifyReply {
  reply.header('etag', etag).header('vary', 'accept-encoding');
  // A shared cache would keep what was withdrawn, and might serve it to phones of other campuses that share a name (ISSUES-17).
  reply.header('cache-control', 'private, no-cache');
  if (namesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return sendReady(reply, body);
}

/** Serves issues, their steps and their contacts: administrators write them and advisors read them (ISSUES-4 to ISSUES-20). */
export function issuesRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const library = createLibrary(deps.db.read, config.timeZone);
  const summaries = createSummaries(deps.db.read);
  const seePhone = phoneWatch(deps);

  route(app, API.listIssues, async ({ query, reply }) => {
    const isArchived = query.archived === 'true';
    if (query.steps === 'count') return await summaries(isArchived);
    const issues = await listIssues(deps.db.read, isArchived);
    return sendReady(reply, Readable.from(writtenIssues(issues), { objectMode: false }));
  });

  route(app, API.getIssue, async ({ params, query, admin, reply }) => {
    if (admin) {
      const issue = await findIssue(deps.db.read, params.id);
      if (!issue) throw new ApiError('NOT_FOUND');
      // Somebody who only reads has no use for text that nobody has approved yet.
      const isRead = query.words === 'published' || !mayAs(admin.as, 'author');
      return wireIssue(isRead ? issue : workingOf(issue));
    }
    const body = await library.issue(params.id);
    if (!body) throw new ApiError('NOT_FOUND');
    return sendReady(reply, body);
  });

  route(app, API.listAdvisorIssues, async ({ params, request, reply }) => {
    if (!isCategory(params.category)) throw new ApiError('NOT_FOUND');
    const list = await library.list(params.category, request.headers['accept-encoding']);
    if (
      params.category === ALL_CATEGORIES &&
      namesEtag(request.headers['if-none-match'], list.etag)
    )
      seePhone();
    return sendList(request, reply, list);
  });

  route(app, API.listTitles, async ({ request, reply }) =>
    sendList(request, reply, await library.titles(request.headers['accept-encoding'])),
  );

  route(app, API.listTranslatedIssues, async ({ params, request, reply }) => {
    const language = languageNamed(params.language);
    const list = await library.translations(language, request.headers['accept-encoding']);
    return sendList(request, reply, list);
  });

  writeRoutes(app, deps);
  revisionRoutes(app, deps);
  presenceRoutes(app, deps);
  taughtRoutes(app, deps);
  approvalRoutes(app, deps);
}

/** Tells whether If-None-Match names the tag. A proxy that compresses answers turns the tag into a weak one (RFC 9110). */
function namesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
