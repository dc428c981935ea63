import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { dayOf } from '#core/base/day.ts';
import { searchedWords } from '#core/search/empty-search.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { idempotentRecord, isBodyOf, recordAnswer } from '../http/idempotency.ts';
import { findMissed } from './searches.sql.ts';

/** The ms after which a search that nobody repeated is no longer listed. */
const LISTED_MS = 90 * 24 * 3_600_000;

/** Serves the words that searches did not find, without names (MESSAGES-12, MESSAGES-13). */
export function searchesRoutes(app: FastifyInstance, { timeZone }: Config, deps: Deps): void {
  route(app, API.reportEmptySearch, async ({ data, key }) => {
    const words = searchedWords(data.words);
    if (words === '') {
      throw new ApiError('INVALID_INPUT', { detail: 'words must have more than digits.' });
    }
    const committed = await deps.db.commit(
      'empty_search',
      { ...idempotentRecord(data, key, deps), words, phone: data.phone || null },
      isBodyOf(data),
    );
    return recordAnswer(committed, key);
  });

  route(app, API.listEmptySearches, async () => {
    const since = new Date(deps.now().getTime() - LISTED_MS).toISOString();
    const missed = await findMissed(deps.db.read, since);
    return missed.map(({ first, last, ...words }) => ({
      ...words,
      firstDay: dayOf(new Date(first), timeZone),
      lastDay: dayOf(new Date(last), timeZone),
    }));
  });
}
