import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { SavedStep } from '#core/step/step.ts';
import { authoring, confirm, skip } from '../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

/** Makes an issue of one step that is published, as its first revision. */
async function published(opened: TestApp) {
  const author = await authoring(opened);
  const step = await author.add(confirm('Look'));
  await author.update({ publish: true });
  const rows = async () =>
    await author.db.read
      .selectFrom('revision')
      .select(['number', 'note', 'urgent'])
      .orderBy('number')
      .execute();
  return { ...author, step, rows };
}

describeOnEachDatabase('notes on a save', (open) => {
  // WALK-26
  test('the library includes the urgent sentence of a withdrawn issue, and omits an issue without one', async () => {
    const { anyone, issue, step, update, updateStep } = await published(await open());
    const withdrawn = async (): Promise<unknown> => {
      const params = { category: 'All categories' };
      const { text } = await anyone(API.listAdvisorIssues, { params });
      return (JSON.parse(text) as { campus: { withdrawn?: unknown } }).campus.withdrawn;
    };
    await update({ publish: false });
    expect(await withdrawn()).toBeUndefined();
    await update({ publish: true });
    await updateStep(step._id, { question: 'Look up', urgent: 'Look up.' });
    expect(await withdrawn()).toBeUndefined();
    const told = [{ _id: issue._id, urgent: { sentence: 'Look up.' } }];
    await update({ publish: false });
    expect(await withdrawn()).toMatchObject(told);
    await update({ publish: true });
    expect(await withdrawn()).toBeUndefined();
    await update({ isArchived: true });
    expect(await withdrawn()).toMatchObject(told);
  });

  // PUBLISH-12, PUBLISH-14
  test('an urgent sentence and a note stay with the revision; advisors get only the newest sentence', async () => {
    const opened = await open();
    const { anyone, createStep, params, read, rows, step, update, updateStep } =
      await published(opened);
    const forAdvisors = async () => (await anyone(API.getIssue, { params })).data;
    expect(await forAdvisors()).not.toHaveProperty('urgent');
    const at = opened.clock.now.toISOString();
    const urgent = '  Keep\n the door shut. ';
    await updateStep(step._id, { question: 'Look twice', urgent, note: 'Agreed' });
    const first = { sentence: 'Keep the door shut.', revision: 2, at };
    expect((await forAdvisors()).urgent).toEqual(first);
    await update({ title: 'Mice', note: ' ', urgent: '' });
    expect(await read()).toMatchObject({ revision: 3, urgent: first });
    await createStep({ ...confirm('Listen'), urgent: 'Listen first.' });
    expect(await forAdvisors()).toMatchObject({
      revision: 4,
      urgent: { sentence: 'Listen first.', revision: 4 },
    });
    const list = await anyone(API.listAdvisorIssues, { params: { category: 'Pests' } });
    expect(list.data[0]?.urgent).toMatchObject({ revision: 4 });
    expect(await rows()).toEqual([
      { number: 1, note: null, urgent: null },
      { number: 2, note: 'Agreed', urgent: 'Keep the door shut.' },
      { number: 3, note: null, urgent: null },
      { number: 4, note: null, urgent: 'Listen first.' },
    ]);
  });

  // PUBLISH-5, PUBLISH-12
  test('a new sentence makes a revision by itself, and the same sentence again does not', async () => {
    const { createStep, read, rows, step, updateStep } = await published(await open());
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.' });
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.', note: 'Again' });
    expect((await read()).revision).toBe(2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...confirm('Listen'), urgent: 'Listen.', version: (await read()).version };
    await createStep(body, key);
    await updateStep(step._id, { question: 'Look up', urgent: 'Look up.' });
    expect((await createStep(body, key)).status).toBe(200);
    expect((await rows()).map(({ urgent }) => urgent)).toEqual([
      null,
      'Wear gloves.',
      'Listen.',
      'Look up.',
    ]);
  });

  // PUBLISH-12
  test('a draft accepts no note or sentence, and a sentence has at most 200 characters', async () => {
    const { read, rows, step, update, updateStep } = await published(await open());
    expect(await updateStep(step._id, { question: 'No', urgent: 'x'.repeat(201) })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    await updateStep(step._id, { question: 'Look', urgent: 'Wear gloves.' });
    await update({ publish: false });
    const notes = { question: 'Look now', urgent: 'Now.' };
    expect(await updateStep(step._id, notes)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await update({ title: 'Mice', note: 'Why' })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await read()).toMatchObject({ title: 'Bed bugs', steps: [{ question: 'Look' }] });
    // Those who walk an older revision hear about it when it is published.
    await update({ publish: true, urgent: 'It was rewritten.' });
    expect((await rows()).at(-1)).toEqual({ number: 3, note: null, urgent: 'It was rewritten.' });
  });
});

describeOnEachDatabase('revisions', (open) => {
  // REVISION-1
  test('listRevisions shows who saved each revision, when and what changed; a new draft has none', async () => {
    const opened = await open();
    const { admin, params, step, update, updateStep, createStep } = await published(opened);
    const first = opened.clock.now.toISOString();
    opened.clock.pass(60_000);
    await updateStep(step._id, { question: 'Look twice', note: 'Agreed', urgent: 'Look twice.' });
    await createStep(confirm('Listen'));
    const { status, data } = await admin(API.listRevisions, { params });
    expect(status).toBe(200);
    const { name, email } = await opened.db.read
      .selectFrom('admin')
      .select(['name', 'email'])
      .executeTakeFirstOrThrow();
    const savedBy = name || email;
    const savedAt = opened.clock.now.toISOString();
    const plain = { savedBy, note: null, urgent: null };
    expect(data).toEqual([
      {
        ...plain,
        number: 3,
        savedAt,
        changes: [{ what: 'added', step: 2, before: null, after: 'Listen' }],
      },
      {
        number: 2,
        savedAt,
        savedBy,
        note: 'Agreed',
        urgent: 'Look twice.',
        changes: [{ what: 'question', step: 1, before: 'Look', after: 'Look twice' }],
      },
      { ...plain, number: 1, savedAt: first, changes: null },
    ]);
    const older = await admin(API.listRevisions, { params, query: { before: '3' } });
    expect(older.data).toEqual(data.slice(1));
    await update({ publish: false });
    const made = await admin(API.createIssue, { body: { title: 'Mice', category: 'Pests' } });
    const none = await admin(API.listRevisions, { params: { id: made.data._id } });
    expect([none.status, none.data]).toEqual([200, []]);
    expect(await admin(API.listRevisions, { params: { id: 'none' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  // REVISION-1
  test('a page lists fifty revisions, and compares the last one with the revision before it', async () => {
    const { admin, params, update } = await published(await open());
    for (let number = 2; number <= 53; number += 1) await update({ title: `Bed bugs ${number}` });
    const { data } = await admin(API.listRevisions, { params });
    expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, n) => 53 - n));
    expect(data.at(-1)?.changes).toMatchObject([{ what: 'title', before: 'Bed bugs 3' }]);
    const rest = await admin(API.listRevisions, { params, query: { before: '4' } });
    expect(rest.data.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  // HANDOVER-7
  test('getPublishedRevision: anyone can read earlier revisions until a day after the issue is withdrawn', async () => {
    const opened = await open();
    const { anyone, params, updateStep, step } = await published(opened);
    await updateStep(step._id, { question: 'Look twice' });
    const at = async (number: string) =>
      await anyone(API.getPublishedRevision, { params: { ...params, number } });
    const { data } = await at('1');
    expect([data.revision, data.steps[0]?.question]).toEqual([1, step.question]);
    expect(Object.keys(data).toSorted()).toEqual(
      Object.keys((await anyone(API.getIssue, { params })).data).toSorted(),
    );
    for (const number of ['0', '3', '1e0', 'x']) expect((await at(number)).code).toBe('NOT_FOUND');
    opened.clock.pass(48 * 3_600_000);
    expect((await at('1')).data).toEqual(data);
    // The session has ended meanwhile.
    const admin = await opened.signedIn({ email: 'bo@example.edu' });
    await admin(API.updateIssue, { params, body: { isArchived: true } });
    opened.clock.pass(23 * 3_600_000);
    expect((await at('1')).data).toMatchObject({ title: data.title, steps: data.steps });
    opened.clock.pass(3_600_000);
    expect((await at('1')).code).toBe('NOT_FOUND');
  });

  // REVISION-3
  test('getRevision returns the issue as advisors had it, with its step numbers at that time', async () => {
    const { admin, params, step, createStep, updateStep, anyone } = await published(await open());
    await createStep(confirm('Listen'));
    await updateStep(step._id, confirm('Look', skip(2)));
    const had = (await anyone(API.getIssue, { params })).data;
    await updateStep(step._id, { question: 'Look twice' });
    const one = await admin(API.getRevision, { params: { ...params, number: '3' } });
    const { title, category, firstAct, steps } = had;
    expect(one.data).toMatchObject({ number: 3, title, category, firstAct, steps });
    for (const number of ['9', '0', 'x', '99999999999']) {
      const other = await admin(API.getRevision, { params: { ...params, number } });
      expect(other).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  // REVISION-4, PUBLISH-5
  test('restoring a revision of a published issue makes the next revision, and nothing is lost', async () => {
    const { admin, params, read, step, createStep, update, updateStep } = await published(
      await open(),
    );
    const { data: second } = await createStep(confirm('Listen'));
    await updateStep(step._id, { question: 'Look twice' });
    await updateStep(second._id, { isArchived: true });
    const { version } = await read();
    expect((await update({ restoreRevision: 2, version: version - 1 })).code).toBe(
      'VERSION_CONFLICT',
    );
    const { data: issue } = await update({ restoreRevision: 2, version, note: 'As before' });
    expect(issue).toMatchObject({ revision: 5, publish: true });
    expect(issue.steps.map(({ question }) => question)).toEqual(['Look', 'Listen']);
    // The step that was removed is there, so its removal can no longer be undone.
    await updateStep(second._id, { isArchived: false });
    expect((await read()).steps).toHaveLength(2);
    expect((await update({ restoreRevision: 4 })).data).toMatchObject({ revision: 6 });
    expect((await read()).steps.map(({ question }) => question)).toEqual(['Look twice']);
    // The same words again are not a change.
    expect((await update({ restoreRevision: 4 })).data).toMatchObject({ revision: 6 });
    expect(await update({ restoreRevision: 9 })).toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await admin(API.listRevisions, { params });
    expect(data.map(({ number, note }) => [number, note])).toEqual([
      [6, null],
      [5, 'As before'],
      [4, null],
      [3, null],
      [2, null],
      [1, null],
    ]);
  });

  // REVISION-4, PUBLISH-8
  test('restoring a revision in a draft makes no new one, and an archived issue refuses it', async () => {
    const { read, update, updateStep, step } = await published(await open());
    await update({ publish: false });
    await updateStep(step._id, { question: 'Look twice' });
    await update({ restoreRevision: 1 });
    expect(await read()).toMatchObject({ revision: 1, steps: [{ question: 'Look' }] });
    await updateStep(step._id, { question: 'Look thrice' });
    await update({ isArchived: true });
    expect(await update({ restoreRevision: 1 })).toMatchObject({ code: 'ISSUE_ARCHIVED' });
  });

  // PUBLISH-15, REVISION-4
  test('restoring words that were urgently corrected requires a new sentence, and so does undoing that', async () => {
    const { anyone, params, step, read, update, updateStep } = await published(await open());
    await updateStep(step._id, { question: 'Look from afar', urgent: 'Stay away.' });
    await updateStep(step._id, { question: 'Look from afar, call' });
    const refused = await update({ restoreRevision: 1 });
    expect(refused).toMatchObject({ status: 409, code: 'CORRECTED_URGENTLY' });
    expect(refused.text).toContain('“Stay away.”');
    expect(await read()).toMatchObject({
      revision: 3,
      steps: [{ question: 'Look from afar, call' }],
    });
    // A revision that came with the correction or after it is restored as before.
    expect((await update({ restoreRevision: 2 })).data).toMatchObject({ revision: 4 });
    const sentence = 'Looking is safe again.';
    expect((await update({ restoreRevision: 1, urgent: sentence })).data).toMatchObject({
      revision: 5,
      urgent: { sentence, revision: 5 },
    });
    expect((await anyone(API.getIssue, { params })).data.urgent).toMatchObject({ sentence });
    expect(await update({ restoreRevision: 4 })).toMatchObject({ code: 'CORRECTED_URGENTLY' });
    expect((await update({ restoreRevision: 4, urgent: 'Stay away.' })).data).toMatchObject({
      revision: 6,
      urgent: { sentence: 'Stay away.', revision: 6 },
    });
  });

  // PUBLISH-15
  test('saving a step or publishing a draft with urgently corrected words requires a new sentence', async () => {
    const { step, update, updateStep, read } = await published(await open());
    await updateStep(step._id, { question: 'Look from afar', urgent: 'Stay away.' });
    const code = 'CORRECTED_URGENTLY';
    expect(await updateStep(step._id, { question: 'Look' })).toMatchObject({ code });
    await update({ publish: false });
    await update({ restoreRevision: 1 });
    await update({ title: 'Mice' });
    expect(await update({ publish: true })).toMatchObject({ code });
    expect(await read()).toMatchObject({ publish: false });
    expect((await update({ publish: true, urgent: 'Looking is safe.' })).data).toMatchObject({
      publish: true,
      urgent: { sentence: 'Looking is safe.' },
    });
    // Published once more they are what the newest sentence is about.
    await update({ publish: false });
    expect((await update({ publish: true })).data).toMatchObject({ publish: true });
  });

  // PUBLISH-15
  test('removing, restoring or reordering steps back to corrected words requires a new sentence', async () => {
    const { add, step, update, updateStep } = await published(await open());
    const code = 'CORRECTED_URGENTLY';
    const one = await add({ ...confirm('Wait'), urgent: 'Wait after that.' });
    const isGone = { isArchived: true };
    expect(await updateStep(one._id, isGone)).toMatchObject({ status: 409, code });
    const urgent = 'No need to wait.';
    expect(await updateStep(one._id, { ...isGone, urgent })).toMatchObject({ status: 200 });
    const isBack = { isArchived: false };
    expect(await updateStep(one._id, isBack)).toMatchObject({ status: 409, code });
    expect(await updateStep(one._id, { ...isBack, urgent: 'Wait.' })).toMatchObject({
      status: 200,
    });
    await update({ stepOrder: [one._id, step._id] });
    await update({ stepOrder: [one._id, step._id], urgent: 'Wait before that.' });
    const stepOrder = [step._id, one._id];
    expect(await update({ stepOrder })).toMatchObject({ status: 409, code });
    expect((await update({ stepOrder, urgent: 'Wait after that.' })).data).toMatchObject({
      urgent: { sentence: 'Wait after that.' },
    });
  });

  // REVISION-4, PUBLISH-7
  test('a revision that names a removed contact is not restored into a published issue', async () => {
    const { admin, read, step, update, updateStep } = await published(await open());
    const { data: settings } = await admin(API.getSettings, {});
    const contact = { id: 'guard', name: 'Guard', number: '', when: '', categories: [] };
    const save = async (contacts: object[], version: number) => {
      const body = { campus: { ...settings.campus, contacts }, version };
      return await admin(API.updateSettings, { body });
    };
    const saved = await save([contact], settings.version);
    await updateStep(step._id, { question: 'Call [[contact:guard]]' });
    await updateStep(step._id, { question: 'Look' });
    expect((await save([], saved.data.version)).status).toBe(200);
    expect(await update({ restoreRevision: 2 })).toMatchObject({ code: 'NOT_PUBLISHABLE' });
    expect((await read()).revision).toBe(3);
  });
});

describeOnEachDatabase('changes that make a revision', (open) => {
  // PUBLISH-5
  test('renaming, reordering and removing steps in a published issue each make a revision', async () => {
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
  test('every save of a published issue makes a revision, with its author and time', async () => {
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
