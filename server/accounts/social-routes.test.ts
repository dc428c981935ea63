import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { FACEBOOK_APP, GOOGLE_CLIENT, openIdentityProvider } from '../test/identity-provider.ts';
import { addAdmin, auditedActs } from '../test/test-admin.ts';
import { describeOnEachDatabase, type Open, type TestApp } from '../test/test-app.ts';

const email = 'ada@example.edu';
const now = new Date('2026-11-20T03:07:00.000Z');

async function openWithProviders(open: Open, settings: object = {}) {
  const provider = await openIdentityProvider(() => now);
  const app = await open({
    googleClientId: GOOGLE_CLIENT,
    ...FACEBOOK_APP,
    ...provider.settings,
    ...settings,
  });
  return { app, provider };
}

function google({ call }: TestApp, token: string) {
  return call(API.googleLogin, { body: { token } });
}

function facebook({ call }: TestApp, token: string, headers: Record<string, string> = {}) {
  return call(API.facebookToken, { query: { access_token: token }, headers });
}

describeOnEachDatabase('sign-in by another provider', (open) => {
  // ACCOUNTS-8
  test('the calls are not found without their settings', async () => {
    const app = await open();
    for (const answer of [await google(app, 'x'), await facebook(app, 'x')]) {
      expect(answer.status).toBe(404);
      expect(answer.code).toBe('NOT_FOUND');
    }
  });

  // ACCOUNTS-8
  test('googleLogin signs an invited administrator in, links the account and returns a token that is good for nothing', async () => {
    const { app, provider } = await openWithProviders(open);
    const { id } = await addAdmin(app, { password: null });
    const answer = await google(app, await provider.googleToken({ email: 'Ada@example.edu' }));
    expect(answer.status).toBe(200);
    const { token, ...session } = answer.data;
    expect(session).toEqual({ _id: id, email, name: 'Ada', role: 'admin' });
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect((await app.call(API.getProfile, { headers: { cookie } })).status).toBe(200);
    const withToken = { cookie: `sid=${token}`, authorization: `Bearer ${token}` };
    expect((await app.call(API.getProfile, { headers: withToken })).status).toBe(401);
    expect(await auditedActs(app)).toEqual(['admin.linkProvider', 'session.signIn']);
  });

  test('once linked, the account counts, not the email', async () => {
    const { app, provider } = await openWithProviders(open);
    await addAdmin(app);
    expect((await google(app, await provider.googleToken({ email }))).status).toBe(200);
    const moved = await google(app, await provider.googleToken({ email: 'new@example.edu' }));
    expect(moved.data.email).toBe(email);
    const other = await google(app, await provider.googleToken({ email, sub: 'g2' }));
    expect(other.code).toBe('INCORRECT_CREDENTIALS');
    await app.db.write.updateTable('admin').set({ disabled: 1 }).execute();
    const disabled = await google(app, await provider.googleToken({ email, jti: '3' }));
    expect(disabled.code).toBe('INCORRECT_CREDENTIALS');
  });

  // ACCOUNTS-8
  test('forged, expired, foreign and used tokens all fail alike', async () => {
    const { app, provider } = await openWithProviders(open);
    await addAdmin(app);
    const { googleToken, publicKey } = provider;
    const seconds = now.getTime() / 1000;
    const claims = {
      email,
      email_verified: true,
      sub: 'g1',
      iss: 'https://accounts.google.com',
      aud: GOOGLE_CLIENT,
      exp: seconds + 60,
    };
    const hmac = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' });
    const good = await googleToken({ email });
    const [head, body, signature] = good.split('.');
    const used = await googleToken({ email, jti: 'used' });
    expect((await google(app, used)).status).toBe(200);
    const forged = {
      'no algorithm': new UnsecuredJWT(claims).encode(),
      'signed with the public key': await hmac.sign(new TextEncoder().encode(publicKey)),
      'another issuer': await googleToken({ email, iss: 'https://evil.test' }),
      'another app': await googleToken({ email, aud: 'other.apps.example' }),
      aged: await googleToken({ email, exp: seconds - 1 }),
      'not yet': await googleToken({ email, nbf: seconds + 60 }),
      'email not verified': await googleToken({ email, email_verified: false }),
      'email verified as text': await googleToken({ email, email_verified: 'true' }),
      'no email': await googleToken({}),
      'nobody here': await googleToken({ email: 'nobody@example.edu', sub: 'g9' }),
      'unknown key': await googleToken({ email }, { kid: 'k2' }),
      'strange key': await googleToken({ email }, { strangeKey: true }),
      'key of their own': await googleToken(
        { email },
        { strangeKey: true, jku: 'http://evil.test' },
      ),
      'changed after signing': [head, `${body?.slice(0, -2)}AA`, signature].join('.'),
      'without signature': `${head}.${body}.`,
      used,
      'no token at all': 'x',
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await google(app, token);
      expect([name, answer.status, answer.code]).toEqual([name, 401, 'INCORRECT_CREDENTIALS']);
      expect(String(answer.headers['set-cookie'])).not.toContain('sid=');
    }
    expect((await app.call(API.googleLogin, { body: {} })).status).toBe(400);
    expect((await google(app, good)).status).toBe(200);
  });

  // ACCOUNTS-8
  test('facebookToken signs an administrator in by a token for this app', async () => {
    const { app, provider } = await openWithProviders(open);
    const { id } = await addAdmin(app);
    provider.facebookTokens.set('good', { me: { id: 'f1', email } });
    const answer = await facebook(app, 'good', { 'sec-fetch-site': 'same-origin' });
    expect(answer.data).toMatchObject({ _id: id, email });
    expect(String(answer.headers['set-cookie'])).toContain('sid=');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await facebook(app, 'good')).status).toBe(200);
  });

  // ACCOUNTS-8
  test('tokens of other apps, people and times are refused, and so are other sites', async () => {
    const { app, provider } = await openWithProviders(open);
    await addAdmin(app);
    const me = { id: 'f1', email };
    const { facebookTokens } = provider;
    facebookTokens.set('of another app', { app_id: '4712', me });
    facebookTokens.set('not valid', { is_valid: false, me });
    facebookTokens.set('aged', { expires_at: now.getTime() / 1000, me });
    facebookTokens.set('of somebody else', { me: { ...me, id: 'f2' } });
    facebookTokens.set('without an email', { me: { id: 'f1' } });
    facebookTokens.set('nobody here', { me: { id: 'f1', email: 'nobody@example.edu' } });
    for (const token of [...facebookTokens.keys(), 'unknown']) {
      const answer = await facebook(app, token);
      expect([token, answer.status, answer.code]).toEqual([token, 401, 'INCORRECT_CREDENTIALS']);
    }
    facebookTokens.set('good', { me });
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await facebook(app, 'good', { 'sec-fetch-site': site })).code).toBe('CSRF_REJECTED');
    }
    expect((await app.call(API.facebookToken)).status).toBe(400);
  });

  test('a provider that is down is reported, and attempts are limited', async () => {
    const { app, provider } = await openWithProviders(open, { rateLimit: true });
    await addAdmin(app);
    provider.isDown = true;
    expect((await google(app, await provider.googleToken({ email }))).code).toBe('UNAVAILABLE');
    expect((await facebook(app, 'x')).code).toBe('UNAVAILABLE');
    provider.isDown = false;
    const codes: unknown[] = [];
    for (let n = 0; n < 51; n += 1) codes.push((await google(app, 'x')).code);
    expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(50);
  });
});
