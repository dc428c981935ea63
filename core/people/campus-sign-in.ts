/** The reasons why a sign-in with the campus account failed. The address of the sign-in page carries one (SIGNIN-17). */
export const CAMPUS_FAILURES = [
  /** The sign-in began too long ago, in another browser or twice, or it was used already. */
  'stale',
  /** The person who signs in, or the issuer, canceled it. */
  'cancelled',
  /** Nobody here has this account, or the account is disabled. */
  'unknown',
  /** The issuer does not say that an email is verified. */
  'unverified',
  /** The issuer did not send the claim that decides who somebody is here. */
  'withheld',
  /** The signature or the claims of the issuer could not be verified. */
  'untrusted',
  /** The issuer cannot be reached, or its answer makes no sense. */
  'unavailable',
  'tooManyTries',
] as const;
export type CampusFailure = (typeof CAMPUS_FAILURES)[number];

export function isCampusFailure(text: string | null): text is CampusFailure {
  return CAMPUS_FAILURES.some((failure) => failure === text);
}
