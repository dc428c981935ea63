import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#core/base/category.ts';
import { EXCHANGE_FORMAT } from '#core/exchange/exchange-schema.ts';
import { writeRefusals } from '../../domain/refusals.ts';
import { auditedActs } from '../../test/test-admin.ts';
import { authoring, confirm, END } from '../../test/issues.ts';
import { describeOnSqlite, type TestApp } from '../../test/test-app.ts';

/** Makes an owner with a published issue of Pests, and an author who is limited to Water. */
async function limited(app: TestApp) {
  const desk = await authoring(app);
  const { _id: stepId } = await desk.add(confirm('Look under the bed.', END));
  await desk.update({ publish: true });
  const author = await app.signedIn({ email: 'bob@example.edu', role: 'author' });
  const { _id: id } = (await author(API.getSession)).data;
  const limit = async (categories: IssueCategory[]) =>
    await desk.admin(API.updatePerson, { params: { id }, body: { categories } });
  await limit(['Water']);
  return { ...desk, stepId, author, id, limit };
}

const one = (_id: string, category: string) => ({
  _id,
  title: _id,
  category,
  steps: [{ _id: 'a', ...confirm('Wait.', END) }],
});

describeOnSqlite('the categories of an author', (open) => {
  // ROLE-9
  test('an owner limits an author to some categories, or lifts the limit, with immediate effect', async () => {
    const app = await open();
    const { admin, author, id, limit } = await limited(app);
    const known = async () => [
      (await author(API.getSession)).data.categories,
      (await author(API.countUnread)).data.categories,
      (await admin(API.getPerson, { params: { id } })).data.categories,
    ];
    expect(await known()).toEqual([['Water'], ['Water'], ['Water']]);
    expect((await limit(['Welfare', 'Fire', 'Fire'])).data.categories).toEqual(['Fire', 'Welfare']);
    const setRole = async (role: 'author' | 'reader') =>
      await admin(API.updatePerson, { params: { id }, body: { role } });
    expect((await setRole('reader')).data.categories).toBeUndefined();
    expect((await setRole('author')).data.categories).toEqual(['Fire', 'Welfare']);
    for (const none of [[], [...ISSUE_CATEGORIES]]) {
      await limit(['Water']);
      await limit(none);
      expect(await known()).toEqual([undefined, undefined, undefined]);
    }
    const acts = await auditedActs(app);
    expect(acts.filter((what) => what === 'admin.setCategories')).toHaveLength(6);
    const byAuthor = { params: { id }, body: { categories: [] } };
    expect((await author(API.updatePerson, byAuthor)).code).toBe('NOT_ALLOWED');
    const unknown = { params: { id }, body: { categories: ['All categories'] } };
    expect((await admin(API.updatePerson, unknown as never)).status).toBe(400);
  });

  // ROLE-10
  test('an author cannot change an issue in another category, or move or create one there', async () => {
    const app = await open();
    const { admin, author, params, issue, stepId, read, limit } = await limited(app);
    const before = await read();
    const { data: paths } = await author(API.listPaths, { params });
    const fingerprint = ('paths' in paths && paths.paths[0]?.fingerprint) || '';
    const at = { issueId: issue._id };
    const text = { feedback: 'No guide for rats', category: 'Pests' as const, advisor: 'Jo' };
    const sent = await app.call(API.reportMissingIssue, { body: text, key: crypto.randomUUID() });
    const [message] = (await admin(API.listInbox)).data.messages;
    expect([sent.status, message?.kind]).toEqual([200, 'missing']);
    const tick = { params: { ...params, fingerprint }, body: { isChecked: true } };
    const calls = {
      edit: () => author(API.updateIssue, { params, body: { title: 'Mice' } }),
      nothing: () => author(API.updateIssue, { params, body: { title: issue.title } }),
      takeBack: () => author(API.updateIssue, { params, body: { publish: false } }),
      publish: () => author(API.updateIssue, { params, body: { publish: true } }),
      archive: () => author(API.updateIssue, { params, body: { isArchived: true } }),
      reorder: () => author(API.updateIssue, { params, body: { stepOrder: [stepId] } }),
      review: () => author(API.updateIssue, { params, body: { isStarter: false } }),
      restore: () => author(API.updateIssue, { params, body: { restoreRevision: 1 } }),
      moveIn: () => author(API.updateIssue, { params, body: { category: 'Water' } }),
      createStep: () => author(API.createStep, { params: at, body: confirm('Wait.', END) }),
      updateStep: () =>
        author(API.updateStep, { params: { ...at, stepId }, body: { question: 'Where?' } }),
      tick: () => author(API.checkPath, tick),
      teach: () => author(API.teachSearch, { params, body: { words: 'bats', isTaught: true } }),
      create: () => author(API.createIssue, { body: { title: 'Rats', category: 'Pests' } }),
      copy: () => author(API.copyIssue, { params, body: {} }),
      starter: () => author(API.addStarter, { body: { title: 'Bed bugs or mice' } }),
      draft: () => author(API.makeDraft, { params: { id: message?._id ?? '' } }),
    };
    for (const [name, call] of Object.entries(calls)) {
      const { status, code } = await call();
      expect([name, status, code]).toEqual([name, 403, 'OTHER_CATEGORY']);
    }
    expect(await read()).toEqual(before);
    expect((await author(API.listIssues)).data).toHaveLength(1);
    await writeRefusals(app.deps);
    const refused = app.db.read.selectFrom('audit').select('count');
    const rows = await refused.where('what', '=', 'refusal.role').execute();
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(Object.keys(calls).length);

    // Authors may change their own, but not move it to another category.
    const own = await author(API.createIssue, { body: { title: 'Leak', category: 'Water' } });
    const moved = { params: { id: own.data._id }, body: { category: 'Pests' } };
    expect((await author(API.updateIssue, moved)).code).toBe('OTHER_CATEGORY');
    const edited = { params: { id: own.data._id }, body: { title: 'Burst pipe' } };
    expect((await author(API.updateIssue, edited)).data.title).toBe('Burst pipe');
    await limit([]);
    expect((await calls.edit()).data.title).toBe('Mice');
  });

  // ROLE-10
  test('an import refuses issues that are in another category, or were before the import', async () => {
    const { author, issue } = await limited(await open());
    const body = {
      format: EXCHANGE_FORMAT,
      version: 1,
      issues: [one('leak', 'Water'), one('rats', 'Pests'), one(issue._id, 'Water')],
    };
    for (const call of [API.checkImport, API.importIssues]) {
      const report = (await author(call, { body })).data;
      expect(report.map(({ what }) => what)).toEqual(['new', 'refused', 'refused']);
      const [, second, third] = report.map(({ problems }) => problems[0]);
      const problem = { code: 'OTHER_CATEGORY', field: 'category', detail: 'Pests' };
      expect([second, third]).toMatchObject([problem, problem]);
    }
    const titles = ((await author(API.listIssues)).data as { title: string }[]).map(
      ({ title }) => title,
    );
    expect(titles.sort()).toEqual(['Bed bugs', 'leak']);
  });
});
