import { expect, test, vi } from 'vitest';
import { newKey } from '../../../base/device.ts';
import { json, received, serverAnswers } from '../../test/server.ts';
import { storedRecords } from '../../test/phone.ts';
import {
  idle,
  lifeOf,
  pass,
  prepareSender,
  stateNow,
  store,
  submission,
  until,
} from '../../test/sending.ts';
import { noteReply, serverFacts, storeRecord } from './outbox.ts';
import { markReport } from './corrected-record.ts';
import { sendSoon, wakeSender } from './sender.ts';
import { submit } from './submit.ts';

const HOUR = 60 * 60 * 1000;

prepareSender();

/** Returns a receipt given by the server some ms before `now`. */
async function receivedBefore(ms: number): Promise<string> {
  serverAnswers(({ key, data: { correction } }) => {
    const receivedAt = new Date(Date.now() - ms).toISOString();
    return json({ data: { _id: 'one', key, receivedAt, correction } });
  });
  const key = await store();
  sendSoon(key);
  await idle();
  return key;
}

// OUTBOX-9
test("a record is kept for 72 h by the server's clock, whatever the phone's clock says", async () => {
  const key = await receivedBefore(0);
  const receivedAt = Date.parse((await lifeOf(key))?.receipt?.receivedAt ?? '');
  const serverAnswersAt = async (ms: number) => {
    const date = new Date(receivedAt + ms).toUTCString();
    const { epoch } = await serverFacts();
    await noteReply(epoch, { epoch: 'epoch-1', date });
  };
  vi.setSystemTime(Date.now() + 400 * 24 * HOUR);
  await serverAnswersAt(72 * HOUR - 2000);
  expect(await stateNow(key)).toBe('received');
  await serverAnswersAt(72 * HOUR + 2000);
  expect(await storedRecords()).toEqual([]);
});

// REPORT-6
test('a record is kept until its report is opened', async () => {
  const key = newKey();
  const body = { advisor: 'Amara', issueId: 'i', steps: [], issueStatus: 'Resolved' as const };
  const attendance = { key, address: 'POST /api/attend', advisor: 'Amara', title: 'x' } as const;
  serverAnswers(received);
  await storeRecord({ ...attendance, body: { ...body, report: 'due' } }, new Date());
  sendSoon(key);
  await idle();
  const later = new Date(Date.now() + 1_000 * HOUR).toUTCString();
  await noteReply('epoch-1', { epoch: 'epoch-1', date: later });
  expect(await stateNow(key)).toBe('received');
  await markReport(key, 'written');
  await idle();
  await noteReply('epoch-1', { epoch: 'epoch-1', date: later });
  expect(await storedRecords()).toEqual([]);
});

// OUTBOX-9
test('a record that the phone still has is sent again under a new epoch, and kept', async () => {
  const key = await receivedBefore(0);
  const { epoch } = await serverFacts();
  const date = new Date(Date.now() + 100 * HOUR).toUTCString();
  await noteReply(epoch, { epoch: 'epoch-2', date });
  expect(await stateNow(key)).toBe('sendingAgain');
  const sent = serverAnswers(({ key: to, data: { correction } }) => {
    const data = { _id: 'two', key: to, receivedAt: new Date().toISOString(), correction };
    return json({ data }, 200, { 'Reslife-Epoch': 'epoch-2' });
  });
  wakeSender();
  await idle();
  expect(sent.map((one) => [one.key, one.data.correction])).toEqual([[key, 0]]);
  expect(await stateNow(key)).toBe('received');
  expect((await lifeOf(key))?.receipt).toMatchObject({ id: 'two', epoch: 'epoch-2' });
});

// OUTBOX-11
test('a late reply from before a restore does not bring the old epoch back', async () => {
  await noteReply(undefined, { epoch: 'epoch-1', date: undefined });
  await noteReply('epoch-1', { epoch: 'epoch-2', date: undefined });
  await noteReply('epoch-1', { epoch: 'epoch-1', date: undefined });
  expect(await serverFacts()).toMatchObject({ epoch: 'epoch-2' });
});

// OUTBOX-14
test('a reply that a full phone cannot store is requested again later', async () => {
  const sent = serverAnswers(received);
  const key = await store();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  sendSoon(key);
  await until(() => sent.length === 1);
  await idle();
  expect(sent).toHaveLength(1);
  put.mockRestore();
  await pass(120_000);
  expect(sent).toHaveLength(2);
  expect(await stateNow(key)).toBe('received');
});

// OUTBOX-14
test('a full phone stores no record and says so', async () => {
  const sent = serverAnswers(received);
  const one = submission();
  await submit(one);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(submit(submission())).rejects.toMatchObject({ name: 'StorageFull' });
  expect(sent).toHaveLength(1);
  expect(await storedRecords()).toHaveLength(1);
});
