import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { authoring, confirm, END, storeIssue } from '../../test/issues.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

describeOnEachDatabase('taught searches', (open) => {
  // INBOX-16, SEARCH-25
  test('teachSearch: every phone gets the taught issue for a search until the teaching is undone', async () => {
    const opened = await open();
    const { admin, anyone, add, update, params, adminId } = await authoring(opened);
    const teach = async (words: string, isTaught = true) =>
      await admin(API.teachSearch, { params, body: { words, isTaught } });
    const category = { params: { category: 'All categories' } } as const;
    const library = async () => await anyone(API.listAdvisorIssues, category);
    const taught = async () =>
      (JSON.parse((await library()).text) as { campus: { taught?: object } }).campus.taught;

    await add(confirm('Look.', END));
    // Advisors find nothing that is not published yet, or no longer is.
    expect(await teach('bats')).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    await update({ publish: true });
    expect(await taught()).toBeUndefined();
    const before = (await library()).headers.etag;
    expect((await teach('Bats in Room 214, again!')).data).toEqual([
      { words: 'bats in room again', issue: params.id },
    ]);
    expect((await library()).headers.etag).not.toBe(before);
    expect(await taught()).toEqual({ 'bats in room again': params.id });
    await teach('bats in room again');
    expect((await admin(API.listTaughtSearches)).data).toHaveLength(1);

    await update({ publish: false });
    expect(await taught()).toBeUndefined();
    await update({ publish: true });
    expect(await taught()).toEqual({ 'bats in room again': params.id });
    expect((await teach('bats in room again', false)).data).toEqual([]);
    await teach('bats in room again', false);
    expect(await taught()).toBeUndefined();
    const acts = opened.db.read.selectFrom('audit').select(['who', 'what', 'subject']);
    const by = { who: adminId, subject: `${params.id}/bats in room again` };
    expect(await acts.where('what', 'like', 'search.%').orderBy('number').execute()).toEqual([
      { ...by, what: 'search.teach' },
      { ...by, what: 'search.forget' },
    ]);
  });

  // INBOX-16
  test('teachSearch, listTaughtSearches: a search leads to one issue, and is deleted with it', async () => {
    const opened = await open();
    const { admin, add, update, params } = await authoring(opened);
    await add(confirm('Look.', END));
    await update({ publish: true });
    await storeIssue(opened.db.write, { _id: 'other', publish: true, steps: [] });
    const other = { id: 'other' };
    const body = { words: 'bats', isTaught: true };
    await admin(API.teachSearch, { params: other, body });
    // Nothing is taken back of another issue.
    const back = { params, body: { ...body, isTaught: false } };
    expect((await admin(API.teachSearch, back)).data).toEqual([]);
    expect((await admin(API.listTaughtSearches)).data).toEqual([{ words: 'bats', issue: 'other' }]);
    await admin(API.teachSearch, { params, body });
    const all = [{ words: 'bats', issue: params.id }];
    expect((await admin(API.listTaughtSearches)).data).toEqual(all);
    const deletion = opened.db.write.deleteFrom('issue').where('id', '=', params.id);
    await opened.db.write.deleteFrom('issue_part').where('issue_id', '=', params.id).execute();
    await opened.db.write.deleteFrom('revision').where('issue_id', '=', params.id).execute();
    await deletion.execute();
    expect((await admin(API.listTaughtSearches)).data).toEqual([]);
    expect(await admin(API.teachSearch, { params, body })).toMatchObject({ code: 'NOT_FOUND' });
  });

  // INBOX-16, INBOX-17
  test('teachSearch: words without a letter, words that are too long and too many searches are refused', async () => {
    const opened = await open();
    const { admin, add, update, params } = await authoring(opened);
    await add(confirm('Look.', END));
    await update({ publish: true });
    const teach = async (words: string) =>
      await admin(API.teachSearch, { params, body: { words, isTaught: true } });
    for (const words of ['', '214 ?', 'x'.repeat(LIMITS.searchedWords + 1)]) {
      expect(await teach(words)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
    const rows = Array.from({ length: LIMITS.taughtSearches - 1 }, (_, at) => ({
      words: `taught ${at}`,
      issue_id: params.id,
    }));
    await opened.db.write.insertInto('taught_search').values(rows).execute();
    expect((await teach('x'.repeat(LIMITS.searchedWords))).data).toHaveLength(
      LIMITS.taughtSearches,
    );
    expect(await teach('bats')).toMatchObject({ status: 409, code: 'TAUGHT_FULL' });
    expect((await admin(API.listTaughtSearches)).data).toHaveLength(LIMITS.taughtSearches);
  });
});
