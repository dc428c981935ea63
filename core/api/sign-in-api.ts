import { Type } from 'typebox';
import { Session } from '../people/account.ts';
import type { Endpoint } from './endpoint.ts';

/** Signing in with the campus account, by redirects of the browser (SIGNIN-14 to SIGNIN-19). */
export const SIGN_IN_API = {
  startCampusSignIn: {
    method: 'GET',
    path: '/api/user/campus/start',
    use: 'Send the browser to the sign-in of the campus, where one is configured',
    access: 'open',
    redirects: true,
    query: Type.Object({ returnUrl: Type.Optional(Type.String()) }),
    errors: ['NOT_FOUND'],
  },
  finishCampusSignIn: {
    method: 'GET',
    path: '/api/user/campus/callback',
    use: 'Where the sign-in of the campus sends the browser back to: starts the session and leads to the sign-in page, which says what failed',
    access: 'open',
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  getSession: {
    method: 'GET',
    path: '/api/user/auth/session',
    use: 'Who is signed in, as the sign-in returns it',
    access: 'admin',
    answer: Session,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
