import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { ISSUE, KEY, openWithIssues, sent } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('getRecord', (open) => {
  const opened = async () => {
    const app = await openWithIssues(open);
    const admin = await app.signedIn();
    const read = async (id: string) => await admin(API.getRecord, { params: { id } });
    return { ...app, read };
  };

  // RECORDED-1, RECORDED-2, RECORD-14
  test('getRecord: a record has its words, its taps and the versions that corrections replaced', async () => {
    const { call, read, clock } = await opened();
    const trail = [{ step: 's1', at: 5_000, did: 'call:emergency' }];
    await call(API.attend, { body: { ...sent, trail, device: 'd1' }, key: KEY });
    clock.pass(60_000);
    const better = { ...sent, trail, issueStatus: 'Escalated', correction: 1 };
    const { data } = await call(API.attend, { body: better, key: KEY });
    const record = (await read(data._id)).data;
    expect(record).toMatchObject({
      _id: data._id,
      issueId: ISSUE,
      revision: 2,
      correction: 1,
      issueStatus: 'Escalated',
      trail,
      former: [{ correction: 0, issueStatus: 'Resolved', device: 'd1', trail }],
      revisionSavedAt: '2026-11-01T00:00:00.000Z',
      timeZone: 'Europe/London',
    });
    expect(record.asked.map(({ _id, question }) => [_id, question])).toEqual([
      ['s1', 'Is the fire out?'],
      ['s2', 'Out?'],
    ]);
    // The targets of answers are not part of the questions.
    expect(JSON.stringify(record.asked)).not.toContain('actionType');
    expect(record.campus.emergency.words).toBe('emergency services');
  });

  // RECORDED-2, RECORD-17
  test('returns the record without words if the server lacks its revision', async () => {
    const { call, read } = await opened();
    const { data } = await call(API.attend, { body: { ...sent, revision: 99 } });
    expect((await read(data._id)).data).toMatchObject({
      revision: null,
      sentRevision: 99,
      flagged: true,
      asked: [],
      revisionSavedAt: null,
      steps: [{ step: 's1', question: null }, { step: 's2' }],
    });
  });

  // RECORDED-1
  test('finds nothing for an id that is not a record', async () => {
    const { read } = await opened();
    for (const id of ['x', KEY]) {
      expect(await read(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});
