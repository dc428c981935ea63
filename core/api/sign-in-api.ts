import { Type } from 'typebox';
import { closedObject } from '../base/schema.ts';
import { Email, PassCode, Session } from '../people/account.ts';
import type { EndpointRow } from './endpoint.ts';

/** The endpoints for signing in with the campus account, by redirects of the browser, and for asking who is signed in (SIGNIN-14 to SIGNIN-19, SIGNIN-25). */
export const SIGN_IN_API = {
  startCampusSignIn: {
    address: 'GET /api/user/campus/start',
    use: "Lead the browser to the campus's sign-in page, if one is set up",
    access: 'open',
    redirects: true,
    query: Type.Object({
      returnUrl: Type.Optional(Type.String()),
      anew: Type.Optional(Type.Enum(['1'])),
    }),
    errors: ['NOT_FOUND'],
  },
  finishCampusSignIn: {
    address: 'GET /api/user/campus/callback',
    use: "Take the browser back from the campus's sign-in, start the session and lead to the sign-in page, which says what failed",
    access: 'open',
    limits: ['signInByIp'],
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  enterByLink: {
    address: 'POST /api/user/auth/link',
    use: "Sign in with the link that the command 'reset' made, if passwords are off",
    access: 'open',
    limits: ['codeByIp'],
    body: closedObject({ email: Email, passCode: PassCode }),
    answer: Session,
    errors: ['NOT_FOUND', 'INVALID_PASSCODE', 'CAMPUS_FIRST', 'SECOND_STEP', 'TOO_MANY_REQUESTS'],
  },
  getSession: {
    address: 'GET /api/user/auth/session',
    use: 'Get the signed-in administrator, as the sign-in returns it',
    access: 'reader',
    withoutFactor: true,
    answer: Session,
  },
} as const satisfies Record<string, EndpointRow>;
