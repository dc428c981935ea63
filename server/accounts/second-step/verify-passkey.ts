import type { NewPasskeyAnswer, PasskeyAnswer } from '#core/people/passkey.ts';
import type { Config } from '../../base/config.ts';
import type { Deps } from '../../base/deps.ts';
import type { PasskeyRow } from '../../db/tables/second-factor-rows.ts';

type Context = { config: Pick<Config, 'publicUrl'>; deps: Pick<Deps, 'log'> };
type IsChallenge = (challenge: string) => Promise<boolean>;

/** The largest number in a column of PostgreSQL. */
const MAX_COUNTER = 2 ** 31 - 1;

// The library is loaded only if passkeys are on and somebody uses one.
const loaded = () => import('@simplewebauthn/server');

/** Returns the site for which passkeys are made: the host of the address that people use. */
export const rpIdOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL(publicUrl).hostname;

/** Returns the demands on every passkey: it is for this site, and its owner unlocked it. */
const demands = ({ config }: Context, isChallenge: IsChallenge) => ({
  expectedChallenge: isChallenge,
  expectedOrigin: config.publicUrl,
  expectedRPID: rpIdOf(config),
  requireUserVerification: true,
});

/** Runs a check, and returns undefined for a faulty signature. The log says why. */
async function unlessWrong<T>({ deps }: Context, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log.warn({ reason }, 'passkey refused');
    return undefined;
  }
}

/** Returns the public key of a new passkey if it signed this challenge for this site (SIGNIN-35). */
export async function verifiedNewPasskey(
  context: Context,
  { id, ...response }: NewPasskeyAnswer,
  isChallenge: IsChallenge,
): Promise<Pick<PasskeyRow, 'id' | 'public_key' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await loaded();
  return await unlessWrong(context, async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...demands(context, isChallenge),
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    });
    if (!verified || registrationInfo.credential.counter > MAX_COUNTER) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return { id, public_key: Buffer.from(publicKey).toString('base64'), counter };
  });
}

/** Returns the passkey's count of signatures if it signed this challenge for this site, or undefined (SIGNIN-35). */
export async function verifiedCounter(
  context: Context,
  { id, userHandle, ...response }: PasskeyAnswer,
  { passkey, isChallenge }: { passkey: PasskeyRow; isChallenge: IsChallenge },
): Promise<number | undefined> {
  const owner = Buffer.from(passkey.admin_id).toString('base64url');
  if (userHandle !== undefined && userHandle !== owner) return undefined;
  const { verifyAuthenticationResponse } = await loaded();
  return await unlessWrong(context, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...demands(context, isChallenge),
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      // The count is compared later, when it is written.
      credential: { id, publicKey: Buffer.from(passkey.public_key, 'base64'), counter: 0 },
    });
    const counted = authenticationInfo.newCounter;
    return verified && counted <= MAX_COUNTER ? counted : undefined;
  });
}
