import { pino } from 'pino';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { logHead } from '../domain/security-log.ts';
import { addAdmin, PASSWORD } from '../test/test-admin.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { withoutSeal } from '../test/without-seal.ts';
import { cutAudit } from './cut.ts';
import { headOf } from './rows.sql.ts';
import { verifyAudit } from './verify.ts';

const DAY = 24 * 3_600_000;

async function writeDaily({ deps, clock }: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await auditAlone(deps, { who: null, what: 'issue.edit', subject: `${day}` });
    clock.pass(DAY);
  }
}

async function numbers({ db }: TestApp): Promise<number[]> {
  const rows = await db.write.selectFrom('audit').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

describeOnEachDatabase('the cut of the activity log', (open) => {
  // TRAIL-8
  test('removes rows older than a year, seals them, and the hash chain continues', async () => {
    const app = await open();
    const { deps, db, clock } = app;
    await writeDaily(app, 5);
    expect(await cutAudit(deps)).toBe(0);
    clock.pass(361 * DAY);
    // The oldest is 366 days old.
    expect(await cutAudit(deps)).toBe(0);
    clock.pass(2 * DAY);
    const both = await Promise.all([cutAudit(deps), cutAudit(deps)]);
    expect(both.toSorted()).toEqual([0, 2]);
    expect(await numbers(app)).toEqual([3, 4, 5, 6]);
    const { cut, cut_hash } = await headOf(db.write);
    expect(
      await db.write.selectFrom('audit').selectAll().where('number', '=', 6).execute(),
    ).toMatchObject([{ what: 'trail.cut', who: null, subject: `${cut}:${cut_hash}` }]);
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true, oldest: 3 });
    const gone = db.write.deleteFrom('audit').where('number', '=', 3);
    await expect(gone.execute()).rejects.toThrow('only added to');

    // All of it, seal included, and again.
    clock.pass(400 * DAY);
    expect(await cutAudit(deps)).toBe(4);
    expect(await numbers(app)).toEqual([7]);
    expect(await cutAudit(deps)).toBe(0);
    await writeDaily(app, 1);
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true, oldest: 7 });
  });

  // TRAIL-8
  test('a cut by somebody else, or a changed seal, is detected', async () => {
    const app = await open();
    const { deps, db, clock } = app;
    await writeDaily(app, 4);
    const [, second] = await db.write.selectFrom('audit').selectAll().orderBy('number').execute();
    await withoutSeal(db, async (write) => {
      await write.deleteFrom('audit').where('number', '<', 3).execute();
      await write
        .updateTable('audit_head')
        .set({ cut: 2, cut_hash: second?.hash ?? '' })
        .execute();
    });
    expect(await verifyAudit(db.write)).toMatchObject({
      problem: 'Entries before 3 are missing.',
    });
    clock.pass(366 * DAY);
    expect(await cutAudit(deps)).toBe(2);
    expect(await verifyAudit(db.write)).toMatchObject({ isWhole: true, oldest: 5 });
    await withoutSeal(db, (write) =>
      write
        .updateTable('audit_head')
        .set({ cut_hash: 'f'.repeat(64) })
        .execute(),
    );
    expect(await verifyAudit(db.write)).toMatchObject({
      problem: 'Entry 5 does not follow the one before it.',
    });
  });

  // TRAIL-9
  test('security events become log lines of one form once they are stored', async () => {
    const app = await open();
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    app.deps.log = pino({ level: 'warn' }, { write });
    const { id } = await addAdmin(app);
    await app.call(API.signIn, { body: { email: 'ada@example.edu', password: PASSWORD } });
    await auditAlone(app.deps, { who: id, what: 'issue.edit', subject: 'words of an author' });
    expect(lines).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        event: 'session.signIn',
        kind: 'signIns',
        trail: 1,
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        at: '2026-11-20T03:07:00.000Z',
        who: id,
        subject: id,
        network: '127.0.0.1',
        session: expect.stringMatching(/^[0-9a-f]{32}$/),
        count: 1,
        msg: 'security',
      },
    ]);
    logHead(app.deps.log, await headOf(app.db.write));
    const { hash } = await headOf(app.db.write);
    expect(lines.at(-1)).toMatchObject({ event: 'trail.head', trail: 2, hash, msg: 'security' });
  });
});
