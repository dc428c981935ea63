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

/** Sorts in place. The few names of an object are sorted by hand, in half the time of the built-in sort. */
function sortNames(names: string[]): string[] {
  if (names.length > 16) return names.sort();
  for (const [index, name] of names.entries()) {
    let place = index;
    for (let before = names[place - 1]; before !== undefined && before > name;) {
      names[place] = before;
      place -= 1;
      before = names[place - 1];
    }
    names[place] = name;
  }
  return names;
}

function inOrderOfNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrderOfNames);
  // The parser of bodies lets no '__proto__' through.
  const sorted: Record<string, unknown> = {};
  for (const name of sortNames(Object.keys(value))) {
    sorted[name] = inOrderOfNames(value[name as keyof typeof value]);
  }
  return sorted;
}

/** 128 bits are enough: a hash is compared with what came under one key, never with all. */
function hashOf(value: unknown, version: typeof AS_SENT | typeof BY_NAME): Uint8Array {
  const digits = hash('sha256', JSON.stringify(value), 'hex').slice(0, 32);
  return Buffer.from(`0${version}${digits}`, 'hex');
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
