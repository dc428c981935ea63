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
    use: 'Finish a sign-in that was refused with SECOND_STEP, by a code of the authenticator app or a recovery code; remember spares this browser the second step for 30 days',
    access: 'open',
    limits: ['stepByDevice', 'stepByAdminAndIp', 'stepByAdmin', 'stepByAdminDaily'],
    tokenless: true,
    body: closedObject({ code: StepCode, remember: Type.Optional(Type.Boolean()) }),
    answer: Session,
    errors: ['STEP_ENDED', 'CAMPUS_FIRST', ...CODE_ERRORS],
  },
  getSecondFactor: {
    address: 'GET /api/profile/second-step',
    use: 'Whether the own account has a second step, and how many recovery codes are left',
    access: 'reader',
    withoutFactor: true,
    answer: SecondFactor,
  },
  beginSecondFactor: {
    address: 'POST /api/profile/second-step/begin',
    use: 'Ask for a new seed for an authenticator app, which takes the password where the account has one, else a proof or a sign-in of 15 minutes; it counts once it is confirmed',
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
    use: 'Set up the second step with a first code of the app; answers with ten recovery codes, this once',
    access: 'reader',
    limits: ['ownStep'],
    withoutFactor: true,
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  renewRecoveryCodes: {
    address: 'POST /api/profile/second-step/recovery-codes',
    use: 'Get ten new recovery codes by a code of the app or a recovery code; those of before count no more',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: RecoveryCodes,
    errors: CODE_ERRORS,
  },
  listTrustedBrowsers: {
    address: 'GET /api/profile/trusted-browsers',
    use: 'The browsers that are not asked for the second step of the own account, the oldest first',
    access: 'reader',
    answer: Type.Array(TrustedBrowser),
  },
  forgetTrustedBrowser: {
    address: 'POST /api/profile/trusted-browsers/{id}/forget',
    use: 'Let one of them be asked again',
    access: 'reader',
    answer: Type.Object({}),
    errors: ['NOT_FOUND'],
  },
  removeSecondFactor: {
    address: 'POST /api/profile/second-step/remove',
    use: 'Remove the second step by a code of the app or a recovery code',
    access: 'reader',
    limits: ['ownStep'],
    body: Code,
    answer: Type.Object({}),
    errors: CODE_ERRORS,
  },
} as const satisfies Record<string, EndpointRow>;
