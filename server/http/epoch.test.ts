import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { buildApp } from '../app.ts';
import { storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { renewEpoch } from './epoch.ts';

const params = { category: 'Fire' };
const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const feedback = { advisor: 'Sam', rating: 4 };

describeOnEachDatabase('the epoch', (open) => {
  // API-21
  test('is the same in all responses to advisors, including errors', async () => {
    const { db, call } = await open();
    await storeIssue(db.write, { _id: 'i1', publish: true, revision: 1 });
    const list = await call(API.listAdvisorIssues, { params });
    const tag = { 'if-none-match': String(list.headers.etag) };
    const answers = [
      list,
      await call(API.listAdvisorIssues, { params, headers: tag }),
      await call(API.listAdvisorIssues, { params: { category: 'Bats' } }),
      await call(API.getIssue, { params: { id: 'i1' } }),
      await call(API.getIssue, { params: { id: 'nothing' } }),
      await call(API.sendFeedback, { body: feedback, key: KEY }),
      await call(API.sendFeedback, { body: { ...feedback, rating: 1 }, key: KEY }),
      await call(API.sendFeedback, { body: feedback, headers: { origin: 'https://evil.example' } }),
      await call(API.reportMissingIssue, { body: {} }),
      await call(API.attend),
    ];
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([200, 304, 404, 200, 404, 200, 422, 403, 400, 400]);
    expect(new Set(answers.map(({ headers }) => headers['reslife-epoch']))).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]),
    );
    expect((await call(API.campus)).headers).not.toHaveProperty('reslife-epoch');
  });

  // API-21
  test('survives a restart; a running server adopts a new one', async () => {
    const { config, deps, db, call, clock } = await open();
    const epoch = async () =>
      (await call(API.listAdvisorIssues, { params })).headers['reslife-epoch'];
    const first = await epoch();
    const again = await buildApp(config, deps, 'no-web');
    const url = '/api/advisor/issues/Fire';
    expect((await again.inject({ url })).headers['reslife-epoch']).toBe(first);
    await again.close();

    await renewEpoch(db.write, 'another');
    expect(await epoch()).toBe(first);
    clock.pass(5_000);
    // It is read beside the requests.
    await expect.poll(epoch).toBe('another');
    // A clock that is set back.
    await renewEpoch(db.write, 'a third');
    clock.pass(-3_600_000);
    await expect.poll(epoch).toBe('a third');
  });
});
