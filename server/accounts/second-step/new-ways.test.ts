import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Config } from '../../base/config.ts';
import { cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { openCampusIssuer } from '../../test/campus-issuer.ts';
import { softwarePasskey } from '../../test/software-passkey.ts';
import { addAdmin, PASSWORD } from '../../test/test-admin.ts';
import { describeOnSqlite, type Call, type Open } from '../../test/test-app.ts';

const email = 'ada@example.edu';
const QUARTER = 15 * 60_000;
const PUBLIC_URL = 'http://localhost:3000';

const refusal = (detail: string) => ['PROVE_AGAIN', detail];

/** Signs somebody in without a password, by a campus that does not say when it asked who they are. */
async function openUnproven(open: Open, more: Partial<Config> = {}) {
  const ada = { sub: 'ada', email, email_verified: true };
  const issuer = await openCampusIssuer(PUBLIC_URL, ada);
  onTestFinished(issuer.stop);
  const oidc = { ...issuer.oidc, isEnough: true };
  const ours = { oidc, publicUrl: PUBLIC_URL, localPasswords: false, passkeys: true };
  const app = await open({ ...ours, ...more });
  await addAdmin(app, { password: null });
  app.clock.now = new Date();
  const browser = campusBrowser(app);
  const me: Call = (endpoint, request) =>
    app.call(endpoint, { ...request, headers: { cookie: browser.cookie() } });
  /** Signs in by an address of the issuer out of which what asks it to ask was taken. */
  const signIn = async (more: Record<string, string> = {}) => {
    const { to } = await browser.start(undefined, more);
    for (const name of ['prompt', 'max_age', 'claims']) to.searchParams.delete(name);
    return (await browser.finish(await browser.atIssuer(to))).to;
  };
  await signIn();
  const finish = async (code: string) => {
    const headers = { cookie: browser.cookie() };
    browser.keep(await app.call(API.finishSignIn, { body: { code }, headers }));
  };
  return { app, browser, me, signIn, finish };
}

describeOnSqlite('a new way in', (open) => {
  // SESSION-10
  test('startCampusSignIn asks the issuer for the time of the sign-in as a required claim', async () => {
    const { browser } = await openUnproven(open);
    const { to } = await browser.start();
    const claims = to.searchParams.get('claims') ?? '';
    expect(JSON.parse(claims)).toEqual({ id_token: { auth_time: { essential: true } } });
  });

  // SESSION-10, SIGNIN-36, SIGNIN-55
  test('is not proven by returning from the issuer with any address', async () => {
    const { me, signIn } = await openUnproven(open);
    expect((await me(API.beginPasskey, { body: {} })).code).toBe('PROVE_AGAIN');
    await signIn({ anew: '1' });
    expect((await me(API.beginPasskey, { body: {} })).code).toBe('PROVE_AGAIN');
    const ask = { email: 'new@example.edu' };
    expect((await me(API.updateProfile, { body: ask })).code).toBe('PROVE_AGAIN');
  });

  // SESSION-10, SIGNIN-55
  test('a person without any proof can set up a second step within 15 minutes of a sign-in, and has it as proof from then on', async () => {
    const { app, me, signIn, finish } = await openUnproven(open);
    app.clock.pass(QUARTER);
    expect((await me(API.beginSecondFactor, { body: {} })).code).toBe('PROVE_AGAIN');
    app.clock.now = new Date();
    await signIn();
    const { next } = await setUpFactor(app, me);
    // The issuer is enough to sign in, and does not prove.
    expect((await signIn()).searchParams.get('signedIn')).toBe('campus');
    expect((await me(API.beginPasskey, { body: {} })).code).toBe('PROVE_AGAIN');
    expect((await signIn({ anew: '1' })).searchParams.get('signedIn')).toBe('halfway');
    await finish(next());
    expect((await me(API.beginPasskey, { body: {} })).status).toBe(200);
  });

  // SESSION-14
  test('a person without any proof is told to set up a second step, and then to sign in again', async () => {
    const { app, me } = await openUnproven(open, { secondFactor: 'required' });
    const told = async () => {
      const ask = { email: 'new@example.edu' };
      const refused = [await me(API.trailCsv), await me(API.updateProfile, { body: ask })];
      return refused.map(({ code, detail }) => [code, detail]);
    };
    const setUp = 'Set up two-step sign-in in your profile within 15 minutes of signing in.';
    expect(await told()).toEqual([refusal(setUp), refusal(setUp)]);
    await setUpFactor(app, me);
    const again = 'Sign in again to do this.';
    expect(await told()).toEqual([refusal(again), refusal(again)]);
  });

  // SIGNIN-55
  test('cannot be added after a sign-in that the issuer says is old, as in a browser left open', async () => {
    const { app, me, browser } = await openUnproven(open);
    const signIn = async () => {
      const { to } = await browser.start();
      // This issuer then says when it asked.
      to.searchParams.set('max_age', '86400');
      await browser.finish(await browser.atIssuer(to));
    };
    await signIn();
    // The clock of the issuer goes on meanwhile.
    app.clock.pass(2 * QUARTER);
    // Single sign-on asks nobody: the time of the first proof stays.
    await signIn();
    expect((await me(API.beginSecondFactor, { body: {} })).code).toBe('PROVE_AGAIN');
  });

  // SIGNIN-55, SESSION-16
  test('needs no body if there is no password, and neither does its removal', async () => {
    const app = await open({ passkeys: true });
    await addAdmin(app, { email: 'bob@example.edu' });
    const me = await app.signedIn();
    expect((await me(API.beginSecondFactor)).status).toBe(200);
    const passkey = softwarePasskey({ counts: false });
    const answer = passkey.make((await me(API.beginPasskey)).data);
    const [added] = (await me(API.addPasskey, { body: { name: 'Laptop', answer } })).data;
    const params = { id: added?._id ?? '' };
    expect((await me(API.removePasskey, { params })).data).toEqual([]);
    expect((await me(API.deleteMyAccount)).status).toBe(200);
  });

  // SIGNIN-36, SIGNIN-55
  test('needs the password of somebody who has one, and so does removePasskey', async () => {
    const app = await open({ passkeys: true });
    await addAdmin(app);
    const cookie = cookiesIn(await app.call(API.signIn, { body: { email, password: PASSWORD } }));
    const me: Call = (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
    const body = { password: PASSWORD };
    const passkey = softwarePasskey({ counts: false });
    const { data } = await me(API.beginPasskey, { body });
    const answer = passkey.make(data);
    const [added] = (await me(API.addPasskey, { body: { name: 'Laptop', answer } })).data;
    const params = { id: added?._id ?? '' };
    for (const body of [undefined, {}, { password: 'another lamp' }])
      expect((await me(API.removePasskey, { params, ...(body && { body }) })).code).toBe(
        'INCORRECT_CREDENTIALS',
      );
    expect((await me(API.removePasskey, { params, body })).data).toEqual([]);
  });
});
