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
import { sweepAccounts } from './sweep.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';

const SWEEP_EVERY = 10 * 60_000;

/** Accounts of administrators: signing in, codes by mail, their profile, and each other's. */
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
