import { Type } from 'typebox';
import { Email, PassCode, Password, Session } from '../people/account.ts';
import { LANGUAGES } from '../base/language.ts';
import { LIMITS } from '../base/limits.ts';
import { IssuesTo, Profile, SignIn } from '../people/person.ts';
import { closedObject } from '../base/schema.ts';
import type { EndpointRow } from './endpoint.ts';

const Nothing = Type.Object({});
/** The reasons for which a new password is refused, in the order in which they are checked. */
const NEW_PASSWORD = ['PASSWORD_TO_SHORT', 'PASSWORD_COMMON', 'PASSWORD_GUESSABLE'] as const;

/** The errors of a sign-in by Google or Facebook. It is `NOT_FOUND` if the server has no settings for that. */
const SOCIAL = [
  'NOT_FOUND',
  'INCORRECT_CREDENTIALS',
  'CAMPUS_FIRST',
  'SECOND_STEP',
  'TOO_MANY_REQUESTS',
] as const;

const SocialSession = Type.Object({ ...Session.properties, token: Type.String() });

const MAILS_A_CODE = ['mailByDevice', 'mailByEmailAndIp', 'mailByIp', 'mailByEmail'] as const;

export const ACCOUNT_API = {
  signIn: {
    address: 'POST /api/user/auth/signIn',
    use: 'Sign in as an administrator; this sets the session cookie',
    access: 'open',
    limits: [
      'signInByDevice',
      'signInByEmailAndIp',
      'signInByEmailAndIpDaily',
      'signInByIp',
      'signInByEmail',
      'signInByEmailDaily',
      'signInByAll',
      'signInByIpInFlood',
      'mailByIp',
    ],
    tokenless: true,
    body: closedObject({ email: Email, password: Password }),
    answer: Session,
    errors: [
      'PASSWORDS_OFF',
      'CAMPUS_FIRST',
      'INCORRECT_CREDENTIALS',
      'SET_PASSWORD',
      'SECOND_STEP',
      'TOO_MANY_REQUESTS',
    ],
  },
  signUp: {
    address: 'POST /api/user/auth/signUp',
    use: 'Accept an invitation and set a name and a password',
    access: 'open',
    limits: ['codeByIp'],
    body: closedObject({
      email: Email,
      password: Password,
      name: Type.Optional(Type.String({ maxLength: LIMITS.personName })),
      passCode: PassCode,
    }),
    answer: Session,
    errors: [
      'PASSWORDS_OFF',
      'CAMPUS_FIRST',
      'INVALID_PASSCODE',
      ...NEW_PASSWORD,
      'SECOND_STEP',
      'TOO_MANY_REQUESTS',
    ],
  },
  signOut: {
    address: 'POST /api/user/auth/signOut',
    use: 'End the session on the server; after a sign-in by a campus account, the answer says where to sign out of that account',
    access: 'open',
    limits: [],
    answer: Type.Object({ signOutUrl: Type.Optional(Type.String()) }),
  },
  resendCode: {
    address: 'POST /api/user/auth/resend-code',
    use: 'Send an invitation again',
    access: 'open',
    limits: MAILS_A_CODE,
    body: closedObject({ email: Email }),
    answer: Nothing,
    errors: ['PASSWORDS_OFF', 'EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  forgotPassword: {
    address: 'POST /api/user/auth/forgotPassword',
    use: 'Send a link that resets a password',
    access: 'open',
    limits: MAILS_A_CODE,
    body: closedObject({ email: Email }),
    answer: Nothing,
    errors: ['PASSWORDS_OFF', 'EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    address: 'POST /api/user/auth/changePassword',
    use: 'Change your own password; this ends your other sessions',
    access: 'reader',
    limits: ['ownPassword'],
    body: closedObject({ password: Password, newPassword: Password }),
    answer: Nothing,
    errors: ['PASSWORDS_OFF', 'INCORRECT_CREDENTIALS', ...NEW_PASSWORD, 'TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    address: 'POST /api/user/auth/resetPassword',
    use: 'Set a new password with the code of a reset link',
    access: 'open',
    limits: ['codeByIp'],
    body: closedObject({ email: Email, password: Password, token: PassCode }),
    answer: Nothing,
    errors: [
      'PASSWORDS_OFF',
      'CAMPUS_FIRST',
      'INVALID_PASSCODE',
      ...NEW_PASSWORD,
      'TOO_MANY_REQUESTS',
    ],
  },
  verifyUser: {
    address: 'POST /api/user/auth/verifyUser',
    use: 'Check whether an invitation or reset code still works',
    access: 'open',
    limits: ['codeByIp'],
    body: closedObject({ email: Email, passCode: PassCode }),
    answer: Type.Object({ email: Type.String() }),
    errors: ['INVALID_PASSCODE', 'TOO_MANY_REQUESTS'],
  },
  deleteMyAccount: {
    address: 'POST /api/user/auth/delete-my-account',
    use: 'Delete your own account; its issues go to the owner in issuesTo, or to nobody',
    access: 'reader',
    limits: ['ownPassword'],
    body: closedObject({ password: Type.Optional(Password), issuesTo: IssuesTo }),
    mayLackBody: true,
    answer: Nothing,
    errors: [
      'INCORRECT_CREDENTIALS',
      'PROVE_AGAIN',
      'LAST_ADMIN',
      'LAST_OWNER',
      'TOO_MANY_REQUESTS',
    ],
  },
  googleLogin: {
    address: 'POST /api/user/social/google-login',
    use: 'Sign in with a Google identity token, if the server is set up for it',
    access: 'open',
    limits: ['signInByIp'],
    tokenless: true,
    body: closedObject({ token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: SOCIAL,
  },
  facebookToken: {
    address: 'GET /api/user/social/facebook/token',
    use: 'Sign in with a Facebook access token, if the server is set up for it',
    access: 'open',
    limits: ['signInByIp'],
    query: Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: SOCIAL,
  },
  getProfile: {
    address: 'GET /api/profile',
    use: 'Get your own name, email and language, the new email that is not confirmed yet, and whether you get mails about review dates',
    access: 'reader',
    answer: Profile,
  },
  updateProfile: {
    address: 'PUT /api/profile',
    use: 'Change your own name, language and mails about review dates, or ask for another email, which takes your password and counts once it is confirmed',
    access: 'reader',
    limits: ['ownPassword', 'mailByEmailAndAdmin', 'mailByAdmin'],
    body: closedObject({
      email: Type.Optional(Email),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.personName })),
      password: Type.Optional(Password),
      reminders: Type.Optional(Type.Boolean()),
      language: Type.Optional(Type.Enum([...LANGUAGES])),
    }),
    answer: Profile,
    errors: ['EMAIL_TAKEN', 'INCORRECT_CREDENTIALS', 'PROVE_AGAIN', 'TOO_MANY_REQUESTS'],
  },
  confirmEmail: {
    address: 'POST /api/profile/confirm-email',
    use: 'Confirm your new email with the code that was sent to it; this ends your other sessions',
    access: 'reader',
    limits: ['codeByIp'],
    body: closedObject({ passCode: PassCode }),
    answer: Profile,
    errors: ['INVALID_PASSCODE', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  listSignIns: {
    address: 'GET /api/profile/sign-ins',
    use: 'List your own sessions: the one that asks first, then the newest',
    access: 'reader',
    answer: Type.Array(SignIn),
  },
  endSignIn: {
    address: 'POST /api/profile/sign-ins/{id}/end',
    use: 'End one of your own sessions',
    access: 'reader',
    answer: Nothing,
    errors: ['NOT_FOUND'],
  },
  endOtherSignIns: {
    address: 'POST /api/profile/sign-ins/end-others',
    use: 'End all your own sessions except the one that asks',
    access: 'reader',
    answer: Nothing,
  },
} as const satisfies Record<string, EndpointRow>;
