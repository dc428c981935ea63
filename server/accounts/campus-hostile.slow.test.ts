import { describe, expect, test } from 'vitest';
import type { JWTPayload } from 'jose';
import { isOfIssuer, boundedFetch } from './issuer/bounded-fetch.ts';
import { campusBrowser } from '../test/campus-browser.ts';
import { json, openHostileIssuer, seconds, unsigned } from '../test/hostile/hostile-issuer.ts';
import { addAdmin, auditedActs } from '../test/test-admin.ts';
import { openOnSqlite } from '../test/test-app.ts';

type Hostile = Awaited<ReturnType<typeof openHostileIssuer>>;

async function openWith(change: (issuer: Hostile) => void = () => undefined) {
  const issuer = await openHostileIssuer();
  change(issuer);
  const app = await openOnSqlite({ oidc: issuer.oidc });
  app.clock.now = new Date();
  await addAdmin(app);
  /** Signs in with a nonce that the issuer changes; returns the failure in the address of the sign-in page. */
  const comeBackWith = async (
    make: (nonce: string) => string | Promise<string>,
    more: Record<string, string> = {},
  ) => {
    const browser = campusBrowser(app);
    const { to } = await browser.start();
    const asked = Object.fromEntries(to.searchParams);
    if (asked['failure'] !== undefined) return asked['failure'];
    issuer.give(await make(asked['nonce'] ?? ''));
    const back = { code: 'c', state: asked['state'] ?? '', iss: issuer.url, ...more };
    const answer = await browser.finish(back);
    const isIn = browser.cookie().includes('sid=');
    const { failure = 'none', signedIn } = Object.fromEntries(answer.to.searchParams);
    expect(isIn).toBe(signedIn === 'campus');
    return failure;
  };
  return { app, issuer, comeBackWith };
}

// SIGNIN-16
describe('identity tokens', () => {
  test('a valid one signs in', async () => {
    const { issuer, comeBackWith } = await openWith();
    const { signed, claimsFor } = issuer;
    expect(await comeBackWith(async (nonce) => await signed(claimsFor(nonce)))).toBe('none');
    const several = (nonce: string) => ({
      ...claimsFor(nonce),
      aud: ['reslife', 'x'],
      azp: 'reslife',
    });
    expect(await comeBackWith(async (nonce) => await signed(several(nonce)))).toBe('none');
  });

  test('forged, expired, foreign and mixed-up ones are refused', async () => {
    const { app, issuer, comeBackWith } = await openWith();
    const { signed, confused, claimsFor } = issuer;
    const but =
      (change: JWTPayload) =>
      async (nonce: string): Promise<string> =>
        await signed({ ...claimsFor(nonce), ...change });
    const without = (name: string) => async (nonce: string) => {
      const { [name]: _, ...claims } = claimsFor(nonce);
      return await signed(claims);
    };
    const former = await signed(claimsFor('the nonce of another way'));
    const refused: Record<string, (nonce: string) => string | Promise<string>> = {
      'a strange key': async (nonce) => await signed(claimsFor(nonce), { isStrange: true }),
      'an unknown key': async (nonce) => await signed(claimsFor(nonce), { kid: 'k9' }),
      'no algorithm': (nonce) => unsigned(claimsFor(nonce)),
      'the public key as a secret': async (nonce) => await confused(claimsFor(nonce)),
      'changed after signing': async (nonce) => {
        const [head, , signature] = (await signed(claimsFor(nonce))).split('.');
        const body = Buffer.from(JSON.stringify({ ...claimsFor(nonce), sub: 'x' }));
        return [head, body.toString('base64url'), signature].join('.');
      },
      'without signature': async (nonce) => (await signed(claimsFor(nonce))).replace(/[^.]*$/, ''),
      expired: but({ exp: seconds() - 60 }),
      'not yet': but({ nbf: seconds() + 60 }),
      'another audience': but({ aud: 'another app' }),
      'several audiences, for another': but({ aud: ['reslife', 'x'], azp: 'x' }),
      'another issuer': but({ iss: 'https://evil.example' }),
      'the issuer, as somebody might write it': but({ iss: `${issuer.url}/` }),
      'another nonce': but({ nonce: 'another' }),
      'no nonce': without('nonce'),
      'replayed of another way': () => former,
      'no subject': without('sub'),
      'no end': without('exp'),
      'no issuer': without('iss'),
      'no audience': without('aud'),
      'no token': () => 'x',
      empty: () => '',
    };
    for (const [name, make] of Object.entries(refused)) {
      expect([name, await comeBackWith(make)]).toEqual([name, 'untrusted']);
    }
    expect(new Set(await auditedActs(app))).toEqual(new Set(['session.refuse']));
    expect(await app.db.read.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test("expiry is judged by the server's clock", async () => {
    const { app, issuer, comeBackWith } = await openWith();
    const { signed, claimsFor } = issuer;
    app.clock.pass(700_000);
    expect(await comeBackWith(async (nonce) => await signed(claimsFor(nonce)))).toBe('untrusted');
  });

  test('an answer that names another issuer is refused if the issuer promises to name itself', async () => {
    const { issuer, comeBackWith } = await openWith(({ answer, metadata }) => {
      const said = { ...metadata, authorization_response_iss_parameter_supported: true };
      answer('/.well-known/openid-configuration', json(said));
    });
    const good = async (nonce: string) => await issuer.signed(issuer.claimsFor(nonce));
    expect(await comeBackWith(good, { iss: 'https://evil.example' })).toBe('untrusted');
    expect(issuer.asked).not.toContain('/token');
    expect(await comeBackWith(good)).toBe('none');
  });

  test('claims from the user-info endpoint are accepted only for the same person', async () => {
    const { issuer, comeBackWith } = await openWith(({ url, answer, metadata }) => {
      const said = { ...metadata, userinfo_endpoint: `${url}/me` };
      answer('/.well-known/openid-configuration', json(said));
    });
    const { signed, claimsFor, answer } = issuer;
    const bare = async (nonce: string) => {
      const { email: _, ...claims } = claimsFor(nonce);
      return await signed(claims);
    };
    const email = { email: 'ada@example.edu', email_verified: true };
    answer('/me', json({ sub: 'ben', ...email }));
    expect(await comeBackWith(bare)).toBe('untrusted');
    answer('/me', json({ sub: 'ada', ...email }));
    expect(await comeBackWith(bare)).toBe('none');
  });
});

// SIGNIN-19
describe('an issuer', () => {
  const wellKnown = '/.well-known/openid-configuration';

  test.each<[string, (issuer: Hostile) => void]>([
    ['answers nonsense', ({ answer }) => answer(wellKnown, json('<html>'))],
    ['answers another shape', ({ answer }) => answer(wellKnown, json({ issuer: 7 }))],
    [
      'answers a page',
      ({ answer }) => answer(wellKnown, (response) => response.writeHead(200).end('<html>')),
    ],
    [
      'says another issuer',
      ({ answer, metadata }) =>
        answer(wellKnown, json({ ...metadata, issuer: 'https://evil.example' })),
    ],
    [
      'leads elsewhere',
      ({ answer }) =>
        answer(wellKnown, (response) =>
          response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
        ),
    ],
    [
      'names a page elsewhere',
      ({ answer, metadata }) =>
        answer(
          wellKnown,
          json({ ...metadata, authorization_endpoint: 'https://evil.example/authorize' }),
        ),
    ],
    [
      'names no page',
      ({ answer, metadata: { authorization_endpoint: _, ...rest } }) =>
        answer(wellKnown, json(rest)),
    ],
    ['is at fault', ({ answer }) => answer(wellKnown, json({}, 500))],
    [
      'never ends',
      ({ answer }) =>
        answer(wellKnown, (response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const more = () => response.write(' '.repeat(65_536), () => setImmediate(more));
          more();
        }),
    ],
  ])('that %s is reported as not answering', async (_name, change) => {
    const { comeBackWith } = await openWith(change);
    expect(await comeBackWith(() => 'x')).toBe('unavailable');
  });

  test.each<[string, (issuer: Hostile) => void]>([
    ['of its keys', ({ answer }) => answer('/keys', json('<html>'))],
    ['of its keys a fault', ({ answer }) => answer('/keys', json({}, 503))],
    [
      'of keys at another place',
      ({ answer, metadata }) =>
        answer(wellKnown, json({ ...metadata, jwks_uri: 'https://evil.example/keys' })),
    ],
  ])('that answers with nonsense (%s) signs nobody in', async (_name, change) => {
    const { issuer, comeBackWith } = await openWith(change);
    const answer = await comeBackWith(
      async (nonce) => await issuer.signed(issuer.claimsFor(nonce)),
    );
    expect(answer).toBe('unavailable');
  });

  test.each<[string, Parameters<typeof json>, string]>([
    ['an error', [{ error: 'invalid_client' }, 401], 'unavailable'],
    ['a used code', [{ error: 'invalid_grant' }, 400], 'stale'],
    ['a fault', [{}, 500], 'unavailable'],
    ['nonsense', ['{'], 'unavailable'],
    ['no identity token', [{ access_token: 'a', token_type: 'Bearer' }], 'untrusted'],
  ])('that answers a code with %s signs nobody in', async (_name, answer, failure) => {
    const { app, issuer } = await openWith();
    issuer.answer('/token', json(...answer));
    const browser = campusBrowser(app);
    const state = (await browser.start()).to.searchParams.get('state') ?? '';
    const { to } = await browser.finish({ code: 'c', state });
    expect(to.searchParams.get('failure')).toBe(failure);
  });

  test('is given up if it hangs, and not asked again for five seconds', async () => {
    const { app, issuer, comeBackWith } = await openWith(({ answer }) =>
      answer(wellKnown, () => undefined),
    );
    const begun = performance.now();
    const answers = await Promise.all([comeBackWith(() => 'x'), comeBackWith(() => 'x')]);
    expect(answers).toEqual(['unavailable', 'unavailable']);
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(await comeBackWith(() => 'x')).toBe('unavailable');
    expect(issuer.asked).toEqual([wellKnown]);
    issuer.answer(wellKnown, json(issuer.metadata));
    app.clock.pass(5_001);
    const good = async (nonce: string) => await issuer.signed(issuer.claimsFor(nonce));
    expect(await comeBackWith(good)).toBe('none');
  }, 20_000);

  test('is given up if it stops in the middle of an answer', async () => {
    const { issuer } = await openWith(({ answer }) =>
      answer(wellKnown, (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
      }),
    );
    const asked = boundedFetch(issuer.url, 100)(`${issuer.url}${wellKnown}`, {
      method: 'GET',
      headers: {},
      body: undefined,
      redirect: 'manual',
    });
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each([
    ['https://sso.example.edu', 'https://keys.example.edu/x', true],
    ['https://sso.example.edu', 'http://sso.example.edu/x', false],
    ['https://sso.example.edu', 'http://127.0.0.1/x', false],
    ['https://sso.example.edu', 'file:///etc/passwd', false],
    ['http://127.0.0.1:8080', 'http://localhost:8080/x', true],
    ['http://127.0.0.1:8080', 'https://sso.example.edu/x', false],
    ['http://127.0.0.1:8080', 'http://192.0.2.7/x', false],
  ])('at %s may name %s: %s', (issuer, address, expected) => {
    expect(isOfIssuer(issuer, address)).toBe(expected);
  });
});
