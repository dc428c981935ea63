import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { dayOf } from '#core/base/day.ts';
import { importProblem, withOwnIds } from '#core/exchange/exchange.ts';
import type { ImportedIssue, SentFile } from '#core/exchange/exchange-schema.ts';
import type { Session } from '#core/people/account.ts';
import { partOf } from '#core/issue/typed-details.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Config } from '../base/config.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { readAlone, readCampus } from '../domain/campus.ts';
import type { Deps } from '../base/deps.ts';
import { fairSemaphore } from '../base/fair-semaphore.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { goneOf } from '../http/gone.ts';
import { newStepId } from '../base/step-id.ts';
import type { Others } from './others.ts';
import { readFile, type FileReading } from './read-file.ts';
import { starterRoutes } from './starter-routes.ts';
import { writtenFile } from './written-file.ts';

const COPY = ' (copy)';

function idsIn(query: string | undefined): readonly string[] | undefined {
  if (query === undefined) return undefined;
  const ids = [...new Set(query.split(',').filter(Boolean))];
  if (ids.length > 0 && ids.length <= LIMITS.exportedIds) return ids;
  throw new ApiError('INVALID_INPUT', {
    detail: `ids must name 1 to ${LIMITS.exportedIds} issues.`,
  });
}

function exportRoute(app: FastifyInstance, config: Config, deps: Deps, others: Others): void {
  route(app, API.exportIssues, async ({ query, admin: { _id: who }, reply }) => {
    const named = idsIn(query.ids);
    if (named && (await others.issues.find(named)).length < named.length) {
      throw new ApiError('NOT_FOUND');
    }
    const ids = named ?? (await others.issues.listIds());
    const subject = named?.length === 1 ? (named[0] ?? null) : null;
    await auditAlone(deps, { who, what: 'issue.export', subject, count: ids.length });
    const { secondPerson } = await readAlone(deps.db.read);
    const name = `issues-${dayOf(deps.now(), config.timeZone)}.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(writtenFile(others, ids, secondPerson), { objectMode: false }));
  });
}

type Sender = { admin: Session; request: FastifyRequest };

/** Imports one issue. Its images are stored first; those that no issue names in the end are deleted later. */
async function importIssue(
  read: FileReading,
  { file, admin, others }: { file: SentFile; admin: string; others: Others },
): Promise<ImportedIssue> {
  const { report } = read;
  if (!read.content || report.what === 'same') return report;
  const { content, isStarter, marks, pictures } = read;
  const { _id } = report;
  for (const picture of pictures) await others.pictures.store(picture);
  const seen = file.seen && (Object.hasOwn(file.seen, _id) ? (file.seen[_id] ?? null) : null);
  const draft = { _id, content, isStarter, admin, marks, what: 'issue.import' as const, seen };
  const made = await others.issues.replace(draft);
  if (made.what === 'refused') {
    const problem = importProblem(made.why, {
      ...(made.why === 'OTHER_CATEGORY' && { field: 'category' }),
      detail: made.detail,
    });
    return { ...report, what: 'refused', problems: [problem] };
  }
  const { title, publish, isArchived, version } = made.issue;
  return { ...report, what: made.what, here: { title, publish, isArchived, version } };
}

function importRoutes(app: FastifyInstance, deps: Deps, others: Others): void {
  // A file may hold many images to decode, so an administrator imports only one file at a time.
  const turns = fairSemaphore({ atOnce: 2, each: 1, waiting: 12 });
  const reportOf = async (
    file: SentFile,
    { admin: { _id: client, categories: limit }, request }: Sender,
    each: (read: FileReading) => Promise<ImportedIssue>,
  ): Promise<ImportedIssue[]> =>
    await turns.run({ client, gone: goneOf(request) }, async (signal) => {
      const { campus } = await readCampus(deps.db.read);
      const reports: ImportedIssue[] = [];
      for await (const read of readFile(file, { campus, limit }, others)) {
        // SQLite answers synchronously. Without this pause the server would serve nobody else between two issues, and would not notice that the sender hung up.
        await setImmediate();
        // If the sender is gone, nobody hears about the rest (EXCHANGE-11).
        signal.throwIfAborted();
        reports.push(await each(read));
      }
      return reports;
    });

  route(app, API.checkImport, async ({ data, admin, request }) =>
    reportOf(data, { admin, request }, async ({ report }) => await Promise.resolve(report)),
  );
  route(app, API.importIssues, async ({ data: file, admin, request }) =>
    reportOf(
      file,
      { admin, request },
      async (read) => await importIssue(read, { file, admin: admin._id, others }),
    ),
  );
}

function copyRoute(app: FastifyInstance, deps: Deps, { issues }: Others): void {
  route(app, API.copyIssue, async ({ params, admin, key }) => {
    const issue = await issues.findWorking(params.id);
    if (!issue) throw new ApiError('NOT_FOUND');
    const title = `${issue.title.slice(0, LIMITS.title - COPY.length).toWellFormed()}${COPY}`;
    const isRead = issue.publish && !issue.pending;
    const marks = isRead ? undefined : (await issues.marksOf([issue._id])).get(issue._id);
    return await issues.add({
      _id: key?.toLowerCase() ?? deps.newId(),
      content: { ...partOf('inFile', issue), title, ...withOwnIds(issue, newStepId) },
      isStarter: issue.isStarter,
      admin: admin._id,
      ...(marks && { marks }),
      what: 'issue.copy',
    });
  });
}

/** Serves issues as files, copies of them, and the starter library (EXCHANGE-1 to EXCHANGE-10). */
export function exchangeRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  others: Others,
): void {
  exportRoute(app, config, deps, others);
  importRoutes(app, deps, others);
  copyRoute(app, deps, others);
  starterRoutes(app, deps, others);
}
