import { createServer, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { onTestFinished } from 'vitest';
import { listenHere, oidcAt } from '../campus-issuer.ts';

type Answer = (response: ServerResponse) => void;

export const json =
  (content: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  };

export const seconds = () => Math.floor(Date.now() / 1000);

export const unsigned = (claims: JWTPayload) => new UnsecuredJWT(claims).encode();

/** Opens an issuer on loopback that says whatever a test makes it say, until the test ends. */
export async function openHostileIssuer() {
  const own = await generateKeyPair('RS256', { extractable: true });
  const strange = await generateKeyPair('RS256');
  const jwk = await exportJWK(own.publicKey);
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(path);
    const answer = answers.get(path) ?? json({ error: 'not_found' }, 404);
    answer(response);
  });
  const url = await listenHere(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const metadata = {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const keys = { keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] };
  answers.set('/.well-known/openid-configuration', json(metadata));
  answers.set('/keys', json(keys));

  const claimsFor = (nonce: string): JWTPayload => ({
    iss: url,
    aud: 'reslife',
    sub: 'ada',
    iat: seconds(),
    exp: seconds() + 600,
    nonce,
    email: 'ada@example.edu',
    email_verified: true,
  });
  const signed = async (claims: JWTPayload, { kid = 'k1', isStrange = false } = {}) =>
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(isStrange ? strange.privateKey : own.privateKey);
  /** Returns a token that is signed with the public key as if it were a secret. */
  const confused = async (claims: JWTPayload) =>
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(JSON.stringify(jwk)));

  return {
    url,
    oidc: oidcAt(url),
    metadata,
    keys,
    /** Every path that it was asked for. */
    asked,
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    /** Answers the next code with this identity token. */
    give: (idToken: string) =>
      answers.set('/token', json({ access_token: 'a', token_type: 'Bearer', id_token: idToken })),
    claimsFor,
    signed,
    confused,
  };
}
