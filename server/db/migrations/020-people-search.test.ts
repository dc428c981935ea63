import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { up } from './020-people-search.ts';

describeOnEachDatabase('the upgrade to a search of the people', (open) => {
  // ACCOUNTS-18
  test('finds earlier people by name and email', async () => {
    const app = await open();
    const { db } = app;
    const call = await app.signedIn({ email: 'zoe@example.edu', name: 'Zoë' });
    // Makes the table as it was before.
    await db.write.schema.dropIndex('admin_sought').execute();
    await db.write.schema.alterTable('admin').dropColumn('sought').execute();
    await db.write.transaction().execute(async (tx) => await up(tx as unknown as Kysely<unknown>));
    for (const search of ['zoe', 'example']) {
      expect((await call(API.listPeople, { query: { search } })).data.found).toBe(1);
    }
  });
});
