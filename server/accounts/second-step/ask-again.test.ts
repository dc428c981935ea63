import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { openCampusIssuer } from '../../test/campus-issuer.ts';
import { addAdmin, PASSWORD } from '../../test/test-admin.ts';
import { describeOnSqlite, type Call, type TestApp } from '../../test/test-app.ts';

const email = 'ada@example.edu';
const QUARTER = 15 * 60_000;

const ENDPOINTS = Object.entries<Endpoint>(API);
const FLAGGED = ENDPOINTS.filter(([, { asksAgain }]) => asksAgain === true);

/** The writes that never ask again, and why: a new one is listed here or asks. */
const UNASKED = {
  'they ask for the password, a code or a proof themselves': [
    'changePassword',
    'deleteMyAccount',
    'updateProfile',
    'beginSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'removeSecondFactor',
    'beginPasskey',
    'addPasskey',
    'removePasskey',
    'confirmEmail',
  ],
  'they take a way in away, or name one': [
    'withdrawLinks',
    'removeWokenPhone',
    'removePhonesOf',
    'endSignIn',
    'endOtherSignIns',
    'forgetTrustedBrowser',
    'renamePasskey',
  ],
  'authors write while they type': [
    'createIssue',
    'uploadFile',
    'reportPresence',
    'checkPath',
    'teachSearch',
    'reviewIssue',
    'reviewTranslation',
    'readCorrection',
    'checkImport',
    'importIssues',
    'copyIssue',
    'addStarter',
    'settleStarter',
    'settleStarterLanguage',
    'readDocument',
    'updateMessage',
    'mergeMessages',
    'makeDraft',
  ],
  'somebody waits for it on the stairs': ['pressEscalation'],
  'they change nothing that is set': [
    'sendTest',
    'sendAgain',
    'testLadder',
    'tryCalendar',
    'readCalendars',
    'markDouble',
    'findPerson',
    'sendSetupCode',
    'proveMail',
    'noteCodesPrinted',
  ],
} as const;

async function signedIn(app: TestApp): Promise<Call> {
  const cookie = cookiesIn(await app.call(API.signIn, { body: { email, password: PASSWORD } }));
  return (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
}

const requiring = { secondFactor: 'required' } as const;

/** Signs somebody in by the app that they have; `again` is another session of theirs. */
async function withApp(app: TestApp) {
  await addAdmin(app);
  const me = await signedIn(app);
  const { next } = await setUpFactor(app, me);
  const again = async (): Promise<Call> => {
    const body = { email, password: PASSWORD };
    const step = cookiesIn(await app.call(API.signIn, { body }));
    const code = next();
    const done = await app.call(API.finishSignIn, { body: { code }, headers: { cookie: step } });
    const cookie = cookiesIn(done);
    return (endpoint, request) => app.call(endpoint, { ...request, headers: { cookie } });
  };
  return { me, again };
}

const codeOf = async (call: Call, endpoint: Endpoint) =>
  (
    await call(endpoint, {
      params: { id: 'x', contact: 'x' },
      ...(endpoint.method === 'GET' ? {} : { body: {} }),
    })
  ).code;

describeOnSqlite('acts that ask for a fresh proof', (open) => {
  // SESSION-9
  test('they remove something, let somebody in or notify somebody', () => {
    expect(FLAGGED.map(([name]) => name).sort()).toEqual([
      'aboutPerson',
      'acceptCalendar',
      'addNotificationTarget',
      'addPhone',
      'analyticsCsv',
      'connectCalendar',
      'exportIssues',
      'forgetPerson',
      'invitePerson',
      'liftHold',
      'makeOwnWakeLink',
      'makeWakeLink',
      'recordEvidence',
      'removeCalendar',
      'removeNotificationTarget',
      'renewSecret',
      'revokePhone',
      'saveTerms',
      'setLadders',
      'setPublishing',
      'setReportForm',
      'setRotaPeople',
      'settleCalls',
      'trailCsv',
      'undoVoid',
      'updateNotificationTarget',
      'updatePerson',
      'voidRecord',
    ]);
  });

  // SESSION-9
  test('every write and every download of administrators asks, or has a reason not to', () => {
    const acts = ENDPOINTS.filter(
      ([, { access, method, answer }]) => access !== 'open' && (method !== 'GET' || !answer),
    );
    const unasked = acts.filter(([, { asksAgain }]) => asksAgain === undefined);
    const named = Object.values(UNASKED).flat().sort();
    expect(unasked.map(([name]) => name).sort()).toEqual(named);
  });

  // SESSION-9
  test('each is served within 15 minutes after a sign-in, and refused afterwards until the next one', async () => {
    const app = await open();
    const { me, again } = await withApp(app);
    app.clock.pass(QUARTER - 1);
    for (const [name, endpoint] of FLAGGED)
      expect([name, await codeOf(me, endpoint)]).not.toEqual([name, 'PROVE_AGAIN']);
    app.clock.pass(1);
    for (const [name, endpoint] of FLAGGED)
      expect([name, await codeOf(me, endpoint)]).toEqual([name, 'PROVE_AGAIN']);
    expect((await me(API.listPeople)).status).toBe(200);
    expect((await (await again())(API.exportIssues)).status).toBe(200);
  });

  // SESSION-13
  test('only a save that restores a revision asks, no other save of an issue', async () => {
    const app = await open(requiring);
    const { me, again } = await withApp(app);
    const { data: issue } = await me(API.createIssue, {
      body: { title: 'Lockout', category: 'Other' },
    });
    const params = { id: issue._id };
    app.clock.pass(QUARTER);
    const restore = { params, body: { restoreRevision: 1 } };
    expect((await me(API.updateIssue, restore)).code).toBe('PROVE_AGAIN');
    const saves = [{ title: 'Locked out' }, { publish: false }, { isArchived: true }];
    for (const body of saves)
      expect([body, (await me(API.updateIssue, { params, body })).status]).toEqual([body, 200]);
    expect((await (await again())(API.updateIssue, restore)).code).toBe('NOT_FOUND');
  });

  // SESSION-9
  test('a password is proof enough for an account without a second step, required or not', async () => {
    for (const settings of [{}, requiring]) {
      const app = await open(settings);
      const { me, again } = await withApp(app);
      app.clock.pass(QUARTER);
      expect((await me(API.exportIssues)).code).toBe('PROVE_AGAIN');
      expect((await (await again())(API.exportIssues)).status).toBe(200);
    }
    const app = await open();
    await addAdmin(app);
    const me = await signedIn(app);
    app.clock.pass(QUARTER);
    expect((await me(API.exportIssues)).code).toBe('PROVE_AGAIN');
    expect((await (await signedIn(app))(API.exportIssues)).status).toBe(200);
  });

  // SESSION-9, ROLE-2
  test('a person whose role does not allow it is told so, and is not asked to sign in again', async () => {
    const app = await open();
    const reader = await app.signedIn({ role: 'reader' });
    app.clock.pass(QUARTER);
    expect((await reader(API.trailCsv)).code).toBe('NOT_ALLOWED');
  });

  // SESSION-10, SIGNIN-55
  test('a campus sign-in counts from the time at which the issuer asked for it, or if the issuer was told to ask', async () => {
    const ada = { sub: 'ada', email, email_verified: true };
    const issuer = await openCampusIssuer('http://localhost:3000', ada);
    onTestFinished(issuer.stop);
    const oidc = { ...issuer.oidc, isEnough: true };
    const app = await open({ ...requiring, oidc, localPasswords: false });
    await addAdmin(app, { password: null });
    app.clock.now = new Date();
    const browser = campusBrowser(app);
    const me: Call = (endpoint, request) =>
      app.call(endpoint, { ...request, headers: { cookie: browser.cookie() } });
    await browser.signIn('/admin');
    const [{ proven_at: first } = { proven_at: null }] = await app.db.read
      .selectFrom('session')
      .select('proven_at')
      .execute();
    expect((await me(API.exportIssues)).code).toBe(first === null ? 'PROVE_AGAIN' : undefined);
    app.clock.pass(QUARTER);
    expect((await me(API.exportIssues)).code).toBe('PROVE_AGAIN');
    const ask = { email: 'new@example.edu' };
    expect((await me(API.updateProfile, { body: ask })).code).toBe('PROVE_AGAIN');
    expect((await me(API.deleteMyAccount, { body: {} })).code).toBe('PROVE_AGAIN');
    app.clock.now = new Date();
    const { to } = await browser.start(undefined, { anew: '1' });
    expect(to.searchParams.get('prompt')).toBe('login');
    expect(to.searchParams.get('max_age')).toBe('0');
    const back = await browser.finish(await browser.atIssuer(to));
    expect(Object.fromEntries(back.to.searchParams)).toEqual({ signedIn: 'campus' });
    expect((await me(API.exportIssues)).status).toBe(200);
    expect((await me(API.updateProfile, { body: ask })).data.pendingEmail).toBe(ask.email);
    await addAdmin(app, { email: 'bob@example.edu' });
    expect((await me(API.deleteMyAccount, { body: {} })).status).toBe(200);
  });
});
