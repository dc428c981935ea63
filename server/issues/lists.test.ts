import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { SavedStep } from '#core/step/step.ts';
import { ask, authoring, confirm, NEXT, storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('lists of issues', (open) => {
  // ISSUES-4
  test('listIssues lists the issues that are not archived, and with archived=true the archived ones', async () => {
    const { admin, issue, update } = await authoring(await open());
    expect((await admin(API.listIssues)).data).toEqual([issue]);
    await update({ isArchived: true });
    expect((await admin(API.listIssues)).data).toEqual([]);
    const { data } = await admin(API.listIssues, { query: { archived: 'true' } });
    expect(data).toMatchObject([{ _id: issue._id, isArchived: true }]);
    const odd = await admin(API.listIssues, { query: { archived: 'yes' } });
    expect(odd).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // ISSUES-4, ISSUES-5
  test('a list of many issues is complete and in order, with their steps or the step counts', async () => {
    const { add, admin, db, read, update } = await authoring(await open());
    const titles = Array.from(
      { length: 40 },
      (_, index) => `Issue ${String(index).padStart(2, '0')}`,
    );
    for (const title of titles) {
      const steps = [ask('Why?', NEXT, NEXT), confirm('')] as unknown as SavedStep[];
      await storeIssue(db.write, { _id: title, title, steps, updatedAt: '2026-01-01T00:00:00Z' });
    }
    await add(confirm('Look'));
    const list = async (query: { steps?: 'count' }) =>
      (await admin(API.listIssues, { query })).data;
    const whole = await list({});
    expect(whole.map(({ title }) => title)).toEqual(['Bed bugs', ...titles]);
    expect(whole[0]).toEqual(await read());
    const counted = await list({ steps: 'count' });
    expect(counted.map(({ title }) => title)).toEqual(['Bed bugs', ...titles]);
    const { steps: _, ...mine } = await read();
    expect(counted[0]).toEqual({ ...mine, stepCount: 1, problemCount: 0, paths: null });
    expect(counted[1]).toMatchObject({ stepCount: 2, problemCount: 1 });
    // They are counted again after a save.
    await add(confirm('Listen'));
    expect((await list({ steps: 'count' }))[0]).toMatchObject({ stepCount: 2 });
    await update({ isArchived: true });
    const { data } = await admin(API.listIssues, { query: { steps: 'count', archived: 'true' } });
    expect(data).toMatchObject([{ isArchived: true, stepCount: 2 }]);
  });

  // API-19
  test('long responses to administrators are compressed if the client accepts it', async () => {
    const { admin, db } = await authoring(await open());
    const steps = [confirm('Look'.repeat(500))] as unknown as SavedStep[];
    await storeIssue(db.write, { _id: 'long', title: 'Long', steps });
    const plain = await admin(API.listIssues);
    const { vary, 'content-encoding': none } = plain.headers;
    expect([vary, none]).toEqual(['accept-encoding', undefined]);
    for (const [taken, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1, br;q=0', 'gzip'],
    ] as const) {
      const { headers, raw, text } = await admin(API.listIssues, {
        headers: { 'accept-encoding': taken },
      });
      expect(headers).toMatchObject({ vary, 'content-encoding': encoding });
      expect(raw.rawPayload.length).toBeLessThan(plain.text.length / 2);
      expect(text).toBe(plain.text);
    }
    const short = await admin(API.listIssues, {
      query: { steps: 'count' },
      headers: { 'accept-encoding': 'br' },
    });
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.data).toHaveLength(2);
  });
});
