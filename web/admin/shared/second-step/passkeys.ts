import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  NewPasskeyAnswer,
  NewPasskeyChallenge,
  PasskeyAnswer,
  PasskeyChallenge,
} from '#core/people/passkey.ts';
import { ApiError, isApiError, NetworkError } from '../../../base/http.ts';
import { accountMessages } from '../account/messages.ts';
import { secondStepMessages as words } from './messages.ts';

/** The algorithms that devices support: ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

export function passkeyFailure(error: unknown): string {
  if (isApiError(error, 'INCORRECT_PASSKEY')) return words.passkeyWrong;
  if (isApiError(error, 'PROVE_AGAIN')) return error.detail;
  if (isApiError(error, 'CAMPUS_FIRST')) return accountMessages.campusFirst;
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return accountMessages.tooManyTries;
  if (isApiError(error, 'INCORRECT_CREDENTIALS')) return accountMessages.passwordWrong;
  if (error instanceof ApiError || error instanceof NetworkError) return accountMessages.unanswered;
  const isThere =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isThere ? words.passkeyThere : words.passkeyCalledOff;
}

/** Asks the browser to sign with a passkey of this site, which the person chooses. */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { challenge, rpId } = asked;
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { id, clientDataJSON, authenticatorData, signature };
  return { ...signed, ...(userHandle !== undefined && { userHandle }) };
}

/** Asks the browser to make a passkey for this site, on this device or another. */
export async function makePasskey(
  email: string,
  { challenge, rpId, rpName, userId, existing }: NewPasskeyChallenge,
): Promise<NewPasskeyAnswer> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: existing.map((credential) => ({ id: credential, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
}
