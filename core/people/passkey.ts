import { Type, type Static } from 'typebox';
import { LIMITS } from '../base/limits.ts';
import { closedObject, TextOrNull } from '../base/schema.ts';

export const MAX_PASSKEYS = 20;

/** Makes a schema for bytes as a browser sends them, in base64url. */
const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' });

/** A passkey of one's own account, as its owner sees it. Instants are UTC ISO text. */
export const Passkey = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  createdAt: Type.String(),
  usedAt: TextOrNull,
});
export type Passkey = Static<typeof Passkey>;

export const PasskeyName = Type.String({ minLength: 1, maxLength: LIMITS.personName });

/** The challenge for a passkey to sign, and the name of its site. */
export const PasskeyChallenge = Type.Object({ challenge: Type.String(), rpId: Type.String() });
export type PasskeyChallenge = Static<typeof PasskeyChallenge>;

/** The challenge for a new passkey, with its account and the ids of the passkeys that the account has. */
export const NewPasskeyChallenge = Type.Object({
  ...PasskeyChallenge.properties,
  rpName: Type.String(),
  userId: Type.String(),
  existing: Type.Array(Type.String()),
});
export type NewPasskeyChallenge = Static<typeof NewPasskeyChallenge>;

export const NewPasskeyAnswer = closedObject({
  id: Bytes(2_000),
  clientDataJSON: Bytes(4_000),
  attestationObject: Bytes(20_000),
});
export type NewPasskeyAnswer = Static<typeof NewPasskeyAnswer>;

export const PasskeyAnswer = closedObject({
  id: Bytes(2_000),
  clientDataJSON: Bytes(4_000),
  authenticatorData: Bytes(4_000),
  signature: Bytes(2_000),
  userHandle: Type.Optional(Bytes(200)),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;
