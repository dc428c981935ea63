import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { openLog } from './log.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';

/** What a process needs, with its database migrated; the outbox sends nothing before it is started. */
export async function openDeps(config: Config): Promise<Deps & { mail: Outbox }> {
  const sources = {
    db: await openDatabase(config),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    log: openLog(config.logLevel),
  };
  for (const name of await migrate(sources.db, sources.now())) {
    sources.log.info({ name }, 'migrated');
  }
  return { ...sources, mail: createOutbox(sources, config) };
}
