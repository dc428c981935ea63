import type { CampusFailure } from '#core/people/campus-sign-in.ts';

/** A failure of a sign-in at the issuer. Its message is for the log and has no personal data. */
export class IssuerFailure extends Error {
  readonly failure: CampusFailure;
  /** True if the campus no longer lets this person in. */
  readonly isJudgement: boolean;

  constructor(failure: CampusFailure, reason: string, isJudgement = false) {
    super(reason);
    this.failure = failure;
    this.isJudgement = isJudgement;
  }
}

/** The answer of the issuer's token endpoint to a code that was used already, or is too old. */
const USED_CODE = 'invalid_grant';
/** The library's error codes for a signature, a claim or a state that proves nothing. */
const UNPROVEN =
  /^OAUTH_(INVALID_RESPONSE|JWT_.*|KEY_SELECTION_FAILED|UNSUPPORTED_OPERATION|INVALID_REQUEST|JSON_ATTRIBUTE_COMPARISON_FAILED)$/;

const textIn = (error: Error, member: string): string => {
  const value: unknown = Reflect.get(error, member);
  return typeof value === 'string' ? value : '';
};

function failureOf(error: Error): CampusFailure {
  const said = textIn(error, 'error');
  if (error.name === 'AuthorizationResponseError') {
    return /^(server_error|temporarily_unavailable)$/.test(said) ? 'unavailable' : 'cancelled';
  }
  if (said === USED_CODE) return 'stale';
  return UNPROVEN.test(textIn(error, 'code')) ? 'untrusted' : 'unavailable';
}

/** Turns an error of the library into a failure that can be shown, without details of tokens and claims. */
export function issuerFailure(error: unknown): IssuerFailure {
  if (error instanceof IssuerFailure) return error;
  if (!(error instanceof Error)) return new IssuerFailure('unavailable', String(error));
  const reason = [textIn(error, 'code'), textIn(error, 'error'), error.message].filter(Boolean);
  return new IssuerFailure(failureOf(error), reason.join(': '));
}
