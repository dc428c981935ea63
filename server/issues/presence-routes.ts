import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { notePresence, othersPresent } from './rows/presence.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { changesSince } from './saving/conflicts.ts';
import { workingOf } from './saving/pending.ts';
import { findIssue, findVersion } from './rows/issues.sql.ts';

/** Serves the names of administrators who have an issue open, and their changes to it (ISSUES-22). */
export function presenceRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, API.reportPresence, async ({ data, params: { id }, admin }) => {
    const version = await findVersion(db.read, id);
    if (version === undefined) throw new ApiError('NOT_FOUND');
    const here = { issueId: id, adminId: admin._id };
    await notePresence(db.write, { ...here, step: data.step ?? null }, now());
    const others = await othersPresent(db.read, here);
    if (version <= data.version) return { others, version, changes: [] };
    const issue = await findIssue(db.read, id);
    return {
      others,
      version,
      changes: issue ? await changesSince(db.read, workingOf(issue), data.version) : [],
    };
  });
}
