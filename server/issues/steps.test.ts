import { expect, test } from 'vitest';
import { LIMITS } from '#core/base/limits.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { ask, authoring, confirm, END, NEXT, skip, stepIn } from '../test/issues.ts';

const HASH = 'a'.repeat(64);
const IMAGE = `images/${HASH}.webp`;

describeOnEachDatabase('steps', (open) => {
  // ISSUES-1, ISSUES-6, ISSUES-11, STEP-1, STEP-6
  test('createStep adds a step at the end and returns it with its id', async () => {
    const { createStep, read } = await authoring(await open());
    const first = await createStep({ _id: 'mine', ...confirm(' Look ') });
    expect(first).toMatchObject({ status: 200, data: { question: 'Look' } });
    expect(first.data._id).not.toBe('mine');
    await createStep(confirm('Two'));
    const third = await createStep(ask('Three?', skip(2), END));
    expect(third.data).toEqual({
      issueVersion: 4,
      _id: third.data._id,
      question: 'Three?',
      answerType: 'Yes or No',
      customiseAnswerType: false,
      yesAction: { actionType: 'Skip to a specific step', goToStep: 'Step 2' },
      noAction: { actionType: 'Issue resolution' },
    });
    const { steps, version } = await read();
    expect(steps.map((step) => step.question)).toEqual(['Look', 'Two', 'Three?']);
    expect(steps[2]).toEqual(stepIn(third.data));
    expect(version).toBe(4);
  });

  // EDITOR-43, ISSUES-11, PUBLISH-7, STEP-9
  test('createStep inserts a step after another in one revision, and skips keep their targets', async () => {
    const { add, createStep, read, update, updateStep } = await authoring(await open());
    const a = await add(ask('A?', NEXT, NEXT));
    const b = await add(confirm('B'));
    await updateStep(a._id, { noAction: skip(2) });
    await update({ publish: true });
    const { version, revision } = await read();
    const made = await createStep({ ...ask('Between?', NEXT, skip(2)), after: a._id, version });
    expect(made.data).toMatchObject({ noAction: skip(3), issueVersion: version + 1 });
    const after = await read();
    expect(after.steps.map(({ question }) => question)).toEqual(['A?', 'Between?', 'B']);
    expect(after.steps[0]?.noAction).toEqual(skip(3));
    expect(after.revision).toBe((revision ?? 0) + 1);
    // A loop that no answer leaves is refused here too.
    const endless = { ...confirm('Loop', skip(2)), after: made.data._id };
    await updateStep(made.data._id, { noAction: NEXT });
    expect(await createStep(endless)).toMatchObject({ status: 422, code: 'NOT_PUBLISHABLE' });

    expect(await createStep({ ...confirm('C'), after: 'nobody' })).toMatchObject({ status: 404 });
    const c = await createStep({ ...confirm('C'), after: b._id });
    await updateStep(c.data._id, { isArchived: true });
    const gone = await createStep({ ...confirm('D'), after: c.data._id });
    expect(gone).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  // CONTACT-9, PUBLISH-7
  test('a malformed contact reference is refused, and one already stored blocks no other save', async () => {
    const { add, createStep, db, issue, update, updateStep } = await authoring(await open());
    const broken = confirm('Call [[contact:security].');
    expect(await createStep(broken)).toMatchObject({
      status: 422,
      code: 'INVALID_STEP',
      problems: [{ field: 'question', code: 'BROKEN_REFERENCE', found: '[[contact:security]' }],
    });
    const firstAct = 'Call [[Contact:security]]';
    expect(await update({ firstAct })).toMatchObject({ status: 422, code: 'INVALID_ISSUE' });

    // Two that a release before let through.
    const one = await add(confirm('One'));
    await add(confirm('Two'));
    const third = await add(confirm('Three'));
    await update({ publish: true });
    const row = db.read.selectFrom('issue').select('steps').where('id', '=', issue._id);
    const stored = parseJson((await row.executeTakeFirstOrThrow()).steps);
    for (const step of stored.slice(0, 2)) step.question += ' [[contact:security]';
    const written = { steps: formatJson(stored) };
    await db.write.updateTable('issue').set(written).where('id', '=', issue._id).execute();
    expect(await updateStep(third._id, confirm('Three again'))).toMatchObject({ status: 200 });
    expect(await updateStep(one._id, confirm('One again'))).toMatchObject({ status: 200 });
    await update({ publish: false });
    expect(await update({ publish: true })).toMatchObject({ code: 'NOT_PUBLISHABLE' });
  });

  // ISSUES-1, ISSUES-13
  test('createStep treats null, blank and absent members alike, and drops members the type does not use', async () => {
    const { add } = await authoring(await open());
    const step = await add({
      ...confirm('Look'),
      image: '',
      customiseAnswerType: null,
      yesAction: { actionType: '', goToStep: null, customText: '' },
      noAction: null,
    });
    expect(step).toEqual({ _id: step._id, ...confirm('Look') });
  });

  // STEP-3, STEP-8
  test('createStep lists the missing parts of an incomplete step', async () => {
    const { createStep, steps } = await authoring(await open());
    const empty = await createStep({});
    expect(empty).toMatchObject({ status: 422, code: 'INVALID_STEP' });
    expect(empty.problems).toEqual([
      { field: 'question', code: 'REQUIRED' },
      { field: 'answerType', code: 'REQUIRED' },
    ]);
    const lonely = await createStep(ask('A?', skip(2), NEXT));
    expect(lonely.problems).toEqual([{ field: 'yesAction.goToStep', code: 'NO_OTHER_STEPS' }]);
    const custom = await createStep({ ...ask('A?', NEXT, NEXT), customiseAnswerType: true });
    expect(custom.problems).toEqual([
      { field: 'yesAction.customText', code: 'REQUIRED' },
      { field: 'noAction.customText', code: 'REQUIRED' },
    ]);
    expect(await steps()).toEqual([]);
  });

  // ISSUES-15
  test('createStep accepts only the number of another step as a target', async () => {
    const { add, createStep } = await authoring(await open());
    await add(confirm('A'));
    const b = await add(confirm('B'));
    for (const goToStep of [
      b._id,
      'Step 0',
      'Step 9',
      'Step 03',
      'step 2',
      'Step 2 ',
      'Step x',
      '2',
    ]) {
      const action = { actionType: 'Skip to a specific step', goToStep, confirmationText: 'Done' };
      const refused = await createStep({ ...confirm('C'), confirmationAction: action });
      expect([goToStep, refused.problems]).toEqual([
        goToStep,
        [{ field: 'confirmationAction.goToStep', code: 'MISSING_TARGET' }],
      ]);
    }
  });

  // ISSUES-13
  test('createStep names an unknown member in its refusal', async () => {
    const { createStep } = await authoring(await open());
    const odd = await createStep({ ...confirm('A'), colour: 'red' });
    expect(odd).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    expect(odd.detail).toContain('colour');
    const archived = await createStep({ ...confirm('A'), isArchived: true });
    expect(archived).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    const stale = await createStep({ ...confirm('A'), version: 7 });
    expect(stale).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  // ISSUES-8
  test('createStep sent again with its key makes no second step, even if its version is now old', async () => {
    const { createStep, updateStep, read } = await authoring(await open());
    const headers = { 'idempotency-key': '3F2504E0-4F89-41D3-9A0C-0305E82C3301' };
    const body = { ...confirm('A'), version: 1 };
    const made = await createStep(body, headers);
    const again = await createStep(body, headers);
    expect([made.status, again.data]).toEqual([200, made.data]);
    await updateStep(made.data._id, { question: 'A2' });
    expect((await createStep(body, headers)).data).toMatchObject({ question: 'A2' });
    expect((await read()).steps).toHaveLength(1);
    const other = await createStep(confirm('B'), { 'idempotency-key': crypto.randomUUID() });
    expect(other.data._id).not.toBe(made.data._id);
    const none = await createStep(confirm('C'), { 'idempotency-key': 'mine' });
    expect(none).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  // PUBLISH-5
  test('a save that changes nothing makes no version, no revision and no later update', async () => {
    const opened = await open();
    const { add, update, updateStep, read, db, issue } = await authoring(opened);
    const a = await add(confirm('A'));
    await update({ publish: true });
    const before = await read();
    opened.clock.pass(60_000);
    const same = await updateStep(a._id, { ...confirm('A') });
    expect(same.data).toEqual({ ...a, issueVersion: before.version });
    await update({ title: issue.title, category: issue.category });
    await update({ stepOrder: [a._id] });
    await update({ publish: true });
    expect(await read()).toEqual(before);
    const rows = await db.read.selectFrom('revision').select('number').execute();
    expect(rows).toHaveLength(1);
  });

  // ISSUES-11
  test('an issue has at most 500 steps', async () => {
    const { add, createStep, db, issue } = await authoring(await open());
    await add(confirm('A'));
    const one = db.read.selectFrom('issue').select('steps').where('id', '=', issue._id);
    const [step] = parseJson((await one.executeTakeFirstOrThrow()).steps);
    if (!step) throw new Error('no step');
    const steps = formatJson(Array.from({ length: LIMITS.steps }, () => step));
    await db.write.updateTable('issue').set({ steps }).where('id', '=', issue._id).execute();
    expect(await createStep(confirm('B'))).toMatchObject({ code: 'INVALID_STEP' });
  });

  // ISSUES-12, STEP-6
  test('updateStep merges the sent members into the step and validates the result', async () => {
    const { add, updateStep, steps } = await authoring(await open());
    await add(confirm('A'));
    await add(confirm('B'));
    const c = await add(ask('C?', skip(2), NEXT));
    const renamed = await updateStep(c._id, { question: 'C2?' });
    expect(renamed.data).toEqual({ ...c, question: 'C2?', issueVersion: 5 });
    const turned = await updateStep(c._id, { yesAction: { actionType: 'Go to next step' } });
    expect(turned.data.yesAction).toEqual(NEXT);
    const broken = await updateStep(c._id, { question: '' });
    expect(broken.problems).toEqual([{ field: 'question', code: 'REQUIRED' }]);
    const self = await updateStep(c._id, { noAction: skip(3) });
    expect(self.problems).toEqual([{ field: 'noAction.goToStep', code: 'SELF_SKIP' }]);
    const first = await updateStep(c._id, { noAction: skip(1) });
    expect(first.problems).toEqual([{ field: 'noAction.goToStep', code: 'FIRST_STEP' }]);
    const retyped = await updateStep(c._id, confirm('C'));
    expect(stepIn(retyped.data)).toEqual({ _id: c._id, ...confirm('C') });
    expect((await steps())[2]).toEqual(stepIn(retyped.data));
  });

  // ISSUES-14, PUBLISH-10
  test('updateStep removes a step, and the skips to it lose their target', async () => {
    const { add, updateStep, read } = await authoring(await open());
    await add(confirm('A'));
    const b = await add(confirm('B'));
    const c = await add(confirm('C', skip(2)));
    await add(ask('D?', skip(3), skip(2)));
    const removed = await updateStep(b._id, { isArchived: true });
    expect(removed).toMatchObject({ status: 200, data: b });
    const { steps, version } = await read();
    expect(steps.map((step) => step.question)).toEqual(['A', 'C', 'D?']);
    expect(steps[1]?.confirmationAction?.goToStep).toBeUndefined();
    expect(steps[2]?.yesAction?.goToStep).toBe('Step 2');
    expect(steps[2]?.noAction?.goToStep).toBeUndefined();
    expect((await updateStep(b._id, { isArchived: true })).data).toEqual({
      ...b,
      issueVersion: version,
    });
    expect((await read()).version).toBe(version);
    expect(await updateStep(b._id, { question: 'B2' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await updateStep(c._id, { isArchived: true, question: 'C2' })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  // EDITOR-13, ISSUES-14
  test('updateStep restores a removed step with the skips that led to it', async () => {
    const { add, updateStep, steps } = await authoring(await open());
    await add(confirm('A'));
    const b = await add(confirm('B'));
    await add(ask('C?', skip(2), NEXT));
    const before = await steps();
    await updateStep(b._id, { isArchived: true });
    const back = await updateStep(b._id, { isArchived: false });
    expect(back).toMatchObject({ status: 200, data: b });
    expect(await steps()).toEqual(before);
    expect(stepIn((await updateStep(b._id, { isArchived: false })).data)).toEqual(b);
  });

  // PUBLISH-10
  test('updateStep does not remove a step that a published issue leads to, or its last step', async () => {
    const { add, update, updateStep, steps } = await authoring(await open());
    const a = await add(confirm('A'));
    await update({ publish: true });
    const last = await updateStep(a._id, { isArchived: true });
    expect(last).toMatchObject({ status: 409, code: 'LAST_STEP' });
    const b = await add(confirm('B'));
    const c = await add(ask('C?', skip(2), NEXT));
    const used = await updateStep(b._id, { isArchived: true });
    expect(used).toMatchObject({ status: 409, code: 'STEP_IN_USE' });
    expect(used.detail).toContain('Step 3');
    expect(used.problems).toEqual([{ step: c._id, branch: 'yesAction', number: 3 }]);
    expect(await updateStep(c._id, { isArchived: true })).toMatchObject({ status: 200 });
    expect(await updateStep(b._id, { isArchived: true })).toMatchObject({ status: 200 });
    expect(await steps()).toEqual([a]);
  });

  // PUBLISH-7
  test('a save never leaves a published issue that cannot be walked', async () => {
    const { add, update, createStep, updateStep, read } = await authoring(await open());
    const a = await add(confirm('A'));
    const b = await add(confirm('B'));
    const c = await add(ask('C?', skip(2), NEXT));
    await update({ publish: true });
    const before = await read();
    const circle = await updateStep(c._id, { noAction: skip(2) });
    expect(circle).toMatchObject({ status: 422, code: 'NOT_PUBLISHABLE' });
    expect(circle.problems).toContainEqual({
      step: c._id,
      number: 3,
      code: 'ENDLESS_LOOP',
      blocking: true,
    });
    const reordered = await update({ stepOrder: [b._id, a._id, c._id] });
    expect(reordered).toMatchObject({ code: 'NOT_PUBLISHABLE' });
    const away = await updateStep(a._id, { isArchived: true });
    expect(away).toMatchObject({ code: 'NOT_PUBLISHABLE' });
    expect(await createStep({})).toMatchObject({ code: 'INVALID_STEP' });
    expect(await read()).toEqual(before);
  });

  // UPLOAD-5
  test('createStep and updateStep accept only stored images, and reset their age', async () => {
    const { createStep, updateStep, db } = await authoring(await open());
    const missing = await createStep({ ...confirm('A'), image: IMAGE });
    expect(missing).toMatchObject({ code: 'INVALID_STEP' });
    expect(missing.problems).toEqual([{ field: 'image', code: 'NOT_AN_IMAGE' }]);
    const old = '2026-01-01T00:00:00.000Z';
    const image = { hash: HASH, bytes: Buffer.from('x'), type: 'image/webp', size: 1 };
    await db.write
      .insertInto('image')
      .values({ ...image, created_at: old })
      .execute();
    const made = await createStep({ ...confirm('A'), image: IMAGE });
    expect(made.data.image).toBe(IMAGE);
    const { created_at } = await db.read
      .selectFrom('image')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect(created_at > old).toBe(true);
    const elsewhere = await updateStep(made.data._id, { image: 'https://example.edu/x.webp' });
    expect(elsewhere.problems).toEqual([{ field: 'image', code: 'NOT_AN_IMAGE' }]);
    const without = await updateStep(made.data._id, { image: null });
    expect(without.data).not.toHaveProperty('image');
  });
});
