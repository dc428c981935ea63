import { describe, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { afterRestore } from '../process/restored.ts';
import { cookiesIn, setUpFactor } from '../test/authenticator.ts';
import { campusBrowser } from '../test/campus-browser.ts';
import { openCampusIssuer, type CampusPerson } from '../test/campus-issuer.ts';
import { FACEBOOK_APP, GOOGLE_CLIENT, openIdentityProvider } from '../test/identity-provider.ts';
import { softwarePasskey } from '../test/software-passkey.ts';
import { addAdmin, codeInMail, PASSWORD } from '../test/test-admin.ts';
import { openOnSqlite, type Call, type TestResponse } from '../test/test-app.ts';
import {
  ACCOUNT_NAMES,
  endOf,
  WAY_NAMES,
  type Account,
  type End,
  type SignInWay,
} from '../test/access/ways-matrix.ts';
import { runCommand } from './command.ts';

const email = 'ada@example.edu';
const NEW_PASSWORD = 'another lamp, upstairs';
const PUBLIC_URL = 'http://localhost:3000';
const ADA: CampusPerson = { sub: 'ada', email, email_verified: true };
const DAY = 24 * 3_600_000;

type Answer = Pick<TestResponse<Endpoint>, 'code' | 'headers'>;

/** Opens an account with every way in, in the state of `account`. */
async function openAccount(account: Account) {
  const issuer = await openCampusIssuer(PUBLIC_URL, ADA);
  onTestFinished(issuer.stop);
  const clock = { now: new Date() };
  const provider = await openIdentityProvider(() => clock.now);
  const localPasswords = !account.startsWith('passwordsOff');
  const isRefused = account.endsWith('Refused');
  const app = await openOnSqlite({
    oidc: { ...issuer.oidc, claim: { name: 'groups', value: 'reslife' } },
    publicUrl: PUBLIC_URL,
    localPasswords,
    passkeys: true,
    googleClientId: GOOGLE_CLIENT,
    ...FACEBOOK_APP,
    ...provider.settings,
  });
  app.clock.now = clock.now;
  const { call, deps, config } = app;
  await addAdmin(app, { email: 'owner@example.edu' });
  const isInvited = account.startsWith('invited') || account === 'disabled';
  if (isInvited) await addAdmin(app, { email });

  /** Goes the way to the campus and back; returns what refused it, and the browser's cookies. */
  const byCampus = async (groups: string) => {
    issuer.become({ ...ADA, groups: [groups] });
    const browser = campusBrowser(app);
    const { to } = await browser.start(undefined, { anew: '1' });
    const { searchParams } = (await browser.finish(await browser.atIssuer(to))).to;
    return { ended: searchParams, cookie: browser.cookie() };
  };
  const setPassword = async (password: string, token: string): Promise<Answer> => {
    const set = await call(API.resetPassword, { body: { email, password, token } });
    return set.code === undefined ? await call(API.signIn, { body: { email, password } }) : set;
  };
  const byMail = async (password: string): Promise<Answer> => {
    const asked = await call(API.forgotPassword, { body: { email } });
    return asked.code === undefined
      ? await setPassword(password, await codeInMail(app, email))
      : asked;
  };
  if (!isInvited) await byCampus('reslife');
  if (!isInvited && localPasswords) await byMail(PASSWORD);
  const first = isInvited
    ? cookiesIn(await call(API.signIn, { body: { email, password: PASSWORD } }))
    : (await byCampus('reslife')).cookie;
  if (isInvited) await byCampus('reslife');
  const me: Call = (endpoint, request) =>
    call(endpoint, { ...request, headers: { cookie: first } });

  const passkey = softwarePasskey();
  const own = localPasswords ? { password: PASSWORD } : {};
  const { data: challenge } = await me(API.beginPasskey, { body: own });
  await me(API.addPasskey, { body: { name: 'Laptop', answer: passkey.make(challenge) } });

  let tokens = 0;
  const google = async (cookie = ''): Promise<Answer> => {
    clock.now = app.clock.now;
    const token = await provider.googleToken({ email, jti: String((tokens += 1)) });
    return await call(API.googleLogin, { body: { token }, headers: { cookie } });
  };
  provider.facebookTokens.set('f', { me: { id: 'f1', email } });
  const facebook = async (): Promise<Answer> =>
    await call(API.facebookToken, { query: { access_token: 'f' } });
  await google();
  await facebook();
  const { next } = await setUpFactor(app, me);

  /** Finds the end of a way by its answers so far. */
  const endOfAnswer = async (answer: Answer): Promise<End> => {
    if (answer.code !== 'SECOND_STEP') return answer.code ?? 'in';
    const headers = { cookie: cookiesIn(answer) };
    return (await call(API.finishSignIn, { body: { code: next() }, headers })).code ?? 'step';
  };
  const remembered = { code: next(), remember: true };
  const headers = { cookie: cookiesIn(await google()) };
  const trusted = cookiesIn(await call(API.finishSignIn, { body: remembered, headers }));

  const byLink = async (): Promise<End> => {
    const { status } = await runCommand(['reset', email], config, deps);
    if (status !== 0) return 'command';
    const code = await codeInMail(app, email);
    return await endOfAnswer(
      localPasswords
        ? await setPassword(NEW_PASSWORD, code)
        : await call(API.enterByLink, { body: { email, passCode: code } }),
    );
  };
  const ways: Readonly<Record<SignInWay, () => Promise<End>>> = {
    password: async () =>
      await endOfAnswer(await call(API.signIn, { body: { email, password: PASSWORD } })),
    'mailed link and a new password': async () => await endOfAnswer(await byMail(NEW_PASSWORD)),
    'link of `npm run admin -- reset`': byLink,
    passkey: async () => {
      const { data } = await call(API.beginPasskeySignIn);
      return await endOfAnswer(await call(API.signInByPasskey, { body: passkey.sign(data) }));
    },
    Google: async () => await endOfAnswer(await google()),
    Facebook: async () => await endOfAnswer(await facebook()),
    'Google, from a trusted browser': async () => await endOfAnswer(await google(trusted)),
    'session under way': async () => await endOfAnswer(await me(API.getSession)),
    'campus account': async () => {
      // The issuer has the clock of the machine.
      app.clock.now = ready;
      const { ended, cookie } = await byCampus(isRefused ? 'students' : 'reslife');
      if (ended.has('failure')) return ended.get('failure') as End;
      const code = ended.get('signedIn') === 'halfway' ? 'SECOND_STEP' : undefined;
      return await endOfAnswer({ code, headers: { 'set-cookie': cookie.split('; ') } });
    },
  };
  if (isRefused) await byCampus('students');
  if (account === 'restored') await afterRestore(deps);
  if (account === 'disabled') await runCommand(['disable', email], config, deps);
  const ready = app.clock.now;
  if (account.endsWith('Late')) app.clock.pass(7 * DAY);
  return ways;
}

/** These come last: a new password ends sessions and trusted browsers. */
const LAST: readonly SignInWay[] = [
  'mailed link and a new password',
  'link of `npm run admin -- reset`',
];

const isAtCampus = (way: SignInWay): boolean => way === 'campus account';

/** Plays ways of one account; returns their ends, and those that docs/compliance/access.md has for them. */
const played = async (account: Account, ways: readonly SignInWay[]) => {
  const opened = await openAccount(account);
  const found: [SignInWay, End][] = [];
  for (const way of ways) found.push([way, await opened[way]()]);
  return { found, expected: ways.map((way) => [way, endOf(way, account)]) };
};

describe('ways in', () => {
  // SIGNIN-25, SIGNIN-53, SIGNIN-54
  test.for(ACCOUNT_NAMES)('each ends where docs/compliance/access.md says: %s', async (account) => {
    const ways = WAY_NAMES.filter((way) => !isAtCampus(way));
    const inOrder = ways.toSorted((one, other) => LAST.indexOf(one) - LAST.indexOf(other));
    const { found, expected } = await played(account, inOrder);
    expect(found).toEqual(expected);
  });

  // SIGNIN-54
  test.for(ACCOUNT_NAMES)('so does the sign-in at the campus: %s', async (account) => {
    const { found, expected } = await played(account, WAY_NAMES.filter(isAtCampus));
    expect(found).toEqual(expected);
  });
});
