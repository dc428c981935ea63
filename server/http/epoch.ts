import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/tables/database.ts';
import { getOrCreateSetting, readSetting, writeSetting } from '../db/settings.ts';
import type { Deps } from '../base/deps.ts';

const SETTING = 'epoch';

/** The time for which a renewed epoch may be unnoticed, in ms. */
const FRESH_MS = 5_000;

/** Gives the database another epoch: phones then send again what they still hold (API-21). */
export async function renewEpoch(db: Db, epoch: string): Promise<void> {
  await writeSetting(db, SETTING, epoch);
}

/** Sets the header Reslife-Epoch for advisors, on errors too (API-21); it is renewed beside the requests. */
export async function sendEpoch(
  app: FastifyInstance,
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
): Promise<void> {
  let epoch = await getOrCreateSetting(db.write, SETTING, newId());
  let readAt = now().getTime();
  const refresh = () => {
    const at = now().getTime();
    if (Math.abs(at - readAt) < FRESH_MS) return;
    readAt = at;
    readSetting(db.read, SETTING).then(
      (found) => (epoch = found ?? epoch),
      // The request itself says what is wrong with the database, and later ones ask again.
      () => undefined,
    );
  };
  app.addHook('onRoute', (route) => {
    if (!route.config?.endpoint?.forAdvisors) return;
    route.preValidation = (_request, _reply, done) => {
      refresh();
      done();
    };
    route.onSend = (_request, reply, payload, done) => {
      reply.header('reslife-epoch', epoch);
      done(null, payload);
    };
  });
}
