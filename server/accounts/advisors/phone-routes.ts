import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { AdvisorPhone, PhoneState } from '#core/people/advisor-phone.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { refundAttempt } from '../../auth/rate-limit.ts';
import { hashOfSecret } from '../../auth/secret-hash.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import type { AdvisorPhoneRow } from '../../db/tables/record-rows.ts';
import { assertAdvisorName } from '../../http/advisor-name.ts';
import { ApiError } from '../../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../../http/attempts.ts';
import { route } from '../../http/endpoint.ts';
import { PROOF_LIFE, signProof } from '../../domain/advisor-proofs.sql.ts';
import { audited, noteAct } from '../../domain/audit.sql.ts';
import { enrol, insertPhone, listPhones, revoke } from './advisor-phones.sql.ts';

const DAY = 24 * 3_600_000;

const after = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

function phoneOf(row: AdvisorPhoneRow, now: Date): AdvisorPhone {
  const { id: _id, advisor, expires_at, enrolled_at, revoked_at } = row;
  const until = enrolled_at === null ? expires_at : after(enrolled_at, PROOF_LIFE.phone);
  const inTime: PhoneState = enrolled_at === null ? 'waiting' : 'enrolled';
  const state = Date.parse(until) > now.getTime() ? inTime : 'ended';
  return revoked_at === null
    ? { _id, advisor, state, until }
    : { _id, advisor, state: 'revoked', until: revoked_at };
}

/** Serves administrators who enroll the phones of advisors by codes, if such phones prove names (SIGNIN-47, SIGNIN-48). */
export function phoneRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { timeZone } = config;
  const assertAsked = (): void => {
    if (config.advisorSignIn !== 'enrolled') throw new ApiError('NOT_FOUND');
  };
  const page = async () => ({
    phones: (await listPhones(deps.db.write)).map((row) => phoneOf(row, deps.now())),
    timeZone,
  });

  route(app, API.listPhones, page);

  route(app, API.addPhone, async ({ data: { advisor, days }, admin: { _id: who } }) => {
    assertAsked();
    assertAdvisorName(advisor);
    const code = deps.newSecret();
    const at = deps.now().toISOString();
    const row: AdvisorPhoneRow = {
      id: deps.newId(),
      advisor: normalizeAdvisor(advisor),
      code_hash: hashOfSecret(code),
      created_at: at,
      expires_at: after(at, days * DAY),
      enrolled_at: null,
      revoked_at: null,
    };
    await audited(deps, async (tx) => {
      await insertPhone(tx, row);
      noteAct(tx, { who, what: 'phone.add', subject: row.id });
    });
    return { phone: phoneOf(row, deps.now()), code };
  });

  route(app, API.revokePhone, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if (!(await revoke(tx, id, deps.now().toISOString()))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'phone.revoke', subject: id });
    });
    return await page();
  });

  route(app, API.enrolPhone, async ({ data: { code }, limits, request }) => {
    assertAsked();
    const counters = [{ limit: limits.advisorByIp, of: networkOfRequest(request) }];
    await assertAttemptsLeft(config, deps, counters);
    const now = deps.now();
    const phone = await enrol(deps.db.write, hashOfSecret(code), now.toISOString());
    if (!phone) throw new ApiError('INVALID_PASSCODE');
    await refundAttempt(deps.db, counters);
    const { advisor: name, id } = phone;
    const from = now.getTime();
    const proof = { by: 'phone', name, from, until: from + PROOF_LIFE.phone, phone: id } as const;
    return { advisor: name, proof: await signProof(deps, proof) };
  });
}
