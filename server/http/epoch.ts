import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/tables/database.ts';
import { getOrCreateSetting, readSetting, writeSetting } from '../db/settings.ts';
import type { Deps } from '../base/deps.ts';

const SETTING = 'epoch';

/** The milliseconds for which a process uses the epoch that it has read, before it looks for a new one. */
const FRESH_MS = 5_000;

/** Gives the database a new epoch, so that phones send everything again that they still hold (API-21). */
export async function renewEpoch(db: Db, epoch: string): Promise<void> {
  await writeSetting(db, SETTING, epoch);
}

/** Sets the header Reslife-Epoch for advisors, on errors too (API-21). The epoch is read again in the background, so that no request waits for it. */
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
      // If the database does not answer, the request itself says so, and a later request reads the epoch again.
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
