import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Committed, IsSameBody } from '../db/database.ts';
import type { KeyedRow } from '../db/schema.ts';
import { isUuid, uuidBytes, uuidText } from '../db/uuid.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from './api-error.ts';

/** The Idempotency-Key of a request, undefined where it has none; it must be a UUID (API-9). */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isUuid(key)) return key;
  throw new ApiError('INVALID_INPUT', { detail: 'Idempotency-Key must be one UUID.' });
}

/** How a hash was made: of the members in the order sent, or in the order of their names. */
const AS_SENT = 0;
const BY_NAME = 1;

function inOrderOfNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrderOfNames);
  if (typeof value !== 'object' || value === null) return value;
  // The parser of bodies lets no '__proto__' through.
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    sorted[name] = inOrderOfNames(value[name as keyof typeof value]);
  }
  return sorted;
}

/** 128 bits are enough: a hash is compared with what came under one key, never with all. */
function hashOf(value: unknown, version: typeof AS_SENT | typeof BY_NAME): Uint8Array {
  const versioned = new Uint8Array(17);
  versioned[0] = version;
  versioned.set(hash('sha256', JSON.stringify(value), 'buffer').subarray(0, 16), 1);
  return versioned;
}

/** The record of what was sent under `key`; without a key every post is its own record (API-10). */
export function idempotentRecord(
  sent: unknown,
  key: string | undefined,
  deps: Pick<Deps, 'now' | 'newId'>,
): KeyedRow {
  return {
    id: uuidBytes(deps.newId()),
    key: uuidBytes(key ?? deps.newId()),
    body_hash: hashOf(inOrderOfNames(sent), BY_NAME),
    received_at: deps.now().toISOString(),
    correction: 0,
  };
}

/** Whether a stored hash is that of `sent`, in whatever order the members come (API-10). */
export function isBodyOf(sent: unknown): IsSameBody {
  return (stored) => {
    const again =
      stored[0] === AS_SENT ? hashOf(sent, AS_SENT) : hashOf(inOrderOfNames(sent), BY_NAME);
    return Buffer.compare(stored, again) === 0;
  };
}

/** The answer to a public write: the record's id and the key as it was sent. */
export function recordAnswer(
  committed: Committed,
  key: string | undefined,
): { _id: string; key: string } {
  if ('conflict' in committed) throw new ApiError('KEY_REUSED');
  return { _id: uuidText(committed.id), key: key ?? uuidText(committed.key) };
}
