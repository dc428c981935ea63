import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { markInstalled } from './db/data-folder.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';

/** Migrates by connections of its own, since a migration may take longer than a request (DATA-2). */
async function migrateDatabase(config: Config, now: Date): Promise<string[]> {
  const db = await openDatabase(config, 'none');
  const names = await migrate(db, now).finally(async () => await db.close());
  if (db.dialect === 'sqlite') markInstalled(config.dataDir);
  return names;
}

/** What a process needs, with its database migrated; the outbox sends nothing before it is started. */
export async function openDeps(config: Config): Promise<Deps & { mail: Outbox }> {
  const log = pino({ level: config.logLevel });
  for (const name of await migrateDatabase(config, new Date())) log.info({ name }, 'migrated');
  const sources = {
    db: await openDatabase(config),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    log,
  };
  return { ...sources, mail: createOutbox(sources, config) };
}
