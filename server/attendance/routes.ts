import type { FastifyInstance } from 'fastify';
import { API } from '#core/api.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { receiptAnswer, receiptFor, refuseNameless } from '../http/idempotent-record.ts';
import { Refusal } from '../http/api-error.ts';
import { attendanceRow } from './record.ts';
import { wordingsIn } from './store.ts';

/** Records how issues were attended (spec 7), also of issues edited or taken back meanwhile (design 6). */
export function attendanceRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const findWording = wordingsIn(deps.db.read);

  route(app, API.attend, async ({ data, key }) => {
    refuseNameless(data.advisor);
    const wording = await findWording(data.issueId, data.revision ?? undefined);
    if (!wording) throw new Refusal('NOT_FOUND');
    const receipt = receiptFor(data, key, deps);
    const row = attendanceRow(data, wording, receipt, config.timeZone);
    return receiptAnswer(await deps.db.commit('attendance', row), key);
  });
}
