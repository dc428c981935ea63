import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { EXCHANGE_FORMAT } from '#core/exchange/exchange-schema.ts';
import type { WireIssue } from '#core/issue/wire-schema.ts';
import { afterRestore } from './restored.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('npm run admin -- restored', (open) => {
  // DATA-7
  test('no revision number is used twice, for published, withdrawn and draft issues', async () => {
    const app = await open();
    const { issue, params, add } = await authoring(app);
    await add(confirm('Call the office.', END));
    // Each restore ends the session.
    const admin = async (...request: Parameters<typeof app.call>) =>
      await (
        await app.signedIn({ email: `${randomUUID()}@example.edu` })
      )(...request);
    const update = async (body: object) => await admin(API.updateIssue, { params, body });
    const read = async () => {
      const { data } = await admin(API.getIssue, { params });
      return data as unknown as WireIssue;
    };
    const numbers = async () => {
      const { revision, version } = await read();
      return { revision, version };
    };
    expect(await numbers()).toEqual({ revision: null, version: 2 });
    const { text, status } = await afterRestore(app.deps);
    expect({ text, status }).toEqual({ text: expect.stringContaining('send again'), status: 0 });
    expect(await numbers()).toEqual({ revision: null, version: 1_002 });

    await update({ publish: true });
    expect(await numbers()).toEqual({ revision: 1_001, version: 1_003 });
    await update({ title: 'Ants' });
    expect(await numbers()).toEqual({ revision: 1_002, version: 1_004 });
    await afterRestore(app.deps);
    // The revision is there still: advisors read it, and records name it.
    expect(await numbers()).toEqual({ revision: 1_002, version: 2_004 });
    const attended = { advisor: 'Sam', issueId: issue._id, steps: [], issueStatus: 'Resolved' };
    await app.call(API.attend, { body: { ...attended, revision: 1_002 } });
    expect(await app.db.read.selectFrom('attendance').selectAll().execute()).toMatchObject([
      { revision: 1_002, title: 'Ants', flagged: 0 },
    ]);

    await update({ publish: false });
    await afterRestore(app.deps);
    await afterRestore(app.deps);
    expect(await numbers()).toEqual({ revision: 1_002, version: 4_005 });
    await update({ publish: true });
    expect(await numbers()).toEqual({ revision: 4_003, version: 4_006 });
    // Somebody's page still has the state that the backup lacked.
    const stale = { params, body: { title: 'Wasps', version: 2_005 } };
    expect(await admin(API.updateIssue, stale)).toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  // DATA-7, RECORD-17
  test('an issue that the backup lacks gets its records back once a file restores it, with higher revision numbers', async () => {
    const app = await open();
    await authoring(app);
    const attended = { advisor: 'Sam', issueId: 'lost', steps: [], issueStatus: 'Escalated' };
    const attend = async () => await app.call(API.attend, { body: { ...attended, revision: 1 } });
    await afterRestore(app.deps);
    const admin = await app.signedIn({ email: 'grace@example.edu' });
    expect(await attend()).toMatchObject({ status: 404 });

    const steps = [{ _id: 'a', ...confirm('Other words than they were.', END) }];
    const issues = [{ _id: 'lost', title: 'Wasps', category: 'Pests', steps }];
    await admin(API.importIssues, { body: { format: EXCHANGE_FORMAT, version: 1, issues } });
    const params = { id: 'lost' };
    expect(await attend()).toMatchObject({ status: 404 });
    const stale = { params, body: { title: 'Hornets', version: 1 } };
    expect(await admin(API.updateIssue, stale)).toMatchObject({ code: 'VERSION_CONFLICT' });
    const published = await admin(API.updateIssue, { params, body: { publish: true } });
    expect(published.data).toMatchObject({ revision: 1_001, version: 1_002 });
    expect(await attend()).toMatchObject({ status: 200 });
    const rows = await app.db.read.selectFrom('attendance').selectAll().execute();
    expect(rows).toMatchObject([{ title: 'Wasps', flagged: 1 }]);
  });

  // DATA-7, API-21
  test('a running server sends advisors another epoch and the present library', async () => {
    const app = await open();
    const { update, add } = await authoring(app);
    await add(confirm('Call the office.', END));
    await update({ publish: true });
    const list = async () => {
      const { data, headers } = await app.call(API.listAdvisorIssues, {
        params: { category: 'Pests' },
      });
      return { titles: data.map(({ title }) => title), epoch: headers['reslife-epoch'] };
    };
    const before = await list();
    // A title put back behind the server's back, as a restore does.
    await app.db.write.updateTable('issue').set({ title: 'As in the backup' }).execute();
    await afterRestore(app.deps);
    expect((await list()).titles).toEqual(['As in the backup']);
    app.clock.pass(5_000);
    await expect.poll(async () => (await list()).epoch).not.toBe(before.epoch);
    const acts = await app.db.read.selectFrom('audit').select('what').execute();
    expect(acts.filter(({ what }) => what === 'database.restore')).toHaveLength(1);
  });

  // SESSION-8
  test('ends every session and code', async () => {
    const app = await open();
    const admin = await app.signedIn();
    await app.call(API.forgotPassword, { body: { email: 'ada@example.edu' } });
    const count = async (table: 'session' | 'token') =>
      (await app.db.read.selectFrom(table).selectAll().execute()).length;
    expect([await count('session'), await count('token')]).toEqual([1, 1]);
    await afterRestore(app.deps);
    expect([await count('session'), await count('token')]).toEqual([0, 0]);
    expect(await admin(API.getProfile)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});
