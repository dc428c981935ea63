import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { cookiesIn, setUpFactor } from '../../test/authenticator.ts';
import { addAdmin, auditedActs, codeInMail, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type Open, type TestApp } from '../../test/test-app.ts';
import { afterRestore } from '../../process/restored.ts';
import { runCommand } from '../command.ts';

const email = 'ada@example.edu';
const OTHER = 'another lamp, upstairs';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

const as =
  ({ call }: TestApp, cookie: string): Call =>
  (endpoint, request) =>
    call(endpoint, { ...request, headers: { cookie, ...request?.headers } });

/** Makes a person with an authenticator app, and a browser that is not asked for its code. */
async function openTrusted(open: Open) {
  const app = await open();
  const { id } = await addAdmin(app);
  const signIn = async (cookie = '', password = PASSWORD) =>
    await app.call(API.signIn, { body: { email, password }, headers: { cookie } });
  const session = cookiesIn(await signIn());
  const me = as(app, session);
  const { next } = await setUpFactor(app, me);
  const trust = async (agent = CHROME) => {
    const headers = { cookie: cookiesIn(await signIn()), 'user-agent': agent };
    const body = { code: next(), remember: true };
    return cookiesIn(await app.call(API.finishSignIn, { body, headers }));
  };
  const asks = async (cookie: string, password = PASSWORD) =>
    (await signIn(cookie, password)).code === 'SECOND_STEP';
  return { app, id, me, next, trust, asks };
}

/** The acts that end the trust in a browser, and the password from then on. */
const ENDS: Readonly<
  Record<string, (at: Awaited<ReturnType<typeof openTrusted>>) => Promise<string | undefined>>
> = {
  'a new password': async ({ me }) => {
    await me(API.changePassword, { body: { password: PASSWORD, newPassword: OTHER } });
    return OTHER;
  },
  'a password by a link': async ({ app }) => {
    await app.call(API.forgotPassword, { body: { email } });
    const token = await codeInMail(app);
    await app.call(API.resetPassword, { body: { email, password: OTHER, token } });
    return OTHER;
  },
  'the end of all other sign-ins': async ({ me }) => {
    await me(API.endOtherSignIns);
    return undefined;
  },
  'npm run admin -- sign-out': async ({ app }) => {
    await runCommand(['sign-out', email], app.config, app.deps);
    return undefined;
  },
  'npm run admin -- reset --second-factor': async ({ app, me }) => {
    await runCommand(['reset', email, '--second-factor'], app.config, app.deps);
    await setUpFactor(app, me);
    return undefined;
  },
  'a restore': async ({ app }) => {
    await afterRestore(app.deps);
    return undefined;
  },
};

describeOnEachDatabase('a trusted browser', (open) => {
  // SIGNIN-53
  test("replaces the oldest beyond twenty of an account, and nobody else's", async () => {
    const { app, id, me, trust } = await openTrusted(open);
    const bob = await addAdmin(app, { email: 'bob@example.edu' });
    const rowOf = (admin_id: string, number: number) => {
      const created_at = new Date(app.clock.now.getTime() - number * 60_000).toISOString();
      const browser = { browser: null, system: null, used_at: null };
      return { admin_id, hash: `${admin_id}/${number}`, created_at, ...browser };
    };
    const rows = Array.from({ length: 20 }, (_, at) => rowOf(id, at + 1));
    const others = [rowOf(bob.id, 100)];
    await app.db.write
      .insertInto('trusted_browser')
      .values([...rows, ...others])
      .execute();
    await trust();
    const listed = (await me(API.listTrustedBrowsers)).data;
    expect(listed.map(({ trustedAt }) => trustedAt)).toEqual([
      ...rows
        .slice(0, 19)
        .map((row) => row.created_at)
        .toReversed(),
      app.clock.now.toISOString(),
    ]);
    const left = app.db.read.selectFrom('trusted_browser').select('hash');
    expect(await left.where('admin_id', '=', bob.id).execute()).toHaveLength(1);
  });

  // SIGNIN-53
  test.each(Object.keys(ENDS))('is asked again after %s', async (what) => {
    const at = await openTrusted(open);
    const trusted = await at.trust();
    expect(await at.asks(trusted)).toBe(false);
    const password = await ENDS[what]?.(at);
    expect(await at.asks(trusted, password)).toBe(true);
  });

  // SIGNIN-53
  test('is listed by listTrustedBrowsers for its owner, and asked again after forgetTrustedBrowser', async () => {
    const { app, id, trust, asks, next } = await openTrusted(open);
    const [one, other] = [await trust(), await trust('Mozilla/5.0 (X11; Linux) Firefox/130.0')];
    app.clock.pass(60_000);
    const headers = { cookie: one };
    const again = await app.call(API.signIn, { body: { email, password: PASSWORD }, headers });
    const mine = as(app, `${cookiesIn(again)}; ${/second-[^;]+/.exec(one)?.[0]}`);
    const { data } = await mine(API.listTrustedBrowsers);
    expect(data).toEqual([
      expect.objectContaining({ isThisOne: true, browser: 'Chrome', system: 'Windows' }),
      expect.objectContaining({ isThisOne: false, browser: 'Firefox', usedAt: null }),
    ]);
    expect(data[0]?.usedAt).toBe(app.clock.now.toISOString());
    const params = { id: data[1]?._id ?? '' };
    // Nobody sees or forgets somebody else's browsers.
    const bob = await app.signedIn({ email: 'bob@example.edu' });
    expect((await bob(API.listTrustedBrowsers)).data).toEqual([]);
    expect((await bob(API.forgetTrustedBrowser, { params })).code).toBe('NOT_FOUND');
    expect((await mine(API.forgetTrustedBrowser, { params })).status).toBe(200);
    expect((await mine(API.forgetTrustedBrowser, { params })).code).toBe('NOT_FOUND');
    expect([await asks(one), await asks(other)]).toEqual([false, true]);
    expect(await auditedActs(app)).toContain('session.distrust');
    // The stored value opens nothing.
    const rows = await app.db.read.selectFrom('trusted_browser').selectAll().execute();
    expect(rows).toMatchObject([{ admin_id: id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(one).not.toContain(rows[0]?.hash ?? '');
    await mine(API.removeSecondFactor, { body: { code: next() } });
    expect((await mine(API.listTrustedBrowsers)).data).toEqual([]);
  });

  // SIGNIN-53
  test('is listed once if it is trusted again, and only as long as it is trusted', async () => {
    const { app, me, trust, next } = await openTrusted(open);
    const first = await trust();
    app.clock.pass(29 * 24 * 3_600_000);
    const step = await app.call(API.signIn, { body: { email, password: PASSWORD } });
    const headers = { cookie: `${first}; ${cookiesIn(step)}` };
    await app.call(API.finishSignIn, { body: { code: next(), remember: true }, headers });
    const count = async () =>
      (await app.db.read.selectFrom('trusted_browser').selectAll().execute()).length;
    expect(await count()).toBe(1);
    expect((await me(API.listTrustedBrowsers)).code).toBe('NOT_SIGNED_IN');
    app.clock.pass(30 * 24 * 3_600_000);
    await trust();
    expect(await count()).toBe(1);
  });
});
