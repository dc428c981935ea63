import type { Identity } from './identity.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Reads Google's identity tokens: signed, for this app, not expired, email verified; undefined for others. Throws without keys. */
export function googleReader(config: { clientId: string; keysUrl: string }) {
  // Loaded only if it is set up: most campuses never do.
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
