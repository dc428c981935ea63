import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { wordsIn } from '../base/words/words.ts';
import { route } from '../http/endpoint.ts';
import { ApiError } from '../http/api-error.ts';
import { languageOfCaller } from '../http/language.ts';
import { readCampus } from '../domain/campus.ts';
import { checkRegularly } from './database-check.ts';
import { healthOf } from './health.ts';
import { openApi } from './openapi.ts';
import { readOperations } from './operations.ts';
import { securityTxt } from './security-txt.ts';
import { tooOldPage } from './too-old.ts';

/** Serves facts about the server itself: health, campus, OpenAPI document, the contact for security reports, a page for browsers that cannot run the app, and the payments that it does not offer. */
export function systemRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const campusName = async () => (await readCampus(deps.db.read)).campus.name;

  route(app, API.createPaymentIntent, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.payment, () => {
    throw new ApiError('NOT_SOLD');
  });
  route(app, API.campus, async ({ reply }) => ({
    name: (await campusName()) || wordsIn(languageOfCaller(reply.request)).pages.university,
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
  const check = checkRegularly(app, config, deps);
  const health = healthOf(config, deps, check);
  let trouble: { since: Date; sentence: string } | undefined;
  route(app, API.health, async () => {
    try {
      await health.assert(campusName());
    } catch (error) {
      const sentence = health.sentenceOf(error);
      // Repeated requests must not fill the log, since the disk may already be full.
      if (sentence !== trouble?.sentence) deps.log.error({ err: error });
      trouble = { since: trouble?.since ?? deps.now(), sentence };
      const detail = `${sentence} Since ${trouble.since.toISOString()}.`;
      throw new ApiError('UNAVAILABLE', { detail, retryAfter: 5 });
    }
    trouble = undefined;
    return { status: 'ok' as const };
  });
  route(app, API.operations, async () => await readOperations(config, deps, check.found));
  route(app, API.openapi, ({ reply }) => reply.send(openApi()));
  route(app, API.securityTxt, ({ reply }) => {
    const text = securityTxt(config, deps.now());
    if (text === undefined) throw new ApiError('NOT_FOUND');
    return reply.type('text/plain; charset=utf-8').send(text);
  });
  route(app, API.tooOld, async ({ reply }) => {
    const { campus } = await readCampus(deps.db.read);
    return reply
      .type('text/html; charset=utf-8')
      .send(tooOldPage(campus, wordsIn(languageOfCaller(reply.request))));
  });
}
