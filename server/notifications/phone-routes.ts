import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import type { Deps } from '../base/deps.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { listRotaPeople } from '../domain/rota.sql.ts';
import {
  insertLink,
  phonesOf,
  removePhone,
  removePhonesOf,
  type OwnerIds,
} from '../domain/woken-phones.sql.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';

/** The milliseconds for which a link works. It works only once (WAKE-2, WAKE-4). */
const LINK_LIFE = 24 * 3_600_000;

/** Registers the routes by which people let escalations wake their phones, and by which owners do that for others (WAKE-2, WAKE-4). */
export function phoneRoutes(app: FastifyInstance, deps: Deps): void {
  const { write } = deps.db;

  const listed = async (adminId: string) =>
    (await phonesOf(write, { adminId })).map((phone) => ({
      _id: phone.id,
      browser: phone.browser,
      system: phone.system,
      addedAt: phone.created_at,
    }));

  /** Makes a link, and the row that waits for a phone to open it. */
  const newLink = (owner: OwnerIds) => {
    const link = deps.newSecret();
    const now = deps.now();
    const until = new Date(now.getTime() + LINK_LIFE).toISOString();
    const row = {
      id: deps.newId(),
      ...owner,
      key_hash: hashOfSecret(link),
      endpoint: null,
      p256dh: null,
      auth: null,
      browser: null,
      system: null,
      created_at: now.toISOString(),
      expires_at: until,
    };
    return { row, made: { link, until } };
  };

  route(app, API.listWokenPhones, async ({ admin: { _id: who } }) => await listed(who));

  route(app, API.makeOwnWakeLink, async ({ admin: { _id: who } }) => {
    const { row, made } = newLink({ admin_id: who, person_id: null });
    await audited(deps, async (tx) => {
      await insertLink(tx, row);
      noteAct(tx, { who, what: 'wake.ownLink', subject: who });
    });
    return made;
  });

  route(app, API.removeWokenPhone, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if (!(await removePhone(tx, id, who))) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'wake.remove', subject: id });
    });
    return await listed(who);
  });

  route(app, API.makeWakeLink, async ({ params: { id }, admin: { _id: who } }) => {
    const { row, made } = newLink({ admin_id: null, person_id: id });
    await audited(deps, async (tx) => {
      const person = (await listRotaPeople(tx)).find((one) => one.id === id);
      if (!person) throw new ApiError('NOT_FOUND');
      await insertLink(tx, row);
      noteAct(tx, {
        who,
        what: 'wake.link',
        subject: id,
        about: ({ told }) => [told.forPerson(person.name)],
      });
    });
    return made;
  });

  route(app, API.removePhonesOf, async ({ params: { id }, admin: { _id: who } }) => {
    await audited(deps, async (tx) => {
      if ((await removePhonesOf(tx, id)) === 0) throw new ApiError('NOT_FOUND');
      noteAct(tx, { who, what: 'wake.remove', subject: id });
    });
    return {};
  });
}
