import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { withoutSeal } from '../test/without-seal.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { auditCommand } from './command.ts';

describeOnEachDatabase('npm run admin -- trail', (open) => {
  // TRAIL-4, TRAIL-5
  test('prints who did what since a day, and where from', async () => {
    const app = await open({ timeZone: 'America/New_York' });
    const { deps, config, clock } = app;
    clock.now = new Date('2026-11-01T03:59:00.000Z');
    await auditAlone(deps, { who: null, what: 'settings.edit', subject: 'the day before' });
    clock.now = new Date('2026-11-01T04:00:00.000Z');
    const { id } = await addAdmin(app);
    await app.call(API.signIn, { body: { email: 'ada@example.edu', password: PASSWORD } });
    const result = await auditCommand(['trail', '--since', '2026-11-01'], config, deps);
    const [head, line, ...more] = (result?.text ?? '').trim().split('\n');
    expect(head?.split('\t')[8]).toBe('count');
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    const session = expect.stringMatching(/^[0-9a-f]{32}$/);
    const [at, what] = ['2026-11-01T04:00:00.000Z', 'session.signIn'];
    expect(line?.split('\t')).toEqual([
      '2',
      at,
      what,
      'ada@example.edu',
      id,
      '127.0.0.1',
      session,
      uuid,
      '1',
    ]);
    expect(more).toEqual([]);
    const stored = await app.db.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('example.edu');
    const all = await auditCommand(['trail'], config, deps);
    expect(all?.text.trim().split('\n')).toHaveLength(3);
  });

  // TRAIL-3
  test('verify-trail prints the newest row, and names the first altered row', async () => {
    const { deps, config, db } = await open();
    const run = (...args: string[]) => auditCommand(['verify-trail', ...args], config, deps);
    for (const subject of ['a', 'b', 'c', 'd']) {
      await auditAlone(deps, { who: null, what: 'settings.edit', subject });
    }
    const { text = '', status } = (await run()) ?? {};
    expect({ text, status }).toEqual({
      text: expect.stringMatching(
        /^The activity log is complete, from entry 1 to entry 4\. .*\n4:[0-9a-f]{64}\n$/,
      ),
      status: 0,
    });
    const noted = text.trim().split('\n').at(-1) ?? '';
    await auditAlone(deps, { who: null, what: 'settings.edit', subject: 'e' });
    expect(await run(noted)).toMatchObject({ status: 0 });
    await withoutSeal(db, async (write) => {
      const altered = write.updateTable('audit').set({ what: 'issue.edit' });
      await altered.where('number', 'in', [2, 4]).execute();
    });
    expect(await run(noted)).toEqual({
      text: 'The activity log is not complete. Entry 2 was altered.\n',
      status: 1,
    });
  });

  // TRAIL-3
  test('verify-trail: an emptied log, and one without its end, are not whole', async () => {
    const { deps, config, db } = await open();
    const run = () => auditCommand(['verify-trail'], config, deps);
    const emptied = /^The activity log is not complete\. It is empty,/;
    expect(await run()).toEqual({ text: expect.stringMatching(emptied), status: 1 });
    await auditAlone(deps, { who: null, what: 'settings.edit', subject: 'a' });
    await withoutSeal(db, async (write) => {
      await write.deleteFrom('audit').execute();
      await write.updateTable('audit_head').set({ number: 0, hash: '' }).execute();
    });
    expect((await run())?.text).toMatch(emptied);
    await withoutSeal(db, async (write) => await write.deleteFrom('audit_head').execute());
    const text = 'The activity log is not complete. The note of its last entry is missing.\n';
    expect(await run()).toEqual({ text, status: 1 });
    // The tests that follow have the same database.
    const head = { id: 1, number: 0, hash: '', cut: 0, cut_hash: '' };
    await withoutSeal(
      db,
      async (write) => await write.insertInto('audit_head').values(head).execute(),
    );
  });

  test('names an unknown argument, and ignores other commands', async () => {
    const { deps, config } = await open();
    const run = (...args: string[]) => auditCommand(args, config, deps);
    const wrong = [
      ['trail', '--since'],
      ['trail', '2026-11-01'],
      ['verify-trail', '4'],
    ];
    for (const args of wrong) expect(await run(...args)).toMatchObject({ status: 2 });
    expect(await run('trail', '--since', '2026-02-30')).toMatchObject({ status: 2 });
    expect(await run('list')).toBeUndefined();
  });
});
