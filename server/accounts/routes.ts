import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { phoneRoutes } from './advisors/phone-routes.ts';
import { advisorSignInRoutes } from './advisors/routes.ts';
import { campusRoutes } from './campus-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { lacksClaims } from './issuer/claims.ts';
import { campusIssuer } from './issuer/issuer.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { socialRoutes } from './social-routes.ts';
import { sweepAttempts } from '../auth/rate-limit.ts';
import { sweepSecondSteps } from '../auth/second-step.ts';
import { sweepSessions } from '../auth/sessions.ts';
import { PROOF_LIFE } from '../domain/advisor-proofs.sql.ts';
import { sweepPhones } from './advisors/advisor-phones.sql.ts';
import { sweepTokens } from '../auth/tokens.ts';
import { sweepTrustedBrowsers } from '../auth/trusted-browsers.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';

const SWEEP_EVERY = 10 * 60_000;

/** The ms for which records of a former phone may still arrive, and for which people who read the list may ask about it. */
const MONTH = 30 * 24 * 3_600_000;

/** Deletes expired rows, and shortens those that would live too long because the clock was set back (ACCESS-11). */
export async function sweepAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await sweepAttempts(db.write, now());
  await sweepSessions(db.write, now());
  await sweepTokens(db.write, now());
  await sweepSecondSteps(db.write, now());
  await sweepTrustedBrowsers(db.write, now());
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  await sweepPhones(db.write, { over: before(MONTH), enrolled: before(PROOF_LIFE.phone + MONTH) });
}

/** Serves administrators' accounts: signing in, codes by mail, their profile, and the list of all. */
export function accountsRoutes(app: FastifyInstance, config: Config, deps: Deps): void {
  const { oidc } = config;
  const issuer =
    oidc &&
    campusIssuer({
      oidc,
      config,
      now: deps.now,
      purpose: {
        callback: API.finishCampusSignIn.path,
        scope: 'openid email profile',
        lacks: (claims) => lacksClaims(claims, oidc),
      },
    });
  signInRoutes(app, config, deps, issuer);
  if (oidc && issuer) campusRoutes(app, config, deps, { oidc, issuer });
  if (oidc && config.advisorSignIn === 'campus') advisorSignInRoutes(app, config, deps, oidc);
  phoneRoutes(app, config, deps);
  codeRoutes(app, config, deps);
  profileRoutes(app, config, deps);
  ownAccountRoutes(app, config, deps);
  peopleRoutes(app, config, deps);
  socialRoutes(app, config, deps);
  sweepRegularly(app, deps, {
    name: 'accounts',
    every: SWEEP_EVERY,
    sweep: () => sweepAccounts(deps),
  });
}
