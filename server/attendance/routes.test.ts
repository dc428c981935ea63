import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { API } from '#core/api.ts';
import type { Attendance } from '#core/attendance.ts';
import { ask } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step.ts';
import type { Database } from '../db/database.ts';
import { uuidText } from '../db/uuid.ts';
import { storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';
import { recordsIn } from './recorded.ts';

const ISSUE = '0f8a1c5e-0000-4000-8000-000000000001';
const DRAFT = '0f8a1c5e-0000-4000-8000-000000000002';
const KEY = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

const steps = (question: string): SavedStep[] => [
  { ...ask('s1', 'next', 'next'), question },
  { ...ask('s2', 'end', 'end'), question: 'Out?' },
];

async function storeRevisions(
  db: Database,
  id: string,
  revisions: readonly string[],
): Promise<void> {
  const words = { title: 'Kitchen fire', category: 'Fire' } as const;
  await storeIssue(db.write, {
    _id: id,
    ...words,
    publish: revisions.length > 0,
    steps: steps('Draft words'),
    revision: revisions.length || null,
  });
  for (const [index, question] of revisions.entries()) {
    await storeRevision(db, id, index + 1, question);
  }
}

async function storeRevision(db: Database, id: string, number: number, question: string) {
  await db.write
    .insertInto('revision')
    .values({
      issue_id: id,
      number,
      title: `Kitchen fire ${number}`,
      category: 'Fire',
      steps: JSON.stringify(steps(question)),
      saved_at: '2026-11-01T00:00:00.000Z',
      saved_by: null,
      note: null,
    })
    .execute();
}

const sent = {
  advisor: 'Sam',
  issueId: ISSUE,
  steps: [
    { step: 's1', response: 'Yes' },
    { step: 's2', response: true },
  ],
  issueStatus: 'Resolved',
  feedback: { description: 'All well.', rating: 4.5 },
} satisfies Attendance;

async function rows({ db }: TestApp) {
  return await db.read.selectFrom('attendance').selectAll().execute();
}

/** Every record as it is read, the oldest revision first. */
async function records(app: TestApp) {
  const recordOf = recordsIn(app.db.read);
  const read = await Promise.all((await rows(app)).map(({ id }) => recordOf(uuidText(id))));
  return read.flatMap((one) => one ?? []).sort((a, b) => (a.revision ?? 0) - (b.revision ?? 0));
}

describeOnEachDatabase('attend', (open) => {
  async function opened() {
    const app = await open();
    await storeRevisions(app.db, ISSUE, ['Is it out?', 'Is the fire out?']);
    await storeRevisions(app.db, DRAFT, []);
    return app;
  }

  // ACCESS-13
  test('takes a walk of 200 steps with its texts and 10,000 characters of feedback', async () => {
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

  // RECORD-1, RECORD-11, RECORD-18
  test('stores the record without its words and reads it with the questions as shown', async () => {
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

  // API-9, RECORD-6
  test('the same key again returns the same record and adds none', async () => {
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
  test('a record stored under the older hash is known again by what was sent', async () => {
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
  test('without a key every post is its own record', async () => {
    const app = await opened();
    const one = await app.call(API.attend, { body: sent });
    const other = await app.call(API.attend, { body: sent });
    expect(one.data.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.data.key).not.toBe(other.data.key);
    expect(await rows(app)).toHaveLength(2);
  });

  describe('corrections', () => {
    const corrected = (correction: number, changes: object = {}) => ({
      key: KEY,
      body: { ...sent, correction, ...changes },
    });

    // OUTBOX-2, API-20, RECORD-14
    test('a higher one replaces the record, which goes to its history', async () => {
      const app = await opened();
      const first = await app.call(API.attend, corrected(0, { issueStatus: 'Escalated' }));
      expect(first.data).toMatchObject({ receivedAt: '2026-11-20T03:07:00.000Z', correction: 0 });
      app.clock.pass(60_000);
      const taps = [{ step: 's1', at: 5, did: 'yes' }];
      const second = await app.call(API.attend, corrected(1, { revision: 1, trail: taps }));
      expect(second.data).toEqual({
        _id: first.data._id,
        key: KEY,
        receivedAt: '2026-11-20T03:08:00.000Z',
        correction: 1,
      });
      app.clock.pass(60_000);
      await app.call(API.attend, corrected(3, { steps: [] }));
      expect(await records(app)).toMatchObject([
        {
          _id: first.data._id,
          correction: 3,
          receivedAt: '2026-11-20T03:09:00.000Z',
          issueStatus: 'Resolved',
          steps: [],
          former: [
            {
              correction: 0,
              receivedAt: '2026-11-20T03:07:00.000Z',
              issueStatus: 'Escalated',
              title: 'Kitchen fire 2',
              trail: [],
            },
            {
              correction: 1,
              receivedAt: '2026-11-20T03:08:00.000Z',
              issueStatus: 'Resolved',
              title: 'Kitchen fire 1',
              trail: taps,
              steps: [{ question: 'Is it out?' }, { question: 'Out?' }],
            },
          ],
        },
      ]);
    });

    // OUTBOX-2, API-20
    test('a lower one that did not come before goes to the history', async () => {
      const app = await opened();
      const held = await app.call(API.attend, corrected(2));
      app.clock.pass(60_000);
      const late = await app.call(API.attend, corrected(1, { issueStatus: 'Escalated' }));
      expect(late.data).toEqual(held.data);
      expect(await records(app)).toMatchObject([
        {
          correction: 2,
          issueStatus: 'Resolved',
          former: [{ correction: 1, issueStatus: 'Escalated' }],
        },
      ]);
    });

    // OUTBOX-2, API-20, API-10
    test('a number that came before is compared with what came under it', async () => {
      const app = await opened();
      const held = [0, 1, 2].map((number) =>
        corrected(number, { steps: sent.steps.slice(number) }),
      );
      for (const request of held) await app.call(API.attend, request);
      const before = await records(app);
      for (const { key, body } of held) {
        const again = { key, body: { sentAt: '2026-11-20T03:06:00Z', ...body } };
        expect(await app.call(API.attend, again)).toMatchObject({
          status: 200,
          data: { _id: before[0]?._id, correction: 2, receivedAt: before[0]?.receivedAt },
        });
        for (const advisor of ['Sam', 'Kim']) {
          const other = { key, body: { ...body, advisor, issueStatus: 'Escalated' } };
          const { status, code, text } = await app.call(API.attend, other);
          expect({ status, code }).toEqual({ status: 422, code: 'KEY_REUSED' });
          expect(JSON.parse(text)).toMatchObject({ code: 'KEY_REUSED', correction: 2 });
        }
      }
      expect(await records(app)).toEqual(before);
    });

    // OUTBOX-2
    test('a new number with another advisor or issue, or above 20, is refused', async () => {
      const app = await opened();
      const OTHER = '0f8a1c5e-0000-4000-8000-000000000003';
      await storeRevisions(app.db, OTHER, ['Where?']);
      await app.call(API.attend, corrected(3));
      const before = await records(app);
      const refused = [
        corrected(4, { advisor: 'Kim' }),
        corrected(2, { advisor: 'Kim' }),
        corrected(4, { issueId: OTHER }),
        corrected(21),
        corrected(-1),
        corrected(1.5),
        { body: { ...sent, correction: 1 } },
      ];
      for (const request of refused) {
        const { status, code } = await app.call(API.attend, request);
        expect({ status, code }).toEqual({ status: 400, code: 'INVALID_INPUT' });
      }
      expect(await records(app)).toEqual(before);
      expect((await app.call(API.attend, corrected(20, { advisor: ' Sam ' }))).status).toBe(200);
    });

    // ANALYTICS-17, OUTBOX-2
    test('the sums of the days follow', async () => {
      const app = await opened();
      const sums = async () =>
        (await app.db.read.selectFrom('attendance_day').selectAll().execute())
          .filter(({ count }) => count !== 0)
          .map(({ day, status, written, count }) => [day, status, written, count]);
      const on = (day: string) => ({ startedAt: `2026-11-${day}T01:00:00Z` });
      const steps = [
        [corrected(0, on('10')), [['2026-11-10', 'Resolved', 1, 1]]],
        [corrected(1, on('09')), [['2026-11-09', 'Resolved', 1, 1]]],
        [
          corrected(2, { ...on('09'), issueStatus: 'Escalated' }),
          [['2026-11-09', 'Escalated', 1, 1]],
        ],
        [
          corrected(3, { ...on('09'), feedback: { rating: 2 } }),
          [['2026-11-09', 'Resolved', 0, 1]],
        ],
        [corrected(5, { ...on('09'), practice: true }), []],
        [corrected(4, on('08')), []],
        [corrected(6, on('08')), [['2026-11-08', 'Resolved', 1, 1]]],
      ] as const;
      for (const [request, expected] of steps) {
        expect((await app.call(API.attend, request)).status).toBe(200);
        expect(await sums()).toEqual(expected);
      }
    });

    // OUTBOX-2
    test('fifty at once, the same and others: no failure, one row, the highest is held', async () => {
      const app = await opened();
      const numbers = Array.from({ length: 50 }, (_, n) => (n * 8) % 21);
      const answers = await Promise.all(
        numbers.map(async (number) =>
          app.call(API.attend, corrected(number, { device: `${number}` })),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
      const [record, ...others] = await records(app);
      expect(others).toEqual([]);
      expect(record).toMatchObject({ correction: 20, device: '20' });
      expect(record?.former.map((one) => [one.correction, one.device])).toEqual(
        Array.from({ length: 20 }, (_, number) => [number, `${number}`]),
      );
    });
  });

  // API-17
  test('a revision that no database can count to is refused', async () => {
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
  test('a named revision lends its words', async () => {
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
  test('one that the server lacks is stored as its number, flagged, the steps as sent', async () => {
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
  test('a later save of the issue leaves the words of a record as they were', async () => {
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
    'is accepted though the issue was changed meanwhile: %s',
    async (flag) => {
      const app = await opened();
      const archived = Number(flag === 'archived');
      await app.db.write.updateTable('issue').set({ published: 0, archived }).execute();
      expect(await app.call(API.attend, { body: sent })).toMatchObject({ status: 200 });
    },
  );

  // RECORD-9
  test('an issue that never existed or was never published is not found', async () => {
    const app = await opened();
    for (const issueId of [DRAFT, 'nothing', "' or 1=1 --"]) {
      const { status, code } = await app.call(API.attend, { body: { ...sent, issueId } });
      expect({ issueId, status, code }).toEqual({ issueId, status: 404, code: 'NOT_FOUND' });
    }
    expect(await rows(app)).toEqual([]);
  });

  // RECORD-14, RECORD-18, RECORD-10
  test('device and trail are kept; a strange step in the trail is flagged', async () => {
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
    expect(await recordOf(data._id)).toMatchObject({
      ...{ device: 'a phone', trail, sentAt: at, clockBehind: 0, flagged: false },
    });
    const strange = [...trail, { step: 'gone', at: 2_000, did: 'tick' }];
    const other = await app.call(API.attend, { body: { ...body, trail: strange } });
    expect(await recordOf(other.data._id)).toMatchObject({ trail: strange, flagged: true });
  });

  // RECORD-21, RECORD-22
  describe('a phone with a wrong clock', () => {
    const [seconds, hours, days] = [1_000, 3_600_000, 86_400_000];
    const arrived = Date.parse('2026-11-20T03:07:00.000Z');
    const text = (at: number) => new Date(at).toISOString();

    test.each([
      ['three hours behind', -3 * hours],
      ['three hours ahead', 3 * hours],
      ['400 days behind', -400 * days],
      ['400 days ahead', 400 * days],
      ['set to 1970', -arrived],
    ])('%s: the record is of the time it was', async (_, off) => {
      const app = await opened();
      // Half an hour walked, kept for three days without a signal.
      const [startedAt, finishedAt] = [arrived - 3 * days, arrived - 3 * days + hours / 2];
      const body = {
        ...sent,
        startedAt: text(startedAt + off),
        finishedAt: text(finishedAt + off),
        sentAt: text(arrived + off),
      };
      const { data } = await app.call(API.attend, { body });
      expect(await recordsIn(app.db.read)(data._id)).toMatchObject({
        startedAt: text(startedAt),
        finishedAt: text(finishedAt),
        sentAt: text(arrived + off),
        clockBehind: -off,
        flagged: false,
      });
      expect((await rows(app))[0]).toMatchObject({ started_day: '2026-11-17' });
    });

    test.each([
      ['a minute on its way', { sentAt: -60 * seconds, startedAt: -600 * seconds }, -600],
      ['sent by a clock that is a little ahead', { sentAt: 20 * seconds, startedAt: 0 }, 0],
      ['no instant', { sentAt: NaN, startedAt: -600 * seconds }, -600],
      // Begun before the clock was set back by a day.
      ['begun after it arrived', { sentAt: 0, startedAt: days / 2 }, 0],
    ])('%s: the start stays or is the arrival', async (_, { sentAt, startedAt }, expected) => {
      const app = await opened();
      const at = Number.isNaN(sentAt) ? 'yesterday' : text(arrived + sentAt);
      const body = { ...sent, sentAt: at, startedAt: text(arrived + startedAt) };
      await app.call(API.attend, { body });
      expect((await rows(app))[0]?.started_at).toBe(text(arrived + expected * seconds));
    });

    test('an end before the start is left out', async () => {
      const app = await opened();
      const startedAt = text(arrived - hours);
      const body = { ...sent, startedAt, finishedAt: text(arrived - 2 * hours) };
      await app.call(API.attend, { body });
      // Without a start there is nothing to compare it with.
      await app.call(API.attend, { body: { ...body, startedAt: null } });
      const stored = (await rows(app)).map((row) => [row.started_at, row.finished_at]);
      expect(stored.sort()).toEqual([
        [startedAt, null],
        [text(arrived), text(arrived - 2 * hours)],
      ]);
    });
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
  ])('an instant that cannot be true is left out: %s', async (startedAt) => {
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
  ])('started %s: campus day %s, minute %i', async (startedAt, day, minute) => {
    const app = await opened();
    await app.call(API.attend, { body: { ...sent, startedAt, finishedAt: startedAt } });
    const [row] = await rows(app);
    expect([row?.started_day, row?.started_minute]).toEqual([day, minute]);
    expect(row?.started_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  // ADVISOR-2
  test('a name is tidied, a practice run marked, no rating is no rating', async () => {
    const app = await opened();
    const body = { ...sent, advisor: ' \u202eSam\u0007 ', practice: true, feedback: { rating: 0 } };
    await app.call(API.attend, { body });
    const [row] = await rows(app);
    expect(row).toMatchObject({ advisor: 'Sam', practice: 1, rating: null, description: '' });
  });

  // RECORD-1, RECORD-10
  test('members of a newer or older app are ignored', async () => {
    const app = await opened();
    const body = { ...sent, feedback: null, deviceId: 'x', received_at: '1999-01-01' };
    expect(await app.call(API.attend, { body })).toMatchObject({ status: 200 });
    expect((await rows(app))[0]).toMatchObject({ received_at: '2026-11-20T03:07:00.000Z' });
  });

  // ADVISOR-2
  describe('an error names the bad input', () => {
    test.each<[string, object, string]>([
      ['no advisor', { advisor: undefined }, 'advisor'],
      ['an advisor of marks alone', { advisor: '\u202e \u0007' }, 'advisor'],
      ['an advisor too long', { advisor: 'a'.repeat(101) }, 'advisor'],
      ['a number for a name', { advisor: 7 }, 'advisor'],
      ['an unknown outcome', { issueStatus: 'Maybe' }, 'issueStatus'],
      ['a rating between halves', { feedback: { rating: 3.3 } }, 'rating'],
      ['a rating above five', { feedback: { rating: 5.5 } }, 'rating'],
      ['a response of another kind', { steps: [{ step: 's1', response: 1 }] }, 'response'],
      ['steps that are none', { steps: 's1' }, 'steps'],
      ['NUL in text', { feedback: { description: 'a\0b' } }, 'NUL'],
    ])('%s', async (_, changes, named) => {
      const app = await opened();
      const answer = await app.call(API.attend, { body: { ...sent, ...changes } });
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
      expect(answer.detail).toContain(named);
      expect(await rows(app)).toEqual([]);
    });

    // API-9
    test('a key that is no UUID', async () => {
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
