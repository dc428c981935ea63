import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { addAdmin } from '../../test/test-admin.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { chained } from '../columns/chained.ts';
import { up } from './051-campus-judges.ts';

describeOnEachDatabase('the upgrade to the judgement of the campus', (open) => {
  // SIGNIN-54
  test('marks linked people without a password and people who once came by the campus, but not invited ones', async () => {
    const app = await open();
    const { db } = app;
    const at = '2026-11-03T09:00:00.000Z';
    const add = async (name: string, more: { password?: null } = {}) =>
      (await addAdmin(app, { email: `${name}@example.edu`, ...more })).id;
    const [claimed, invited] = [await add('claimed'), await add('invited')];
    const [bare, unlinked] = [await add('bare', { password: null }), await add('unlinked')];
    for (const id of [claimed, invited, bare]) {
      const link = { campus_issuer: 'https://id.example.edu', campus_subject: id };
      const row = db.write.updateTable('admin').set({ ...link, signed_in_at: at });
      await row.where('id', '=', id).execute();
    }
    // Notes accounts as earlier releases did: people whom the campus let in made their own; an owner, or nobody, made any other.
    const created = (number: number, who: string | null, subject: string) => {
      const nowhere = { network: null, session: null, request: null };
      return { number, at, who, what: 'admin.create', subject, ...nowhere, count: 1 };
    };
    const rows = [created(1, claimed, claimed), created(2, null, invited)];
    rows.push(created(3, unlinked, unlinked));
    await db.write.insertInto('audit').values(chained(rows, '')).execute();
    for (const column of ['campus_entered', 'campus_judged_at'])
      await db.write.schema.alterTable('admin').dropColumn(column).execute();
    await db.write.transaction().execute(async (tx) => await up(tx as unknown as Kysely<unknown>));
    const admins = await db.read.selectFrom('admin').selectAll().execute();
    const judged = (wanted: string) => {
      const found = admins.find(({ id }) => id === wanted);
      return [found?.campus_entered, found?.campus_judged_at];
    };
    expect([claimed, invited, bare, unlinked].map(judged)).toEqual([
      [1, at],
      [0, at],
      [1, at],
      [1, null],
    ]);
  });
});
