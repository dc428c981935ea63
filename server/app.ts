import { resolve } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { secondStepRoutes } from './accounts/second-step/routes.ts';
import { guardAdmins, denyByDefault } from './http/guard.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { openedRecords } from './attendance/opened.ts';
import type { Config } from './base/config.ts';
import { tellAdvisorSignIn } from './http/advisor-sign-in.ts';
import { compilersWhenAsked } from './http/compilers.ts';
import { csrfProtection } from './http/csrf.ts';
import type { Db } from './db/tables/database.ts';
import type { Deps } from './base/deps.ts';
import { clientOf, shareConnections } from './http/network/connections.ts';
import { sendEpoch } from './http/epoch.ts';
import { handleErrors, sendError } from './http/errors.ts';
import { evidenceRoutes } from './attendance/evidence/routes.ts';
import { documentsRoutes } from './exchange/documents/routes.ts';
import { exchangeRoutes } from './exchange/routes.ts';
import { feedbackRoutes } from './inbox/feedback-routes.ts';
import { storedPictures } from './images/ready.ts';
import { imagesRoutes } from './images/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { issuesInWhole } from './issues/drafts.ts';
import { issuesRoutes } from './issues/routes.ts';
import { pathRoutes } from './issues/path-routes.ts';
import { translationRoutes } from './issues/translations/translation-routes.ts';
import { bumpLibraryVersion } from './issues/rows/issues.sql.ts';
import { settingsRoutes } from './issues/settings/settings-routes.ts';
import { boundJson, demandOneHost, limitInput } from './http/input-limits.ts';
import { rememberPhones } from './http/known-phone.ts';
import { shedLoad } from './http/load.ts';
import { rawAnswers } from './http/raw-answers.ts';
import { logRequests } from './http/request-log.ts';
import { traceRequests } from './http/request-spans.ts';
import { securityHeaders, setSecurityHeaders } from './http/headers.ts';
import { ownSecret } from './domain/own-secrets.ts';
import { backupRoutes } from './backup/routes.ts';
import { lastBackupIn } from './backup/stored-backups.ts';
import { backUpRegularly } from './backup/scheduled.ts';
import { writeRefusalsRegularly } from './domain/refusals.ts';
import { tellOwnersRegularly } from './mail/tell-owners.ts';
import { notesRoutes } from './notes/routes.ts';
import { remindRegularly } from './reminders/remind.ts';
import { tellOfUnreadRegularly } from './reminders/unread-corrections.ts';
import { searchesRoutes } from './searches/routes.ts';
import { starterLibrary } from './seeds/starters.ts';
import { setupRoutes } from './setup/routes.ts';
import { rotaRoutes } from './rota/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { escalationRoutes } from './notifications/escalation-routes.ts';
import { linkRoutes } from './notifications/link-routes.ts';
import { phoneRoutes } from './notifications/phone-routes.ts';
import { wakePhone } from './notifications/attempt.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { wokenRoutes } from './notifications/woken-routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { sweepByTermsRegularly } from './privacy/sweep.ts';
import { cutAuditRegularly } from './audit/cut.ts';
import { auditRoutes } from './audit/routes.ts';
import { treeNumbersRoutes } from './tree-numbers/routes.ts';
import { campusLanguage } from './domain/languages.sql.ts';
import { asksForPage, servePages } from './http/pages.ts';
import { limitPublicWrites } from './http/public-writes.ts';

/** The folder of the built web app, in the folder in which the server is started, like .env and data. */
const WEB_ROOT = resolve('dist/web');

const BODY_LIMIT = 256 * 1024;

/** Returns the server with every plugin and every feature's routes, registered by name and in order. */
export async function buildApp(
  config: Config,
  deps: Deps,
  webRoot: string = WEB_ROOT,
  compilers = compilersWhenAsked(),
): Promise<FastifyInstance> {
  const answers = rawAnswers(config);
  const app = fastify({
    schemaController: compilers,
    loggerInstance: deps.log,
    // request-log.ts logs one line for each response.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: deps.newId,
    // A logger for each request costs more than its line, so code that logs about a request names the request.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    // An upload may be slow. connections.ts ends all other slow requests sooner.
    requestTimeout: 120_000,
    clientErrorHandler: answers.clientError,
    // Node's own refusal of such a request would have none of our headers.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    routerOptions: { ignoreDuplicateSlashes: true },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        // TypeBox made the schemas, so they need no check against the schema of schemas, which takes a sixth of a start.
        validateSchema: false,
      },
    },
    // An address that cannot be decoded counts as an unknown path, which leads to admin (ROUTES-1).
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config));
      if (asksForPage(request)) reply.redirect(ADMIN_PATTERNS.admin);
      else sendError(error, request, reply);
    },
  });
  shareConnections(app.server, clientOf(config), answers.slowBody);

  if (deps.tracing) traceRequests(app, config, deps.tracing);
  handleErrors(app, deps);
  boundJson(app);
  logRequests(app);
  denyByDefault(app);
  setSecurityHeaders(app, config);
  // Cookies come before anything that may refuse a request, since the token of a response needs them.
  await app.register(fastifyCookie);
  demandOneHost(app);
  if (config.rateLimit) shedLoad(app, config.worstDelay);
  limitPublicWrites(app, config, deps);
  rememberPhones(app, { config, deps });
  csrfProtection(app, config, await ownSecret(deps, 'csrf_secret'));
  // The secret is stored before any marks are made, since transactions cannot wait for that.
  await ownSecret(deps, 'author_secret');
  tellAdvisorSignIn(app, config);
  guardAdmins(app, config, deps);
  limitInput(app);
  await sendEpoch(app, deps);

  systemRoutes(app, config, deps);
  accountsRoutes(app, config, deps);
  secondStepRoutes(app, config, deps);
  issuesRoutes(app, config, deps);
  pathRoutes(app, deps);
  translationRoutes(app, deps);
  settingsRoutes(app, config, deps);
  analyticsRoutes(app, config, deps);
  treeNumbersRoutes(app, config, deps);
  await imagesRoutes(app, deps);
  exchangeRoutes(app, config, deps, {
    issues: issuesInWhole(deps),
    pictures: storedPictures(deps),
    starters: starterLibrary(deps),
  });
  documentsRoutes(app);
  attendanceRoutes(app, config, deps);
  const openRecord = openedRecords(deps, config.timeZone);
  evidenceRoutes(app, deps, {
    openRecord,
    findPicture: storedPictures(deps).find,
  });
  feedbackRoutes(app, deps);
  notesRoutes(app, deps);
  searchesRoutes(app, config, deps);
  inboxRoutes(app, config, deps);
  const renewLibrary = async (tx: Db) => await bumpLibraryVersion(tx, deps.newId());
  notificationRoutes(app, config, deps, { renewLibrary });
  linkRoutes(app, config, deps, { openRecord });
  phoneRoutes(app, deps);
  wokenRoutes(app, config, deps);
  escalationRoutes(app, config, deps);
  rotaRoutes(app, config, deps, {
    renewLibrary,
    wake: async (phone, message) => void (await wakePhone(config, deps, phone, message)),
  });
  remindRegularly(app, config, deps);
  tellOfUnreadRegularly(app, config, deps);
  tellOwnersRegularly(app, config, deps);
  backupRoutes(app, config, deps);
  setupRoutes(app, config, deps, async () => await lastBackupIn(deps.db.read));
  backUpRegularly(app, config, deps);
  writeRefusalsRegularly(app, deps);
  cutAuditRegularly(app, deps);
  auditRoutes(app, config, deps);
  privacyRoutes(app, config, deps);
  sweepByTermsRegularly(app, config, deps);
  await servePages(app, config, {
    root: webRoot,
    campusLanguage: async () => await campusLanguage(deps.db.read),
  });
  return app;
}
