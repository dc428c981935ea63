import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookieOf } from '../auth/session-cookie.ts';
import { findSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from './api-error.ts';

function refusalOf({ routeOptions, admin }: FastifyRequest): ApiError | undefined {
  const isRefused = routeOptions.config.endpoint?.access === 'admin' && !admin;
  return isRefused ? new ApiError('NOT_SIGNED_IN') : undefined;
}

/** Finds the session of a request, and lets only administrators through where the table demands it (ACCESS-1). */
export function guardAdmins(app: FastifyInstance, config: Config, deps: Deps): void {
  app.decorateRequest('admin', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const cookie = request.routeOptions.config.endpoint && sessionCookieOf(request, config);
    // Advisors have none: they wait for nothing.
    if (!cookie) return done(refusalOf(request));
    const isUse = !request.routeOptions.config.endpoint?.unattended;
    findSession(deps.db.write, cookie, deps.now(), { isUse }).then((session) => {
      request.admin = session;
      done(refusalOf(request));
    }, done);
  });
}
