import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { codeOf, cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { addAdmin, auditedActs, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../../test/test-app.ts';
import { runCommand } from '../command.ts';

const email = 'ada@example.edu';

async function signedIn(app: TestApp) {
  await addAdmin(app);
  const cookie = cookiesIn(await app.call(API.signIn, { body: { email, password: PASSWORD } }));
  const me: Call = (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
  return me;
}

const NONE = { since: null, codesLeft: 0, isRequired: false, asksPassword: true };

describeOnEachDatabase('setting up the second step', (open) => {
  // SIGNIN-31, SIGNIN-28
  test('beginSecondFactor needs the password, confirmSecondFactor a code, and getSecondFactor shows the state', async () => {
    const app = await open();
    const me = await signedIn(app);
    expect((await me(API.getSecondFactor)).data).toEqual(NONE);
    expect((await me(API.beginSecondFactor, { body: {} })).code).toBe('INCORRECT_CREDENTIALS');
    expect((await me(API.beginSecondFactor, { body: { password: 'no' } })).code).toBe(
      'INCORRECT_CREDENTIALS',
    );
    const { seed, address } = (await me(API.beginSecondFactor, { body: { password: PASSWORD } }))
      .data;
    expect(seed).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(
      `otpauth://totp/ResLife%20On-Call:ada%40example.edu?issuer=ResLife%20On-Call&secret=${seed}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await me(API.confirmSecondFactor, { body: { code: '000000' } })).code).toBe(
      'INCORRECT_CODE',
    );
    expect((await me(API.getSecondFactor)).data).toEqual(NONE);
    const code = codeOf(seed, app.clock.now);
    const { recoveryCodes } = (await me(API.confirmSecondFactor, { body: { code } })).data;
    expect(recoveryCodes).toHaveLength(10);
    const since = app.clock.now.toISOString();
    expect((await me(API.getSecondFactor)).data).toEqual({ ...NONE, since, codesLeft: 10 });
    expect((await me(API.beginSecondFactor, { body: { password: PASSWORD } })).code).toBe(
      'HAS_FACTOR',
    );
    expect((await me(API.confirmSecondFactor, { body: { code } })).code).toBe('INCORRECT_CODE');
    expect((await app.mails()).at(-1)?.subject).toBe(
      'Two-step sign-in for ResLife On-Call was set up',
    );
    expect(await auditedActs(app)).toEqual(['session.signIn', 'admin.addFactor']);
  });

  // SIGNIN-31
  test('the later of two seeds is used', async () => {
    const app = await open();
    const me = await signedIn(app);
    const begin = async () =>
      (await me(API.beginSecondFactor, { body: { password: PASSWORD } })).data.seed;
    const [first, second] = [await begin(), await begin()];
    const confirm = async (seed: string) =>
      (await me(API.confirmSecondFactor, { body: { code: codeOf(seed, app.clock.now) } })).code;
    expect(await confirm(first)).toBe('INCORRECT_CODE');
    expect(await confirm(second)).toBeUndefined();
  });

  // SIGNIN-31, SIGNIN-28
  test('renewRecoveryCodes and removeSecondFactor need a code of the app or a recovery code', async () => {
    const app = await open();
    const me = await signedIn(app);
    const { next, recoveryCodes } = await setUpFactor(app, me);
    const renew = async (code: string) => await me(API.renewRecoveryCodes, { body: { code } });
    expect((await renew('000000')).code).toBe('INCORRECT_CODE');
    const { data } = await renew(next());
    expect(data.recoveryCodes).toHaveLength(10);
    const remove = async (code = '') => await me(API.removeSecondFactor, { body: { code } });
    expect((await remove(recoveryCodes[0])).code).toBe('INCORRECT_CODE');
    expect((await remove(data.recoveryCodes[0])).status).toBe(200);
    expect((await me(API.getSecondFactor)).data).toEqual(NONE);
    const subjects = (await app.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step sign-in for ResLife On-Call was removed');
    expect(await auditedActs(app)).toEqual([
      'session.signIn',
      'admin.addFactor',
      'admin.renewCodes',
      'session.useRecoveryCode',
      'admin.removeFactor',
    ]);
    for (const table of ['second_factor', 'recovery_code'] as const)
      expect(await app.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  // SIGNIN-27
  test('wrong codes of a signed-in person are limited, and are in the activity log', async () => {
    const app = await open({ rateLimit: true });
    const me = await signedIn(app);
    const { next } = await setUpFactor(app, me);
    const remove = async (code: string) => await me(API.removeSecondFactor, { body: { code } });
    for (let tries = 0; tries < 10; tries += 1) await remove('000000');
    expect((await remove(next())).code).toBe('TOO_MANY_REQUESTS');
  });

  // SIGNIN-31
  test('reset EMAIL --second-factor removes it, and says so by email and in the activity log', async () => {
    const app = await open();
    await setUpFactor(app, await signedIn(app));
    const reset = async (what = '--second-factor') =>
      await runCommand(['reset', email, what], app.config, app.deps);
    expect((await reset('everything')).status).toBe(2);
    expect(await reset()).toEqual({
      status: 0,
      text: `${email} signs in without two-step sign-in until they set it up again.
`,
    });
    expect(await reset()).toEqual({
      status: 1,
      text: `${email} has no two-step sign-in.
`,
    });
    expect((await app.call(API.signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
    expect((await auditedActs(app)).slice(-2)).toEqual(['admin.removeFactor', 'session.signIn']);
    const subjects = (await app.mails()).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step sign-in for ResLife On-Call was removed');
  });

  // SIGNIN-30
  test('if it is required, nothing else is served before it is set up, and everything afterwards', async () => {
    const app = await open({ secondFactor: 'required' });
    const me = await signedIn(app);
    const asked = async (endpoint: Endpoint) => (await me(endpoint)).code;
    for (const endpoint of [API.getProfile, API.listPeople, API.listSignIns])
      expect(await asked(endpoint)).toBe('SECOND_FACTOR_NEEDED');
    expect((await me(API.getSession)).data.email).toBe(email);
    expect((await me(API.getSecondFactor)).data.isRequired).toBe(true);
    const { next } = await setUpFactor(app, me);
    expect((await me(API.listPeople)).status).toBe(200);
    await me(API.removeSecondFactor, { body: { code: next() } });
    expect(await asked(API.listPeople)).toBe('SECOND_FACTOR_NEEDED');
  });
});

// SIGNIN-27
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the seed of RFC 6238 shows the last six digits of its table', (second, code) => {
  const secret = Secret.fromUTF8('12345678901234567890');
  expect(new TOTP({ secret }).generate({ timestamp: second * 1000 })).toBe(code);
  expect(codeOf(secret.base32, new Date(second * 1000))).toBe(code);
});
