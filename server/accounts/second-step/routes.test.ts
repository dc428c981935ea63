import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { codeOf, cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { openCampusIssuer } from '../../test/campus-issuer.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../../test/test-app.ts';
import { afterRestore } from '../../process/restored.ts';
import { runCommand } from '../command.ts';

const email = 'ada@example.edu';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function signIn({ call }: TestApp, cookie = '', password = PASSWORD) {
  return await call(API.signIn, { body: { email, password }, headers: { cookie } });
}

const as =
  ({ call }: TestApp, cookie: string): Call =>
  (endpoint, request) =>
    call(endpoint, { ...request, headers: { cookie, ...request?.headers } });

/** Signs somebody with an authenticator app in, from before. */
async function withFactor(app: TestApp) {
  const { id } = await addAdmin(app);
  const session = cookiesIn(await signIn(app));
  const me = as(app, session);
  const factor = await setUpFactor(app, me);
  app.clock.pass(30_000);
  return { id, me, session, ...factor };
}

async function finish({ call }: TestApp, cookie: string, body: object, ip = '') {
  const headers = { cookie, ...(ip && { 'x-forwarded-for': ip }) };
  return await call(API.finishSignIn, { body, headers });
}

describeOnEachDatabase('the second step of a sign-in', (open) => {
  // SIGNIN-26, SIGNIN-27
  test('after the password, a code of the app signs in by finishSignIn, and nothing does before', async () => {
    const app = await open();
    const { id, next, session } = await withFactor(app);
    const first = await signIn(app);
    expect([first.status, first.code]).toEqual([401, 'SECOND_STEP']);
    expect(String(first.headers['set-cookie'])).toMatch(
      /step=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const step = cookiesIn(first);
    expect(step).not.toContain('sid=');
    expect((await as(app, step.replace('step=', 'sid='))(API.getSession)).code).toBe(
      'NOT_SIGNED_IN',
    );
    expect((await finish(app, step, { code: '000000' })).code).toBe('INCORRECT_CODE');
    const code = next();
    const done = await finish(app, step, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(done.data).toEqual({ _id: id, email, name: 'Ada', role: 'admin' });
    expect((await as(app, cookiesIn(done))(API.getSession)).data._id).toBe(id);
    // The waiting sign-in is used up.
    expect((await finish(app, step, { code: next() })).code).toBe('STEP_ENDED');
    expect((await as(app, session)(API.getSession)).status).toBe(200);
    expect((await auditedActs(app)).toSorted()).toEqual(
      ['admin.addFactor', 'session.refuseCode', 'session.signIn', 'session.signIn'].toSorted(),
    );
  });

  // SIGNIN-27
  test('a code works once, even if it is sent twice at once, and none older than the last does', async () => {
    const app = await open();
    const { seed, code: used, next } = await withFactor(app);
    const step = async () => cookiesIn(await signIn(app));
    expect((await finish(app, await step(), { code: used })).code).toBe('INCORRECT_CODE');
    const code = next();
    const steps = [await step(), await step(), await step()];
    const answers = await Promise.all(steps.map((cookie) => finish(app, cookie, { code })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const ahead = codeOf(seed, app.clock.now, 1);
    expect((await finish(app, await step(), { code: ahead })).status).toBe(200);
    expect((await finish(app, await step(), { code: next() })).code).toBe('INCORRECT_CODE');
    expect((await finish(app, await step(), { code: codeOf(seed, app.clock.now, 2) })).code).toBe(
      'INCORRECT_CODE',
    );
  });

  // SESSION-8
  test('after a restore no former recovery code signs in, but the app does', async () => {
    const app = await open();
    const { recoveryCodes, next } = await withFactor(app);
    await afterRestore(app.deps);
    const step = cookiesIn(await signIn(app));
    const [code = ''] = recoveryCodes;
    expect((await finish(app, step, { code })).code).toBe('INCORRECT_CODE');
    expect((await finish(app, step, { code: next() })).status).toBe(200);
  });

  // SIGNIN-28
  test('a recovery code works once, as written or typed, only for its owner', async () => {
    const app = await open();
    const { recoveryCodes, id } = await withFactor(app);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){6}$/);
    const step = async () => cookiesIn(await signIn(app));
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const steps = [await step(), await step()];
    const both = await Promise.all(steps.map((cookie) => finish(app, cookie, { code: typed })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await finish(app, await step(), { code })).code).toBe('INCORRECT_CODE');
    expect(await auditedActs(app)).toContain('session.useRecoveryCode');
    const stored = await app.db.read.selectFrom('recovery_code').selectAll().execute();
    expect(stored).toHaveLength(9);
    expect(stored.every((row) => row.admin_id === id && /^[0-9a-f]{64}$/.test(row.hash))).toBe(
      true,
    );
  });

  // SIGNIN-26
  test('it waits ten minutes, and ends with a new password, with the account, or with a restore', async () => {
    const app = await open();
    const { next, me, id } = await withFactor(app);
    const late = cookiesIn(await signIn(app));
    app.clock.pass(10 * MINUTE);
    expect((await finish(app, late, { code: next() })).code).toBe('STEP_ENDED');
    const before = cookiesIn(await signIn(app));
    const newPassword = 'another lamp, upstairs';
    await me(API.changePassword, { body: { password: PASSWORD, newPassword } });
    expect((await finish(app, before, { code: next() })).code).toBe('STEP_ENDED');
    const waiting = cookiesIn(await signIn(app, '', newPassword));
    await app.db.write.updateTable('admin').set({ disabled: 1 }).where('id', '=', id).execute();
    expect((await finish(app, waiting, { code: next() })).code).toBe('STEP_ENDED');
    expect((await finish(app, '', { code: next() })).code).toBe('STEP_ENDED');
  });

  // SIGNIN-27
  test('wrong codes are limited, and a known device keeps its own tries', async () => {
    const app = await open({ rateLimit: true, trustProxy: ['127.0.0.1'] });
    const { next } = await withFactor(app);
    const known = cookiesIn(await signIn(app));
    const device = cookiesIn(await finish(app, known, { code: next() }));
    const stranger = cookiesIn(await signIn(app));
    for (let tries = 0; tries < 10; tries += 1)
      expect((await finish(app, stranger, { code: '000000' }, '203.0.113.9')).code).toBe(
        'INCORRECT_CODE',
      );
    const more = await finish(app, stranger, { code: next() }, '203.0.113.9');
    expect([more.status, more.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    for (let network = 10; network < 14; network += 1)
      for (let tries = 0; tries < 10; tries += 1)
        await finish(app, stranger, { code: '000000' }, `203.0.${network}.9`);
    expect((await finish(app, stranger, { code: next() }, '203.0.20.9')).status).toBe(429);
    const owner = cookiesIn(await signIn(app, device));
    expect((await finish(app, `${owner}; ${device}`, { code: next() })).status).toBe(200);
  });

  // SIGNIN-29
  test('a trusted browser is asked once in thirty days, only for this person and this app', async () => {
    const app = await open();
    const { next, me } = await withFactor(app);
    const done = await finish(app, cookiesIn(await signIn(app)), { code: next(), remember: true });
    const trusted = cookiesIn(done);
    expect(trusted).toMatch(/second-[\w-]{16}=[\w-]{43}/);
    expect((await signIn(app, trusted)).status).toBe(200);
    expect((await signIn(app, trusted.replace(/(second-[\w-]{16}=)./, '$1~'))).code).toBe(
      'SECOND_STEP',
    );
    expect((await signIn(app, trusted.replace(/second-\S+/, ''))).code).toBe('SECOND_STEP');
    app.clock.pass(30 * DAY - MINUTE);
    const soon = await signIn(app, trusted);
    expect(soon.status).toBe(200);
    const again = as(app, cookiesIn(soon));
    expect((await again(API.removeSecondFactor, { body: { code: next() } })).status).toBe(200);
    expect((await me(API.getSession)).code).toBe('NOT_SIGNED_IN');
    expect((await signIn(app)).status).toBe(200);
    await setUpFactor(app, as(app, cookiesIn(await signIn(app))));
    expect((await signIn(app, trusted)).code).toBe('SECOND_STEP');
  });

  // SIGNIN-29
  test('after thirty days it asks again', async () => {
    const app = await open();
    const { next } = await withFactor(app);
    const trusted = cookiesIn(
      await finish(app, cookiesIn(await signIn(app)), { code: next(), remember: true }),
    );
    app.clock.pass(30 * DAY);
    expect((await signIn(app, trusted)).code).toBe('SECOND_STEP');
  });

  // SIGNIN-26
  test('it is asked after a campus sign-in too, unless the setting says that the issuer is enough', async () => {
    const ada = { sub: 'ada', email, email_verified: true };
    const issuer = await openCampusIssuer('http://localhost:3000', ada);
    onTestFinished(issuer.stop);
    const app = await open({ oidc: { ...issuer.oidc } });
    const { next } = await withFactor(app);
    app.clock.now = new Date();
    const browser = campusBrowser(app);
    const to = await browser.signIn('/admin/people');
    const halfway = { signedIn: 'halfway', returnUrl: '/admin/people' };
    expect(Object.fromEntries(to.searchParams)).toEqual(halfway);
    expect(browser.cookies.has('sid')).toBe(false);
    const done = await finish(app, browser.cookie(), { code: next() });
    expect(done.status).toBe(200);
    const signedOut = await as(app, cookiesIn(done))(API.signOut);
    expect(signedOut.data.signOutUrl).toContain('id_token_hint=');
    Object.assign(app.config.oidc ?? {}, { isEnough: true });
    const enough = await campusBrowser(app).signIn('/admin/people');
    expect(enough.searchParams.get('signedIn')).toBe('campus');
  });

  // SIGNIN-26
  test('a link that signs in where passwords are off asks for the second step', async () => {
    const app = await open();
    const { next } = await withFactor(app);
    const off = { ...app.config, localPasswords: false };
    await runCommand(['reset', email], off, app.deps);
    const passCode = await codeInMail(app);
    Object.assign(app.config, { localPasswords: false });
    const entered = await app.call(API.enterByLink, { body: { email, passCode } });
    expect(entered.code).toBe('SECOND_STEP');
    expect((await finish(app, cookiesIn(entered), { code: next() })).status).toBe(200);
  });
});
