import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Limit } from '#core/api/rate-limits.ts';
import { LINK_LIFE } from '#core/notifications/answers.ts';
import type { PushAddress, WokenFor } from '#core/notifications/woken-phone.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { WokenPhoneRow } from '../db/tables/woken-phone-row.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { readCampus } from '../domain/campus.ts';
import {
  findHeld,
  findLink,
  insertPhone,
  removePhone,
  renewPhone,
  type AwakePhone,
  type OwnerIds,
} from '../domain/woken-phones.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { assertAttemptsLeft, networkOfRequest } from '../http/attempts.ts';
import { route } from '../http/endpoint.ts';
import { answerLink } from './answer-link.ts';
import { wakePhone } from './attempt.ts';
import { openedBy } from './link-routes.ts';
import { serverKeys } from './phones/keys.ts';
import { tellOfWoken } from './phones/told-woken.ts';
import { problemInPush } from './phones/push-request.ts';
import { findLinked, wokenFor } from './rows/escalations.sql.ts';

/** The most escalations of the last day that a phone lists. */
const LISTED = 30;

/** Refuses the address of a phone to which nothing can be sent (WAKE-6). */
function assertPush({ webhookPrivate }: Pick<Config, 'webhookPrivate'>, push: PushAddress): void {
  const message = problemInPush(push, { http: webhookPrivate.length > 0 });
  if (message !== undefined)
    throw new ApiError('INVALID_INPUT', {
      detail: message,
      problems: [{ field: 'push', message }],
    });
}

/** Names a phone in the audit by the person who has it. */
const subjectOf = ({ admin_id, person_id, id }: OwnerIds & { id: string }): string =>
  `${admin_id ?? person_id}/${id}`;

/** Makes the row of a phone, and the key that only the phone keeps. */
function newPhone(
  { newId, newSecret, now }: Pick<Deps, 'newId' | 'newSecret' | 'now'>,
  { push, owner, request }: { push: PushAddress; owner: OwnerIds; request: FastifyRequest },
): { row: WokenPhoneRow; key: string } {
  const [id, secret] = [newId(), newSecret()];
  const row = {
    id,
    ...owner,
    key_hash: hashOfSecret(secret),
    ...push,
    ...parseUserAgent(request.headers['user-agent']),
    created_at: now().toISOString(),
    expires_at: null,
  };
  return { row, key: `${id}.${secret}` };
}

/** Registers the routes of a phone. It does not sign in, but has a key or a link (WAKE-3, WAKE-4). */
export function wokenRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { read } = deps.db;

  /** Finds the phone with this key. A stranger who guesses keys uses up no attempts of genuine phones. */
  const held = async (key: string, limit: Limit, request: FastifyRequest): Promise<AwakePhone> => {
    const [id = '', secret = '', ...rest] = key.split('.');
    const phone = rest.length > 0 ? undefined : await findHeld(read, id, hashOfSecret(secret));
    await assertAttemptsLeft(config, deps, [{ limit, of: phone?.id ?? networkOfRequest(request) }]);
    if (!phone) throw new ApiError('NOT_FOUND');
    return phone;
  };

  const escalationsOf = async ({ id }: AwakePhone): Promise<WokenFor[]> => {
    const now = deps.now();
    const since = new Date(now.getTime() - LINK_LIFE).toISOString();
    const found: WokenFor[] = [];
    for (const told of await wokenFor(read, id, since, LISTED)) {
      const opened = await openedBy(read, await findLinked(read, told.id), now);
      if (!opened) continue;
      const { at, record } = opened.escalated;
      const { category, area } = record;
      found.push({ link: await answerLink(deps, told.id), category, area, at });
    }
    return found;
  };

  route(app, API.openWokenPhone, async ({ data: { key }, limits, request }) => {
    const phone = await held(key, limits.linkByIp, request);
    return {
      name: phone.name,
      campus: (await readCampus(read)).campus.name,
      timeZone: config.timeZone,
      serverKey: (await serverKeys(deps)).publicKey,
      escalations: await escalationsOf(phone),
    };
  });

  route(app, API.renewWokenPhone, async ({ data: { key, push }, limits, request }) => {
    const phone = await held(key, limits.linkByIp, request);
    assertPush(config, push);
    // The page asks at each look, so nothing is written if nothing changed.
    const { endpoint, p256dh, auth } = phone;
    if (endpoint === push.endpoint && p256dh === push.p256dh && auth === push.auth) return {};
    await audited(deps, async (tx) => {
      if (!(await renewPhone(tx, phone.id, push))) return;
      noteAct(tx, { who: null, what: 'wake.add', subject: subjectOf(phone) });
    });
    return {};
  });

  route(app, API.testWokenPhone, async ({ data: { key }, limits, request }) => {
    const phone = await held(key, limits.linkByIp, request);
    await assertAttemptsLeft(config, deps, [{ limit: limits.testByPhone, of: phone.id }]);
    const { isDelivered, answer, isGone } = await wakePhone(config, deps, phone, { kind: 'test' });
    if (isGone) throw new ApiError('NOT_FOUND');
    return { isSent: isDelivered, answer };
  });

  route(app, API.leaveWokenPhone, async ({ data: { key }, limits, request }) => {
    const { id } = await held(key, limits.linkByIp, request);
    await audited(deps, async (tx) => {
      await removePhone(tx, id);
      noteAct(tx, { who: null, what: 'wake.remove', subject: id });
    });
    return {};
  });

  /** Finds the row that a link is for. A stranger who guesses links uses up no attempts of genuine ones. */
  const linked = async (link: string, limit: Limit, request: FastifyRequest) => {
    const found = await findLink(read, hashOfSecret(link), deps.now().toISOString());
    await assertAttemptsLeft(config, deps, [{ limit, of: found?.id ?? networkOfRequest(request) }]);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  };

  route(app, API.openWakeLink, async ({ data: { link }, limits, request }) => {
    const found = await linked(link, limits.linkByIp, request);
    const campus = (await readCampus(read)).campus.name;
    return { name: found.name, campus, serverKey: (await serverKeys(deps)).publicKey };
  });

  route(app, API.wakeByLink, async ({ data: { link, push }, limits, request }) => {
    const { id, admin_id, person_id, name, email } = await linked(link, limits.linkByIp, request);
    const made = await audited(deps, async (tx) => {
      const owner = { admin_id, person_id };
      assertPush(config, push);
      const { row, key } = newPhone(deps, { push, owner, request });
      // Another phone may have used the link at the same moment.
      if (!(await removePhone(tx, id))) throw new ApiError('NOT_FOUND');
      await insertPhone(tx, row);
      const { browser, system } = row;
      await tellOfWoken(tx, config, deps, { name, email, browser, system });
      noteAct(tx, { who: null, what: 'wake.add', subject: subjectOf(row) });
      return { key };
    });
    deps.mail.wake();
    return made;
  });
}
