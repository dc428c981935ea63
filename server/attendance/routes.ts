import type { FastifyInstance } from 'fastify';
import { API } from '#core/api.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { assertAdvisorName } from '../http/advisor-name.ts';
import { idempotentRecord, recordAnswer } from '../http/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import { attendanceRow } from './record.ts';
import { revisionsIn } from './store.ts';

/** Stores attendances, even where the issue was edited or unpublished meanwhile (RECORD-9). */
export function attendanceRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const findRevision = revisionsIn(deps.db.read);

  route(app, API.attend, async ({ data, key }) => {
    assertAdvisorName(data.advisor);
    const revision = await findRevision(data.issueId, data.revision ?? undefined);
    if (!revision) throw new ApiError('NOT_FOUND');
    const record = idempotentRecord(data, key, deps);
    const row = attendanceRow(data, revision, record, config.timeZone);
    return recordAnswer(await deps.db.commit('attendance', row), key);
  });
}
