import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Committed } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from './api-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The Idempotency-Key of a request, undefined where it has none; it must be a UUID (API-9). */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && UUID.test(key)) return key;
  throw new ApiError('INVALID_INPUT', { detail: 'Idempotency-Key must be one UUID.' });
}

/** The columns that every public write is stored with. */
export type IdempotentRecord = { id: string; key: string; body_hash: string; received_at: string };

/** The record of what was sent under `key`; without a key every post is its own record (API-10). */
export function idempotentRecord(
  sent: unknown,
  key: string | undefined,
  deps: Pick<Deps, 'now' | 'newId'>,
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
  committed: Committed,
  key: string | undefined,
): { _id: string; key: string } {
  if ('conflict' in committed) throw new ApiError('KEY_REUSED');
  return { _id: committed.id, key: key ?? committed.key };
}
