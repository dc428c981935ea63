/** Why a sign-in with the campus account did not work, as the sign-in page is told in its address (SIGNIN-17). */
export const CAMPUS_FAILURES = [
  /** It was begun too long ago, in another browser or twice, or was used already. */
  'stale',
  /** Whoever signs in, or the issuer, called it off. */
  'cancelled',
  /** Nobody here has this account, or it is disabled. */
  'unknown',
  /** The issuer says of no email that it is verified. */
  'unverified',
  /** The issuer did not send the claim that decides who somebody is here. */
  'withheld',
  /** What the issuer said is not proven to be true. */
  'untrusted',
  /** The issuer cannot be reached, or answers what makes no sense. */
  'unavailable',
  'tooManyTries',
] as const;
export type CampusFailure = (typeof CAMPUS_FAILURES)[number];

/** Whether a text is the name of a failure. */
export function isCampusFailure(text: string | null): text is CampusFailure {
  return CAMPUS_FAILURES.some((failure) => failure === text);
}
