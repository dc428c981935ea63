import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { onTestFinished } from 'vitest';

export const GOOGLE_CLIENT = 'reslife.apps.example';
export const FACEBOOK_APP = { facebookAppId: '4711', facebookAppSecret: 'hush' };

/** The answer of a made-up Facebook about a token. */
export type FacebookToken = {
  app_id?: string;
  is_valid?: boolean;
  user_id?: string;
  expires_at?: number;
  me?: { id: string; email?: string };
};

export type IdentityProvider = {
  settings: { googleKeysUrl: string; facebookGraphUrl: string };
  /** An identity token as Google signs it, changed if a test says so. */
  googleToken: (
    claims: JWTPayload,
    change?: { kid?: string; strangeKey?: boolean; jku?: string },
  ) => Promise<string>;
  /** The public key as text, with which forgers sign by HS256. */
  publicKey: string;
  facebookTokens: Map<string, FacebookToken>;
  /** True while every response must be a 500. */
  isDown: boolean;
};

/** Serves Google's keys and Facebook's graph on a free port, until the test ends. */
export async function openIdentityProvider(now: () => Date): Promise<IdentityProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const strange = await generateKeyPair('RS256');
  const jwk = await exportJWK(publicKey);
  const keys = { keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const facebookTokens = new Map<string, FacebookToken>();

  const answer = (request: IncomingMessage): object | undefined => {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/certs') return keys;
    if (url.pathname === '/debug_token') {
      const isOurs = url.searchParams.get('access_token') === '4711|hush';
      const token = facebookTokens.get(url.searchParams.get('input_token') ?? '');
      if (!isOurs || !token) return undefined;
      const { me: _me, ...data } = token;
      return { data: { app_id: '4711', is_valid: true, expires_at: 0, user_id: 'f1', ...data } };
    }
    const token = facebookTokens.get(url.searchParams.get('access_token') ?? '');
    return token?.me;
  };

  const provider: IdentityProvider = {
    settings: { googleKeysUrl: '', facebookGraphUrl: '' },
    publicKey: JSON.stringify(jwk),
    facebookTokens,
    isDown: false,
    googleToken: async (claims, { kid = 'k1', strangeKey = false, jku } = {}) => {
      const seconds = Math.floor(now().getTime() / 1000);
      const whole = {
        iss: 'https://accounts.google.com',
        aud: GOOGLE_CLIENT,
        sub: 'g1',
        iat: seconds,
        exp: seconds + 3_600,
        email_verified: true,
        ...claims,
      };
      const header = { alg: 'RS256', kid, ...(jku === undefined ? {} : { jku }) };
      return await new SignJWT(whole)
        .setProtectedHeader(header)
        .sign(strangeKey ? strange.privateKey : privateKey);
    },
  };
  const server = createServer((request, response) => {
    const body = provider.isDown ? undefined : answer(request);
    const status = provider.isDown ? 500 : body ? 200 : 400;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: {} }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  provider.settings = { googleKeysUrl: `${origin}/certs`, facebookGraphUrl: origin };
  return provider;
}
