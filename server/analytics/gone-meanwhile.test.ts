import { expect, test } from 'vitest';
import { parseAnalyticsQuery } from '#core/analytics/analytics.ts';
import { attendances } from '../test/attendances.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { readAnalysis } from './reads.ts';

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

describeOnEachDatabase('rows removed while they are read', (open) => {
  // ANALYTICS-11
  test('the page is a list, no matter after which read they are removed', async () => {
    const { db } = await open({ timeZone: 'UTC' });
    const rows = attendances(20);
    const { issue_id: issue } = rows.find(({ practice }) => !practice) ?? {};
    const emptied: number[] = [];
    for (let after = 1; after <= 5; after += 1) {
      await db.write.insertInto('attendance').values(rows).execute();
      let reads = 0;
      const read = db.read.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          reads += 1;
          if (reads === after) await db.write.deleteFrom('attendance').execute();
          return result;
        },
      });
      const page = await readAnalysis(
        { db: read, dialect: db.dialect, rowsOf: () => expect.unreachable() },
        parseAnalyticsQuery({ ...NOVEMBER, ...(issue && { issue }), page: '1' }),
      );
      const written = Buffer.concat(page?.analysis ?? []).toString();
      const listed = JSON.parse(written) as unknown[];
      if (page && page.total > 0 && listed.length === 0) emptied.push(after);
      await db.write.deleteFrom('attendance').execute();
    }
    expect(emptied).not.toEqual([]);
  });
});
