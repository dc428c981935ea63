import { Type, type Static } from 'typebox';
import { TextOrNull } from '../base/schema.ts';

/** A code of the authenticator app, or one for when that is lost, as it was typed. */
export const StepCode = Type.String({ minLength: 1, maxLength: 40 });

/** The second step of the own account: since when (UTC ISO), null without one; how many recovery codes are left. */
export const SecondFactor = Type.Object({
  since: TextOrNull,
  codesLeft: Type.Integer(),
  /** Everybody must have one here. */
  isRequired: Type.Boolean(),
  /** It is set up with the password. */
  asksPassword: Type.Boolean(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A browser that is not asked for the second step (SIGNIN-53); null for what is not known of it. */
export const TrustedBrowser = Type.Object({
  /** Names it, and is not what its cookie holds. */
  _id: Type.String(),
  isThisOne: Type.Boolean(),
  trustedAt: Type.String(),
  /** When it last passed without a code. */
  usedAt: TextOrNull,
  browser: TextOrNull,
  system: TextOrNull,
});
export type TrustedBrowser = Static<typeof TrustedBrowser>;

/** The seed of an authenticator app: base32 to type, and the same as an address for a QR code. */
export const FactorSeed = Type.Object({ seed: Type.String(), address: Type.String() });
export type FactorSeed = Static<typeof FactorSeed>;

/** Shown once; each counts once. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
