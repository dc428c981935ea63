import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookieOf } from '../auth/session-cookie.ts';
import { findSession } from '../auth/sessions.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from './api-error.ts';
import { unproven } from './prove-again.ts';
import { assert } from '#core/base/assert.ts';
import { mayAs } from '#core/people/role.ts';

/** Refuses to register a route under /api that is not in the endpoint table, so that every route has a guard. */
export function denyByDefault(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    const declared = config?.endpoint;
    const path = declared?.path.replace(/\{(\w+)\}/g, ':$1');
    assert(!url.startsWith('/api') || path === url, `${String(method)} ${url} is not in the table`);
  });
  // A response may contain data of administrators, so it must not be cached. A route that may be cached sets its own header.
  app.addHook('onSend', (request, reply, payload, done) => {
    // A path may be written in several ways, such as //api, so the route decides.
    const isApi = request.routeOptions.config?.endpoint ?? request.url.startsWith('/api');
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

/** Tells whether the administrator must set up two-step sign-in before this request (SIGNIN-30). */
function lacksFactor(
  { routeOptions: { config }, admin }: FastifyRequest,
  { secondFactor, oidc }: Config,
): boolean {
  if (secondFactor !== 'required' || config.endpoint?.withoutFactor || !admin) return false;
  return !admin.hasFactor && !(oidc?.isEnough && admin.isByCampus);
}

/** Tells whether the body has a member for which the administrator must prove their identity again (SESSION-13). */
function asksByBody({ routeOptions, body }: FastifyRequest): boolean {
  const { asksAgain } = routeOptions.config.endpoint ?? {};
  if (typeof asksAgain !== 'object' || !('sending' in asksAgain)) return false;
  const { data = {} } = (body ?? {}) as { data?: object };
  return asksAgain.sending.some((member) => member in data);
}

function refusalOf(request: FastifyRequest, config: Config, now: Date): ApiError | undefined {
  const { routeOptions, admin } = request;
  const needed = routeOptions.config.endpoint?.access ?? 'open';
  if (needed === 'open') return undefined;
  if (!admin) return new ApiError('NOT_SIGNED_IN');
  if (lacksFactor(request, config)) return new ApiError('SECOND_FACTOR_NEEDED');
  if (!mayAs(admin.as, needed)) return new ApiError('NOT_ALLOWED');
  const asksAgain = routeOptions.config.endpoint?.asksAgain === true;
  return asksAgain ? unproven(config, admin, now) : undefined;
}

/** Finds the session of a request, and lets it through only if its administrator has the role that the table demands (ACCESS-1, ROLE-2). */
export function guardAdmins(app: FastifyInstance, config: Config, deps: Deps): void {
  app.decorateRequest('admin', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const cookie = request.routeOptions.config.endpoint && sessionCookieOf(request, config);
    // Advisors have no session cookie, so their requests do not wait for the database.
    if (!cookie) return done(refusalOf(request, config, deps.now()));
    const isUse = !request.routeOptions.config.endpoint?.unattended;
    findSession(deps.db.write, cookie, deps.now(), { isUse }).then((session) => {
      request.admin = session;
      done(refusalOf(request, config, deps.now()));
    }, done);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { admin } = request;
    done(admin && asksByBody(request) ? unproven(config, admin, deps.now()) : undefined);
  });
}
