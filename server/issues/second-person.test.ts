import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { auditedActs } from '../test/test-admin.ts';
import { authoring, confirm, END } from '../test/issues.ts';
import { describeOnEachDatabase, type Call, type TestApp } from '../test/test-app.ts';

/** Ada, who wrote a draft, and Bob, an author, where publishing needs a second person. */
async function twoPeople(app: TestApp) {
  const desk = await authoring(app);
  const step = await desk.add(confirm('Look under the bed.', END));
  const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob', role: 'author' });
  const set = async (secondPerson: boolean) =>
    await desk.admin(API.setPublishing, { body: { secondPerson } });
  await set(true);
  const { params } = desk;
  const publish = async (call: Call) => {
    const { version } = await desk.read();
    return await call(API.updateIssue, { params, body: { publish: true, version } });
  };
  const say = async (call: Call, step: 'asked' | 'sentBack', more: object = {}) => {
    const body = { step, version: (await desk.read()).version, ...more };
    return await call(API.reviewIssue, { params, body });
  };
  const review = async (call: Call) => (await call(API.getReview, { params })).data;
  return { ...desk, step, bob, set, publish, say, review };
}

describeOnEachDatabase('a second person', (open) => {
  // REVIEW-1
  test('setPublishing: is needed while an owner has set so, and else by nobody', async () => {
    const app = await open();
    const { admin, bob, set, publish } = await twoPeople(app);
    expect((await admin(API.getSettings)).data.secondPerson).toBe(true);
    const byAuthor = await bob(API.setPublishing, { body: { secondPerson: false } });
    expect(byAuthor.code).toBe('NOT_ALLOWED');
    expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await set(false)).data).not.toHaveProperty('secondPerson');
    await set(false);
    expect((await publish(admin)).data.publish).toBe(true);
    const acts = await auditedActs(app);
    expect(acts.filter((what) => what === 'settings.secondPerson')).toHaveLength(2);
    expect(acts).not.toContain('issue.approve');
  });

  // REVIEW-2
  test('publishes what others changed, in the version that was read', async () => {
    const app = await open();
    const { admin, bob, params, read, update, publish } = await twoPeople(app);
    expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
    const unnamed = await bob(API.updateIssue, { params, body: { publish: true } });
    expect(unnamed.code).toBe('INVALID_INPUT');
    const { version } = await read();
    await update({ title: 'Bed bugs or mice' });
    const stale = await bob(API.updateIssue, { params, body: { publish: true, version } });
    expect(stale.code).toBe('VERSION_CONFLICT');
    expect((await read()).publish).toBe(false);
    expect((await publish(bob)).data.publish).toBe(true);
    expect((await auditedActs(app)).slice(-2)).toEqual(['issue.approve', 'issue.publish']);
    // What was approved once needs nobody again.
    await update({ publish: false });
    expect((await publish(admin)).data.publish).toBe(true);
    // Who takes part is no second person any more.
    await update({ publish: false });
    await bob(API.updateIssue, { params, body: { title: 'Mice' } });
    await update({ title: 'Rats' });
    for (const call of [admin, bob])
      expect((await publish(call)).code).toBe('SECOND_PERSON_NEEDED');
    const cy = await app.signedIn({ email: 'cy@example.edu' });
    expect((await publish(cy)).status).toBe(200);
  });

  // REVIEW-2
  test('is somebody else than who made, copied, added or imported a draft', async () => {
    const { admin, bob, params, publish, read } = await twoPeople(await open());
    const file = await bob(API.exportIssues, { query: { ids: params.id } });
    const copied = await bob(API.copyIssue, { params, body: {} });
    const added = await bob(API.addStarter, { body: { title: 'Bed bugs or mice' } });
    const sent = JSON.parse(file.text) as { issues: { _id: string; title: string }[] };
    const issues = sent.issues.map((one) => ({ ...one, _id: 'imported' }));
    await bob(API.importIssues, { body: { ...sent, issues } as never });
    for (const id of [copied.data._id, added.data._id, 'imported']) {
      const { data } = await bob(API.getIssue, { params: { id } });
      const version = 'version' in data ? data.version : 0;
      const body = { publish: true, version };
      const byBob = await bob(API.updateIssue, { params: { id }, body });
      expect([id, byBob.code]).toEqual([id, 'SECOND_PERSON_NEEDED']);
      expect((await admin(API.updateIssue, { params: { id }, body })).status).toBe(200);
    }
    // An import over what advisors read makes a draft of it, which its importer does not publish.
    await publish(bob);
    const again = sent.issues.map((one) => ({ ...one, title: 'Other words' }));
    const seen = { [params.id]: (await read()).version };
    await bob(API.importIssues, { body: { ...sent, issues: again, seen } as never });
    expect(await read()).toMatchObject({ title: 'Other words', publish: false });
    expect((await publish(bob)).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-3
  test('has read whatever advisors read: no save changes the words of a published issue', async () => {
    const { admin, bob, issue, step, read, publish, update } = await twoPeople(await open());
    await publish(bob);
    await update({ publish: false });
    await update({ title: 'Mice' });
    await publish(bob);
    const before = await read();
    const at = { issueId: issue._id };
    const calls = [
      () => update({ title: 'Rats' }),
      () => update({ category: 'Water' }),
      () => update({ firstAct: 'Run.' }),
      () => update({ alsoCalled: ['Rats'] }),
      () => update({ restoreRevision: 1 }),
      () => update({ reviewBy: '2027-03-01', urgent: 'Leave now.' }),
      () => admin(API.createStep, { params: at, body: confirm('Run.', END) }),
      () =>
        admin(API.updateStep, { params: { ...at, stepId: step._id }, body: { question: 'Run?' } }),
    ];
    for (const call of calls) {
      const { status, code } = await call();
      expect([String(call), status, code]).toEqual([String(call), 409, 'SECOND_PERSON_NEEDED']);
    }
    expect(await read()).toEqual(before);
    // What advisors do not read is as free as before.
    expect((await update({ reviewBy: '2027-03-01' })).status).toBe(200);
    expect((await update({ isArchived: true })).status).toBe(200);
  });

  // REVIEW-4
  test('getReview, reviewIssue: is asked, and sends back, with a word each, until the next save', async () => {
    const app = await open();
    const { admin, bob, params, say, review, update, publish } = await twoPeople(app);
    const asked = async () => {
      const { data } = await bob(API.listIssues, { query: { steps: 'count' } });
      return data.map((one) => 'isReviewAsked' in one && one.isReviewAsked);
    };
    expect(await review(bob)).toEqual({ isOwn: false, last: null });
    expect((await say(admin, 'asked', { word: ' New numbers. ' })).data.isOwn).toBe(true);
    const at = app.clock.now.toISOString();
    const last = { step: 'asked', by: 'Ada', at, word: 'New numbers.' };
    expect(await review(bob)).toEqual({ isOwn: false, last });
    expect(await asked()).toEqual([true]);
    expect((await say(admin, 'sentBack')).code).toBe('SECOND_PERSON_NEEDED');
    const back = await say(bob, 'sentBack', { word: 'Name the porter.' });
    expect(back.data.last).toMatchObject({ step: 'sentBack', by: 'Bob', word: 'Name the porter.' });
    expect(await asked()).toEqual([false]);
    await say(admin, 'asked');
    await update({ title: 'Mice' });
    expect((await review(bob)).last).toBeNull();
    expect(await asked()).toEqual([false]);
    const old = await admin(API.reviewIssue, { params, body: { step: 'asked', version: 1 } });
    expect(old.code).toBe('VERSION_CONFLICT');
    await publish(bob);
    expect((await say(admin, 'asked')).code).toBe('NOT_PUBLISHABLE');
    const acts = await auditedActs(app);
    const said = acts.filter((what) => what === 'issue.askReview' || what === 'issue.sendBack');
    expect(said).toEqual(['issue.askReview', 'issue.sendBack', 'issue.askReview']);
    expect((await say(bob, 'asked', { word: 'x'.repeat(10_001) })).status).toBe(400);
  });
});
