import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { troubleOf } from '../db/failures/unavailable.ts';
import { logError } from '../http/errors.ts';
import { readCampus } from '../nouns/campus.ts';
import { openApi } from './openapi.ts';
import { readOperations } from './operations.ts';
import { securityTxt } from './security-txt.ts';
import { tooOldPage } from './too-old.ts';

/** How long the database may take to be called healthy, in ms (DATA-2). */
const HEALTH_LIMIT_MS = 2_000;

async function tooLate(signal: AbortSignal): Promise<void> {
  await setTimeout(HEALTH_LIMIT_MS, undefined, { signal });
  throw new Error(`The database did not answer within ${HEALTH_LIMIT_MS} ms.`);
}

/** So long a lock of another process is waited for, in ms: that is a busy database, and none that refuses. */
const LOCKED_MS = 500;

/** Throws if the database takes no writes: it is asked for one that changes no row (DATA-8). */
async function assertWritable({ db }: Pick<Deps, 'db'>): Promise<void> {
  const asked = sql`update rate_limit set expire = expire where 1 = 0`.execute(db.write);
  const answered = new AbortController();
  const waited = setTimeout(LOCKED_MS, undefined, { signal: answered.signal });
  const isWaiting = db.dialect === 'sqlite';
  try {
    await (isWaiting ? Promise.race([asked, waited]) : asked);
  } finally {
    answered.abort();
    // Whichever comes later is nobody's.
    await Promise.allSettled(isWaiting ? [waited] : [waited, asked]);
    asked.catch(() => undefined);
  }
}

/** The server itself: health, campus, OpenAPI document, whom to tell of a weakness, whom to call where the app does not run, and the payments it does not offer. */
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
    advisorSignIn: config.advisorSignIn,
    signIn: {
      campus: config.oidc !== undefined,
      passwords: config.localPasswords,
      ...(config.passkeys && { passkeys: true }),
    },
  }));
  let since: Date | undefined;
  route(app, API.health, async ({ request }) => {
    try {
      // The timer of one that answers is let go with its signal.
      const answered = new AbortController();
      const works = Promise.all([campusName(), assertWritable(deps)]);
      await Promise.race([works, tooLate(answered.signal)]).finally(() => answered.abort());
    } catch (error) {
      logError(error, request);
      since ??= deps.now();
      const detail = `${troubleOf(error)} Since ${since.toISOString()}.`;
      throw new ApiError('UNAVAILABLE', { detail, retryAfter: 5 });
    }
    since = undefined;
    return { status: 'ok' as const };
  });
  route(app, API.operations, async () => await readOperations(config, deps));
  route(app, API.openapi, ({ reply }) => reply.send(openApi()));
  route(app, API.securityTxt, ({ reply }) => {
    const text = securityTxt(config, deps.now());
    if (text === undefined) throw new ApiError('NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  route(app, API.tooOld, async ({ reply }) => {
    const { campus } = await readCampus(deps.db.read);
    return reply.type('text/html; charset=utf-8').send(tooOldPage(campus));
  });
}
