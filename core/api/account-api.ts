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
    use: 'Sign in as an administrator; sets the session cookie',
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
    use: 'Accept an invitation: set name and password',
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
    use: 'End the session on the server; the answer says where the browser signs out of the campus account, if it was by that',
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
    use: 'Send a reset link',
    access: 'open',
    limits: MAILS_A_CODE,
    body: closedObject({ email: Email }),
    answer: Nothing,
    errors: ['PASSWORDS_OFF', 'EMAIL_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    address: 'POST /api/user/auth/changePassword',
    use: 'Change the own password; ends all other sessions',
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
    use: 'Ask whether an invitation or reset code is still good',
    access: 'open',
    limits: ['codeByIp'],
    body: closedObject({ email: Email, passCode: PassCode }),
    answer: Type.Object({ email: Type.String() }),
    errors: ['INVALID_PASSCODE', 'TOO_MANY_REQUESTS'],
  },
  deleteMyAccount: {
    address: 'POST /api/user/auth/delete-my-account',
    use: 'Delete the own account; its issues get the owner in issuesTo, or none',
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
    use: 'Sign in with a Google identity token, where configured',
    access: 'open',
    limits: ['signInByIp'],
    tokenless: true,
    body: closedObject({ token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: SOCIAL,
  },
  facebookToken: {
    address: 'GET /api/user/social/facebook/token',
    use: 'Sign in with a Facebook access token, where configured',
    access: 'open',
    limits: ['signInByIp'],
    query: Type.Object({ access_token: Type.String({ minLength: 1, maxLength: 5_000 }) }),
    answer: SocialSession,
    errors: SOCIAL,
  },
  getProfile: {
    address: 'GET /api/profile',
    use: 'The own name, email and language, the email that waits for its confirmation, and whether review dates are mailed',
    access: 'reader',
    answer: Profile,
  },
  updateProfile: {
    address: 'PUT /api/profile',
    use: 'Change the own name, the language, and whether review dates are mailed, or ask for another email, which takes the password and counts once it is confirmed',
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
    use: 'Take over the new email with the code that was sent there; ends all other sessions',
    access: 'reader',
    limits: ['codeByIp'],
    body: closedObject({ passCode: PassCode }),
    answer: Profile,
    errors: ['INVALID_PASSCODE', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  listSignIns: {
    address: 'GET /api/profile/sign-ins',
    use: 'The own live sessions, the one that asks first, then the newest',
    access: 'reader',
    answer: Type.Array(SignIn),
  },
  endSignIn: {
    address: 'POST /api/profile/sign-ins/{id}/end',
    use: 'End one of the own sessions',
    access: 'reader',
    answer: Nothing,
    errors: ['NOT_FOUND'],
  },
  endOtherSignIns: {
    address: 'POST /api/profile/sign-ins/end-others',
    use: 'End all own sessions but the one that asks',
    access: 'reader',
    answer: Nothing,
  },
} as const satisfies Record<string, EndpointRow>;
