import type { FastifyBaseLogger } from 'fastify';
import { kindOfAct, type AuditKind } from '#core/audit/audit.ts';
import type { ChainedRow } from '../db/columns/chained.ts';

/** The acts that a security office watches. The work of authors is not among them. */
const WATCHED: ReadonlySet<AuditKind | undefined> = new Set<AuditKind>([
  'signIns',
  'refusals',
  'people',
  'reading',
  'settings',
  'privacy',
  'phones',
  'notifications',
  'system',
]);

/** Writes a row of the audit into the log, if it is a security event (TRAIL-9). */
export function logSecurity(log: Pick<FastifyBaseLogger, 'warn'>, row: ChainedRow): void {
  const { number: trail, what: event, request: reqId, hash: _, former: __, ...rest } = row;
  const kind = kindOfAct(event);
  if (WATCHED.has(kind)) log.warn({ event, kind, trail, reqId, ...rest }, 'security');
}

/** Writes the end of the audit into the log, where the owner of the database cannot change it (TRAIL-9). */
export function logHead(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { number: trail, hash }: { number: number; hash: string },
): void {
  log.warn({ event: 'trail.head', kind: 'system', trail, hash }, 'security');
}
