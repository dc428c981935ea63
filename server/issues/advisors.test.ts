import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { DETAILS } from '#core/issue/details.ts';
import { createLibrary } from './library.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { authoring, confirm } from '../test/issues.ts';

const PESTS = { params: { category: 'Pests' } };

describeOnEachDatabase('the issues that advisors read', (open) => {
  // ISSUES-6
  test('getIssue without a session returns only published issues', async () => {
    const { add, anyone, update, params, issue } = await authoring(await open());
    const get = () => anyone(API.getIssue, { params });
    const unknown = await anyone(API.getIssue, { params: { id: 'x' } });
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get()).text).toBe(unknown.text);
    const step = await add(confirm('Look'));
    await update({ publish: true });
    const read = await get();
    expect(read.status).toBe(200);
    expect(read.data).toMatchObject({ title: issue.title, steps: [step] });
    expect(read.headers['content-type']).toBe('application/json; charset=utf-8');
    for (const body of [{ publish: false }, { publish: true }, { isArchived: true }]) {
      await update(body);
      const { status, text } = await get();
      expect(status).toBe(body.publish ? 200 : 404);
      expect(body.publish || text === unknown.text).toBe(true);
    }
  });

  // ISSUES-7
  test('getIssue shows everyone the same words, and administrators the fields they need as well', async () => {
    const { add, admin, anyone, update, params } = await authoring(await open());
    await add(confirm('Look'));
    await update({ publish: true });
    const [mine, theirs] = [
      await admin(API.getIssue, { params }),
      await anyone(API.getIssue, { params }),
    ];
    expect(mine.data).toMatchObject(theirs.data);
    expect(mine.data).toMatchObject({ version: 3 });
    const details = Object.entries(DETAILS).filter(([, { forAdvisors }]) => forAdvisors);
    const state = ['publish', 'isArchived', 'isStarter', 'updatedAt', 'revision'];
    const members = ['_id', 'steps', ...details.map(([member]) => member), ...state];
    expect(Object.keys(theirs.data).toSorted()).toEqual(members.toSorted());
    const { data: list } = await anyone(API.listAdvisorIssues, PESTS);
    expect(list).toEqual([theirs.data]);
  });

  // ISSUES-24, SEARCH-14
  test('listTitles returns the card of each published issue, with an ETag', async () => {
    const { add, anyone, update, issue } = await authoring(await open());
    const titles = async (headers = {}) => await anyone(API.listTitles, { headers });
    expect((await titles()).data).toEqual([]);
    await add({ ...confirm('Look'), question: 'Call [[contact:emergency]] now.' });
    await add(confirm('Wait'));
    await update({ publish: true });
    const { data, headers } = await titles();
    expect(data).toEqual([
      {
        _id: issue._id,
        title: issue.title,
        category: issue.category,
        revision: 1,
        question: expect.stringContaining('Call emergency services') as string,
      },
    ]);
    const same = { 'if-none-match': String(headers.etag) };
    expect((await titles(same)).status).toBe(304);
    // ISSUES-29
    const situations = ['pests', '-animal'];
    const alsoCalled = [' roaches, silverfish ', 'roaches'];
    expect((await update({ situations: ['mice'] })).status).toBe(422);
    await update({ title: 'Another title', alsoCalled, situations });
    expect((await titles(same)).data).toMatchObject([
      { title: 'Another title', alsoCalled: ['roaches', 'silverfish'], situations },
    ]);
  });

  // ISSUES-2, ISSUES-17
  test('listAdvisorIssues lists the published issues of a category by title, with their steps', async () => {
    const opened = await open();
    const { add, admin, anyone, update } = await authoring(opened);
    const mine = await add(confirm('Look'));
    await update({ publish: true });
    for (const [title, category] of [
      ['ants', 'Pests'],
      ['Zebra mussels', 'Water'],
      ['Draft', 'Pests'],
    ] as const) {
      const { data } = await admin(API.createIssue, { body: { title, category } });
      await admin(API.createStep, { params: { issueId: data._id }, body: confirm('Look') });
      if (title === 'Draft') continue;
      await admin(API.updateIssue, { params: { id: data._id }, body: { publish: true } });
    }
    const titles = async (category: string) => {
      const { data } = await anyone(API.listAdvisorIssues, { params: { category } });
      return data.map((issue) => issue.title);
    };
    expect(await titles('Pests')).toEqual(['ants', 'Bed bugs']);
    expect(await titles('All categories')).toEqual(['ants', 'Bed bugs', 'Zebra mussels']);
    expect(await titles('Fire')).toEqual([]);
    const { data } = await anyone(API.listAdvisorIssues, PESTS);
    expect(data[1]?.steps).toEqual([mine]);
    const nowhere = await anyone(API.listAdvisorIssues, { params: { category: 'pests' } });
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  // ISSUES-27, ISSUES-24
  test('listAdvisorIssues puts the most urgent issues of a category first, and sorts all categories by title', async () => {
    const { admin, anyone } = await authoring(await open());
    for (const [title, place] of [
      ['Ants', null],
      ['Bats', 20],
      ['Wasps', 1],
    ] as const) {
      const body = { title, category: 'Pests' } as const;
      const { data } = await admin(API.createIssue, { body });
      await admin(API.createStep, { params: { issueId: data._id }, body: confirm('Look') });
      const params = { id: data._id };
      await admin(API.updateIssue, { params, body: { place } });
      await admin(API.updateIssue, { params, body: { publish: true } });
      for (const wrong of [0, 21, 1.5]) {
        const refused = await admin(API.updateIssue, { params, body: { place: wrong } });
        expect(refused.status).toBe(400);
      }
    }
    const titles = async (category: string) => {
      const { data } = await anyone(API.listAdvisorIssues, { params: { category } });
      return data.map((issue) => issue.title);
    };
    expect(await titles('Pests')).toEqual(['Wasps', 'Bats', 'Ants']);
    expect(await titles('All categories')).toEqual(['Ants', 'Bats', 'Wasps']);
    const { data } = await anyone(API.listTitles);
    expect(data.map(({ place }) => place)).toEqual([undefined, 20, 1]);
  });

  // ISSUES-17
  test('listAdvisorIssues returns 304 until the list changes', async () => {
    const { add, anyone, update, updateStep } = await authoring(await open());
    const step = await add(confirm('Look'));
    await update({ publish: true });
    const ask = (etag: string) =>
      anyone(API.listAdvisorIssues, { ...PESTS, headers: { 'if-none-match': etag } });
    const { headers } = await anyone(API.listAdvisorIssues, PESTS);
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(headers['cache-control']).toBe('private, no-cache');
    for (const same of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const unchanged = await ask(same);
      const kept = { etag, 'cache-control': 'private, no-cache' };
      expect(unchanged).toMatchObject({ status: 304, text: '', headers: kept });
    }
    await updateStep(step._id, { question: 'Look again' });
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect(changed.data[0]?.steps[0]?.question).toBe('Look again');
    await update({ publish: false });
    expect((await ask(String(changed.headers.etag))).data).toEqual([]);
  });

  // API-19, ISSUES-17
  test('listAdvisorIssues is compressed if the client accepts it, with an ETag per encoding', async () => {
    const { add, anyone, update, updateStep } = await authoring(await open());
    const step = await add(confirm('Look'.repeat(1_500)));
    await update({ publish: true });
    const ask = (taken: string, etag = '') =>
      anyone(API.listAdvisorIssues, {
        ...PESTS,
        headers: { 'accept-encoding': taken, 'if-none-match': etag },
      });
    const plain = await anyone(API.listAdvisorIssues, PESTS);
    const answers = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('deflate')];
    const encodings = answers.map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', undefined]);
    expect(answers.map(({ text }) => text)).toEqual([plain.text, plain.text, plain.text]);
    expect(answers[0]?.raw.rawPayload.length).toBeLessThan(plain.text.length / 4);
    const [tag, gzipTag, plainTag] = answers.map(({ headers }) => String(headers.etag));
    expect(new Set([tag, gzipTag, plainTag]).size).toBe(3);
    expect(plainTag).toBe(plain.headers.etag);
    const vary = 'accept-encoding';
    for (const { headers } of answers) expect(headers).toMatchObject({ vary });

    const unchanged = await ask('br', tag);
    expect(unchanged).toMatchObject({ status: 304, headers: { vary, etag: tag } });
    expect((await ask('gzip', tag)).status).toBe(200);
    await updateStep(step._id, { question: 'Look again' });
    expect(await ask('br', tag)).toMatchObject({ status: 200, headers: { vary } });
  });

  // PUBLISH-5, TIMELINE-2
  test('a save in one process is visible at once in another', async () => {
    const opened = await open();
    const { add, update, updateStep, issue } = await authoring(opened);
    const elsewhere = createLibrary(opened.db.read, 'America/New_York');
    const step = await add(confirm('Look'));
    expect(await elsewhere.issue(issue._id)).toBeUndefined();
    await update({ publish: true });
    expect(String(await elsewhere.issue(issue._id))).toContain('Look');
    await updateStep(step._id, { question: 'Listen' });
    expect(String(await elsewhere.issue(issue._id))).toContain('Listen');
    await update({ isArchived: true });
    expect(await elsewhere.issue(issue._id)).toBeUndefined();
    expect(String((await elsewhere.list('Pests'))?.body)).toContain('{"data":[],"campus":{');
    expect(String((await elsewhere.list('Pests')).body)).toContain('"timeZone":"America/New_York"');
  });
});
