import { expect, test } from 'vitest';
import { FOR_EVER } from '#core/privacy/retention.ts';
import { writeTerms } from './terms.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { sweepByTerms } from './sweep.ts';

const DAY = 24 * 3_600_000;

describeOnEachDatabase('the time of the last campus sign-in', (open) => {
  // PRIVACY-6
  test('is forgotten with the last sign-in, but not within OIDC_DAYS', async () => {
    const app = await open({ timeZone: 'UTC' });
    const { id } = await addAdmin(app);
    const { id: out } = await addAdmin(app, { email: 'bob@example.edu' });
    const at = app.clock.now.toISOString();
    const write = app.db.write.updateTable('admin');
    const entered = { campus_entered: 1, signed_in_at: at };
    await write
      .set({ ...entered, campus_judged_at: at })
      .where('id', '=', id)
      .execute();
    await write.set(entered).where('id', '=', out).execute();
    const judged = async () => {
      const theirs = app.db.read.selectFrom('admin').selectAll().where('id', 'in', [id, out]);
      const rows = await theirs.orderBy('email').execute();
      return rows.map((row) => [row.email, row.signed_in_at, row.campus_judged_at]);
    };
    await writeTerms(app.db.write, { terms: { ...FOR_EVER, signIns: 7 }, version: 2 });
    const sweep = () => sweepByTerms(app.deps, { timeZone: 'UTC', oidc: { days: 20 } });
    app.clock.pass(9 * DAY);
    await sweep();
    expect(await judged()).toEqual([
      ['ada@example.edu', null, at],
      ['bob@example.edu', null, null],
    ]);
    app.clock.pass(13 * DAY);
    await sweep();
    expect(await judged()).toEqual([
      ['ada@example.edu', null, ''],
      ['bob@example.edu', null, null],
    ]);
  });
});
