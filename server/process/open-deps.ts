import { randomBytes, randomUUID } from 'node:crypto';
import { refuseMoved } from '../backup/moved.ts';
import type { Config } from '../base/config.ts';
import { refuseUnfinished } from '../db/copying/unfinished.ts';
import { markInstalled } from '../db/data-folder.ts';
import { openDatabase } from '../db/open.ts';
import type { Database } from '../db/tables/database.ts';
import { roleIn } from '../db/postgres/addresses.ts';
import { grantServing } from '../db/serving-role.ts';
import { upgradeDatabase } from '../db/upgrade.ts';
import type { Deps } from '../base/deps.ts';
import { openLog } from '../base/log.ts';
import { querySpans, tracedCommits } from '../base/query-spans.ts';
import { secretKeys } from '../base/secret-keys.ts';
import { sealingWith } from '../base/sealing.ts';
import { idsNow } from '../base/spans.ts';
import { steadyClock } from '../base/steady-clock.ts';
import { openTracing } from '../base/tracing.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { ownersTeller } from '../mail/tell-owners.ts';

/** Migrates over separate connections, since a migration may take longer than a request (DATA-2). */
async function migrateDatabase(config: Config, log: Deps['log']): Promise<void> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  refuseMoved(config);
  const owner = { dataDir, databaseUrl: databaseOwnerUrl ?? databaseUrl };
  const db = await openDatabase(owner, 'none');
  try {
    await refuseUnfinished(db.write, db.dialect);
    await upgradeDatabase(db, new Date(), log);
    if (databaseOwnerUrl !== undefined && databaseUrl !== undefined) {
      await grantServing(db, roleIn(databaseUrl));
    }
  } finally {
    await db.close();
  }
  if (db.dialect === 'sqlite') markInstalled(config.dataDir);
}

/** Opens the database as it serves, with a span for each query if traces are sent. */
async function openServing(config: Config): Promise<Database> {
  if (!config.tracing) return await openDatabase(config);
  const spans = querySpans(config.databaseUrl === undefined ? 'sqlite' : 'postgres');
  return tracedCommits(await openDatabase(config, undefined, spans));
}

/** Opens the parts of a process, and migrates its database first. The outbox sends nothing before it is started. */
export async function openDeps(config: Config): Promise<Deps & { mail: Outbox }> {
  const log = openLog(config.logLevel, config.tracing && idsNow);
  await migrateDatabase(config, log);
  const keys = secretKeys(config);
  // PostgreSQL needs no folder, so the key is made there only when something is first sealed.
  if (config.databaseUrl === undefined) keys.read();
  const tracing = config.tracing && (await openTracing(config.tracing, log));
  const sources = {
    db: await openServing(config),
    now: () => new Date(),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    sealing: sealingWith(keys),
    log,
    jobs: new Map(),
    tracing,
  };
  const mail = createOutbox({ ...sources, now: steadyClock(sources.now) }, config);
  return { ...sources, mail, tellOwners: ownersTeller(config, { ...sources, mail }) };
}
