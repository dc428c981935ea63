import { Secret, TOTP } from 'otpauth';
import { BRAND } from '#core/base/brand.ts';

/** The seconds for which a code of an authenticator app counts. Codes have six digits and use SHA-1, as every app does (RFC 6238). */
const PERIOD = 30;

/** The number of codes before and after the current one that count too, since clocks differ. */
const WINDOW = 1;

/** Returns a new seed of 160 bits in base32, the form in which somebody types it into the app. */
export const newSeed = (): string => new Secret({ size: 20 }).base32;

function totpOf(seed: string, label = ''): TOTP {
  return new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(seed), period: PERIOD });
}

/** Returns the address that the app reads from a QR code. */
export function otpauthAddress(seed: string, email: string): string {
  return totpOf(seed, email).toString();
}

/** Returns the step of thirty seconds since 1970 to which a code belongs, or undefined if the code does not count now (SIGNIN-27). */
export function stepOfCode(seed: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(seed).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
