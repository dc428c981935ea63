import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { KEY, openWithIssues, records, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const saying = (correction: number, changes: object) => ({
  key: KEY,
  body: { ...sent, correction, ...changes },
});

describeOnEachDatabase('the incident report of an attendance', (open) => {
  // REPORT-5
  test('attend: is in the record; a change of its state is one correction, no matter how often it is sent', async () => {
    const app = await openWithIssues(open);
    const first = await app.call(API.attend, saying(0, { report: 'due' }));
    expect(first.status).toBe(200);
    expect(await records(app)).toMatchObject([{ report: 'due', former: [] }]);
    for (let times = 0; times < 2; times += 1) {
      const again = await app.call(API.attend, saying(1, { report: 'opened' }));
      expect(again.data).toMatchObject({ _id: first.data._id, correction: 1 });
    }
    await app.call(API.attend, saying(2, { report: 'written' }));
    expect(await records(app)).toMatchObject([
      { report: 'written', correction: 2, former: [{ report: 'due' }, { report: 'opened' }] },
    ]);
  });

  // REPORT-5
  test('attend: nobody else can say that the report of a record was opened', async () => {
    const app = await openWithIssues(open);
    await app.call(API.attend, saying(0, { report: 'due' }));
    const other = await app.call(API.attend, saying(1, { report: 'opened', advisor: 'Kim' }));
    expect(other).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(await records(app)).toMatchObject([{ report: 'due', correction: 0 }]);
  });

  // REPORT-5
  test.each([undefined, null])(
    'attend: a record whose report state is %s has no report',
    async (report) => {
      const app = await openWithIssues(open);
      await app.call(API.attend, saying(0, { report }));
      expect(await records(app)).toMatchObject([{ report: null }]);
    },
  );

  // REPORT-5
  test('attend: an unknown report state is refused', async () => {
    const app = await openWithIssues(open);
    const refused = await app.call(API.attend, saying(0, { report: 'lost' }));
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // REPORT-12
  test('getReport: the key gives only the last state that any phone sent', async () => {
    const app = await openWithIssues(open);
    const params = { key: KEY.toLowerCase() };
    expect(await app.call(API.getReport, { params })).toMatchObject({ status: 404 });
    const [finishedAt, later] = ['2026-11-21T02:29:00.000Z', '2026-11-21T02:31:00.000Z'];
    const said = [
      [{ finishedAt, report: 'due' }, 'due'],
      [{ finishedAt: later, report: 'due' }, 'due'],
      [{ finishedAt: later, report: 'opened' }, 'opened'],
      [{ finishedAt, report: 'due', feedback: null }, 'opened'],
      [{ finishedAt: later, report: 'due' }, 'due'],
    ] as const;
    for (const [correction, [changes, report]] of said.entries()) {
      await app.call(API.attend, saying(correction, changes));
      expect((await app.call(API.getReport, { params })).data).toEqual({ report });
    }
    const none = { key: 'x' };
    expect(await app.call(API.getReport, { params: none })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
