import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { addAdmin } from '../../test/test-admin.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { chained } from '../columns/chained.ts';
import { up } from './012-sign-ins.ts';

const nowhere = { network: null, session: null, request: null };
const line = (number: number, at: string, what: string, subject: string) => ({
  number,
  at,
  who: null,
  what,
  subject,
  ...nowhere,
  count: 1,
});

describeOnEachDatabase('the upgrade to sign-ins', (open) => {
  // ACCOUNTS-13
  test('takes the last sign-in from the activity log, and keeps the sessions', async () => {
    const app = await open();
    const { db } = app;
    const { id } = await addAdmin(app);
    const bob = await addAdmin(app, { email: 'bob@example.edu' });
    await app.signedIn({ email: 'cy@example.edu' });
    const rows = [
      line(1, '2026-11-01T09:00:00.000Z', 'session.signIn', id),
      line(2, '2026-11-03T09:00:00.000Z', 'session.signIn', id),
      line(3, '2026-11-05T09:00:00.000Z', 'session.signOut', id),
      line(4, '2026-11-04T09:00:00.000Z', 'session.signIn', 'somebody who is gone'),
    ];
    await db.write.insertInto('audit').values(chained(rows, '')).execute();
    // Makes the tables as they were before.
    const added = {
      session: ['address', 'browser', 'system'],
      token: ['email'],
      admin: ['signed_in_at'],
    };
    for (const [table, columns] of Object.entries(added)) {
      for (const column of columns)
        await db.write.schema.alterTable(table).dropColumn(column).execute();
    }
    await db.write.transaction().execute(async (tx) => await up(tx as unknown as Kysely<unknown>));
    const admins = await db.read.selectFrom('admin').selectAll().execute();
    const lastOf = (wanted: string) => admins.find((admin) => admin.id === wanted)?.signed_in_at;
    expect([lastOf(id), lastOf(bob.id)]).toEqual(['2026-11-03T09:00:00.000Z', null]);
    expect(await db.read.selectFrom('session').select('address').execute()).toEqual([
      { address: null },
    ]);
  });
});
