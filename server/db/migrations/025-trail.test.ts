import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { auditAlone } from '../../domain/audit.sql.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { verifyAudit } from '../../audit/verify.ts';
import { applyTriggers } from '../triggers/apply.ts';
import { up } from './025-trail.ts';

describeOnEachDatabase('the upgrade to a chain', (open) => {
  // TRAIL-1
  test.each([0, 2_345])('chains %i earlier rows in their order', async (count) => {
    const { deps, db } = await open();
    // Makes the table as it was before.
    for (const table of ['audit', 'audit_head']) await db.write.schema.dropTable(table).execute();
    await db.write.schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('who', 'text')
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('subject', 'text')
      .execute();
    const before = db.write as unknown as Kysely<{ audit: Record<string, string | null> }>;
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `id ${(index * 7_919) % 10_000}`,
      at: `2026-11-01T00:${String(Math.floor(index / 60)).padStart(2, '0')}:00.000Z`,
      who: index % 2 === 0 ? 'ada' : null,
      what: 'issue.edit',
      subject: `issue ${index}`,
    }));
    for (let first = 0; first < count; first += 500) {
      const part = rows.slice(first, first + 500);
      await before.insertInto('audit').values(part).execute();
    }
    const told: number[] = [];
    await db.write.transaction().execute(async (tx) => {
      await up(tx as unknown as Kysely<unknown>, db.dialect, (done) => void told.push(done));
      await applyTriggers(tx, db.dialect);
    });
    expect(told.at(-1) ?? 0).toBe(count);
    await auditAlone(deps, { who: null, what: 'settings.edit', subject: null });
    const newest = { number: count + 1 };
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true, newest });
    const { rows: inOrder } = await sql<{ subject: string; at: string }>`
      select subject, at from audit where what = 'issue.edit' order by number`.execute(db.write);
    expect(new Set(inOrder.map(({ subject }) => subject)).size).toBe(count);
    expect(inOrder.map(({ at }) => at)).toEqual(rows.map(({ at }) => at));
  });
});
