import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import type { PushAddress } from '#core/notifications/woken-phone.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { parseUserAgent } from '../auth/user-agent.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { WokenPhoneRow } from '../db/tables/woken-phone-row.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { listRotaPeople } from '../domain/rota.sql.ts';
import {
  insertLink,
  insertPhone,
  phonesOf,
  removePhone,
  removePhonesOf,
} from '../domain/woken-phones.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { serverKeys } from './phones/keys.ts';
import { problemInPush } from './phones/push-request.ts';

/** The ms in which a link of an owner is used, once (WAKE-4). */
const LINK_LIFE = 24 * 3_600_000;

type Owner = Pick<WokenPhoneRow, 'admin_id' | 'person_id'>;

/** Makes the row of a phone and the key that it alone keeps; refuses an address that nothing can be sent to (WAKE-6). */
export function newPhone(
  { webhookPrivate }: Pick<Config, 'webhookPrivate'>,
  { newId, newSecret, now }: Pick<Deps, 'newId' | 'newSecret' | 'now'>,
  { push, owner, request }: { push: PushAddress; owner: Owner; request: FastifyRequest },
): { row: WokenPhoneRow; key: string } {
  const message = problemInPush(push, { http: webhookPrivate.length > 0 });
  if (message !== undefined)
    throw new ApiError('INVALID_INPUT', {
      detail: message,
      problems: [{ field: 'push', message }],
    });
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

/** Registers the routes by which accounts have their phones woken, and owners let others (WAKE-2, WAKE-4). */
export function phoneRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { write } = deps.db;

  const listed = async (adminId: string) => ({
    serverKey: (await serverKeys(deps)).publicKey,
    phones: (await phonesOf(write, { adminId })).map((phone) => ({
      _id: phone.id,
      browser: phone.browser,
      system: phone.system,
      addedAt: phone.created_at,
    })),
  });

  route(app, API.listWokenPhones, async ({ admin: { _id: who } }) => await listed(who));

  route(app, API.wakePhone, async ({ data: { push }, admin: { _id: who }, request }) => {
    const owner = { admin_id: who, person_id: null };
    const { row, key } = newPhone(config, deps, { push, owner, request });
    await audited(deps, async (tx) => {
      await insertPhone(tx, row);
      noteAct(tx, { who, what: 'wake.add', subject: row.id });
    });
    return { key };
  });

  route(app, API.removeWokenPhone, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if (!(await removePhone(tx, id, who))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'wake.remove', subject: id });
    });
    return await listed(who);
  });

  route(app, API.makeWakeLink, async ({ params: { id }, admin: { _id: who } }) => {
    const link = deps.newSecret();
    const now = deps.now();
    const until = new Date(now.getTime() + LINK_LIFE).toISOString();
    await audited(deps, async (tx) => {
      const person = (await listRotaPeople(tx)).find((one) => one.id === id);
      if (!person) throw new ApiError('NOT_FOUND');
      await insertLink(tx, {
        id: deps.newId(),
        admin_id: null,
        person_id: id,
        key_hash: hashOfSecret(link),
        endpoint: null,
        p256dh: null,
        auth: null,
        browser: null,
        system: null,
        created_at: now.toISOString(),
        expires_at: until,
      });
      noteAct(tx, { who, what: 'wake.link', subject: id, about: [`For ${person.name}`] });
    });
    return { link, until };
  });

  route(app, API.removePhonesOf, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if ((await removePhonesOf(tx, id)) === 0) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'wake.remove', subject: id });
    });
    return {};
  });
}
