import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { API } from '#core/api.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { logError } from '../http/errors.ts';
import { readCampus } from '../db/campus.ts';
import { openApi } from './openapi.ts';

/** How long the database may take to be called healthy, in ms (DATA-2). */
const HEALTH_LIMIT_MS = 2_000;

async function tooLate(signal: AbortSignal): Promise<void> {
  await setTimeout(HEALTH_LIMIT_MS, undefined, { signal });
  throw new Error(`The database did not answer within ${HEALTH_LIMIT_MS} ms.`);
}

/** The server itself: health, campus, OpenAPI document, and the payments it does not offer. */
export function systemRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const campusName = async () => (await readCampus(deps.db.read)).campus.name || 'Your university';

  route(app, API.createPaymentIntent, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.payment, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.campus, async () => ({
    name: await campusName(),
    timeZone: config.timeZone,
    publicUrl: config.publicUrl,
    poweredByUrl: config.poweredByUrl,
  }));
  route(app, API.health, async ({ request }) => {
    try {
      // The timer of one that answers is let go with its signal.
      const answered = new AbortController();
      await Promise.race([campusName(), tooLate(answered.signal)]).finally(() => answered.abort());
    } catch (error) {
      logError(error, request);
      throw new ApiError('UNAVAILABLE', { detail: 'The database does not answer.' });
    }
    return { status: 'ok' as const };
  });
  route(app, API.openapi, ({ reply }) => reply.send(openApi()));
}
