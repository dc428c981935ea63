import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openWithIssues, rows, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { recordsIn } from './recorded.ts';

const [seconds, hours, days] = [1_000, 3_600_000, 86_400_000];
const arrived = Date.parse('2026-11-20T03:07:00.000Z');
const text = (at: number) => new Date(at).toISOString();

describeOnEachDatabase('an attendance from a phone with a wrong clock', (open) => {
  // RECORD-21
  test.each([
    ['three hours behind', -3 * hours],
    ['three hours ahead', 3 * hours],
    ['400 days behind', -400 * days],
    ['400 days ahead', 400 * days],
    ['set to 1970', -arrived],
  ])('%s: the record has the true time', async (_, off) => {
    const app = await openWithIssues(open);
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

  // RECORD-21
  test.each([
    ['a minute on its way', { sentAt: -60 * seconds, startedAt: -600 * seconds }, -600],
    ['sent by a clock that is a little ahead', { sentAt: 20 * seconds, startedAt: 0 }, 0],
    ['no instant', { sentAt: NaN, startedAt: -600 * seconds }, -600],
    // Begun before the clock was set back by a day.
    ['begun after it arrived', { sentAt: 0, startedAt: days / 2 }, 0],
  ])(
    '%s: the start is kept, or becomes the time of arrival',
    async (_, { sentAt, startedAt }, expected) => {
      const app = await openWithIssues(open);
      const at = Number.isNaN(sentAt) ? 'yesterday' : text(arrived + sentAt);
      const body = { ...sent, sentAt: at, startedAt: text(arrived + startedAt) };
      await app.call(API.attend, { body });
      expect((await rows(app))[0]?.started_at).toBe(text(arrived + expected * seconds));
    },
  );

  // RECORD-16
  test('an end before the start is left out', async () => {
    const app = await openWithIssues(open);
    const startedAt = text(arrived - hours);
    const body = { ...sent, startedAt, finishedAt: text(arrived - 2 * hours) };
    await app.call(API.attend, { body });
    // Without a start there is nothing to compare with.
    await app.call(API.attend, { body: { ...body, startedAt: null } });
    const stored = new Map((await rows(app)).map((row) => [row.started_at, row.finished_at]));
    expect(stored).toEqual(
      new Map([
        [startedAt, null],
        [text(arrived), text(arrived - 2 * hours)],
      ]),
    );
  });
});
