import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { parseProof } from '#core/people/advisor-proof.ts';
import type { PhoneDuty } from '#core/rota/phone-duty.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import { provenBy } from '../domain/advisor-proofs.sql.ts';
import { readCampus } from '../domain/campus.ts';
import { listRotaPeople, readingOf, rotaOnPhones, spansByContact } from '../domain/rota.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { phoneRota } from './phone-rota.ts';
import { calendarsInOrder } from './shown-rota.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the name that a phone proves now, or undefined if it proves none (SIGNIN-44). */
async function provenName(deps: Deps, proof: string | null): Promise<string | undefined> {
  const name = proof === null ? undefined : parseProof(proof)?.name;
  if (proof === null || name === undefined) return undefined;
  const now = deps.now().toISOString();
  const by = await provenBy(deps, proof, { advisor: name, started_at: now, received_at: now });
  return by === 'none' ? undefined : name;
}

/** Returns, for phones, who is on duty in the next fourteen days. A calendar that is too old is included with its age (ROTA-10). */
async function dutyOfPhones(db: Db, now: Date): Promise<PhoneDuty> {
  const { main = '' } = (await readCampus(db)).campus;
  const at = now.getTime();
  // The window stays the same for hours, so that a phone does not get again what it has.
  const window = { from: Math.floor(at / DAY) * DAY - DAY, until: at + LIMITS.rotaDays * DAY };
  const spans = await spansByContact(db, window);
  const contacts = (await calendarsInOrder(db)).map((row) => ({
    id: row.contact_id,
    readAt: readingOf(row) ?? Math.floor(at / HOUR) * HOUR,
    spans: spans.get(row.contact_id) ?? [],
  }));
  const rota = phoneRota(contacts, await listRotaPeople(db), { window, now: at, main });
  const { until: _later, ...said } = rota;
  const version = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  return { version: version.slice(0, 22), ...rota };
}

/** Serves the people on duty to phones: to those whose name is proven, or to all if an owner said so (ROTA-10). */
export function dutyRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  route(app, API.getDuty, async ({ data, limits, request, reply }) => {
    const name = await provenName(deps, data.proof);
    const of = name ?? networkOfRequest(request);
    await assertAttemptsLeft(config, deps, [{ limit: limits.dutyByIp, of }]);
    const whose = await rotaOnPhones(deps.db.read);
    if (whose === undefined || (whose === 'proven' && name === undefined))
      throw new ApiError('NOT_FOUND');
    reply.header('cache-control', 'no-store');
    const duty = await dutyOfPhones(deps.db.read, deps.now());
    return { duty: duty.version === data.version ? null : duty };
  });
}
