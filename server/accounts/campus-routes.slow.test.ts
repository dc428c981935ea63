import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { campusBrowser } from '../test/campus-browser.ts';
import { oidcAt, openCampusIssuer, type CampusPerson } from '../test/campus-issuer.ts';
import { addAdmin, auditedActs, PASSWORD } from '../test/test-admin.ts';
import { runCommand } from './command.ts';
import { describeOnEachDatabase, describeOnSqlite, type Open } from '../test/test-app.ts';
import type { OidcConfig } from '../base/oidc-config.ts';

const PUBLIC_URL = 'http://localhost:3000';
const email = 'ada@example.edu';
const ADA: CampusPerson = { sub: 'ada', email, email_verified: true, name: 'Ada Adeyemi' };

async function openIssuer() {
  const issuer = await openCampusIssuer(PUBLIC_URL, ADA);
  onTestFinished(issuer.stop);
  return issuer;
}

async function openWithCampus(open: Open, settings: Partial<OidcConfig> = {}) {
  const issuer = await openIssuer();
  const app = await open({ oidc: { ...issuer.oidc, ...settings }, publicUrl: PUBLIC_URL });
  // The issuer has a clock of its own.
  app.clock.now = new Date();
  return { app, issuer, browser: campusBrowser(app) };
}

const paramsOf = (at: URL) => Object.fromEntries(at.searchParams);
const SIGNED_IN = { signedIn: 'campus' };

describeOnSqlite('sign-in with the campus account', (open) => {
  // SIGNIN-14
  test('startCampusSignIn and finishCampusSignIn are not found unless it is set up', async () => {
    const { call } = await open();
    expect((await call(API.startCampusSignIn)).code).toBe('NOT_FOUND');
    expect((await call(API.finishCampusSignIn)).code).toBe('NOT_FOUND');
  });

  // SIGNIN-15, SIGNIN-16, SESSION-3
  test('an invited administrator signs in as by a password, and getSession says who it is', async () => {
    const { app, browser } = await openWithCampus(open);
    const { id } = await addAdmin(app, { email, password: null });
    const { to: issuerPage } = await browser.start('/issue/42?pane=2');
    expect(issuerPage.searchParams.get('code_challenge_method')).toBe('S256');
    expect(issuerPage.searchParams.get('response_type')).toBe('code');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(issuerPage.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    const { status, to } = await browser.finish(await browser.atIssuer(issuerPage));
    expect(status).toBe(303);
    expect(`${to.origin}${to.pathname}`).toBe(`${PUBLIC_URL}/auth/login`);
    expect(paramsOf(to)).toEqual({ ...SIGNED_IN, returnUrl: '/issue/42?pane=2' });
    expect([...browser.cookies.keys()].sort()).toEqual([
      'XSRF-TOKEN',
      expect.stringMatching(/^known-/),
      'sid',
    ]);
    const session = await app.call(API.getSession, { headers: { cookie: browser.cookie() } });
    expect(session.data).toEqual({ _id: id, email, name: 'Ada', role: 'admin' });
    expect(await auditedActs(app)).toEqual(['admin.linkProvider', 'session.signIn']);
    const [row] = await app.db.read.selectFrom('admin').selectAll().execute();
    expect(row).toMatchObject({ campus_subject: 'ada', signed_in_at: expect.any(String) });
    expect((await app.call(API.getSession)).code).toBe('NOT_SIGNED_IN');
  });

  // SIGNIN-22
  test('a sign-in from a new device is emailed, without mention of a password if there is none', async () => {
    const { app, browser } = await openWithCampus(open);
    await addAdmin(app, { email, password: null });
    await browser.signIn('/admin');
    browser.cookies.clear();
    await browser.signIn('/admin');
    const [mail, ...more] = await app.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New device signed in to ResLife On-Call');
    expect(mail?.body).toContain('your campus IT office');
    expect(mail?.body).not.toMatch(/password/i);
  });

  // SIGNIN-15, SIGNIN-57
  test('nobody enters uninvited, and no account is created', async () => {
    const { app, browser } = await openWithCampus(open);
    expect(paramsOf(await browser.signIn('/admin'))).toEqual({
      failure: 'unknown',
      returnUrl: '/admin',
    });
    expect(browser.cookie()).not.toContain('sid=');
    expect(await app.db.read.selectFrom('admin').selectAll().execute()).toEqual([]);
    expect(await auditedActs(app)).toEqual(['session.refuse']);
  });

  // SIGNIN-15
  test('once linked, only the campus account counts: a changed email keeps it, and another account with that email is refused', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    const { id } = await addAdmin(app, { email });
    await browser.signIn();
    issuer.become({ ...ADA, email: 'ada.king@example.edu', email_verified: false });
    const moved = campusBrowser(app);
    expect(paramsOf(await moved.signIn())).toEqual(SIGNED_IN);
    const { data } = await app.call(API.getSession, { headers: { cookie: moved.cookie() } });
    expect(data).toMatchObject({ _id: id, email });
    issuer.become({ ...ADA, sub: 'somebody else' });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unknown' });
  });

  // ACCOUNTS-9
  test('the command unlink allows another campus account to be linked', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    const { id } = await addAdmin(app, { email, password: null });
    const unlink = async () => await runCommand(['unlink', email], app.config, app.deps);
    expect(await unlink()).toEqual({
      status: 1,
      text: `${email} has no linked campus account.
`,
    });
    await browser.signIn();
    issuer.become({ ...ADA, sub: 'made anew' });
    expect((await unlink()).status).toBe(0);
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual(SIGNED_IN);
    const row = await app.db.read.selectFrom('admin').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id, campus_subject: 'made anew' });
    expect(await auditedActs(app)).toContain('admin.unlinkProvider');
  });

  // SIGNIN-15
  test('a disabled administrator cannot sign in, linked or not', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    await browser.signIn();
    await app.db.write.updateTable('admin').set({ disabled: 1 }).execute();
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unknown' });
    await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    issuer.become({ ...ADA, sub: 'gone', email: 'gone@example.edu' });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unknown' });
  });

  // SIGNIN-15
  test('an email counts only if it is verified, or the issuer is trusted', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    const { email_verified: _, ...unsaid } = ADA;
    for (const person of [unsaid, { ...ADA, email_verified: false }]) {
      issuer.become(person);
      expect(paramsOf(await browser.signIn())).toEqual({ failure: 'unverified' });
    }
    const trusting = await open({ oidc: { ...issuer.oidc, trustsEmail: true } });
    trusting.clock.now = new Date();
    await addAdmin(trusting, { email });
    expect(paramsOf(await campusBrowser(trusting).signIn())).toEqual({ failure: 'unverified' });
    issuer.become(unsaid);
    expect(paramsOf(await campusBrowser(trusting).signIn())).toEqual(SIGNED_IN);
  });

  // SIGNIN-15, SIGNIN-57
  test('a person with the right domain and claim can sign in uninvited; an invited one without them cannot', async () => {
    const { app, issuer } = await openWithCampus(open, {
      domains: ['example.edu'],
      claim: { name: 'groups', value: 'reslife' },
    });
    await addAdmin(app, { email: 'invited@example.edu' });
    const others: CampusPerson[] = [
      { ...ADA, groups: ['students'] },
      { ...ADA, groups: 'reslife-alumni' },
      { ...ADA, email: 'ada@evil.example', groups: ['reslife'] },
      { ...ADA, email: 'ada@sub.example.edu', groups: ['reslife'] },
      { sub: 'invited', email: 'invited@example.edu', email_verified: true },
    ];
    for (const person of others) {
      issuer.become(person);
      expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unknown' });
    }
    issuer.become({ ...ADA, email_verified: false, groups: ['reslife'] });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unverified' });
    issuer.become({ ...ADA, email: 'Ada@Example.edu', groups: ['staff', 'reslife'] });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual(SIGNED_IN);
    issuer.become({ ...ADA, groups: ['students'] });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual({ failure: 'unknown' });
    const rows = await app.db.read.selectFrom('admin').selectAll().orderBy('email').execute();
    expect(rows).toMatchObject([
      { email, name: 'Ada Adeyemi', password_hash: null },
      { email: 'invited@example.edu', campus_subject: null },
    ]);
    expect(await auditedActs(app)).toContain('admin.create');
  });

  // SIGNIN-16
  test('the return works once, in the same browser, within ten minutes', async () => {
    const { app, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    const stale = { failure: 'stale' };
    const { to } = await browser.start();
    const back = await browser.atIssuer(to);
    expect(paramsOf((await campusBrowser(app).finish(back)).to)).toEqual(stale);

    const cookies = new Map(browser.cookies);
    const restore = () => cookies.forEach((value, name) => browser.cookies.set(name, value));
    expect(paramsOf((await browser.finish(back)).to)).toEqual(SIGNED_IN);
    expect(browser.cookies.has('campus')).toBe(false);
    expect(paramsOf((await browser.finish(back)).to)).toEqual(stale);
    restore();
    expect(paramsOf((await browser.finish(back)).to)).toEqual(stale);

    const late = campusBrowser(app);
    const slow = await late.atIssuer((await late.start()).to);
    app.clock.pass(10 * 60_000);
    expect(paramsOf((await late.finish(slow)).to)).toEqual(stale);
  });

  // SIGNIN-16
  test('a foreign or missing state and a changed cookie are refused', async () => {
    const { app, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    const first = await browser.atIssuer((await browser.start()).to);
    const second = await browser.atIssuer((await browser.start()).to);
    expect(paramsOf((await browser.finish(first)).to)).toEqual({ failure: 'stale' });
    // Ended by that, too.
    expect(paramsOf((await browser.finish(second)).to)).toEqual({ failure: 'stale' });
    for (const change of [
      (cookie: string) => cookie.replace(/^\d/, '9'),
      (cookie: string) => cookie.replace(/\.[^.]*\./, `.${'A'.repeat(43)}.`),
      (cookie: string) => `${cookie}A`,
      () => '...',
    ]) {
      const back = await browser.atIssuer((await browser.start('/admin')).to);
      browser.cookies.set('campus', change(browser.cookies.get('campus') ?? ''));
      expect(paramsOf((await browser.finish(back)).to)).toEqual({ failure: 'stale' });
    }
    const { state: _, ...without } = await browser.atIssuer((await browser.start()).to);
    expect(paramsOf((await browser.finish(without)).to)).toEqual({ failure: 'stale' });
    expect(browser.cookie()).not.toContain('sid=');
  });

  // SIGNIN-16
  test('a code from another sign-in is refused', async () => {
    const { app, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    const attacker = campusBrowser(app);
    const { code = '' } = await attacker.atIssuer((await attacker.start()).to);
    const back = await browser.atIssuer((await browser.start()).to);
    expect(paramsOf((await browser.finish({ ...back, code })).to)).toEqual({ failure: 'stale' });
    expect(browser.cookie()).not.toContain('sid=');
  });

  // SIGNIN-19
  test('rotated keys refuse nobody, and an issuer that is down is reported', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    expect(paramsOf(await browser.signIn())).toEqual(SIGNED_IN);
    for (const kid of ['second', 'third']) {
      await issuer.rotate(kid);
      expect(paramsOf(await campusBrowser(app).signIn())).toEqual(SIGNED_IN);
    }
    const under = campusBrowser(app);
    const back = await under.atIssuer((await under.start()).to);
    issuer.goDown();
    expect(paramsOf((await under.finish(back)).to)).toEqual({ failure: 'unavailable' });
    app.clock.pass(3_600_001);
    expect(paramsOf(await under.signIn())).toEqual({ failure: 'unavailable' });
    await issuer.rotate('fourth');
    app.clock.pass(5_001);
    expect(paramsOf(await under.signIn())).toEqual(SIGNED_IN);
  });

  // SIGNIN-17
  test('a person who cancels is told so, and too many tries have their own message', async () => {
    const issuer = await openIssuer();
    const app = await open({ oidc: issuer.oidc, rateLimit: true });
    app.clock.now = new Date();
    const browser = campusBrowser(app);
    const { to } = await browser.start('/admin');
    const state = to.searchParams.get('state') ?? '';
    const off = { error: 'access_denied', state, iss: issuer.url };
    expect(paramsOf((await browser.finish(off)).to)).toEqual({
      failure: 'cancelled',
      returnUrl: '/admin',
    });
    const failures = new Set<string>();
    for (let n = 0; n < 51; n += 1) {
      const asked = (await browser.start()).to.searchParams.get('state') ?? '';
      const answer = await browser.finish({ ...off, state: asked });
      failures.add(paramsOf(answer.to)['failure'] ?? '');
    }
    expect([...failures]).toEqual(['cancelled', 'tooManyTries']);
  });

  // SIGNIN-25
  test('without passwords each call that uses or sets one fails with PASSWORDS_OFF', async () => {
    const { oidc } = await openIssuer();
    const app = await open({ oidc, localPasswords: false });
    app.clock.now = new Date();
    await addAdmin(app, { email });
    const call = await app.signedIn({ email: 'ben@example.edu' });
    const password = PASSWORD;
    const refused = [
      await app.call(API.signIn, { body: { email, password } }),
      await app.call(API.forgotPassword, { body: { email } }),
      await app.call(API.resendCode, { body: { email } }),
      await app.call(API.resetPassword, { body: { email, password, token: 'x' } }),
      await app.call(API.signUp, { body: { email, password, passCode: 'x' } }),
      await call(API.changePassword, { body: { password, newPassword: 'another one' } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'PASSWORDS_OFF'));
    expect((await app.call(API.campus)).data.signIn).toEqual({ campus: true, passwords: false });
    expect(paramsOf(await campusBrowser(app).signIn())).toEqual(SIGNED_IN);

    const invited = await call(API.invitePerson, { body: { email: 'new@example.edu' } });
    expect(invited.status).toBe(200);
    const mail = (await app.mails()).at(-1)?.body ?? '';
    expect(mail).toContain('campus account (new@example.edu)');
    expect(mail).not.toMatch(/password|passCode/);
  });

  // SIGNIN-18
  test('signOut after a campus sign-in says where the browser signs out at the issuer too', async () => {
    const { app, issuer, browser } = await openWithCampus(open);
    await addAdmin(app, { email });
    await browser.signIn();
    const { data } = await app.call(API.signOut, { headers: { cookie: browser.cookie() } });
    const url = new URL(data.signOutUrl ?? '');
    expect(url.origin).toBe(issuer.url);
    expect(paramsOf(url)).toEqual({
      client_id: 'reslife',
      post_logout_redirect_uri: `${PUBLIC_URL}/auth/login`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')]);

    const byPassword = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const cookie = String([byPassword.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect((await app.call(API.signOut, { headers: { cookie } })).data).toEqual({});
  });
});

describeOnEachDatabase('a link in place of a password', (open) => {
  // SIGNIN-25
  test('without passwords the link from the command reset signs in once by enterByLink, if it is not too old', async () => {
    const settings = { oidc: oidcAt('http://127.0.0.1:9'), localPasswords: false };
    const app = await open(settings);
    const { id } = await addAdmin(app, { email, password: null });
    const reset = async () => {
      const { text, status } = await runCommand(['reset', email], app.config, app.deps);
      expect(status).toBe(0);
      const { pathname, searchParams } = new URL(/http:\S+/.exec(text)?.[0] ?? '');
      expect(pathname).toBe('/auth/login');
      expect((await app.mails()).at(-1)?.body).toContain(searchParams.toString());
      return Object.fromEntries(searchParams) as { email: string; passCode: string };
    };
    const body = await reset();
    const enter = async (link: typeof body) => await app.call(API.enterByLink, { body: link });
    const once = await Promise.all([enter(body), enter(body)]);
    expect(new Set(once.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const entered = once.find(({ status }) => status === 200);
    expect(entered?.data).toEqual({ _id: id, email, name: 'Ada', role: 'admin' });
    expect(String(entered?.headers['set-cookie'])).toContain('sid=');
    expect((await enter({ ...body, email: 'ben@example.edu' })).code).toBe('INVALID_PASSCODE');
    const late = await reset();
    app.clock.pass(30 * 60_000);
    expect((await enter(late)).code).toBe('INVALID_PASSCODE');
    const disabled = await reset();
    await app.db.write.updateTable('admin').set({ disabled: 1 }).execute();
    expect((await enter(disabled)).code).toBe('INVALID_PASSCODE');

    const usual = await open();
    const answer = await usual.call(API.enterByLink, { body });
    expect(answer.code).toBe('NOT_FOUND');
  });
});
