import { describe, expect, test, vi } from 'vitest';
import {
  advisorName,
  advisorProof,
  forgetAdvisor,
  storeAdvisorName,
} from '../../../base/advisor-name.ts';
import { newKey } from '../../../base/device.ts';
import {
  hung,
  json,
  noAnswer,
  serverAnswers,
  ownError,
  received,
  type Answer,
} from '../../test/server.ts';
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
import { sendNow, sendSoon, wakeSender } from './sender.ts';
import type { Submission } from './outbox.ts';
import { submit } from './submit.ts';

const HOUR = 60 * 60 * 1000;

prepareSender();

const htmlPage = (status: number): Answer => {
  return () => new Response('<h1>Wifi</h1>', { status, headers: { 'Content-Type': 'text/html' } });
};

const elsewhere: Answer = () => {
  const answer = new Response(null, { status: 200 });
  Object.defineProperties(answer, { type: { value: 'opaqueredirect' }, status: { value: 0 } });
  return answer;
};

// OUTBOX-7, RECORD-14
test('a record is sent with its key, its number, the phone and the time, and its receipt is stored', async () => {
  const sent = serverAnswers(received);
  const one = submission();
  expect(await submit(one)).toBe('received');
  const [{ path, key, data } = { path: '', key: '', data: {} }] = sent;
  expect(path).toBe('/api/feedback');
  expect(key).toBe(one.key);
  expect(data).toEqual({
    ...one.body,
    correction: 0,
    device: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    sentAt: new Date().toISOString(),
  });
  await idle();
  expect(sent).toHaveLength(1);
  const [record] = await storedRecords();
  expect(record?.life.receipt).toMatchObject({ id: 'one', correction: 0, epoch: 'epoch-1' });
});

// OUTBOX-7, OUTBOX-8, RECORD-7, RECORD-8
test.each<[string, Answer, 'saved' | 'failed' | 'refused', 'waiting' | 'refused']>([
  ['no answer', noAnswer, 'saved', 'waiting'],
  ["a portal's page", htmlPage(200), 'saved', 'waiting'],
  ["a portal's redirect", elsewhere, 'saved', 'waiting'],
  ['a portal that says so', htmlPage(511), 'saved', 'waiting'],
  ['JSON of somebody else', () => json({ success: true }), 'saved', 'waiting'],
  ['the receipt of another', () => received({ ...strange, key: newKey() }), 'saved', 'waiting'],
  ["a proxy's 400", htmlPage(400), 'failed', 'waiting'],
  ['404', ownError('NOT_FOUND'), 'failed', 'waiting'],
  ['429', htmlPage(429), 'failed', 'waiting'],
  ['500', ownError('BUG'), 'failed', 'waiting'],
  ['502', htmlPage(502), 'failed', 'waiting'],
  ['503', ownError('UNAVAILABLE'), 'failed', 'waiting'],
  ['our 400', ownError('INVALID_INPUT'), 'refused', 'refused'],
  ['our 413', ownError('TOO_LARGE'), 'refused', 'refused'],
])('%s leaves the record stored', async (_, answer, how, state) => {
  serverAnswers(answer);
  const one = submission();
  expect(await submit(one)).toBe(how);
  await idle();
  expect(await stateNow(one.key)).toBe(state);
  expect((await lifeOf(one.key))?.body).toMatchObject(one.body);
});

const strange = { path: '/', key: '', data: { correction: 0, sentAt: '' } };

// RECORD-7
test('a record without an answer after 5 s counts as saved, and a late answer still counts', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = serverAnswers(async (one) => {
    await answer.promise;
    return await received(one);
  });
  const one = submission();
  let how: string | undefined;
  const trying = submit(one).then((result) => (how = result));
  await until(() => sent.length === 1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(how).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await trying).toBe('saved');
  answer.resolve();
  await idle();
  expect(await stateNow(one.key)).toBe('received');
});

// OUTBOX-12
test('a try without an answer is given up after 20 s and repeated under the same key', async () => {
  // The browser's own would take as long as on a phone.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const giver = new AbortController();
    setTimeout(() => giver.abort(), ms);
    return giver.signal;
  });
  const sent = serverAnswers(hung, received);
  const key = await store();
  sendSoon(key);
  await until(() => sent.length === 1);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(await lifeOf(key)).toMatchObject({ failures: 0 });
  await vi.advanceTimersByTimeAsync(1);
  await idle();
  expect(await lifeOf(key)).toMatchObject({ failures: 1, lastFailure: 'no-answer' });
  await pass(499);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent.map((one) => one.key)).toEqual([key, key]);
  expect(await stateNow(key)).toBe('received');
});

// OUTBOX-1, OUTBOX-7
test('a record whose answer was lost is sent again with the same number and content', async () => {
  const taken: string[] = [];
  const sent = serverAnswers((one) => {
    taken.push(one.key);
    throw new TypeError('Failed to fetch');
  }, received);
  const key = await store();
  sendSoon(key);
  await idle();
  await pass(500);
  expect(taken).toEqual([key]);
  expect(sent.map(({ data: { sentAt: _, ...data } }) => data)).toEqual([
    { ...submission().body, correction: 0 },
    { ...submission().body, correction: 0 },
  ]);
  expect(await stateNow(key)).toBe('received');
});

// OUTBOX-12
test('tries are 1, 2, 4 and more seconds apart, up to 60', async () => {
  const sent = serverAnswers(noAnswer);
  sendSoon(await store());
  await idle();
  // Half of it, since chance is left out.
  for (const [tries, seconds] of [0.5, 1, 2, 4, 8, 16, 30, 30].entries()) {
    await pass(seconds * 1000 - 1);
    expect(sent).toHaveLength(tries + 1);
    await pass(1);
    expect(sent).toHaveLength(tries + 2);
  }
});

describe('the pause that the server asks for', () => {
  // OUTBOX-37
  test.each([
    ['seconds', { 'Retry-After': '7' }],
    [
      'an instant by the clock of the server',
      {
        'Retry-After': 'Sat, 21 Nov 2026 02:31:07 GMT',
        Date: 'Sat, 21 Nov 2026 02:31:00 GMT',
      },
    ],
  ])('is kept for Retry-After in %s, even if a signal comes back', async (_, headers) => {
    const sent = serverAnswers(() => json({}, 429, headers), received);
    const key = await store();
    sendSoon(key);
    await idle();
    await pass(6999);
    wakeSender();
    await idle();
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
    expect(await stateNow(key)).toBe('received');
  });

  // OUTBOX-37
  test('is 5 minutes if the server does not have the address', async () => {
    const sent = serverAnswers(ownError('NOT_FOUND'), received);
    sendSoon(await store());
    await idle();
    await pass(299_999);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent).toHaveLength(2);
  });

  // OUTBOX-37
  test('is at most 15 minutes', async () => {
    const sent = serverAnswers(() => json({}, 503, { 'Retry-After': '86400' }), received);
    sendSoon(await store());
    await idle();
    await pass(15 * 60_000);
    expect(sent).toHaveLength(2);
  });
});

// OUTBOX-12
test('other records wait after a try without an answer, and all are tried once a signal is back', async () => {
  const sent = serverAnswers(noAnswer, received);
  const keys = [await store(), await store(), await store()];
  wakeSender();
  await idle();
  expect(sent).toHaveLength(1);
  wakeSender();
  await idle();
  expect(new Set(sent.slice(1).map(({ key }) => key))).toEqual(new Set(keys));
  for (const key of keys) expect(await stateNow(key)).toBe('received');
});

// OUTBOX-8
test.each<[string, Answer]>([
  ['refused for good', ownError('INVALID_INPUT')],
  ['not taken for now', ownError('UNAVAILABLE')],
])('a record %s holds up no other', async (_, answer) => {
  const bad = await store();
  const others = [await store(), await store()];
  serverAnswers(async (one) => await (one.key === bad ? answer : received)(one));
  wakeSender();
  await idle();
  for (const key of others) expect(await stateNow(key)).toBe('received');
  expect(await stateNow(bad)).not.toBe('received');
});

// OUTBOX-8
test('a refused record is tried again only by Send now', async () => {
  const sent = serverAnswers(ownError('INVALID_INPUT'), received);
  const key = await store();
  sendSoon(key);
  await idle();
  await pass(24 * HOUR);
  wakeSender();
  await idle();
  expect(sent).toHaveLength(1);
  await sendNow(key);
  await idle();
  expect(sent).toHaveLength(2);
  expect(await stateNow(key)).toBe('received');
});

describe('the answer KEY_REUSED', () => {
  // OUTBOX-3
  test('renumbers the record above what the server holds, under the same key', async () => {
    const sent = serverAnswers(ownError('KEY_REUSED', { correction: 3 }), received);
    const key = await store();
    sendSoon(key);
    await idle();
    expect(sent.map((one) => [one.key, one.data.correction])).toEqual([
      [key, 0],
      [key, 4],
    ]);
    expect(await stateNow(key)).toBe('received');
  });

  // OUTBOX-3, OUTBOX-8
  test('refuses the record after a sixth time in a row, until it is corrected', async () => {
    const held = [0, 1, 2, 3, 4, 5];
    const taken = held.map((correction) => ownError('KEY_REUSED', { correction }));
    const sent = serverAnswers(...taken, received);
    const key = await store();
    sendSoon(key);
    await idle();
    expect(sent.map(({ data }) => data.correction)).toEqual(held);
    expect(await stateNow(key)).toBe('refused');
    await store(submission('Quick and clear', key));
    sendSoon(key);
    await idle();
    expect(sent.at(-1)?.data).toMatchObject({ description: 'Quick and clear', correction: 6 });
    expect(await stateNow(key)).toBe('received');
  });
});

// OUTBOX-1, OUTBOX-10
test('a record that changes while it is sent is sent again as a correction', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = serverAnswers(async (one) => {
    await answer.promise;
    return await received(one);
  });
  const one = submission();
  const key = await store(one);
  sendSoon(key);
  await until(() => sent.length === 1);
  await store(submission('Quick and clear', key));
  answer.resolve();
  await idle();
  expect(sent.map(({ data }) => data.correction)).toEqual([0, 1]);
  expect(await lifeOf(key)).toMatchObject({ receipt: { correction: 1 } });
});

// OUTBOX-13
test('two tabs send a record only once', async () => {
  const sent = serverAnswers(received);
  const other = (await import(
    /* @vite-ignore */ new URL('sender.ts?other', import.meta.url).href
  )) as { wakeSender: typeof wakeSender };
  const keys = [await store(), await store(), await store()];
  wakeSender();
  other.wakeSender();
  await idle();
  expect(sent.map(({ key }) => key).sort((a, b) => a.localeCompare(b))).toEqual(
    keys.toSorted((a, b) => a.localeCompare(b)),
  );
});

// RECORD-6, OUTBOX-5
test('a record that arrived since the press counts as received without another request', async () => {
  const sent = serverAnswers(ownError('UNAVAILABLE'), received);
  const one = submission();
  expect(await submit(one)).toBe('failed');
  await idle();
  await pass(500);
  expect(await stateNow(one.key)).toBe('received');
  expect(await submit(one)).toBe('received');
  expect(sent).toHaveLength(2);
});

const attendance = (proof: string): Submission => ({
  key: newKey(),
  address: 'POST /api/attend',
  advisor: 'Amara',
  title: 'Leak',
  body: { advisor: 'Amara', issueId: 'leak', steps: [], issueStatus: 'Resolved', proof },
});

// SIGNIN-50
test('a phone that the server does not know drops its proof, unless it has a newer one', async () => {
  serverAnswers(({ key }) =>
    json({ data: { _id: 'one', key, receivedAt: new Date().toISOString(), correction: 0 } }, 200, {
      'Reslife-Phone': 'unknown',
    }),
  );
  storeAdvisorName('Amara', 'newer');
  expect(await submit(attendance('older'))).toBe('received');
  expect(advisorProof()).toBe('newer');
  expect(await submit(attendance('newer'))).toBe('received');
  expect(advisorProof()).toBeUndefined();
  expect(advisorName()).toBe('Amara');
  forgetAdvisor();
});
