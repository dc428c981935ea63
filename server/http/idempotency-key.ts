import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key a public write was sent under, undefined where it has none; refuses one that is no UUID (design 6). */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && UUID.test(key)) return key;
  throw new ApiError('INVALID_INPUT', { detail: 'Idempotency-Key must be one UUID.' });
}
