import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { reportOf } from '#core/record/report.ts';
import type { Config } from '../base/config.ts';
import { isUuid, uuidBytes } from '../db/columns/uuid.ts';
import { isCounted } from '../db/tables/standing.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { assertAdvisorName } from '../http/advisor-name.ts';
import { idempotentRecord, isBodyOf, recordAnswer } from '../http/idempotency.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOfRequest } from '../http/attempts.ts';
import { logError } from '../http/errors.ts';
import { knownPhone } from '../http/known-phone.ts';
import { isOfUnknownPhone, provenBy } from '../domain/advisor-proofs.sql.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { noteOrigin } from '../domain/notification-origins.sql.ts';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';
import { campusDays } from './campus-days.ts';
import { openedRecords } from './opened.ts';
import { attendanceRow } from './record.ts';
import { findFormer, findReported, findWalkedRevision, revisionsIn } from './attendance.sql.ts';

/** Returns the mark of a network in a record: the same for the same network, and nobody can find the network from it without the secret (PRIVACY-8). */
async function networkMark(deps: SecretDeps, network: string): Promise<string> {
  const secret = await ownSecret(deps, 'network_secret');
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, 11);
}

/** Serves storing attendances, even if the issue was edited or unpublished meanwhile (RECORD-9), reading one (RECORDED-1), and the state of its report (REPORT-12). */
export function attendanceRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { read, commit } = deps.db;
  const revisionAt = revisionsIn(read);
  const days = campusDays(deps, config.timeZone);
  // Known phones have their own allowance, apart from that of strangers at the same address, who may escalate too (NOTIFICATIONS-11).
  const originOf = async (request: FastifyRequest) => {
    const isKnown = (await knownPhone(request, { config, deps })) !== undefined;
    const network = `${isKnown ? 'known/' : ''}${networkOfRequest(request)}`;
    return { isKnown, mark: await networkMark(deps, network) };
  };

  route(app, API.attend, async ({ data, key, request, reply }) => {
    assertAdvisorName(data.advisor);
    const { issueId, revision } = data;
    const walked = await findWalkedRevision(read, revisionAt, {
      issueId,
      revision: revision ?? undefined,
    });
    if (!walked) throw new ApiError('NOT_FOUND');
    const network = await networkMark(deps, networkOfRequest(request));
    const clock = days.clock();
    const record = attendanceRow(data, walked, idempotentRecord(data, key, deps), clock);
    const isAsked = config.advisorSignIn !== 'name';
    const unproven = isAsked ? 'none' : null;
    const proof = data.proof ? await provenBy(deps, data.proof, record) : unproven;
    const row = { ...record, network, proof };
    const committed = await commit('attendance', row, isBodyOf(data));
    if ('id' in committed) await days.settle(committed.id, clock);
    const isEscalated = row.status === 'Escalated' && isCounted(row);
    if (isEscalated && 'id' in committed) {
      const isRationed = config.rateLimit;
      const { isKnown, mark } = await originOf(request);
      const isProven = proof !== null && proof !== 'none';
      const origin = {
        recordId: committed.id,
        mark,
        isRationed,
        isStranger: !isKnown && !isProven,
      };
      // The record is stored, so notifications go out even if its network cannot be noted.
      await noteOrigin(deps.db, origin, deps.now()).catch((error: unknown) =>
        logError(error, request),
      );
    }
    if (data.proof && proof === 'none' && (await isOfUnknownPhone(deps, data.proof)))
      reply.header('Reslife-Phone', 'unknown');
    return recordAnswer(committed, key);
  });

  route(app, API.getReport, async ({ params: { key } }) => {
    const held = isUuid(key) ? await findReported(read, uuidBytes(key)) : undefined;
    if (!held) throw new ApiError('NOT_FOUND');
    const versions = [...(await findFormer(read, held.id)), held];
    return {
      report: reportOf(
        versions.map(({ finished_at: finishedAt, report }) => ({ finishedAt, report })),
      ),
    };
  });

  const openRecord = openedRecords(deps, config.timeZone);
  route(app, API.getRecord, async ({ params: { id }, admin: { _id: who } }) => {
    const record = await openRecord(id);
    if (!record) throw new ApiError('NOT_FOUND');
    await auditAlone(deps, { who, what: 'record.open', subject: id.toLowerCase() });
    return record;
  });
}
