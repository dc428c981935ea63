import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from './api-error.ts';
import { consumeAttempt, type Counter } from '../auth/rate-limit.ts';

/** The eight groups of an IPv6 address, its zeros written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
    ...right,
  ];
}

/** The address as people write it: one of IPv4 that came in the form of IPv6 without that form. */
export function addressOf(ip: string): string {
  return ip.includes('.') ? ip.slice(ip.lastIndexOf(':') + 1) : ip;
}

/** What is counted as one client: an IPv4 address, or the /64 network that one household or phone is given. */
export function networkOf(ip: string): string {
  if (ip.includes('.') || !ip.includes(':')) return addressOf(ip);
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** Counts an attempt before anything is looked up or hashed; throws where there were too many. */
export async function assertAttemptsLeft(
  config: Pick<Config, 'rateLimit'>,
  deps: Deps,
  counters: readonly Counter[],
): Promise<void> {
  if (!config.rateLimit) return;
  const retryAfter = await consumeAttempt(deps.db, counters, deps.now());
  if (retryAfter > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter });
}

/** The network that an attempt is counted for. */
export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(request.ip);
}
