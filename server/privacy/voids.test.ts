import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { sweepFixed } from './sweep.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const DAY = 24 * 3_600_000;
const DAYS = { startDate: '2026-11-01', endDate: '2026-12-31' };
const key = (number: number) => `0f8a1c5e-0000-4000-8000-${String(number).padStart(12, '0')}`;

describeOnEachDatabase('false records', (open) => {
  const opened = async () => {
    const app = await openWithIssues((settings) =>
      open({ ...settings, trustProxy: ['127.0.0.1'] }),
    );
    let people = 0;
    const signIn = () => app.signedIn({ email: `${(people += 1)}@example.edu`, name: 'Ada' });
    const attend = async (number: number, network: string, more: object = {}) => {
      const headers = { 'x-forwarded-for': network };
      const body = { ...sent, ...more };
      const { status, data } = await app.call(API.attend, { body, key: key(number), headers });
      expect(status).toBe(200);
      return data._id;
    };
    const numbers = async () => {
      const admin = await signIn();
      const { total, voided, analysis } = (await admin(API.analytics, { query: DAYS })).data;
      const charts = (await admin(API.analyticsCharts, { query: DAYS })).data;
      expect(analysis).toHaveLength(total);
      expect(charts.total).toBe(total);
      return { total, voided };
    };
    return { ...app, signIn, attend, numbers };
  };

  // PRIVACY-7, PRIVACY-9
  test('voidRecord, undoVoid: a false record is left out of every count until that is undone', async () => {
    const { signIn, attend, numbers, call, db } = await opened();
    const [id] = [await attend(1, '203.0.113.7'), await attend(2, '203.0.113.7')];
    expect(await numbers()).toEqual({ total: 2, voided: undefined });
    const admin = await signIn();
    const params = { id };
    expect((await admin(API.previewVoid, { params })).data).toEqual({
      count: 1,
      isMore: false,
      isKnown: true,
    });
    expect((await admin(API.voidRecord, { params, body: { reason: ' ' } })).status).toBe(400);
    const marked = (await admin(API.voidRecord, { params, body: { reason: 'A prank' } })).data;
    expect(marked).toMatchObject({ reason: 'A prank', by: 'Ada', count: 1, canUndo: true });
    expect(await numbers()).toEqual({ total: 1, voided: 1 });
    const narrowed = { ...DAYS, outcome: 'Escalated' as const };
    expect((await admin(API.analytics, { query: narrowed })).data.voided).toBeUndefined();
    const record = (await admin(API.getRecord, { params })).data;
    expect(record).toMatchObject({ void: marked, practice: false, advisor: sent.advisor });
    expect((await admin(API.voidRecord, { params, body: { reason: 'Again' } })).code).toBe(
      'NOT_FOUND',
    );
    // Its phone may correct it, and it stays void.
    await attend(1, '203.0.113.7', { correction: 1, issueStatus: 'Escalated' });
    expect(await numbers()).toEqual({ total: 1, voided: 1 });
    expect((await admin(API.getRecord, { params })).data).toMatchObject({ void: marked });

    expect((await admin(API.listVoids)).data.voids).toEqual([marked]);
    const undo = await admin(API.undoVoid, { params: { id: marked._id } });
    expect(undo.data).toEqual({ count: 1 });
    expect((await admin(API.undoVoid, { params: { id: marked._id } })).code).toBe('NOT_FOUND');
    expect(await numbers()).toEqual({ total: 2, voided: undefined });
    expect((await admin(API.listVoids)).data.voids).toEqual([]);
    expect((await admin(API.getRecord, { params })).data.void).toBeUndefined();
    const acts = db.read.selectFrom('audit').select(['what', 'subject']).orderBy('number');
    expect(await acts.where('what', 'like', 'record.%void').execute()).toEqual([
      { what: 'record.void', subject: id },
      { what: 'record.unvoid', subject: marked._id },
    ]);
    expect((await call(API.voidRecord, { params, body: { reason: 'x' } })).code).toBe(
      'NOT_SIGNED_IN',
    );
  });

  // PRIVACY-9
  test('an escalation that counts again notifies nobody', async () => {
    const { signIn, attend, db } = await opened();
    const id = await attend(1, '203.0.113.7', { issueStatus: 'Escalated' });
    const admin = await signIn();
    const { data } = await admin(API.voidRecord, { params: { id }, body: { reason: 'A prank' } });
    const target = { kind: 'mail', address: 'duty@example.edu', categories: [] } as const;
    const body = { ...target, escalations: true, summary: 'none' as const };
    expect((await admin(API.addNotificationTarget, { body })).status).toBe(200);
    await admin(API.undoVoid, { params: { id: data._id } });
    expect(await db.read.selectFrom('told_event').selectAll().execute()).toEqual([]);
  });

  // PRIVACY-8
  test('previewVoid, listVoids: a flood from one network is void at once, practice runs too, and nothing else', async () => {
    const { signIn, attend, numbers, clock, db } = await opened();
    const id = await attend(1, '203.0.113.7');
    await attend(2, '203.0.113.7', { practice: true });
    await attend(3, '203.0.113.8');
    clock.pass(DAY);
    await attend(4, '203.0.113.7');
    const marks = await db.read.selectFrom('attendance').select('network').distinct().execute();
    expect(marks.map(({ network }) => network)).toEqual([
      expect.stringMatching(/^[\w-]{11}$/),
      expect.stringMatching(/^[\w-]{11}$/),
    ]);
    const admin = await signIn();
    const params = { id };
    const day = { from: '2026-11-20', to: '2026-11-20' };
    const both = { from: '2026-11-20', to: '2026-11-21' };
    const counts = async (query: object) =>
      (await admin(API.previewVoid, { params, query })).data.count;
    expect([await counts({}), await counts(day), await counts(both)]).toEqual([1, 2, 3]);
    for (const query of [{ from: '2026-11-20' }, { from: '2026-11-21', to: '2026-11-20' }])
      expect((await admin(API.previewVoid, { params, query })).status).toBe(400);
    const body = { reason: 'A flood', ...both };
    const marked = (await admin(API.voidRecord, { params, body })).data;
    expect(marked.count).toBe(3);
    expect(await numbers()).toEqual({ total: 1, voided: 3 });
    await admin(API.undoVoid, { params: { id: marked._id } });
    const practised = db.read.selectFrom('attendance').select('practice').orderBy('practice');
    expect((await practised.execute()).map(({ practice }) => practice)).toEqual([0, 0, 0, 1]);
  });

  // PRIVACY-8, PRIVACY-9
  test('after 14 days no network is known; after 30 days the reasons are gone and nothing can be undone', async () => {
    const { signIn, attend, numbers, clock, deps, db } = await opened();
    const id = await attend(1, '203.0.113.7', { feedback: { description: 'Ben', rating: 2 } });
    await attend(2, '203.0.113.7');
    let admin = await signIn();
    const params = { id };
    const { data } = await admin(API.voidRecord, { params, body: { reason: 'A prank' } });
    clock.pass(15 * DAY);
    await sweepFixed(deps);
    admin = await signIn();
    const query = { from: '2026-11-20', to: '2026-11-20' };
    expect((await admin(API.previewVoid, { params, query })).data).toMatchObject({
      isKnown: false,
      count: 0,
    });
    const record = (await admin(API.getRecord, { params })).data;
    expect(record).toMatchObject({ description: 'Ben', void: { canUndo: true } });
    clock.pass(16 * DAY);
    await sweepFixed(deps);
    admin = await signIn();
    expect((await admin(API.undoVoid, { params: { id: data._id } })).code).toBe('NOT_FOUND');
    expect((await admin(API.listVoids)).data.voids).toEqual([]);
    const gone = (await admin(API.getRecord, { params })).data;
    expect(gone).toMatchObject({ description: '', advisor: 'Someone', isSwept: true });
    expect(gone.void).toMatchObject({ reason: 'A prank', canUndo: false });
    expect(await numbers()).toEqual({ total: 1, voided: 1 });
    const sweeps = db.read.selectFrom('audit').select(['subject', 'count']);
    expect(await sweeps.where('what', '=', 'privacy.sweep').execute()).toEqual([
      { subject: 'voided/2026-11-21', count: 1 },
    ]);
  });
});
