import { createHmac } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';

/** Somebody's account at another provider, proven by a token. */
export type Identity = {
  provider: 'google' | 'facebook';
  /** The provider's permanent id of the account, since an email address may get another owner. */
  id: string;
  email: string;
  /** The time at which the token expires if it may be used only once. It is undefined if it may be used again. */
  onceUntil: Date | undefined;
};

type FacebookConfig = { appId: string; appSecret: string; graphUrl: string };

const Inspected = Type.Object({
  data: Type.Object({
    app_id: Type.String(),
    is_valid: Type.Boolean(),
    user_id: Type.String({ minLength: 1 }),
    /** The end of the token in seconds since 1970. 0 means never. */
    expires_at: Type.Number(),
  }),
});
const Me = Type.Object({ id: Type.String(), email: Type.String({ minLength: 3 }) });

/** Asks the Graph API. The result is undefined if it reports an error or has another shape. */
async function ask<S extends TSchema>(
  url: URL,
  schema: S,
  query: Readonly<Record<string, string>>,
): Promise<Static<S> | undefined> {
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
  if (response.status >= 500) throw new Error(`Facebook returned ${response.status}`);
  // The library is loaded only if it is used, since it adds a tenth of a second to the start.
  const { Value } = await import('typebox/value');
  const answer: unknown = await response.json();
  return response.ok && Value.Check(schema, answer) ? answer : undefined;
}

/** Makes a reader of Facebook's access tokens. It accepts a valid one that was issued to this app, with an email (always confirmed), and returns undefined for others. */
export function facebookReader({ appId, appSecret, graphUrl }: FacebookConfig) {
  return async (token: string, now: Date): Promise<Identity | undefined> => {
    const found = await ask(new URL('/debug_token', graphUrl), Inspected, {
      input_token: token,
      access_token: `${appId}|${appSecret}`,
    });
    // A token that was issued to another app must not open an account here.
    if (!found?.data.is_valid || found.data.app_id !== appId) return undefined;
    const { expires_at: expires, user_id: id } = found.data;
    if (expires !== 0 && expires * 1000 <= now.getTime()) return undefined;
    const me = await ask(new URL('/me', graphUrl), Me, {
      fields: 'id,email',
      access_token: token,
      appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
    });
    if (me?.id !== id) return undefined;
    return { provider: 'facebook', id, email: me.email, onceUntil: undefined };
  };
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Makes a reader of Google's identity tokens. It accepts one that is signed, for this app and not expired, with a verified email, and returns undefined for others. It throws if the keys cannot be read. */
export function googleReader(config: { clientId: string; keysUrl: string }) {
  // The library is loaded only if Google is set up, which is rare.
  const opened = import('jose').then((jose) => ({
    jose,
    keys: jose.createRemoteJWKSet(new URL(config.keysUrl), { timeoutDuration: 5_000 }),
  }));
  return async (token: string, now: Date): Promise<Identity | undefined> => {
    const { jose, keys } = await opened;
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        issuer: ISSUERS,
        audience: config.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'email'],
        currentDate: now,
      });
      const { sub: id, email, exp } = payload;
      const isVerified = payload['email_verified'] === true;
      if (!isVerified || !id || !exp || typeof email !== 'string') return undefined;
      return { provider: 'google', id, email, onceUntil: new Date(exp * 1000) };
    } catch (error) {
      const isKeysFault =
        !(error instanceof jose.errors.JOSEError) ||
        error instanceof jose.errors.JWKSTimeout ||
        error.code === 'ERR_JOSE_GENERIC';
      if (isKeysFault) throw error;
      return undefined;
    }
  };
}
