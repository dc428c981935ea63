import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { confirm as boxed } from '#core/fixtures/trees.ts';
import type { SavedStep } from '#core/step.ts';
import { addAdmin } from '../test/test-admin.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { ask, authoring, confirm, NEXT, skip, storeIssue } from '../test/issues.ts';

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

  // EDITOR-22, ISSUES-7, PUBLISH-11
  test('reviewBy is saved with the details, is a day or nothing, and advisors do not see it', async () => {
    const { add, admin, anyone, update, read, params } = await authoring(await open());
    const body = { title: 'Mice', category: 'Pests', reviewBy: '2027-03-01' };
    const made = await admin(API.createIssue, { body });
    expect(made.data).toMatchObject(body);
    await add(confirm('Look'));
    expect(await read()).toMatchObject({ reviewBy: null });
    await update({ reviewBy: '2027-03-01' });
    await update({ title: 'Rats' });
    await update({ publish: true });
    expect(await read()).toMatchObject({ title: 'Rats', reviewBy: '2027-03-01' });
    expect((await anyone(API.getIssue, { params })).data).not.toHaveProperty('reviewBy');
    expect(await update({ reviewBy: '2027-02-30' })).toMatchObject({
      code: 'INVALID_ISSUE',
      problems: [{ field: 'reviewBy', code: 'NOT_A_DAY' }],
    });
    expect((await update({ reviewBy: null })).data.reviewBy).toBeNull();
  });

  // ISSUES-7, ISSUES-23
  test('an owner is saved as a detail and is none of the advisors business', async () => {
    const app = await open();
    const { add, admin, adminId: owner, anyone, db, update, read, params } = await authoring(app);
    const body = { title: 'Mice', category: 'Pests', owner };
    expect((await admin(API.createIssue, { body })).data).toMatchObject(body);
    await add(confirm('Look'));
    await update({ publish: true });
    const before = await read();
    const advisors = async () => {
      const list = await anyone(API.listAdvisorIssues, { params: { category: 'Pests' } });
      return [list.headers['etag'], list.text, (await anyone(API.getIssue, { params })).text];
    };
    const had = await advisors();
    app.clock.pass(60_000);
    const { data: owned } = await update({ owner, basedOn: before.version });
    expect(owned).toEqual({ ...before, owner, version: before.version + 1 });
    expect(await read()).toEqual(owned);
    expect(await advisors()).toEqual(had);
    expect(await db.read.selectFrom('revision').select('number').execute()).toHaveLength(1);
    // The same once more changes nothing; with another detail it is a save like any other.
    expect((await update({ owner })).data).toEqual(owned);
    const lost = await update({ title: 'Rats', basedOn: before.version });
    expect([lost.code, lost.problems?.[0]?.['part']]).toEqual(['VERSION_CONFLICT', 'details']);
    expect((await update({ title: 'Rats', owner: null })).data).toMatchObject({
      owner: null,
      revision: 2,
      updatedAt: app.clock.now.toISOString(),
    });
    expect((await update({ owner, urgent: 'Call first.' })).data.revision).toBe(3);
    await update({ restoreRevision: 1 });
    expect(await read()).toMatchObject({ title: 'Bed bugs', owner, revision: 4 });
    expect(await advisors()).not.toContain('owner');
  });

  // ISSUES-23
  test('nobody owns an issue who is no administrator or is disabled', async () => {
    const app = await open();
    const { admin, update, read } = await authoring(app);
    const gone = await addAdmin(app, { email: 'gone@example.edu', disabled: 1 });
    for (const owner of ['nobody', gone.id]) {
      for (const refused of [
        await update({ owner }),
        await admin(API.createIssue, { body: { title: 'Mice', category: 'Pests', owner } }),
      ]) {
        expect(refused.code).toBe('INVALID_ISSUE');
        expect(refused.problems).toEqual([{ field: 'owner', code: 'CANNOT_OWN' }]);
      }
    }
    expect((await read()).owner).toBeNull();
    // One who was disabled later keeps what they own, and it is saved like any other.
    const later = await addAdmin(app, { email: 'later@example.edu' });
    await update({ owner: later.id });
    await app.db.write
      .updateTable('admin')
      .set({ disabled: 1 })
      .where('id', '=', later.id)
      .execute();
    expect((await update({ title: 'Rats', owner: later.id })).data.owner).toBe(later.id);
  });

  // ISSUES-9, ISSUES-19, PUBLISH-5
  test('firstAct is saved with the details, goes to advisors and stays with its revision', async () => {
    const { add, admin, anyone, db, update, read, params } = await authoring(await open());
    await add(confirm('Look'));
    expect((await update({ firstAct: '  Wake nobody. ' })).data.firstAct).toBe('Wake nobody.');
    await update({ publish: true });
    expect((await anyone(API.getIssue, { params })).data.firstAct).toBe('Wake nobody.');
    expect((await update({ firstAct: 'x'.repeat(201) })).problems).toEqual([
      { field: 'firstAct', code: 'TOO_LONG' },
    ]);
    await update({ firstAct: ' ' });
    expect((await read()).firstAct).toBeNull();
    const kept = await db.read
      .selectFrom('revision')
      .select('first_act')
      .orderBy('number')
      .execute();
    expect(kept.map(({ first_act }) => first_act)).toEqual(['Wake nobody.', null]);
    const body = { title: 'Mice', category: 'Pests', firstAct: 'Stand still.' };
    expect((await admin(API.createIssue, { body })).data).toMatchObject(body);
  });

  // ISSUES-9, ISSUES-20
  test('a starter text stays one until it is marked as reviewed, and is never made one', async () => {
    const opened = await open();
    const { admin, anyone, db } = await authoring(opened);
    await storeIssue(opened.db.write, {
      _id: 'starter',
      publish: true,
      revision: 1,
      isStarter: true,
      steps: [{ ...boxed('a', 'end'), question: 'Look' }],
    });
    const params = { id: 'starter' };
    const update = (body: object) => admin(API.updateIssue, { params, body });
    expect((await update({ title: 'Ours' })).data.isStarter).toBe(true);
    const { data: list } = await admin(API.listIssues, { query: { steps: 'count' } });
    expect(list.find(({ _id }) => _id === 'starter')?.isStarter).toBe(true);
    expect((await anyone(API.getIssue, { params })).data.isStarter).toBe(true);
    expect((await update({ isStarter: true })).code).toBe('INVALID_INPUT');
    expect((await update({ isStarter: false, title: 'Both' })).code).toBe('INVALID_INPUT');
    const reviewed = await update({ isStarter: false });
    expect(reviewed.data).toMatchObject({ isStarter: false, title: 'Ours', revision: 3 });
    expect((await anyone(API.getIssue, { params })).data.isStarter).toBe(false);
    const again = await update({ isStarter: false });
    expect(again.data).toEqual(reviewed.data);
    const lines = db.read.selectFrom('audit').select('what').where('subject', '=', 'starter');
    expect((await lines.execute()).map(({ what }) => what)).toContain('issue.review');
  });

  // ISSUES-8
  test('createIssue sent again under its key makes no second issue', async () => {
    const { signedIn } = await open();
    const admin = await signedIn();
    const headers = { 'idempotency-key': '3F2504E0-4F89-41D3-9A0C-0305E82C3301' };
    const body = { title: 'Mice', category: 'Pests' };
    const made = await admin(API.createIssue, { body, headers });
    const again = await admin(API.createIssue, { body, headers });
    expect([made.status, again.data]).toEqual([200, made.data]);
    expect((await admin(API.listIssues)).data).toHaveLength(1);
  });

  // PUBLISH-13
  test('an archived issue is not changed until it is restored', async () => {
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
  test('createIssue names what is missing', async () => {
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
  test('updateIssue changes title and category, one or both', async () => {
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
  test('updateIssue makes one kind of change a call', async () => {
    const { update } = await authoring(await open());
    for (const body of [
      {},
      { version: 1 },
      { title: 'A', publish: true },
      { publish: true, isArchived: true },
    ]) {
      expect(await update(body)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
  });

  // ISSUES-6
  test('updateIssue and updateStep answer 404 for what is not there', async () => {
    const { admin, updateStep } = await authoring(await open());
    const nowhere = await admin(API.updateIssue, { params: { id: 'x' }, body: { title: 'A' } });
    expect(nowhere).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await updateStep('x', { question: 'A' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await updateStep('x', { isArchived: false })).toMatchObject({ code: 'NOT_FOUND' });
  });

  // ISSUES-16
  test('a version that is no longer current is refused, a current one goes through', async () => {
    const { update } = await authoring(await open());
    expect(await update({ title: 'A', version: 1 })).toMatchObject({ status: 200 });
    const stale = await update({ title: 'B', version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  // PUBLISH-1, PUBLISH-8
  test('updateIssue publishes, takes back, archives and restores as a draft', async () => {
    const { add, update } = await authoring(await open());
    await add(confirm('Look'));
    const published = await update({ publish: true });
    expect(published.data).toMatchObject({ publish: true, revision: 1 });
    const again = await update({ publish: true });
    expect(again.data).toEqual(published.data);
    expect((await update({ publish: false })).data).toMatchObject({ publish: false, revision: 1 });
    expect((await update({ publish: true })).data).toMatchObject({ publish: true, revision: 2 });
    const archived = await update({ isArchived: true });
    expect(archived.data).toMatchObject({ isArchived: true, publish: false });
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
  test('updateIssue publishes nothing that advisors could not walk', async () => {
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
  test('updateIssue reorders: skips follow their step, the wire shows its new number', async () => {
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

  // ISSUES-4
  test('listIssues lists the unarchived, with archived=true the others', async () => {
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
  test('a list of many issues is whole and in order, with their steps or with counts of them', async () => {
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
    // Counted anew after a save.
    await add(confirm('Listen'));
    expect((await list({ steps: 'count' }))[0]).toMatchObject({ stepCount: 2 });
    await update({ isArchived: true });
    const { data } = await admin(API.listIssues, { query: { steps: 'count', archived: 'true' } });
    expect(data).toMatchObject([{ isArchived: true, stepCount: 2 }]);
  });

  // API-19
  test('what administrators read is compressed for those who take it, long answers alone', async () => {
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

  // PUBLISH-5
  test('a new title, another order and a removal of a published issue are revisions too', async () => {
    const { add, update, updateStep, db } = await authoring(await open());
    const a = await add(confirm('A'));
    const b = await add(confirm('B'));
    await update({ publish: true });
    await update({ title: 'Retitled' });
    await update({ stepOrder: [b._id, a._id] });
    await updateStep(a._id, { isArchived: true });
    await updateStep(a._id, { isArchived: false });
    const rows = await db.read.selectFrom('revision').selectAll().orderBy('number').execute();
    const revisions = rows.map((row) => {
      const questions = (JSON.parse(row.steps) as SavedStep[]).map((step) => step.question);
      return `${row.number} ${row.title}: ${questions.join(' ')}`;
    });
    const { title } = rows[0] ?? {};
    expect(revisions).toEqual([
      `1 ${title}: A B`,
      '2 Retitled: A B',
      '3 Retitled: B A',
      '4 Retitled: B',
      '5 Retitled: B A',
    ]);
  });

  // PUBLISH-5
  test('every save of a published issue is a revision, with who saved it and when', async () => {
    const opened = await open();
    const { add, update, updateStep, issue, db, adminId } = await authoring(opened);
    const a = await add(confirm('A'));
    await update({ publish: true });
    opened.clock.pass(60_000);
    await updateStep(a._id, { question: 'A2' });
    await update({ publish: false });
    await updateStep(a._id, { question: 'A3' });
    const rows = await db.read.selectFrom('revision').selectAll().orderBy('number').execute();
    expect(
      rows.map((row) => [row.issue_id, row.number, row.saved_by, row.saved_at.slice(14, 16)]),
    ).toEqual([
      [issue._id, 1, adminId, '07'],
      [issue._id, 2, adminId, '08'],
    ]);
    expect(rows.map((row) => (JSON.parse(row.steps) as SavedStep[])[0]?.question)).toEqual([
      'A',
      'A2',
    ]);
    const audit = await db.read.selectFrom('audit').selectAll().execute();
    const actions = audit.map((row) => `${row.what} ${row.subject} ${row.who}`).sort();
    const step = `${issue._id}/${a._id}`;
    expect(actions).toEqual(
      [
        `issue.create ${issue._id} ${adminId}`,
        `step.create ${step} ${adminId}`,
        `issue.publish ${issue._id} ${adminId}`,
        `step.edit ${step} ${adminId}`,
        `issue.takeBack ${issue._id} ${adminId}`,
        `step.edit ${step} ${adminId}`,
      ].sort(),
    );
  });
});
