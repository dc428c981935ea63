import { sql, type Transaction } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { endOtherSessions } from '../../auth/sessions.ts';
import type { Schema } from '../../db/tables/schema.ts';
import { audited } from '../../domain/audit.sql.ts';
import { campusBrowser } from '../../test/campus-browser.ts';
import { openCampusIssuer, type CampusPerson } from '../../test/campus-issuer.ts';
import { softwarePasskey } from '../../test/software-passkey.ts';
import { addAdmin, PASSWORD } from '../../test/test-admin.ts';
import { describeOnEachDatabase, type Call, type Open, type TestApp } from '../../test/test-app.ts';
import { endWaysOf } from '../campus-people.ts';
import { changeAdmin } from '../accounts.sql.ts';

const email = 'ada@example.edu';
const ADA: CampusPerson = { sub: 'ada', email, email_verified: true };
const PUBLIC_URL = 'http://localhost:3000';

type Act = (tx: Transaction<Schema>) => Promise<unknown>;

/** Signs in while a transaction is open that did `before`; once the sign-in waits for it, that does `after` and is committed. */
async function beside<T>(
  { deps }: TestApp,
  { before, after }: { before: Act; after?: Act },
  signIn: () => Promise<T>,
): Promise<T> {
  const { answer } = await audited(deps, async (tx) => {
    await before(tx);
    const answer = signIn();
    const waits = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waits.execute(deps.db.write)).rows.length).toBe(1);
    await after?.(tx);
    // It is not awaited, since it goes on once this is committed.
    return { answer };
  });
  return await answer;
}

const holdSecondSteps: Act = async (tx) =>
  await sql`lock table second_factor in access exclusive mode`.execute(tx);

/** Signs somebody in who was let in by the campus, with a passkey. */
async function openWithCampus(open: Open) {
  const campus = await openCampusIssuer(PUBLIC_URL, ADA);
  onTestFinished(campus.stop);
  const oidc = { ...campus.oidc, domains: ['example.edu'] };
  const app = await open({ oidc, publicUrl: PUBLIC_URL, localPasswords: false, passkeys: true });
  app.clock.now = new Date();
  /** Comes back from the issuer in a browser of its own; `finish` is what the server makes of it. */
  const fromIssuer = async () => {
    const browser = campusBrowser(app);
    // Asked to ask, the issuer says when it did.
    const { to } = await browser.start(undefined, { anew: '1' });
    const back = await browser.atIssuer(to);
    const finish = async () => (await browser.finish(back)).to.searchParams.get('failure');
    return { browser, finish };
  };
  const { browser, finish } = await fromIssuer();
  await finish();
  const me: Call = (endpoint, request) =>
    app.call(endpoint, { ...request, headers: { cookie: browser.cookie() } });
  const passkey = softwarePasskey({ counts: false });
  const { data } = await me(API.beginPasskey, { body: {} });
  await me(API.addPasskey, { body: { name: 'Laptop', answer: passkey.make(data) } });
  const challenge = (await app.call(API.beginPasskeySignIn)).data;
  const byPasskey = async () =>
    (await app.call(API.signInByPasskey, { body: passkey.sign(challenge) })).code;
  const refuse: Act = async (tx) => {
    const { issuer } = campus.oidc;
    await endWaysOf(tx, { issuer, subject: ADA.sub, claims: {}, idToken: '' });
  };
  return { app, fromIssuer, byPasskey, refuse };
}

const sessionsIn = async ({ db }: TestApp) =>
  (await db.write.selectFrom('session').select('hash').execute()).length;

describeOnEachDatabase(
  'a person who is shut out while signing in',
  (open) => {
    // SIGNIN-56
    test('gets no session by a passkey if the campus shut them out', async () => {
      const { app, byPasskey, refuse } = await openWithCampus(open);
      expect(await beside(app, { before: refuse }, byPasskey)).toBe('CAMPUS_FIRST');
      expect(await sessionsIn(app)).toBe(0);
    });

    // SIGNIN-56
    test('gets no session by a campus sign-in that had been let in before', async () => {
      const { app, fromIssuer, refuse } = await openWithCampus(open);
      const { finish } = await fromIssuer();
      // The sign-in waits between its two transactions, when it asks for a second step.
      expect(await beside(app, { before: holdSecondSteps, after: refuse }, finish)).toBe('unknown');
      expect(await sessionsIn(app)).toBe(0);
    });

    const shut: Record<string, (id: string) => Act> = {
      'by a new password': (id) => async (tx) => {
        await changeAdmin(tx, id, { password_hash: 'another' });
        await endOtherSessions(tx, id);
      },
      'by who disabled them': (id) => async (tx) => await changeAdmin(tx, id, { disabled: 1 }),
    };

    // SIGNIN-56
    test.each(Object.keys(shut))('%s, has no session by the old password', async (how) => {
      const app = await open();
      const { id } = await addAdmin(app);
      const signIn = async () =>
        (await app.call(API.signIn, { body: { email, password: PASSWORD } })).code;
      const before = shut[how]?.(id) ?? (async () => undefined);
      expect(await beside(app, { before }, signIn)).toBe('INCORRECT_CREDENTIALS');
      expect(await sessionsIn(app)).toBe(0);
    });
  },
  { onPglite: false, onSqlite: false },
);
