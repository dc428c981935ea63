import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { KEY, openWithIssues, records, sent, storeRevisions } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const corrected = (correction: number, changes: object = {}) => ({
  key: KEY,
  body: { ...sent, correction, ...changes },
});

const on = (day: string) => ({ startedAt: `2026-11-${day}T01:00:00Z` });

describeOnEachDatabase('corrections of an attendance', (open) => {
  // OUTBOX-2, OUTBOX-35, API-20, RECORD-14
  test('a higher number replaces the record, which moves to its history', async () => {
    const app = await openWithIssues(open);
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

  // OUTBOX-2, OUTBOX-35, API-20
  test('a lower number that is new is added to the history', async () => {
    const app = await openWithIssues(open);
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

  // OUTBOX-2, OUTBOX-35, API-20, API-10
  test('a repeated number is compared with what arrived under it', async () => {
    const app = await openWithIssues(open);
    const held = [0, 1, 2].map((number) => corrected(number, { steps: sent.steps.slice(number) }));
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

  // OUTBOX-2, OUTBOX-35
  test('a new number with another advisor or issue, or above 20, is refused', async () => {
    const app = await openWithIssues(open);
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

  // ESCALATE-2
  test('a walk escalated under way becomes a record at once, and its end corrects it', async () => {
    const app = await openWithIssues(open);
    const ongoing = {
      issueStatus: 'Escalated',
      finishedAt: null,
      steps: [],
      trail: [
        { step: 's1', at: 900, did: 'call:security' },
        { step: 's1', at: 1000, did: 'escalate' },
      ],
    };
    expect((await app.call(API.attend, corrected(0, ongoing))).status).toBe(200);
    expect(await records(app)).toMatchObject([{ ...ongoing, finishedAt: null }]);
    expect((await app.call(API.attend, corrected(1, { issueStatus: 'Resolved' }))).status).toBe(
      200,
    );
    expect(await records(app)).toMatchObject([
      { issueStatus: 'Resolved', former: [{ issueStatus: 'Escalated', steps: [] }] },
    ]);
  });

  // ANALYTICS-17, OUTBOX-2, OUTBOX-35
  test('each correction updates the daily counts', async () => {
    const app = await openWithIssues(open);
    const sums = async () =>
      (await app.db.read.selectFrom('attendance_day').selectAll().execute())
        .filter(({ count }) => count !== 0)
        .map(({ day, status, written, count }) => [day, status, written, count]);
    const steps = [
      [corrected(0, on('10')), [['2026-11-10', 'Resolved', 1, 1]]],
      [corrected(1, on('09')), [['2026-11-09', 'Resolved', 1, 1]]],
      [
        corrected(2, { ...on('09'), issueStatus: 'Escalated' }),
        [['2026-11-09', 'Escalated', 1, 1]],
      ],
      [corrected(3, { ...on('09'), feedback: { rating: 2 } }), [['2026-11-09', 'Resolved', 0, 1]]],
      [corrected(5, { ...on('09'), practice: true }), []],
      [corrected(4, on('08')), []],
      [corrected(6, on('08')), [['2026-11-08', 'Resolved', 1, 1]]],
    ] as const;
    for (const [request, expected] of steps) {
      expect((await app.call(API.attend, request)).status).toBe(200);
      expect(await sums()).toEqual(expected);
    }
  });

  // OUTBOX-2, OUTBOX-35
  test('fifty corrections at once, some of them equal: none fails, and the one row holds the highest', async () => {
    const app = await openWithIssues(open);
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
