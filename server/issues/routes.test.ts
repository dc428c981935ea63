import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { ask, authoring, confirm, NEXT, skip } from '../test/issues.ts';

describeOnEachDatabase('issues', (open) => {
  // ISSUES-1, ISSUES-6, ISSUES-8, PUBLISH-1
  test('createIssue makes a draft without steps', async () => {
    const { signedIn, clock } = await open();
    const admin = await signedIn();
    const { status, data } = await admin(API.createIssue, {
      body: { title: '  Bed bugs ', category: 'Pests' },
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      _id: data._id,
      title: 'Bed bugs',
      category: 'Pests',
      reviewBy: null,
      firstAct: null,
      alsoCalled: null,
      situations: null,
      place: null,
      owner: null,
      publish: false,
      isArchived: false,
      isStarter: false,
      updatedAt: clock.now.toISOString(),
      version: 1,
      revision: null,
      steps: [],
    });
    expect((await admin(API.getIssue, { params: { id: data._id } })).data).toEqual(data);
  });

  // ISSUES-8
  test('createIssue sent again with its key makes no second issue', async () => {
    const { signedIn } = await open();
    const admin = await signedIn();
    const headers = { 'idempotency-key': '3F2504E0-4F89-41D3-9A0C-0305E82C3301' };
    const body = { title: 'Mice', category: 'Pests' };
    const made = await admin(API.createIssue, { body, headers });
    const again = await admin(API.createIssue, { body, headers });
    expect([made.status, again.data]).toEqual([200, made.data]);
    expect((await admin(API.listIssues)).data).toHaveLength(1);
  });

  // PUBLISH-8
  test('an archived issue cannot be changed until it is restored', async () => {
    const { add, createStep, update, updateStep, read } = await authoring(await open());
    const step = await add(confirm('Look'));
    await update({ isArchived: true });
    const before = await read();
    for (const refused of [
      await update({ title: 'Other' }),
      await createStep(confirm('Listen')),
      await updateStep(step._id, { question: 'Listen' }),
    ]) {
      expect(refused).toMatchObject({ status: 409, code: 'ISSUE_ARCHIVED' });
    }
    expect(await read()).toEqual(before);
    await update({ isArchived: false });
    expect(await update({ title: 'Other' })).toMatchObject({ status: 200 });
  });

  // EDITOR-4, ISSUES-2
  test('createIssue lists the missing fields', async () => {
    const admin = await (await open()).signedIn();
    const refused = await admin(API.createIssue, {
      body: { title: ' ', category: 'All categories' },
    });
    expect(refused).toMatchObject({ status: 422, code: 'INVALID_ISSUE' });
    expect(refused.problems).toEqual([
      { field: 'title', code: 'REQUIRED' },
      { field: 'category', code: 'REQUIRED' },
    ]);
    const unknown = { title: 'A', category: 'Fire', keeper: 'me' };
    const odd = await admin(API.createIssue, { body: unknown });
    expect(odd).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(odd.detail).toContain('keeper');
  });

  // ACCESS-1
  test.each(['createIssue', 'updateIssue', 'createStep', 'updateStep', 'listIssues'] as const)(
    '%s is for administrators',
    async (name) => {
      const { call } = await open();
      const params = { id: 'x', issueId: 'x', stepId: 'x' };
      const refused = await call(API[name], { params, body: { title: 'A', category: 'Fire' } });
      expect(refused).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    },
  );

  // ISSUES-9
  test('updateIssue changes the title, the category or both', async () => {
    const { issue, update } = await authoring(await open());
    expect((await update({ title: 'Mice' })).data).toMatchObject({ title: 'Mice', version: 2 });
    expect((await update({ category: 'Water' })).data).toMatchObject({
      _id: issue._id,
      title: 'Mice',
      category: 'Water',
      version: 3,
    });
    expect(await update({ title: '' })).toMatchObject({ code: 'INVALID_ISSUE' });
    expect(await update({ title: 'x'.repeat(201) })).toMatchObject({ code: 'INVALID_ISSUE' });
  });

  // ISSUES-9
  test('updateIssue accepts only one kind of change per call', async () => {
    const { update } = await authoring(await open());
    for (const body of [
      {},
      { version: 1 },
      { title: 'A', publish: true },
      { publish: true, isArchived: true },
    ]) {
      expect(await update(body)).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
        detail:
          'Send exactly one of: issue details, publish, isArchived, bringBack, isStarter, stepOrder, restoreRevision, pending, or urgent alone.',
      });
    }
  });

  // ISSUES-6
  test('updateIssue and updateStep answer 404 for a missing issue or step', async () => {
    const { admin, updateStep } = await authoring(await open());
    const nowhere = await admin(API.updateIssue, { params: { id: 'x' }, body: { title: 'A' } });
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await updateStep('x', { question: 'A' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await updateStep('x', { isArchived: false })).toMatchObject({ code: 'NOT_FOUND' });
  });

  // ISSUES-16
  test('a save with an old version is refused, and one with the current version is accepted', async () => {
    const { update } = await authoring(await open());
    expect(await update({ title: 'A', version: 1 })).toMatchObject({ status: 200 });
    const stale = await update({ title: 'B', version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  // PUBLISH-1, PUBLISH-8, ISSUES-9, LIST-19
  test('updateIssue publishes, takes back, archives and restores as a draft', async () => {
    const { add, update } = await authoring(await open());
    await add(confirm('Look'));
    const published = await update({ publish: true });
    expect(published.data).toMatchObject({ publish: true, revision: 1 });
    const again = await update({ publish: true });
    expect(published.data).toMatchObject({ isChanged: true });
    expect(again.data).toEqual({ ...published.data, isChanged: false });
    expect((await update({ publish: false })).data).toMatchObject({ publish: false, revision: 1 });
    expect((await update({ publish: true })).data).toMatchObject({ publish: true, revision: 2 });
    const archived = await update({ isArchived: true });
    expect(archived.data).toMatchObject({ isArchived: true, publish: false, isChanged: true });
    expect((await update({ isArchived: true })).data).toMatchObject({ isChanged: false });
    expect(await update({ publish: true })).toMatchObject({ code: 'NOT_PUBLISHABLE' });
    const restored = await update({ isArchived: false });
    expect(restored.data).toMatchObject({ isArchived: false, publish: false });
  });

  test('isArchived false leaves a published issue published', async () => {
    const { add, update } = await authoring(await open());
    await add(confirm('Look'));
    await update({ publish: true });
    expect((await update({ isArchived: false })).data).toMatchObject({ publish: true });
  });

  // PUBLISH-1, PUBLISH-2
  test('updateIssue does not publish an issue that advisors could not walk', async () => {
    const { add, update, updateStep } = await authoring(await open());
    const empty = await update({ publish: true });
    expect(empty).toMatchObject({ status: 422, code: 'NOT_PUBLISHABLE' });
    await add(ask('A?', NEXT, NEXT));
    const second = await add(confirm('B'));
    const third = await add(confirm('C'));
    await updateStep(second._id, { confirmationAction: skip(3) });
    await updateStep(third._id, { confirmationAction: skip(2) });
    const circle = await update({ publish: true });
    expect(circle.code).toBe('NOT_PUBLISHABLE');
    expect(circle.problems).toMatchObject([
      { step: second._id, number: 2, code: 'ENDLESS_LOOP', blocking: true },
      { step: third._id, number: 3, code: 'ENDLESS_LOOP', blocking: true },
    ]);
  });

  // ISSUES-10
  test('updateIssue reorders steps: skips keep their target and show its new number', async () => {
    const { add, update, steps } = await authoring(await open());
    const a = await add(confirm('A'));
    const b = await add(confirm('B'));
    const c = await add(ask('C?', skip(2), NEXT));
    const stepOrder = [a._id, c._id, b._id];
    const { data } = await update({ stepOrder });
    expect(data.steps.map((step) => step._id)).toEqual(stepOrder);
    expect(data.steps[1]?.yesAction?.goToStep).toBe('Step 3');
    expect(await steps()).toEqual(data.steps);
    for (const wrong of [[a._id], [a._id, a._id, b._id], [...stepOrder, 'x'], ['x', 'y', 'z']]) {
      expect(await update({ stepOrder: wrong })).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});
