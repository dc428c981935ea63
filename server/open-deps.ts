import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { upgradeDatabase } from './db/upgrade.ts';
import type { Deps } from './deps.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';

/** What a process needs, with its database migrated; the outbox sends nothing before it is started. */
export async function openDeps(config: Config): Promise<Deps & { mail: Outbox }> {
  const sources = {
    db: await openDatabase(config),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    log: pino({ level: config.logLevel }),
  };
  await upgradeDatabase(sources.db, sources.now(), sources.log);
  return { ...sources, mail: createOutbox(sources, config) };
}
