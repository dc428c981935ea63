import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { planOf } from '../test/plan-of.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { emailsOf } from './accounts.sql.ts';

describeOnEachDatabase('pages of people', (open) => {
  // ACCOUNTS-18
  test.each(['', 'ada'])(
    'with the search %j are read in order from an index only',
    async (search) => {
      const app = await open();
      const { db } = app;
      await addAdmin(app);
      if (db.dialect === 'postgres') await sql`vacuum analyze admin`.execute(db.write);
      const plan = await planOf(db, emailsOf(db.dialect, { search, page: 3, pageSize: 10 }));
      expect(plan).toMatch(
        db.dialect === 'sqlite'
          ? /using covering index admin_sought/i
          : /index only scan using admin_/i,
      );
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
    },
  );
});
