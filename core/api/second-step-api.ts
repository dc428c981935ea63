import { Type } from 'typebox';
import { closedObject } from '../base/schema.ts';
import { Password, Session } from '../people/account.ts';
import {
  FactorSeed,
  RecoveryCodes,
  SecondFactor,
  StepCode,
  TrustedBrowser,
} from '../people/second-step.ts';
import type { EndpointRow } from './endpoint.ts';

const Code = closedObject({ code: StepCode });
const CODE_ERRORS = ['INCORRECT_CODE', 'TOO_MANY_REQUESTS'] as const;

/** The endpoints for the second step of a sign-in (SIGNIN-26 to SIGNIN-31). */
export const SECOND_STEP_API = {
  finishSignIn: {
    address: 'POST /api/user/auth/second-step',
    use: 'Finish a sign-in that was refused with SECOND_STEP, with a code of the authenticator app or a recovery code; with remember, this browser skips the second step for 30 days',
    access: 'open',
    limits: ['stepByDevice', 'stepByAdminAndIp', 'stepByAdmin', 'stepByAdminDaily'],
    tokenless: true,
    body: closedObject({ code: StepCode, remember: Type.Optional(Type.Boolean()) }),
    answer: Session,
    errors: ['STEP_ENDED', 'CAMPUS_FIRST', ...CODE_ERRORS],
  },
  getSecondFactor: {
    address: 'GET /api/profile/second-step',
    use: 'Say whether your own account has a second step, and how many recovery codes are left',
    access: 'reader',
    withoutFactor: true,
    answer: SecondFactor,
  },
  beginSecondFactor: {
    address: 'POST /api/profile/second-step/begin',
    use: 'Get a new seed for an authenticator app, which counts once it is confirmed; this takes your password, or a proof or sign-in of the last 15 minutes if your account has none',
    access: 'reader',
    limits: ['ownPassword'],
    withoutFactor: true,
    body: closedObject({ password: Type.Optional(Password) }),
    mayLackBody: true,
    answer: FactorSeed,
    errors: ['INCORRECT_CREDENTIALS', 'PROVE_AGAIN', 'HAS_FACTOR', 'TOO_MANY_REQUESTS'],
  },
  confirmSecondFactor: {
    address: 'POST /api/profile/second-step/confirm',
    use: 'Confirm the second step with a first code of the app; this answer is the only one with the ten recovery codes',
    access: 'reader',
    limits: ['ownStep'],
    withoutFactor: true,
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  renewRecoveryCodes: {
    address: 'POST /api/profile/second-step/recovery-codes',
    use: 'Get ten new recovery codes with a code of the app or a recovery code; the former ones stop working',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  listTrustedBrowsers: {
    address: 'GET /api/profile/trusted-browsers',
    use: 'List the browsers that skip the second step of your own account, the oldest first',
    access: 'reader',
    answer: Type.Array(TrustedBrowser),
  },
  forgetTrustedBrowser: {
    address: 'POST /api/profile/trusted-browsers/{id}/forget',
    use: 'Ask one of these browsers for the second step again',
    access: 'reader',
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  removeSecondFactor: {
    address: 'POST /api/profile/second-step/remove',
    use: 'Remove the second step with a code of the app or a recovery code',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: Type.Object({}),
    errors: CODE_ERRORS,
  },
} as const satisfies Record<string, EndpointRow>;
