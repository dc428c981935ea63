import { statfs } from 'node:fs/promises';
import type { Operations } from '#core/api/operations-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { isTlsOptional } from '../base/smtp-address.ts';
import { VERSION } from '../base/version.ts';
import { waitingDeliveries } from '../domain/deliveries.sql.ts';
import { damageIn } from './database-check.ts';
import { describeDatabase } from './database.sql.ts';

async function diskOf(dataDir: string): Promise<Operations['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    // A server with PostgreSQL may not have such a folder.
    return null;
  }
}

function jobsOf({ jobs }: Pick<Deps, 'jobs'>): Operations['jobs'] {
  return [...jobs].map(([name, { every, endedAt, tookMs, isFailed }]) => ({
    name,
    every,
    endedAt: endedAt?.toISOString() ?? null,
    tookMs: tookMs ?? null,
    isFailed: isFailed ?? false,
  }));
}

/** Returns the state of the server at this moment (OPERATIONS-1). */
export async function readOperations(
  { dataDir, smtpUrl, timeZone }: Pick<Config, 'dataDir' | 'smtpUrl' | 'timeZone'>,
  deps: Deps,
  damageOf: () => Promise<string | null> = async () => await damageIn(deps.db.read),
): Promise<Operations> {
  const { db, mail, now } = deps;
  const [database, damage, disk, letters, notifications] = await Promise.all([
    describeDatabase(db),
    damageOf(),
    diskOf(dataDir),
    mail.waiting(),
    waitingDeliveries(db.read),
  ]);
  const at = now();
  return {
    version: VERSION,
    startedAt: new Date(at.getTime() - Math.round(process.uptime() * 1_000)).toISOString(),
    at: at.toISOString(),
    database: {
      kind: db.dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      ...database,
      ...(damage !== null && { damage }),
      ...(db.connections && { connections: db.connections() }),
    },
    disk,
    mail: { ...letters, isSent: smtpUrl !== undefined, isTlsOptional: isTlsOptional(smtpUrl) },
    notifications,
    jobs: jobsOf(deps),
    timeZone,
  };
}
