import { Type } from 'typebox';
import { closed } from '../base/schema.ts';
import { Password, Session } from '../people/account.ts';
import {
  FactorSeed,
  RecoveryCodes,
  SecondFactor,
  StepCode,
  TrustedBrowser,
} from '../people/second-step.ts';
import type { Endpoint } from './endpoint.ts';

const Code = Type.Object({ code: StepCode }, closed);
const CODE_ERRORS = ['INCORRECT_CODE', 'TOO_MANY_REQUESTS'] as const;

/** The second step of a sign-in (SIGNIN-26 to SIGNIN-31). */
export const SECOND_STEP_API = {
  finishSignIn: {
    method: 'POST',
    path: '/api/user/auth/second-step',
    use: 'Finish a sign-in that was refused with SECOND_STEP, by a code of the authenticator app or a recovery code; remember spares this browser the second step for 30 days',
    access: 'open',
    limits: ['stepByDevice', 'stepByAdminAndIp', 'stepByAdmin', 'stepByAdminDaily'],
    tokenless: true,
    body: Type.Object({ code: StepCode, remember: Type.Optional(Type.Boolean()) }, closed),
    answer: Session,
    errors: ['STEP_ENDED', 'CAMPUS_FIRST', ...CODE_ERRORS],
  },
  getSecondFactor: {
    method: 'GET',
    path: '/api/profile/second-step',
    use: 'Whether the own account has a second step, and how many recovery codes are left',
    access: 'reader',
    withoutFactor: true,
    answer: SecondFactor,
    errors: [],
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/profile/second-step/begin',
    use: 'Ask for a new seed for an authenticator app, which takes the password where the account has one, else a proof or a sign-in of 15 minutes; it counts once it is confirmed',
    access: 'reader',
    limits: ['ownPassword'],
    withoutFactor: true,
    body: Type.Object({ password: Type.Optional(Password) }, closed),
    mayLackBody: true,
    answer: FactorSeed,
    errors: ['INCORRECT_CREDENTIALS', 'PROVE_AGAIN', 'HAS_FACTOR', 'TOO_MANY_REQUESTS'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/profile/second-step/confirm',
    use: 'Set up the second step with a first code of the app; answers with ten recovery codes, this once',
    access: 'reader',
    limits: ['ownStep'],
    withoutFactor: true,
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/profile/second-step/recovery-codes',
    use: 'Get ten new recovery codes by a code of the app or a recovery code; those of before count no more',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  listTrustedBrowsers: {
    method: 'GET',
    path: '/api/profile/trusted-browsers',
    use: 'The browsers that are not asked for the second step of the own account, the oldest first',
    access: 'reader',
    answer: Type.Array(TrustedBrowser),
    errors: [],
  },
  forgetTrustedBrowser: {
    method: 'POST',
    path: '/api/profile/trusted-browsers/{id}/forget',
    use: 'Let one of them be asked again',
    access: 'reader',
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/api/profile/second-step/remove',
    use: 'Remove the second step by a code of the app or a recovery code',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: Type.Object({}),
    errors: CODE_ERRORS,
  },
} as const satisfies Record<string, Endpoint>;
