import { Type } from 'typebox';
import { closedObject } from '../base/schema.ts';
import { Password, Session } from '../people/account.ts';
import {
  NewPasskeyAnswer,
  NewPasskeyChallenge,
  Passkey,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyName,
} from '../people/passkey.ts';
import type { EndpointRow } from './endpoint.ts';

const Passkeys = Type.Array(Passkey);

/** The password by which the owner proves that they are asking. It is needed if the session has no recent proof (SIGNIN-55). */
const Proof = closedObject({ password: Type.Optional(Password) });
const PROOF_ERRORS = ['INCORRECT_CREDENTIALS', 'PROVE_AGAIN', 'TOO_MANY_REQUESTS'] as const;

/** The endpoints for signing in with a passkey and for managing one's own passkeys, if PASSKEYS is on (SIGNIN-35 to SIGNIN-37). */
export const PASSKEY_API = {
  beginPasskeySignIn: {
    address: 'POST /api/user/auth/passkey/begin',
    use: 'Get the challenge that a passkey must sign to sign in, if passkeys are on',
    access: 'open',
    limits: [],
    tokenless: true,
    answer: PasskeyChallenge,
    errors: ['NOT_FOUND'],
  },
  signInByPasskey: {
    address: 'POST /api/user/auth/passkey',
    use: 'Sign in with a passkey instead of a password and a second step',
    access: 'open',
    limits: ['signInByIp'],
    tokenless: true,
    body: PasskeyAnswer,
    answer: Session,
    errors: ['NOT_FOUND', 'INCORRECT_PASSKEY', 'CAMPUS_FIRST', 'TOO_MANY_REQUESTS'],
  },
  listPasskeys: {
    address: 'GET /api/profile/passkeys',
    use: 'List your own passkeys, the oldest first',
    access: 'reader',
    answer: Passkeys,
    errors: ['NOT_FOUND'],
  },
  beginPasskey: {
    address: 'POST /api/profile/passkeys/begin',
    use: 'Get the challenge that a new passkey must sign; this takes your password, or a proof of the last 15 minutes if your account has none',
    access: 'reader',
    limits: ['ownPassword'],
    body: Proof,
    mayLackBody: true,
    answer: NewPasskeyChallenge,
    errors: ['NOT_FOUND', ...PROOF_ERRORS],
  },
  addPasskey: {
    address: 'POST /api/profile/passkeys',
    use: 'Add a passkey of this device to your own account',
    access: 'reader',
    body: closedObject({ name: PasskeyName, answer: NewPasskeyAnswer }),
    answer: Passkeys,
    errors: ['NOT_FOUND', 'INCORRECT_PASSKEY'],
  },
  renamePasskey: {
    address: 'PUT /api/profile/passkeys/{id}',
    use: 'Rename one of your own passkeys',
    access: 'reader',
    body: closedObject({ name: PasskeyName }),
    answer: Passkeys,
    errors: ['NOT_FOUND'],
  },
  removePasskey: {
    address: 'POST /api/profile/passkeys/{id}/remove',
    use: 'Remove one of your own passkeys; this takes what adding one takes',
    access: 'reader',
    limits: ['ownPassword'],
    body: Proof,
    mayLackBody: true,
    answer: Passkeys,
    errors: ['NOT_FOUND', ...PROOF_ERRORS],
  },
} as const satisfies Record<string, EndpointRow>;
