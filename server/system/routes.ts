import type { FastifyInstance } from 'fastify';
import { API } from '#core/api.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { logError } from '../http/errors.ts';
import { readSetting } from '../db/settings.ts';
import { openApi } from './openapi.ts';

/** The server itself: health, campus, OpenAPI document, and the payments it does not offer. */
export function systemRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const campusName = async () =>
    (await readSetting(deps.db.read, 'campus_name')) ?? 'Your university';

  route(app, API.createPaymentIntent, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.payment, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.campus, async () => ({
    name: await campusName(),
    timeZone: config.timeZone,
    poweredByUrl: config.poweredByUrl,
  }));
  route(app, API.health, async ({ request }) => {
    try {
      await campusName();
    } catch (error) {
      logError(error, request);
      throw new ApiError('UNAVAILABLE', { detail: 'The database does not answer.' });
    }
    return { status: 'ok' as const };
  });
  route(app, API.openapi, ({ reply }) => reply.send(openApi()));
}
