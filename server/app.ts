import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { fastifyHelmet } from '@fastify/helmet';
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { accountsRoutes } from './accounts/routes.ts';
import { guardAdmins } from './http/guard.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import type { Config } from './config.ts';
import { csrfProtection } from './http/csrf.ts';
import type { Deps } from './deps.ts';
import { denyByDefault } from './http/deny-by-default.ts';
import { handleErrors, sendError } from './http/errors.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { imagesRoutes } from './images/routes.ts';
import { issuesRoutes } from './issues/routes.ts';
import { limitInput } from './http/input-limits.ts';
import { limitPublicWrites, shedLoad } from './http/load.ts';
import { logRequests } from './http/request-log.ts';
import { permissionsPolicy, securityHeaders } from './http/headers.ts';
import { getOrCreateSetting } from './db/settings.ts';
import { systemRoutes } from './system/routes.ts';
import { asksForPage, servePages } from './http/pages.ts';

/** Where the build puts the web app. */
const WEB_ROOT = join(import.meta.dirname, '../dist/web');

const BODY_LIMIT = 256 * 1024;

/** The server with every plugin and every feature's routes, registered by name and in order. */
export async function buildApp(
  config: Config,
  deps: Deps,
  webRoot: string = WEB_ROOT,
  compilers: FastifyServerOptions['schemaController'] = {},
): Promise<FastifyInstance> {
  const app = fastify({
    schemaController: compilers,
    loggerInstance: deps.log,
    // request-log.ts logs one line a response.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: deps.newId,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    // A phone in a basement may need a minute to send a record, and uploads are slow too.
    requestTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { ignoreDuplicateSlashes: true },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false },
    },
    // An address that cannot be decoded is an unknown path, and those lead to admin (ROUTES-1).
    frameworkErrors: (error, request, reply) =>
      void (asksForPage(request) ? reply.redirect('/admin') : sendError(error, request, reply)),
  });
  app.server.maxConnections = 2_000;

  handleErrors(app);
  logRequests(app);
  denyByDefault(app);
  await app.register(fastifyHelmet, securityHeaders(config));
  permissionsPolicy(app);
  if (config.rateLimit) {
    await shedLoad(app, config.worstDelay);
    await limitPublicWrites(app);
  }
  await app.register(fastifyCookie);
  csrfProtection(
    app,
    config,
    await getOrCreateSetting(deps.db.write, 'csrf_secret', deps.newSecret()),
  );
  guardAdmins(app, config, deps);
  limitInput(app);

  systemRoutes(app, config, deps);
  accountsRoutes(app, config, deps);
  issuesRoutes(app, config, deps);
  analyticsRoutes(app, config, deps);
  await imagesRoutes(app, config, deps);
  attendanceRoutes(app, config, deps);
  feedbackRoutes(app, config, deps);
  await servePages(app, webRoot);
  return app;
}
