import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { uuidText } from '../db/columns/uuid.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describeOnEachDatabase('sendFeedback', (open) => {
  const body = { advisor: 'Sam', rating: 4.5, description: 'Good.' };

  // MESSAGES-3
  test('stores feedback once for each key', async () => {
    const { call, db } = await open();
    const first = await call(API.sendFeedback, { body, key: KEY });
    const again = await call(API.sendFeedback, { body, key: KEY });
    expect(first).toMatchObject({ status: 200, data: { key: KEY } });
    expect(again.data).toEqual(first.data);
    const rows = await db.read.selectFrom('feedback').selectAll().execute();
    expect(rows.map((row) => ({ ...row, id: uuidText(row.id), key: uuidText(row.key) }))).toEqual([
      {
        id: first.data._id,
        key: KEY,
        body_hash: expect.any(Uint8Array),
        correction: 0,
        received_at: '2026-11-20T03:07:00.000Z',
        advisor: 'Sam',
        description: 'Good.',
        rating: 4.5,
        read_at: null,
        answered_at: null,
        answered_by: null,
        answer: null,
        archived_at: null,
      },
    ]);
  });

  // MESSAGES-3, OUTBOX-2, OUTBOX-35, API-20
  test('a correction replaces it and makes it unread again', async () => {
    const { call, db, clock } = await open();
    const sentAt = '2026-11-20T03:06:00Z';
    const first = await call(API.sendFeedback, { body: { ...body, sentAt }, key: KEY });
    const office = {
      read_at: sentAt,
      archived_at: sentAt,
      answered_at: sentAt,
      answer: 'Told Sam.',
    };
    await db.write.updateTable('feedback').set(office).execute();
    clock.pass(1_000);
    const better = { ...body, rating: 5, correction: 1 };
    const second = await call(API.sendFeedback, { body: better, key: KEY });
    expect(second.data).toEqual({
      ...first.data,
      receivedAt: '2026-11-20T03:07:01.000Z',
      correction: 1,
    });
    const [row, ...others] = await db.read.selectFrom('feedback').selectAll().execute();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ rating: 5, read_at: null, archived_at: null, correction: 1 });
    // The server's own notes on it stay.
    expect(row).toMatchObject({ answered_at: null, answer: 'Told Sam.' });
    const former = await db.read.selectFrom('former_record').selectAll().execute();
    expect(former.map(({ correction, record }) => [correction, JSON.parse(record)])).toEqual([
      [0, { advisor: 'Sam', description: 'Good.', rating: 4.5, ...office, answered_by: null }],
    ]);
    const other = await call(API.sendFeedback, { body: { ...better, advisor: 'Kim' }, key: KEY });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    const newer = { ...better, advisor: 'Kim', correction: 2 };
    expect(await call(API.sendFeedback, { body: newer, key: KEY })).toMatchObject({ status: 400 });
  });

  // OUTBOX-2, OUTBOX-35
  test('a correction without a key is an error', async () => {
    const { call } = await open();
    const answer = await call(API.sendFeedback, { body: { ...body, correction: 1 } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // MESSAGES-1
  test('words are optional', async () => {
    const { call } = await open();
    for (const description of [undefined, null, '']) {
      const answer = await call(API.sendFeedback, { body: { ...body, description } });
      expect(answer.status).toBe(200);
    }
  });

  // API-10
  test('another record under the same key is an error', async () => {
    const { call } = await open();
    await call(API.sendFeedback, { body, key: KEY });
    const other = await call(API.sendFeedback, { body: { ...body, rating: 1 }, key: KEY });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });

  // MESSAGES-1
  test.each<[string, object]>([
    ['no rating', { rating: undefined }],
    ['a rating of 0', { rating: 0 }],
    ['a rating as text', { rating: '4' }],
    ['no name left', { advisor: ' ' }],
    ['a text too long', { description: 'a'.repeat(10_001) }],
  ])('feedback with %s is an error', async (_, changes) => {
    const { call } = await open();
    const answer = await call(API.sendFeedback, { body: { ...body, ...changes } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describeOnEachDatabase('reportMissingIssue', (open) => {
  const body = { advisor: 'Sam', feedback: 'A bat in the corridor', category: 'Pests' };

  // MESSAGES-3
  test('stores a message once for each key', async () => {
    const { call, db } = await open();
    const first = await call(API.reportMissingIssue, { body, key: KEY });
    const again = await call(API.reportMissingIssue, { body, key: KEY });
    expect(again.data).toEqual(first.data);
    expect(await db.read.selectFrom('missing_issue').selectAll().execute()).toMatchObject([
      { advisor: 'Sam', description: body.feedback, category: 'Pests' },
    ]);
  });

  // MESSAGES-3, OUTBOX-2, OUTBOX-35
  test('a correction replaces the message', async () => {
    const { call, db } = await open();
    const first = await call(API.reportMissingIssue, { body, key: KEY });
    const better = { ...body, feedback: 'Two bats', category: null, correction: 4 };
    const second = await call(API.reportMissingIssue, { body: better, key: KEY });
    expect(second.data).toEqual({ ...first.data, correction: 4 });
    const rows = await db.read.selectFrom('missing_issue').selectAll().execute();
    expect(rows).toMatchObject([{ description: 'Two bats', category: null, correction: 4 }]);
    expect(await db.read.selectFrom('former_record').selectAll().execute()).toHaveLength(1);
  });

  // MESSAGES-3
  test('the category is optional', async () => {
    const { call } = await open();
    for (const category of [undefined, null, 'All categories']) {
      const answer = await call(API.reportMissingIssue, { body: { ...body, category } });
      expect(answer.status).toBe(200);
    }
  });

  // MESSAGES-1
  test.each<[string, object]>([
    ['no text', { feedback: undefined }],
    ['an empty text', { feedback: '' }],
    ['blanks', { feedback: ' \n ' }],
    ['an unknown category', { category: 'Bats' }],
    ['no name left', { advisor: '\u200f' }],
  ])('a message with %s is an error', async (_, changes) => {
    const { call } = await open();
    const answer = await call(API.reportMissingIssue, { body: { ...body, ...changes } });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});
