import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RecordAnswer, Sending } from '#core/base/public-write.ts';
import type { Committed, IsSameBody } from '../db/tables/database.ts';
import type { KeyedRow } from '../db/tables/schema.ts';
import { isUuid, uuidBytes, uuidText } from '../db/columns/uuid.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from './api-error.ts';

/** Returns the Idempotency-Key of a request, which must be a UUID; undefined if there is none (API-9). */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isUuid(key)) return key;
  throw new ApiError('INVALID_INPUT', { detail: 'Idempotency-Key must be one UUID.' });
}

/** The order of members in a hashed body: as they were sent, or by name. Older hashes have the first. */
const AS_SENT = 0;
const BY_NAME = 1;

/** The members that may differ when a record is sent again: it is sent at another time, and its correction number is compared separately. */
const SENDING: readonly string[] = ['sentAt', 'correction'] satisfies (keyof Sending)[];

function inOrderOfNames(value: unknown, leftOut?: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => inOrderOfNames(one));
  // The parser has already refused a body with a member '__proto__'.
  const sorted: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    if (leftOut?.includes(name)) continue;
    sorted[name] = inOrderOfNames(value[name as keyof typeof value]);
  }
  return sorted;
}

/** Returns a hash of 128 bits. That is enough, since it is compared only with hashes under the same key. */
function hashOf(value: unknown, version: typeof AS_SENT | typeof BY_NAME): Uint8Array {
  const digits = hash('sha256', JSON.stringify(value), 'hex').slice(0, 32);
  return Buffer.from(`0${version}${digits}`, 'hex');
}

const contentHash = (sent: Sending): Uint8Array => hashOf(inOrderOfNames(sent, SENDING), BY_NAME);

/** Returns the record that a request sends under `key`. Without a key, each request is a record of its own (API-10) and cannot be a correction (OUTBOX-2). */
export function idempotentRecord(
  sent: Sending,
  key: string | undefined,
  deps: Pick<Deps, 'now' | 'newId'>,
): KeyedRow {
  const correction = sent.correction ?? 0;
  if (correction > 0 && key === undefined) {
    throw new ApiError('INVALID_INPUT', { detail: 'A correction needs an Idempotency-Key.' });
  }
  return {
    id: uuidBytes(deps.newId()),
    key: uuidBytes(key ?? deps.newId()),
    body_hash: contentHash(sent),
    received_at: deps.now().toISOString(),
    correction,
  };
}

/** Makes a function that tells whether a stored hash is that of the content of `sent`, whatever the order of its members (API-10). */
export function isBodyOf(sent: Sending): IsSameBody {
  const again = (version: number | undefined) => {
    if (version !== AS_SENT) return contentHash(sent);
    const { sentAt: _, correction: __, ...content } = sent;
    return hashOf(content, AS_SENT);
  };
  return (stored) => Buffer.compare(stored, again(stored[0])) === 0;
}

/** Returns the answer to a public write: the id of the record, the key as it was sent, and the correction that the server has now (API-20). */
export function recordAnswer(committed: Committed, key: string | undefined): RecordAnswer {
  if (!('conflict' in committed)) {
    const { id, key: stored, receivedAt, correction } = committed;
    return { _id: uuidText(id), key: key ?? uuidText(stored), receivedAt, correction };
  }
  if (committed.conflict === 'content') {
    throw new ApiError('KEY_REUSED', { correction: committed.correction });
  }
  throw new ApiError('INVALID_INPUT', {
    detail: 'This Idempotency-Key belongs to a record of another advisor or issue.',
  });
}
