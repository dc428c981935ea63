import { createHash } from 'node:crypto';
import { isAdvisorName } from '#core/attendance.ts';
import type { Committed } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from './api-error.ts';

/** What every public write is kept with. */
export type IdempotentRecord = { id: string; key: string; body_hash: string; received_at: string };

/** The receipt of what was sent under `key`; without a key every post is its own record (design 6). */
export function idempotentRecord(
  sent: unknown,
  key: string | undefined,
  deps: Deps,
): IdempotentRecord {
  return {
    id: deps.newId(),
    key: (key ?? deps.newId()).toLowerCase(),
    body_hash: createHash('sha256').update(JSON.stringify(sent)).digest('base64url'),
    received_at: deps.now().toISOString(),
  };
}

/** The answer to a public write: the record's id and the key as it was sent. */
export function recordAnswer(
  kept: Committed,
  key: string | undefined,
): { _id: string; key: string } {
  if ('conflict' in kept) throw new ApiError('KEY_REUSED');
  return { _id: kept.id, key: key ?? kept.key };
}

/** Refuses a name of which nothing is left, or too much (ruling 7). */
export function assertAdvisorName(advisor: string): void {
  if (isAdvisorName(advisor)) return;
  throw new ApiError('INVALID_INPUT', { detail: 'advisor must be a name of 1 to 100 characters.' });
}
