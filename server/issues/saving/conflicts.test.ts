import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { skipNumbers } from '../rows/issues.sql.ts';
import { ask, authoring, confirm, END, NEXT, skip } from '../../test/issues.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

describeOnEachDatabase('saves that name the version they are based on', (open) => {
  // ISSUES-16, ISSUES-21
  test('conflict only if the part they change was changed since, and say who changed it', async () => {
    const opened = await open();
    const { add, read, update, updateStep, createStep } = await authoring(opened);
    const [a, b] = [await add(confirm('A')), await add(confirm('B'))];
    const { version: basedOn } = await read();
    const at = opened.clock.now.toISOString();
    const saved = { change: 'saved', by: 'Ada', at };

    expect(await updateStep(a._id, { question: 'A1', basedOn })).toMatchObject({ status: 200 });
    // Another step, the details and the order are untouched by it.
    expect(await updateStep(b._id, { question: 'B1', basedOn })).toMatchObject({ status: 200 });
    expect(await update({ title: 'Bugs', basedOn })).toMatchObject({ status: 200 });
    expect(await update({ stepOrder: [b._id, a._id], basedOn })).toMatchObject({ status: 200 });
    expect((await read()).steps.map(({ question }) => question)).toEqual(['B1', 'A1']);

    const lost = await updateStep(a._id, { question: 'A2', basedOn });
    expect([lost.status, lost.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(lost.problems).toEqual([{ part: 'step', step: a._id, ...saved }]);
    expect((await update({ firstAct: 'Knock.', basedOn })).problems).toEqual([
      { part: 'details', ...saved },
    ]);
    expect((await update({ stepOrder: [a._id, b._id], basedOn })).problems).toEqual([
      { part: 'order', ...saved },
    ]);
    // A skip names its target by a number of the order that its author saw.
    const skipping = ask('C?', skip(2), END);
    expect((await createStep({ ...skipping, basedOn })).problems).toEqual([
      { part: 'order', ...saved },
    ]);
    expect(await createStep({ ...ask('C?', NEXT, END), basedOn })).toMatchObject({ status: 200 });
    // The whole version is as strict as ever.
    expect(await update({ title: 'Bed bugs', version: basedOn })).toMatchObject({ status: 409 });
  });

  // ISSUES-21
  test('distinguish a removed step from one that never existed', async () => {
    const opened = await open();
    const { add, read, updateStep } = await authoring(opened);
    await add(confirm('A'));
    const b = await add(confirm('B'));
    const { version: basedOn } = await read();
    await updateStep(b._id, { isArchived: true });
    const lost = await updateStep(b._id, { question: 'B1', basedOn });
    expect(lost.code).toBe('VERSION_CONFLICT');
    expect(lost.problems).toMatchObject([{ part: 'step', step: b._id, change: 'removed' }]);
    expect(await updateStep(b._id, { question: 'B1' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await updateStep('never', { question: 'B1', basedOn })).toMatchObject({
      code: 'NOT_FOUND',
    });
    // Restoring the step touches no part that could have changed.
    expect(await updateStep(b._id, { isArchived: false, basedOn })).toMatchObject({ status: 200 });
  });

  // ISSUES-8, ISSUES-21
  test('do not conflict when sent twice with the same key', async () => {
    const { createStep, add } = await authoring(await open());
    await add(confirm('A'));
    await add(confirm('B'));
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { ...ask('C?', skip(2), END), basedOn: 3 };
    const made = await createStep(body, headers);
    expect((await createStep(body, headers)).data).toEqual(made.data);
  });

  // DATA-7, ISSUES-21
  test('conflict if the server does not know what has changed since', async () => {
    const { add, read, update, updateStep, db } = await authoring(await open());
    const a = await add(confirm('A'));
    const { version: seen } = await read();
    await skipNumbers(db.write, 1_000);
    expect(await updateStep(a._id, { question: 'A1', basedOn: seen })).toMatchObject({
      code: 'VERSION_CONFLICT',
      problems: [],
    });
    const { version: basedOn } = await read();
    expect(await update({ title: 'Bugs', basedOn })).toMatchObject({ status: 200 });
    expect(await updateStep(a._id, { question: 'A1', basedOn })).toMatchObject({ status: 200 });
    expect(await update({ title: 'Bugs', basedOn: basedOn + 9 })).toMatchObject({ status: 409 });
  });

  // ISSUES-22, EDITOR-33
  test('reportPresence lists the others who had an issue open in the last minute, and the changes', async () => {
    const opened = await open();
    const { add, read, updateStep, params, admin: ada } = await authoring(opened);
    const [a, b] = [await add(confirm('A')), await add(confirm('B'))];
    const { version } = await read();
    const adaAtA = { name: 'Ada', step: a._id };
    const tom = await opened.signedIn({ email: 'tom@example.edu', name: 'Tom' });
    const present = async (who: typeof ada, seen: number, step?: typeof a._id) =>
      (await who(API.reportPresence, { params, body: { version: seen, ...(step && { step }) } }))
        .data;

    expect(await present(ada, version, a._id)).toEqual({ others: [], version, changes: [] });
    expect(await present(tom, version)).toEqual({ others: [adaAtA], version, changes: [] });
    opened.clock.pass(30_000);
    await updateStep(a._id, { question: 'A1' });
    await updateStep(b._id, { isArchived: true });
    const { others, changes, version: newer } = await present(tom, version);
    expect([others, newer]).toEqual([[adaAtA], version + 2]);
    const at = opened.clock.now.toISOString();
    const byAda = { by: 'Ada', at };
    expect(new Set(changes)).toEqual(
      new Set([
        { part: 'step', step: a._id, change: 'saved', ...byAda },
        { part: 'step', step: b._id, change: 'removed', ...byAda },
        { part: 'order', change: 'saved', ...byAda },
      ]),
    );
    opened.clock.pass(31_000);
    expect((await present(tom, newer)).others).toEqual([]);
    expect((await present(ada, newer)).others).toEqual([{ name: 'Tom', step: null }]);
    const nowhere = await ada(API.reportPresence, { params: { id: 'x' }, body: { version: 1 } });
    expect(nowhere.code).toBe('NOT_FOUND');
  });

  // ISSUES-22, SESSION-4
  test('reportPresence calls from an open page do not keep a session alive', async () => {
    const opened = await open();
    const { admin, params, issue } = await authoring(opened);
    const body = { version: issue.version };
    for (let minutes = 0; minutes < 119; minutes += 17) {
      opened.clock.pass(17 * 60_000);
      const { status } = await admin(API.reportPresence, { params, body });
      expect([minutes, status]).toEqual([minutes, 200]);
    }
    opened.clock.pass(61_000);
    expect((await admin(API.reportPresence, { params, body })).status).toBe(401);
  });
});
