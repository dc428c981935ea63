import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { applyWaitingVoids } from '../domain/record-voids.sql.ts';
import { openWithIssues, sent } from '../test/attended-issue.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const HOUR = 3_600_000;
const key = (number: number) => `0f8a1c5e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const DAYS = { startDate: '2026-11-01', endDate: '2026-12-31' };

describeOnEachDatabase('false records of one network', (open) => {
  /** Makes records of one network, and an owner who marks all of them as false. */
  const flooded = async (count: number) => {
    const app = await openWithIssues(open);
    let people = 0;
    const signIn = async () => await app.signedIn({ email: `${(people += 1)}@example.edu` });
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1)
      ids.push((await app.call(API.attend, { body: sent, key: key(n) })).data._id);
    const params = { id: ids[0] ?? '' };
    const body = { reason: 'A flood', from: '2026-11-20', to: '2026-11-20' };
    const mark = async () => (await (await signIn())(API.voidRecord, { params, body })).data;
    const numbers = async () => {
      const { total, voided } = (await (await signIn())(API.analytics, { query: DAYS })).data;
      return { total, voided };
    };
    const record = async () => (await (await signIn())(API.getRecord, { params })).data;
    const hours = async (many: number) => {
      for (let n = 0; n < many; n += 1) {
        app.clock.pass(HOUR);
        await applyWaitingVoids(app.deps);
      }
    };
    const listed = async () => (await (await signIn())(API.listVoids)).data.voids;
    return { ...app, ids, signIn, listed, mark, numbers, record, hours };
  };

  // PRIVACY-17
  test('voidRecord: up to ten are void at once', async () => {
    const { mark, numbers } = await flooded(10);
    expect((await mark()).from).toBeUndefined();
    expect(await numbers()).toEqual({ total: 0, voided: 10 });
  });

  // PRIVACY-17, ACTS-1
  test('voidRecord, listVoids: eleven still count for a day, as the record, the list and the email say', async () => {
    const app = await flooded(11);
    const { signIn, listed, mark, numbers, record, hours } = app;
    await addAdmin(app, { email: 'bob@example.edu' });
    const marked = await mark();
    expect(marked).toMatchObject({ count: 11, from: '2026-11-21T03:07:00.000Z', canUndo: true });
    expect(await listed()).toEqual([marked]);
    expect((await record()).void).toEqual(marked);
    const text = (await app.mailsOfActs()).map(({ body }) => body).join('');
    expect(text).toContain('(11)');
    expect(text).toContain('They count until Nov 21, 2026, 3:07 am.');
    await hours(23);
    expect(await numbers()).toEqual({ total: 11, voided: undefined });
    await hours(1);
    expect(await numbers()).toEqual({ total: 0, voided: 11 });
    const { from: _, ...inForce } = marked;
    expect((await record()).void).toEqual(inForce);
    await (
      await signIn()
    )(API.undoVoid, { params: { id: marked._id } });
    expect(await numbers()).toEqual({ total: 11, voided: undefined });
  });

  // PRIVACY-17
  test('voidRecord, previewVoid: more than ten, in parts, wait for a day too', async () => {
    const { signIn, ids, clock } = await flooded(12);
    const alone = async (n: number) => {
      const admin = await signIn();
      const params = { id: ids[n] ?? '' };
      const { data } = await admin(API.previewVoid, { params });
      const { from } = (await admin(API.voidRecord, { params, body: { reason: 'A prank' } })).data;
      expect(data.waits === true).toBe(from !== undefined);
      return from !== undefined;
    };
    const waits: boolean[] = [];
    for (let n = 0; n < 11; n += 1) waits.push(await alone(n));
    expect(waits).toEqual([...Array<boolean>(10).fill(false), true]);
    clock.pass(25 * HOUR);
    expect(await alone(11)).toBe(false);
  });

  // PRIVACY-17
  test('undoVoid: any owner can undo it before it takes effect, and then no record is void', async () => {
    const { signIn, listed, mark, numbers, record, hours } = await flooded(11);
    const { _id: id } = await mark();
    await hours(2);
    const other = await signIn();
    expect((await other(API.undoVoid, { params: { id } })).data).toEqual({ count: 11 });
    expect((await record()).void).toBeUndefined();
    await hours(30);
    expect(await numbers()).toEqual({ total: 11, voided: undefined });
    expect(await listed()).toEqual([]);
  });
});
