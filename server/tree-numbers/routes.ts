import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { walkCounter } from '#core/analytics/walk-numbers.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { assertDays } from '../http/days.ts';
import { route } from '../http/endpoint.ts';
import { goneOf } from '../http/gone.ts';
import { createReader } from './reader.ts';
import { findIssueRevisions } from './tree-numbers.sql.ts';

/** Serves the numbers that show how the walks of an issue went through its tree (NUMBERS-1). */
export function treeNumbersRoutes(app: FastifyInstance, { timeZone }: Config, { db }: Deps): void {
  const reader = createReader(db);
  app.addHook('onClose', reader.close);

  route(app, API.getTreeNumbers, async ({ params: { id }, query, request }) => {
    const { startDate, endDate } = query;
    assertDays(startDate, endDate);
    const revision = query.revision === undefined ? undefined : Number(query.revision);
    const found = await findIssueRevisions(db.read, id);
    if (!found) throw new ApiError('NOT_FOUND');
    const newest = found.revisions[0]?.number;
    const isThere = found.revisions.some(({ number }) => number === (revision ?? newest));
    if (revision !== undefined && !isThere) throw new ApiError('NOT_FOUND');
    const about = {
      title: found.title,
      drawn: revision ?? newest ?? null,
      revisions: found.revisions.map(({ number, saved_at: savedAt }) => ({ number, savedAt })),
      timeZone,
    };
    if (about.drawn === null) {
      const { steps: _, ways: __, ...none } = walkCounter().numbers();
      return { ...about, ...none, unreadable: 0, steps: [], ways: [] };
    }
    const titles = [...new Set(found.revisions.map(({ title }) => title))];
    const selection = { issueId: id, titles, revision, startDate, endDate };
    const question = { selection, drawn: about.drawn };
    return { ...about, ...(await reader.count(question, goneOf(request))) };
  });
}
