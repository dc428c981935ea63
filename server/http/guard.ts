import type { FastifyInstance } from 'fastify';
import { sessionCookieOf } from '../auth/session-cookie.ts';
import { findSession } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from './api-error.ts';

/** Finds the session of a request, and lets only administrators through where the table demands it (ACCESS-1). */
export function guardAdmins(app: FastifyInstance, config: Config, deps: Deps): void {
  app.decorateRequest('admin', undefined);
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    const cookie = sessionCookieOf(request, config);
    request.admin = cookie ? await findSession(deps.db.write, cookie, deps.now()) : undefined;
    if (endpoint.access === 'admin' && !request.admin) throw new ApiError('NOT_SIGNED_IN');
  });
}
