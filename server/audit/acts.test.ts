import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { FILE, ROWS, WITHOUT_ROW } from '../test/access/acts.ts';
import { openWorld, type Name } from '../test/access/acts-world.ts';
import { sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { verifyAudit } from './verify.ts';

describeOnEachDatabase('the acts in the activity log', (open) => {
  // TRAIL-5, TRAIL-6, ACTS-1
  test(
    'each act writes a row with its origin and ids instead of names; owners are emailed about acts that need a fresh proof',
    { timeout: 60_000 },
    async () => {
      const settings = { webhookPrivate: ['127.0.0.1'], smtpUrl: 'smtp://127.0.0.1:9' };
      const app = await open({ ...settings, passkeys: true, advisorSignIn: 'enrolled' });
      const world = await openWorld(app);
      // An hour later, for the mails.
      await app.db.write.deleteFrom('setting').where('name', '=', 'ownersTold').execute();
      const newest = async () =>
        await app.db.write.selectFrom('audit').selectAll().orderBy('number', 'desc').execute();
      for (const [name, act, does] of ROWS) {
        const before = (await newest()).length;
        const mailed = (await app.mailsOfActs()).length;
        app.clock.pass(1);
        const { status } = await does(world);
        const isTold = (await app.mailsOfActs()).length > mailed;
        const { asksAgain }: Endpoint = API[name];
        // The writing of authors is mailed, if at all, by its own mail (REVIEW-22).
        const tells = asksAgain === true || (asksAgain && 'changing' in asksAgain);
        expect([name, isTold]).toEqual([name, tells ?? false]);
        const added = (await newest()).slice(0, -before);
        const row = added.find(({ what }) => what === act);
        expect({ name, status, row }).toMatchObject({ name, status: 200, row: { what: act } });
        const { network, request } = row ?? {};
        expect({ name, network, request }).toMatchObject({
          network: '127.0.0.1',
          request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
        const isSignedIn = row?.who !== null && name !== 'signUp' && name !== 'resetPassword';
        if (isSignedIn) expect(row?.session).toMatch(/^[0-9a-f]{32}$/);
      }
      const said = JSON.stringify(await newest());
      const names = ['example.edu', 'Ada', 'hook', 'Elm', 'Lift', 'Bees'];
      for (const told of [...names, world.me.cookie.slice(4)]) expect(said).not.toContain(told);
      expect(await verifyAudit(app.db.write)).toMatchObject({ isWhole: true });
    },
  );

  // TRAIL-6
  test('every call of an administrator writes a row, or the table says why not', () => {
    const named = new Set<string>([...ROWS.map(([name]) => name), ...Object.keys(WITHOUT_ROW)]);
    const sentByAdmins = (Object.entries(API) as [Name, Endpoint][]).filter(
      ([, { method, access }]) => method !== 'GET' && access !== 'open',
    );
    expect(sentByAdmins.map(([name]) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  // TRAIL-6
  test('a call that the table exempts writes no row', async () => {
    const app = await open();
    const { at, me } = await openWorld(app);
    const count = async () =>
      (await app.db.write.selectFrom('audit').select('number').execute()).length;
    const before = await count();
    await me(API.reportPresence, { params: at.params, body: {} });
    expect((await me(API.checkImport, { body: FILE })).status).toBe(200);
    await me(API.listIssues);
    await app.call(API.attend, { body: { ...sent, issueStatus: 'Escalated' } });
    expect(await count()).toBe(before);
  });
});
