import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { isLate, isUnproven } from './schedule.ts';
import { storedBackups } from './stored-backups.ts';

/** Serves the state of the backups to owners (BACKUP-14). */
export function backupRoutes(
  app: FastifyInstance,
  { backupDir, timeZone }: Config,
  { db, now }: Deps,
): void {
  const isScheduled = backupDir !== undefined;
  route(app, API.getBackups, async () => {
    const backups = await storedBackups.read(db.read);
    const { last, failure, proven, drillFailure } = backups;
    return {
      isScheduled,
      timeZone,
      last: last?.at ?? null,
      failure,
      isLate: isScheduled && isLate(backups, now()),
      proven: proven?.at ?? null,
      drillFailure,
      isUnproven: isScheduled && isUnproven(backups, now()),
    };
  });
}
