import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { taughtWords } from '#core/search/in-order.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { assertOwnCategory } from './saving/own-category.ts';
import { bumpLibraryVersion, findIssue } from './rows/issues.sql.ts';
import { deleteTaught, findTaught, listTaught, storeTaught } from './rows/taught-searches.sql.ts';

/** Serves the searches for which administrators chose an issue (INBOX-16). */
export function taughtRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.listTaughtSearches, async () => await listTaught(deps.db.read));

  route(app, API.teachSearch, async ({ data, params: { id }, admin: { _id: who } }) => {
    const words = taughtWords(data.words);
    if (words === '') {
      throw new ApiError('INVALID_INPUT', {
        detail: 'words must have more than digits and symbols.',
      });
    }
    return await audited(deps, async (tx) => {
      const issue = await findIssue(tx, id);
      if (!issue) throw new ApiError('NOT_FOUND');
      const former = await findTaught(tx, words);
      for (const one of [issue, ...(former ? [former] : [])]) await assertOwnCategory(tx, who, one);
      if (data.isTaught && !issue.publish) {
        throw new ApiError('INVALID_INPUT', { detail: 'Advisors find only published procedures.' });
      }
      if (data.isTaught === (former?.id === id)) return await listTaught(tx, id);
      if (data.isTaught) await storeTaught(tx, { words, issue: id });
      else await deleteTaught(tx, words);
      const what = data.isTaught ? 'search.teach' : 'search.forget';
      noteAct(tx, { who, what, subject: `${id}/${words}` });
      // From here on the library's row is locked, so somebody else who adds a search at the same time counts this one too.
      await bumpLibraryVersion(tx, deps.newId());
      if ((await listTaught(tx)).length > LIMITS.taughtSearches) throw new ApiError('TAUGHT_FULL');
      return await listTaught(tx, id);
    });
  });
}
