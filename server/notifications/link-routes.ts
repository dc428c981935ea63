import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Limit } from '#core/api/rate-limits.ts';
import { LINK_LIFE } from '#core/notifications/answers.ts';
import type { LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { timelineOf } from '#core/record/timeline.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { uuidText } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import { readCampus } from '../domain/campus.ts';
import { pressesOf, type NamedPress } from '../domain/presses.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { deliveryIn } from './answer-link.ts';
import {
  findLinked,
  standingEscalations,
  type Escalated,
  type LinkedDelivery,
  holdPresses,
} from './rows/escalations.sql.ts';
import { pressIn } from './presses.ts';
import { ofKey, shown } from './shown-escalation.ts';

/** The function that reads the record of an escalation for its timeline. Another feature owns records. */
export type EscalationSources = { openRecord: (id: string) => Promise<OpenedRecord | undefined> };

type Opened = { linked: LinkedDelivery; escalated: Escalated; presses: NamedPress[] };

/** Finds what a link shows; undefined if the link has ended (ANSWERS-3). */
export async function openedBy(
  db: Db,
  linked: LinkedDelivery | undefined,
  now: Date,
): Promise<Opened | undefined> {
  const [escalated] = linked ? await standingEscalations(db, [linked.record_id]) : [];
  if (!linked || !escalated || !ofKey(escalated.key)(linked)) return undefined;
  const since = new Date(now.getTime() - LINK_LIFE).toISOString();
  if (escalated.withdrawn_at !== null || escalated.at <= since) return undefined;
  const presses = await pressesOf(db, [escalated.key]);
  const last = presses.findLast(({ by }) => by === linked.by);
  return last?.press === 'done' ? undefined : { linked, escalated, presses };
}

/** Registers the routes by which somebody answers an escalation through its link (ANSWERS-1). */
export function linkRoutes(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
  { openRecord }: EscalationSources,
): void {
  const { read, write } = deps.db;

  const escalationAt = async (deliveryId: string): Promise<LinkedEscalation | undefined> => {
    const found = await openedBy(read, await findLinked(read, deliveryId), deps.now());
    const record = found && (await openRecord(uuidText(found.escalated.record.id)));
    if (!found || !record) return undefined;
    const { title, asked: steps, campus } = record;
    const entries = timelineOf({ record, title, steps, campus });
    return {
      ...shown(found.escalated, found.presses, found.linked.by),
      taps: entries.map(({ at, text, asked = null, answer = null }) => ({
        at: new Date(at).toISOString(),
        text,
        asked,
        answer,
      })),
      campus: (await readCampus(read)).campus.name,
      timeZone: config.timeZone,
    };
  };

  // A stranger who tries forged links must not lock out the genuine links of the same network (ANSWERS-5).
  const counted = async (link: string, limit: Limit, request: FastifyRequest) => {
    const deliveryId = await deliveryIn(deps, link);
    const of = deliveryId ?? networkOfRequest(request);
    await assertAttemptsLeft(config, deps, [{ limit, of }]);
    return deliveryId;
  };

  route(app, API.openByLink, async ({ data: { link }, limits, request }) => {
    const deliveryId = await counted(link, limits.linkByIp, request);
    const escalation = deliveryId === undefined ? undefined : await escalationAt(deliveryId);
    if (!escalation) throw new ApiError('NOT_FOUND');
    return escalation;
  });

  route(app, API.pressByLink, async ({ data: { link, press, name }, limits, request }) => {
    const deliveryId = await counted(link, limits.linkByIp, request);
    if (deliveryId === undefined) throw new ApiError('NOT_FOUND');
    await assertAttemptsLeft(config, deps, [{ limit: limits.pressByLink, of: deliveryId }]);
    await write.transaction().execute(async (tx) => {
      const linked = await findLinked(tx, deliveryId);
      if (linked) await holdPresses(tx, deps, linked.record_id);
      const found = await openedBy(tx, linked, deps.now());
      if (!found) throw new ApiError('NOT_FOUND');
      const { by, name: targetName } = found.linked;
      const pressing = { press, by, deliveryId, typed: name ?? '', targetName };
      await pressIn(tx, deps, found.escalated, pressing);
    });
    return { escalation: (await escalationAt(deliveryId)) ?? null };
  });
}
