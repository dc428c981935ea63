import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { activeAdmins } from '../../domain/active-admins.sql.ts';
import { afterRestore } from '../../process/restored.ts';
import { cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { openCampusIssuer, type CampusPerson } from '../../test/campus-issuer.ts';
import { softwarePasskey } from '../../test/software-passkey.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type Open } from '../../test/test-app.ts';
import { runCommand } from '../command.ts';

const email = 'ada@example.edu';
const ADA: CampusPerson = { sub: 'ada', email, email_verified: true };
const DAY = 24 * 3_600_000;
const PUBLIC_URL = 'http://localhost:3000';

/** Signs somebody in who was let in by a group of the campus, and added a passkey; `groups` changes what the campus says. */
async function openWithCampus(open: Open, { localPasswords = false } = {}) {
  const issuer = await openCampusIssuer(PUBLIC_URL, { ...ADA, groups: ['reslife'] });
  onTestFinished(issuer.stop);
  const oidc = { ...issuer.oidc, claim: { name: 'groups', value: 'reslife' } };
  const app = await open({ oidc, publicUrl: PUBLIC_URL, localPasswords, passkeys: true });
  app.clock.now = new Date();
  const byCampus = async (groups: string[], person = ADA) => {
    issuer.become({ ...person, groups });
    const browser = campusBrowser(app);
    // If the issuer is told to ask for the password again, it says when it did.
    const { to } = await browser.start(undefined, { anew: '1' });
    const { searchParams } = (await browser.finish(await browser.atIssuer(to))).to;
    const headers = () => ({ cookie: browser.cookie() });
    const me: Call = (endpoint, request) => app.call(endpoint, { ...request, headers: headers() });
    return { me, failure: searchParams.get('failure') };
  };
  const { me } = await byCampus(['reslife']);
  const passkey = softwarePasskey({ counts: false });
  const { data } = await me(API.beginPasskey, { body: {} });
  await me(API.addPasskey, { body: { name: 'Laptop', answer: passkey.make(data) } });
  const byPasskey = async () => {
    const challenge = (await app.call(API.beginPasskeySignIn)).data;
    return await app.call(API.signInByPasskey, { body: passkey.sign(challenge) });
  };
  return { app, me, byCampus, byPasskey };
}

describeOnEachDatabase('a person who came by the campus sign-in', (open) => {
  // SIGNIN-54
  test('can use a passkey for the set days after the last campus sign-in, and then must come by the campus first', async () => {
    const { app, byCampus, byPasskey } = await openWithCampus(open);
    app.clock.pass(7 * DAY - 1_000);
    expect((await byPasskey()).status).toBe(200);
    // A passkey is not a judgement of the campus.
    app.clock.pass(1_000);
    const late = await byPasskey();
    expect([late.status, late.code]).toEqual([403, 'CAMPUS_FIRST']);
    expect(await auditedActs(app)).toContain('session.refuse');
    app.clock.now = new Date();
    await byCampus(['reslife']);
    expect((await byPasskey()).status).toBe(200);
  });

  // SIGNIN-54, SIGNIN-58
  test('is shut out of every way in, and of open sessions, once the campus refuses, until it lets them in again', async () => {
    const { app, me, byCampus, byPasskey } = await openWithCampus(open);
    await runCommand(['reset', email], app.config, app.deps);
    const passCode = await codeInMail(app);
    expect((await me(API.getSession)).status).toBe(200);
    expect((await byCampus(['students'])).failure).toBe('unknown');
    expect((await me(API.getSession)).code).toBe('NOT_SIGNED_IN');
    expect((await byPasskey()).code).toBe('CAMPUS_FIRST');
    const link = await app.call(API.enterByLink, { body: { email, passCode } });
    expect(link.code).toBe('INVALID_PASSCODE');
    const reset = await runCommand(['reset', email], app.config, app.deps);
    expect(reset).toMatchObject({ status: 1, text: expect.stringMatching(/unlink ada@example/) });
    await runCommand(['unlink', email], app.config, app.deps);
    expect((await runCommand(['reset', email], app.config, app.deps)).status).toBe(0);
    await byCampus(['reslife']);
    expect((await byPasskey()).status).toBe(200);
  });

  // SIGNIN-54
  test('cannot use a password that was set by an emailed link, unlike an invited person', async () => {
    const { app, byCampus } = await openWithCampus(open, { localPasswords: true });
    const bob = 'bob@example.edu';
    await addAdmin(app, { email: bob });
    await byCampus(['reslife'], { sub: 'bob', email: bob, email_verified: true });
    await app.call(API.forgotPassword, { body: { email } });
    const token = await codeInMail(app, email);
    const set = { email, password: PASSWORD, token };
    expect((await app.call(API.resetPassword, { body: set })).status).toBe(200);
    const signIn = async (one: string) =>
      (await app.call(API.signIn, { body: { email: one, password: PASSWORD } })).code;
    expect([await signIn(email), await signIn(bob)]).toEqual([undefined, undefined]);
    await byCampus(['students']);
    expect([await signIn(email), await signIn(bob)]).toEqual(['CAMPUS_FIRST', undefined]);
  });

  // SIGNIN-54
  test('or who came before passwords were on, can use no emailed code instead: neither signUp nor resetPassword', async () => {
    const { app, byCampus } = await openWithCampus(open, { localPasswords: true });
    const [bob, eve] = ['bob@example.edu', 'eve@example.edu'];
    const BOB = { sub: 'bob', email: bob, email_verified: true };
    const EVE = { sub: 'eve', email: eve, email_verified: true };
    for (const one of [bob, eve]) await addAdmin(app, { email: one, password: null });
    await byCampus(['reslife'], BOB);
    await byCampus(['reslife'], EVE);
    const codeTo = async (one: string, ask: typeof API.resendCode | typeof API.forgotPassword) => {
      expect((await app.call(ask, { body: { email: one } })).status).toBe(200);
      return await codeInMail(app, one);
    };
    const invitation = await codeTo(eve, API.resendCode);
    const chosen = { email: eve, password: PASSWORD, passCode: invitation };
    expect((await app.call(API.signUp, { body: chosen })).status).toBe(200);
    await byCampus(['students'], BOB);
    await byCampus(['students'], EVE);
    const bobs = { email: bob, password: PASSWORD, passCode: await codeTo(bob, API.resendCode) };
    expect((await app.call(API.signUp, { body: bobs })).code).toBe('CAMPUS_FIRST');
    const eves = { email: eve, password: PASSWORD, token: await codeTo(eve, API.forgotPassword) };
    expect((await app.call(API.resetPassword, { body: eves })).code).toBe('CAMPUS_FIRST');
    const signIn = { email: eve, password: PASSWORD };
    expect((await app.call(API.signIn, { body: signIn })).code).toBe('CAMPUS_FIRST');
    const who = app.db.read.selectFrom('admin').select('password_hash');
    expect(await who.where('email', '=', bob).execute()).toEqual([{ password_hash: null }]);
  });

  // SIGNIN-54, SIGNIN-59
  test('and is linked anew after unlink depends on the campus again, whatever was set in the meantime', async () => {
    const { app, byCampus } = await openWithCampus(open, { localPasswords: true });
    await runCommand(['unlink', email], app.config, app.deps);
    await app.call(API.forgotPassword, { body: { email } });
    const set = { email, password: PASSWORD, token: await codeInMail(app, email) };
    expect((await app.call(API.resetPassword, { body: set })).status).toBe(200);
    await byCampus(['reslife']);
    const signIn = async () =>
      (await app.call(API.signIn, { body: { email, password: PASSWORD } })).code;
    expect(await signIn()).toBeUndefined();
    await byCampus(['students']);
    expect(await signIn()).toBe('CAMPUS_FIRST');
  });

  // SIGNIN-53, SIGNIN-56
  test('and must come by it first cannot trust a browser by a correct second step', async () => {
    const { app, me } = await openWithCampus(open, { localPasswords: true });
    const { next } = await setUpFactor(app, me);
    await app.call(API.forgotPassword, { body: { email } });
    const set = { email, password: PASSWORD, token: await codeInMail(app, email) };
    await app.call(API.resetPassword, { body: set });
    app.clock.pass(7 * DAY);
    const step = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const [body, headers] = [{ code: next(), remember: true }, { cookie: cookiesIn(step) }];
    expect((await app.call(API.finishSignIn, { body, headers })).code).toBe('CAMPUS_FIRST');
    expect(await app.db.read.selectFrom('trusted_browser').selectAll().execute()).toEqual([]);
  });

  // SESSION-8, ROLE-3
  test('must come by the campus first after a restore, since it may have shut them out in the meantime', async () => {
    const { app, byCampus, byPasskey } = await openWithCampus(open);
    await addAdmin(app, { email: 'bob@example.edu' });
    expect((await byPasskey()).status).toBe(200);
    const active = async () =>
      (await activeAdmins(app.db.read, app.config).select('id').execute()).length;
    expect(await active()).toBe(2);
    await afterRestore(app.deps);
    expect((await byPasskey()).code).toBe('CAMPUS_FIRST');
    // A person who is not known to be shut out counts as one who can sign in.
    expect(await active()).toBe(2);
    await byCampus(['reslife']);
    expect((await byPasskey()).status).toBe(200);
  });

  // SIGNIN-54
  test('and is not linked to the campus depends on nobody else', async () => {
    const { app, byCampus } = await openWithCampus(open, { localPasswords: true });
    const rows = async () => await app.db.read.selectFrom('admin').selectAll().execute();
    const [before] = await rows();
    expect((await byCampus(['students'], { ...ADA, sub: 'other' })).failure).toBe('unknown');
    expect(await rows()).toEqual([before]);
  });
});
