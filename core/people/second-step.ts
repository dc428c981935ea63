import { Type, type Static } from 'typebox';
import { TextOrNull } from '../base/schema.ts';

/** A code of the authenticator app, or a recovery code, as somebody typed it. */
export const StepCode = Type.String({ minLength: 1, maxLength: 40 });

/** The second step of one's own account: the time since when it is set up (UTC ISO), null if it is not, and the number of recovery codes left. */
export const SecondFactor = Type.Object({
  since: TextOrNull,
  codesLeft: Type.Integer(),
  /** True if everybody must have a second step here. */
  isRequired: Type.Boolean(),
  /** True if setting it up needs the password. */
  asksPassword: Type.Boolean(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A browser that need not give the second step (SIGNIN-53). A fact that is not known of it is null. */
export const TrustedBrowser = Type.Object({
  /** The id of the browser, which is not what its cookie holds. */
  _id: Type.String(),
  isThisOne: Type.Boolean(),
  trustedAt: Type.String(),
  /** The time at which it last signed in without a code. */
  usedAt: TextOrNull,
  browser: TextOrNull,
  system: TextOrNull,
});
export type TrustedBrowser = Static<typeof TrustedBrowser>;

/** The seed of an authenticator app: in base32 to type, and as an address for a QR code. */
export const FactorSeed = Type.Object({ seed: Type.String(), address: Type.String() });
export type FactorSeed = Static<typeof FactorSeed>;

/** The recovery codes. They are shown once, and each works once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
