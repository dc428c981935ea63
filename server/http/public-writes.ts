import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from './api-error.ts';
import { networkOfRequest } from './attempts.ts';
import { knownPhone } from './known-phone.ts';
import { tokenBuckets, type Rate } from './load.ts';

/** The most bytes of a public write. The largest, 200 steps with texts and 10,000 characters of feedback, takes about 100 KB. */
const PUBLIC_BODY_BYTES = 128 * 1024;

/** The allowance of one address. A whole campus may share an address and send everything at once that its phones stored: 900 records of 70 KB fit. The most for a day is 192 MB. */
const RECORDS = { most: 2_400, seconds: 120 };
const BYTES = { most: 64 * 1024 * 1024, seconds: 12 * 3_600 };

/** Returns the bytes that a request says it has; the most that it may have if it does not say. */
function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? PUBLIC_BODY_BYTES);
  return Math.min(bytes, PUBLIC_BODY_BYTES);
}

/** The allowance of a known phone. It is left even if strangers have used up the allowance of the address, which all other phones there share. */
const RECORDS_OF_PHONE = { most: 60, seconds: 3_600 };
const BYTES_OF_PHONE = { most: 1024 * 1024, seconds: 12 * 3_600 };

/** Makes an allowance that counts both records and their bytes. */
function allowance(records: Rate, bytes: Rate) {
  const [counted, weighed] = [tokenBuckets(records), tokenBuckets(bytes)];
  return {
    secondsUntil: (client: string, size: number, at: number): number =>
      Math.max(counted.secondsUntil(client, 1, at), weighed.secondsUntil(client, size, at)),
    spend: (client: string, { count, size, at }: { count: number; size: number; at: number }) => {
      counted.spend(client, count, at);
      weighed.spend(client, size, at);
    },
  };
}

/** An allowance that a request uses up, and the client to whom it belongs. */
type Payer = { of: ReturnType<typeof allowance>; client: string };

/** Limits public writes by address. A phone that must wait keeps its records (ACCESS-8, ACCESS-13, SCALE-2). */
export function limitPublicWrites(
  app: FastifyInstance,
  config: Pick<Config, 'rateLimit' | 'publicUrl'>,
  deps: Pick<Deps, 'db' | 'now' | 'newSecret' | 'sealing'>,
): void {
  const ofAll = allowance(RECORDS, BYTES);
  const ofKnown = allowance(RECORDS, BYTES);
  const ofPhone = allowance(RECORDS_OF_PHONE, BYTES_OF_PHONE);
  const paid = new WeakMap<FastifyRequest, { payers: readonly Payer[]; size: number }>();

  /** Takes the cost of a request from all of these allowances, or from none. It returns the seconds to wait. */
  const pay = (request: FastifyRequest, payers: readonly Payer[]): number => {
    const [size, at] = [bytesOf(request), deps.now().getTime()];
    const seconds = Math.max(...payers.map(({ of, client }) => of.secondsUntil(client, size, at)));
    if (seconds > 0) return seconds;
    for (const { of, client } of payers) of.spend(client, { count: 1, size, at });
    paid.set(request, { payers, size });
    return 0;
  };
  const giveBack = (request: FastifyRequest): void => {
    const { payers = [], size = 0 } = paid.get(request) ?? {};
    const at = deps.now().getTime();
    for (const { of, client } of payers) of.spend(client, { count: -1, size: -size, at });
  };
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (!endpoint?.keyed || endpoint.access !== 'open') return;
    route.bodyLimit = PUBLIC_BODY_BYTES;
    if (!config.rateLimit) return;
    route.onRequest = (request, _reply, done) => {
      const network = networkOfRequest(request);
      const seconds = pay(request, [{ of: ofAll, client: network }]);
      if (seconds === 0) return done();
      knownPhone(request, { config, deps }).then((phone) => {
        const own = { of: ofPhone, client: phone ?? '' };
        const retryAfter = phone ? pay(request, [{ of: ofKnown, client: network }, own]) : seconds;
        done(retryAfter > 0 ? new ApiError('TOO_MANY_REQUESTS', { retryAfter }) : undefined);
      }, done);
    };
    // If the server could not store a request, the request costs nothing, since the phone sends it again (SCALE-3).
    route.onResponse = (request, { statusCode }, done) => {
      if (statusCode >= 500) giveBack(request);
      done();
    };
  });
}
