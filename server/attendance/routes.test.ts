import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import {
  DRAFT,
  ISSUE,
  KEY,
  openWithIssues,
  records,
  rows,
  sent,
  storeRevision,
  storeRevisions,
} from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { recordsIn } from './recorded.ts';

describeOnEachDatabase('attend', (open) => {
  const opened = () => openWithIssues(open);

  // ACCESS-13
  test('accepts a walk of 200 steps with its texts and 10,000 characters of feedback', async () => {
    const app = await opened();
    const walked = Array.from({ length: 200 }, (_, n) => ({
      step: `0f8a1c5e-0000-4000-8000-${String(n).padStart(12, '0')}`,
      response: 'Yes, and the residents of the floor have been told to stay. '.repeat(3),
    }));
    const feedback = { description: '火'.repeat(10_000), rating: 4.5 };
    const trail = walked.flatMap(({ step }, n) => [
      { step, at: n * 60_000, did: 'yes' },
      { step, at: n * 60_000 + 999, did: 'back' },
    ]);
    const body = { ...sent, steps: walked, trail, feedback };
    expect((await app.call(API.attend, { body })).status).toBe(200);
    const tooLarge = { ...body, extra: 'x'.repeat(64 * 1024) };
    expect(await app.call(API.attend, { body: tooLarge })).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    });
  });

  // RECORD-1, RECORD-11
  test('stores the record without its words, and reads it with the questions that were shown', async () => {
    const app = await opened();
    const { status, data } = await app.call(API.attend, { body: sent, key: KEY });
    expect(status).toBe(200);
    expect(data.key).toBe(KEY);
    expect(await recordsIn(app.db.read)(data._id)).toEqual({
      _id: data._id,
      issueId: ISSUE,
      revision: 2,
      sentRevision: null,
      correction: 0,
      sentAt: null,
      clockBehind: 0,
      device: null,
      trail: [],
      former: [],
      answers: [],
      title: 'Kitchen fire 2',
      category: 'Fire',
      advisor: 'Sam',
      startedAt: '2026-11-20T03:07:00.000Z',
      finishedAt: null,
      receivedAt: '2026-11-20T03:07:00.000Z',
      issueStatus: 'Resolved',
      rating: 4.5,
      description: 'All well.',
      practice: false,
      proof: null,
      report: null,
      area: null,
      flagged: false,
      steps: [
        { step: 's1', question: 'Is the fire out?', response: 'Yes' },
        { step: 's2', question: 'Out?', response: true },
      ],
    });
    const [row] = await rows(app);
    expect(row).toMatchObject({ steps: '[1,3]', started_day: '2026-11-20', started_minute: 187 });
    expect([row?.id, row?.key, row?.body_hash].map((bytes) => bytes?.length)).toEqual([16, 16, 17]);
    expect(await recordsIn(app.db.read)('nothing')).toBeUndefined();
  });

  // AREAS-10
  test.each([
    ['North', 'North'],
    ['  South\u202E\n', 'South'],
    ['x'.repeat(100), 'x'.repeat(40)],
    [' ', null],
    [null, null],
    [undefined, null],
  ])('stores the area %j as %j, in a correction too', async (area, stored) => {
    const app = await opened();
    const body = { ...sent, ...(area !== undefined && { area }) };
    await app.call(API.attend, { body, key: KEY });
    await app.call(API.attend, { body: { ...body, correction: 1, steps: [] }, key: KEY });
    const [record] = await records(app);
    expect(record).toMatchObject({ area: stored, correction: 1, former: [{ area: stored }] });
  });

  // API-9, RECORD-6
  test('the same key again returns the same record and adds nothing', async () => {
    const app = await opened();
    const first = await app.call(API.attend, { body: sent, key: KEY });
    const again = await app.call(API.attend, { body: sent, key: KEY.toLowerCase() });
    expect(again.data._id).toBe(first.data._id);
    expect(await rows(app)).toHaveLength(1);
  });

  // API-10
  test('the same key with another record is an error, and the first stays', async () => {
    const app = await opened();
    await app.call(API.attend, { body: sent, key: KEY });
    const other = await app.call(API.attend, { body: { ...sent, advisor: 'Kim' }, key: KEY });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect((await rows(app)).map(({ advisor }) => advisor)).toEqual(['Sam']);
  });

  // API-10
  test('the same key with the members in another order is the same record', async () => {
    const app = await opened();
    const first = await app.call(API.attend, { body: sent, key: KEY });
    const { feedback, steps: walked, ...rest } = sent;
    const turned = walked.map(({ step, response }) => ({ response, step }));
    const { rating, description } = feedback;
    const again = { feedback: { rating, description }, ...rest, steps: turned };
    expect(JSON.stringify(again)).not.toBe(JSON.stringify(sent));
    expect((await app.call(API.attend, { body: again, key: KEY })).data).toEqual(first.data);
    const other = { ...again, steps: turned.toReversed() };
    expect(await app.call(API.attend, { body: other, key: KEY })).toMatchObject({ status: 422 });
  });

  // API-10
  test('a record stored under the former hash is recognized by its content', async () => {
    const app = await opened();
    const first = await app.call(API.attend, { body: sent, key: KEY });
    const hash = createHash('sha256').update(JSON.stringify(sent)).digest().subarray(0, 16);
    const body_hash = Uint8Array.of(0, ...hash);
    await app.db.write.updateTable('attendance').set({ body_hash }).execute();
    expect((await app.call(API.attend, { body: sent, key: KEY })).data).toEqual(first.data);
    const other = await app.call(API.attend, { body: { ...sent, advisor: 'Kim' }, key: KEY });
    expect(other).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });

  // API-10
  test('without a key each post makes a record', async () => {
    const app = await opened();
    const one = await app.call(API.attend, { body: sent });
    const other = await app.call(API.attend, { body: sent });
    expect(one.data.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.data.key).not.toBe(other.data.key);
    expect(await rows(app)).toHaveLength(2);
  });

  // API-17
  test('a revision number too large for a database is refused', async () => {
    const app = await open();
    await storeRevisions(app.db, ISSUE, ['One?']);
    for (const revision of [2_147_483_648, 1e300, 0, -1, 1.5]) {
      const answer = await app.call(API.attend, { body: { ...sent, revision } });
      expect([revision, answer.status, answer.code]).toEqual([revision, 400, 'INVALID_INPUT']);
    }
    const largest = await app.call(API.attend, { body: { ...sent, revision: 2_147_483_647 } });
    expect(largest.status).toBe(200);
  });

  // RECORD-11
  test('a record takes its words from the revision that it names', async () => {
    const app = await opened();
    await app.call(API.attend, { body: { ...sent, revision: 1 } });
    await app.call(API.attend, { body: { ...sent, revision: 2 } });
    expect(
      (await records(app)).map(({ revision, title, steps: [step] }) => [
        revision,
        title,
        step?.question,
      ]),
    ).toEqual([
      [1, 'Kitchen fire 1', 'Is it out?'],
      [2, 'Kitchen fire 2', 'Is the fire out?'],
    ]);
  });

  // RECORD-17
  test('a revision that the server lacks is stored by its number, flagged, with the steps as they were sent', async () => {
    const app = await opened();
    await app.call(API.attend, { body: { ...sent, revision: 99 } });
    expect(await records(app)).toMatchObject([
      {
        revision: null,
        sentRevision: 99,
        flagged: true,
        title: 'Kitchen fire 2',
        steps: sent.steps.map((step) => ({ ...step, question: null })),
      },
    ]);
  });

  // RECORD-11
  test('a later save of the issue does not change the words of a record', async () => {
    const app = await opened();
    await app.call(API.attend, { body: sent });
    const before = await records(app);
    await storeRevision(app.db, ISSUE, 3, 'Something else?');
    await app.call(API.attend, { body: sent });
    const [first, second] = await records(app);
    expect([first]).toEqual(before);
    expect(second?.steps[0]?.question).toBe('Something else?');
  });

  // RECORD-9
  test.each([['archived'], ['published']] as const)(
    'is accepted although the issue changed in the meantime: %s',
    async (flag) => {
      const app = await opened();
      const archived = Number(flag === 'archived');
      await app.db.write.updateTable('issue').set({ published: 0, archived }).execute();
      expect(await app.call(API.attend, { body: sent })).toMatchObject({ status: 200 });
    },
  );

  // RECORD-9
  test('an issue that does not exist or was never published is not found', async () => {
    const app = await opened();
    for (const issueId of [DRAFT, 'nothing', "' or 1=1 --"]) {
      const { status, code } = await app.call(API.attend, { body: { ...sent, issueId } });
      expect({ issueId, status, code }).toEqual({ issueId, status: 404, code: 'NOT_FOUND' });
    }
    expect(await rows(app)).toEqual([]);
  });

  // RECORD-14, RECORD-11, RECORD-10
  test('the device and the taps are stored; an unknown step among the taps is flagged', async () => {
    const app = await opened();
    const trail = [
      { step: 's1', at: 900, did: 'yes' },
      { step: 's2', at: 1_500, did: 'call:desk' },
    ];
    const body = { ...sent, device: 'a phone', sentAt: '2026-11-20T03:06:59Z', trail };
    const { data } = await app.call(API.attend, { body });
    expect((await rows(app))[0]).toMatchObject({ trail: '[[0,900],[1,1500,"call:desk"]]' });
    const recordOf = recordsIn(app.db.read);
    const at = '2026-11-20T03:06:59.000Z';
    const read = { device: 'a phone', trail, sentAt: at, clockBehind: 0, flagged: false };
    expect(await recordOf(data._id)).toMatchObject(read);
    const strange = [...trail, { step: 'gone', at: 2_000, did: 'tick' }];
    const other = await app.call(API.attend, { body: { ...body, trail: strange } });
    expect(await recordOf(other.data._id)).toMatchObject({ trail: strange, flagged: true });
  });

  // RECORD-24
  test('stores events next to the taps, even with names from a newer app, and never refuses them', async () => {
    const app = await opened();
    const moments = [
      { step: 's1', at: 900, did: 'timer:10' },
      { step: 's2', at: 601_000, did: 'rang' },
      { step: 'gone', at: 700_000, did: 'what no server knows' },
    ];
    const { data } = await app.call(API.attend, { body: { ...sent, moments } });
    expect((await rows(app))[0]).toMatchObject({
      moments: '[[0,900,"timer:10"],[1,601000,"rang"],["gone",700000,"what no server knows"]]',
    });
    expect(await recordsIn(app.db.read)(data._id)).toMatchObject({ moments, flagged: false });
  });

  // CONTACT-7, RECORD-11, AREAS-14
  test('a question shows contacts by name, even a removed one', async () => {
    const app = await opened();
    const asked = 'Call [[contact:porter]], [[contact:dean]] or [[contact:emergency]].';
    await storeRevision(app.db, ISSUE, 3, asked);
    const set = async (...named: readonly (readonly [id: string, name: string])[]) => {
      const held = await holdCampus(app.db.write);
      const contacts = named.map(([id, name]) => ({
        id,
        name,
        number: '020 7946 0000',
        when: '',
        categories: [],
      }));
      await writeCampus(app.db.write, held, { campus: { ...held.campus, contacts } });
    };
    const { data } = await app.call(API.attend, { body: { ...sent, revision: 3 } });
    const read = async () => (await recordsIn(app.db.read)(data._id))?.steps[0]?.question;
    await set(['porter', 'The porter'], ['dean', 'The dean']);
    expect(await read()).toBe('Call The porter, The dean or emergency services.');
    await set(['dean', 'The dean on call']);
    expect(await read()).toBe('Call The porter, The dean on call or emergency services.');
    await set(['porter', 'Another porter']);
    expect(await read()).toContain('Another porter, The dean on call');
    // The name shown to this advisor stays, even if another contact has it now.
    const [step = ''] = sent.steps.map((walked) => walked.step);
    const moments = [{ step, at: 900, did: 'named:porter=South porter (off duty)' }];
    const shown = await app.call(API.attend, { body: { ...sent, revision: 3, moments } });
    expect((await recordsIn(app.db.read)(shown.data._id))?.steps[0]?.question).toBe(
      'Call South porter (off duty), The dean on call or emergency services.',
    );
  });

  // RECORD-10
  test('unknown steps are stored as sent and flagged', async () => {
    const app = await opened();
    const walked = [{ step: 'gone', response: 'No' }];
    await app.call(API.attend, { body: { ...sent, steps: walked } });
    const [record] = await records(app);
    expect(record).toMatchObject({ flagged: true, revision: 2 });
    expect(record?.steps).toEqual([{ step: 'gone', question: null, response: 'No' }]);
  });

  // RECORD-16
  test.each([
    '0001-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2026-11-21T03:07:01Z',
    '9999-12-31T00:00:00Z',
  ])('an impossible time is left out: %s', async (startedAt) => {
    const app = await opened();
    await app.call(API.attend, { body: { ...sent, startedAt, finishedAt: startedAt } });
    const [row] = await rows(app);
    expect([row?.started_at, row?.finished_at]).toEqual(['2026-11-20T03:07:00.000Z', null]);
  });

  // ANALYTICS-10, RECORD-1
  test.each([
    ['2026-11-19T23:30:00Z', '2026-11-19', 23 * 60 + 30],
    ['2026-07-01T23:30:00+00:00', '2026-07-02', 30],
    // Both half past ones of the night in which summer time ends are on that day.
    ['2026-10-25T00:30:00Z', '2026-10-25', 90],
    ['2026-10-25T01:30:00Z', '2026-10-25', 90],
    ['yesterday', '2026-11-20', 187],
    ['2026-11-19T23:30:00', '2026-11-20', 187],
    [null, '2026-11-20', 187],
  ])('a walk started at %s is on the campus day %s, minute %i', async (startedAt, day, minute) => {
    const app = await opened();
    await app.call(API.attend, { body: { ...sent, startedAt, finishedAt: startedAt } });
    const [row] = await rows(app);
    expect([row?.started_day, row?.started_minute]).toEqual([day, minute]);
    expect(row?.started_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  // ADVISOR-2
  test('a name is cleaned up, a practice run is marked, and a rating of 0 is stored as no rating', async () => {
    const app = await opened();
    const body = { ...sent, advisor: ' \u202eSam\u0007 ', practice: true, feedback: { rating: 0 } };
    await app.call(API.attend, { body });
    const [row] = await rows(app);
    expect(row).toMatchObject({ advisor: 'Sam', practice: 1, rating: null, description: '' });
  });

  // RECORD-1, RECORD-10
  test('members from a newer or older app are ignored', async () => {
    const app = await opened();
    const body = { ...sent, feedback: null, deviceId: 'x', received_at: '1999-01-01' };
    expect(await app.call(API.attend, { body })).toMatchObject({ status: 200 });
    expect((await rows(app))[0]).toMatchObject({ received_at: '2026-11-20T03:07:00.000Z' });
  });

  // ADVISOR-2
  describe('an error names the bad input', () => {
    test.each<[string, object, string]>([
      ['no advisor', { advisor: undefined }, 'advisor'],
      ['an advisor name of invisible marks only', { advisor: '\u202e \u0007' }, 'advisor'],
      ['an advisor name that is too long', { advisor: 'a'.repeat(101) }, 'advisor'],
      ['a number as the advisor', { advisor: 7 }, 'advisor'],
      ['an unknown outcome', { issueStatus: 'Maybe' }, 'issueStatus'],
      ['a rating that is not a half step', { feedback: { rating: 3.3 } }, 'rating'],
      ['a rating above five', { feedback: { rating: 5.5 } }, 'rating'],
      ['a response of another kind', { steps: [{ step: 's1', response: 1 }] }, 'response'],
      ['steps that are not a list', { steps: 's1' }, 'steps'],
      ['NUL in text', { feedback: { description: 'a\0b' } }, 'NUL'],
    ])('%s', async (_, changes, named) => {
      const app = await opened();
      const answer = await app.call(API.attend, { body: { ...sent, ...changes } });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
      expect(answer.detail).toContain(named);
      expect(await rows(app)).toEqual([]);
    });

    // API-9
    test('a key that is not a UUID', async () => {
      const app = await opened();
      const answer = await app.call(API.attend, { body: sent, key: 'again' });
      expect(answer).toMatchObject({ status: 400, detail: expect.stringContaining('Idempotency') });
    });

    // API-5
    test('no body at all', async () => {
      const app = await opened();
      expect(await app.call(API.attend)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    });
  });
});
