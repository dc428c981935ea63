import { Type } from 'typebox';
import { Email, PassCode, Password, Session } from './account.ts';
import { LIMITS } from './limits.ts';
import { closed } from './schema.ts';
import type { Endpoint } from './endpoint.ts';

const Nothing = Type.Object({});
const Profile = Type.Object({ email: Type.String(), name: Type.String() });
const SocialSession = Type.Object({ ...Session.properties, token: Type.String() });

/** Accounts and sessions of administrators. */
export const ACCOUNT_API = {
  signIn: {
    method: 'POST',
    path: '/api/user/auth/signIn',
    use: 'Sign in as an administrator; sets the session cookie',
    access: 'open',
    tokenless: true,
    body: Type.Object({ email: Email, password: Password }, closed),
    answer: Session,
    errors: ['INCORRECT_CREDENTIALS', 'SET_PASSWORD', 'TOO_MANY_REQUESTS'],
  },
  signUp: {
    method: 'POST',
    path: '/api/user/auth/signUp',
    use: 'Accept an invitation: set name and password',
    access: 'open',
    body: Type.Object(
      {
        email: Email,
        password: Password,
        name: Type.Optional(Type.String({ maxLength: LIMITS.personName })),
        passCode: PassCode,
      },
      closed,
    ),
    answer: Session,
    errors: ['INVALID_PASSCODE', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  signOut: {
    method: 'POST',
    path: '/api/user/auth/signOut',
    use: 'End the session on the server',
    access: 'open',
    answer: Nothing,
    errors: [],
  },
  resendCode: {
    method: 'POST',
    path: '/api/user/auth/resend-code',
    use: 'Send an invitation again',
    access: 'open',
    body: Type.Object({ email: Email }, closed),
    answer: Nothing,
    errors: ['EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/user/auth/forgotPassword',
    use: 'Send a reset link',
    access: 'open',
    body: Type.Object({ email: Email }, closed),
    answer: Nothing,
    errors: ['EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/auth/changePassword',
    use: 'Change the own password; ends all other sessions',
    access: 'admin',
    body: Type.Object({ password: Password, newPassword: Password }, closed),
    answer: Nothing,
    errors: ['INCORRECT_CREDENTIALS', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/user/auth/resetPassword',
    use: 'Set a new password with the code of a reset link',
    access: 'open',
    body: Type.Object({ email: Email, password: Password, token: PassCode }, closed),
    answer: Nothing,
    errors: ['INVALID_PASSCODE', 'PASSWORD_TO_SHORT', 'TOO_MANY_REQUESTS'],
  },
  verifyUser: {
    method: 'POST',
    path: '/api/user/auth/verifyUser',
    use: 'Ask whether an invitation or reset code is still good',
    access: 'open',
    body: Type.Object({ email: Email, passCode: PassCode }, closed),
    answer: Type.Object({ email: Type.String() }),
    errors: ['INVALID_PASSCODE', 'TOO_MANY_REQUESTS'],
  },
  deleteMyAccount: {
    method: 'POST',
    path: '/api/user/auth/delete-my-account',
    use: 'Delete the own account',
    access: 'admin',
    body: Type.Object({ password: Password }, closed),
    answer: Nothing,
    errors: ['INCORRECT_CREDENTIALS', 'LAST_ADMIN', 'TOO_MANY_REQUESTS'],
  },
  googleLogin: {
    method: 'POST',
    path: '/api/user/social/google-login',
    use: 'Sign in with a Google identity token, where configured',
    access: 'open',
    tokenless: true,
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 5_000 }) }, closed),
    answer: SocialSession,
    errors: ['NOT_FOUND', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  facebookToken: {
    method: 'GET',
    path: '/api/user/social/facebook/token',
    use: 'Sign in with a Facebook access token, where configured',
    access: 'open',
    query: Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: ['NOT_FOUND', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    use: 'The own name and email',
    access: 'admin',
    answer: Profile,
    errors: [],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile',
    use: 'Change the own name or email; another email takes the password and ends all other sessions',
    access: 'admin',
    body: Type.Object(
      {
        email: Type.Optional(Email),
        name: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.personName })),
        password: Type.Optional(Password),
      },
      closed,
    ),
    answer: Profile,
    errors: ['EMAIL_TAKEN', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
