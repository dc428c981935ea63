import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { assert } from '#core/base/assert.ts';
import { ask as askStep } from '#core/fixtures/trees.ts';
import {
  ask,
  authoring,
  checkPaths,
  confirm,
  END,
  NEXT,
  skip,
  storeIssue,
} from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('checks of paths', (openApp) => {
  /** Opens an issue of three steps and two paths, yes over Step 2 and no around it. */
  const open = async () => {
    const app = await openApp();
    const author = await authoring(app);
    const first = await author.add(ask('Is it dark?', NEXT, END));
    const second = await author.add(confirm('Take a lamp.'));
    const third = await author.add(confirm('Go in.', END));
    await author.updateStep(first._id, { noAction: skip(3) });
    const { admin, params } = author;
    const paths = async () => {
      const { data } = await admin(API.listPaths, { params });
      assert('paths' in data, 'the paths were asked for');
      return data;
    };
    const check = async (fingerprint: string, isChecked = true) =>
      await admin(API.checkPath, { params: { ...params, fingerprint }, body: { isChecked } });
    const listed = async () => {
      const { data } = await admin(API.listIssues, { query: { steps: 'count' } });
      return data.flatMap((issue) => ('paths' in issue ? [issue.paths] : []));
    };
    return { ...app, ...author, first, second, third, paths, check, listed };
  };

  // PATHS-1, PATHS-2, PATHS-4
  test('checkPath: a check of a path is stored with its author and time, and counted in the list', async () => {
    const { admin, params, paths, check, listed, clock, db } = await open();
    const { paths: before, steps, ...counts } = await paths();
    expect(counts).toEqual({
      count: 2,
      isMore: false,
      checked: 0,
      reviewed: null,
      isEdited: false,
    });
    expect(before.map((path) => path.steps)).toEqual([
      [1, 2, 3],
      [1, 3],
    ]);
    expect(steps.map(({ question }) => question)).toContain('Take a lamp.');
    expect(await listed()).toEqual([null]);
    const [long] = before;
    assert(long, 'there is a path');
    const now = { count: 2, isMore: false, checked: 1 };
    expect(await check(long.fingerprint)).toMatchObject({ status: 200, data: now });
    const at = clock.now.toISOString();
    clock.pass(60_000);
    // A second tick of the same path adds nothing.
    await check(long.fingerprint);
    const by = expect.stringContaining('') as string;
    expect((await paths()).paths).toMatchObject([
      { check: { at, by }, reopened: null },
      { check: null, reopened: null },
    ]);
    expect(await listed()).toEqual([now]);
    const count = await admin(API.listPaths, { params, query: { paths: 'count' } });
    expect(count.data).toEqual(now);
    await check(long.fingerprint, false);
    expect(await listed()).toEqual([{ ...now, checked: 0 }]);
    const trail = db.read.selectFrom('audit').select('what').where('what', 'like', 'path.%');
    expect((await trail.orderBy('number').execute()).map(({ what }) => what)).toEqual([
      'path.check',
      'path.check',
      'path.uncheck',
    ]);
  });

  // PATHS-7
  test('listPaths, updateIssue: a review is stored with its author and time, without a new version', async () => {
    const { admin, params, paths, check, update, read, clock, db } = await open();
    const { version } = await read();
    clock.pass(60_000);
    // PATHS-9
    const [long, short] = (await paths()).paths;
    await check(long?.fingerprint ?? '');
    expect(await update({ isStarter: false })).toMatchObject({
      status: 409,
      code: 'PATHS_NOT_CHECKED',
      text: expect.stringContaining('Check every path first: 1 left.'),
    });
    expect((await paths()).reviewed).toBeNull();
    await check(short?.fingerprint ?? '');
    expect((await update({ isStarter: false })).status).toBe(200);
    const { reviewed } = await paths();
    expect(reviewed?.at).toBe(clock.now.toISOString());
    expect(reviewed?.by).toBeTruthy();
    const after = await read();
    expect(after.version).toBe(version);
    expect(after.updatedAt < clock.now.toISOString()).toBe(true);
    const trail = db.read.selectFrom('audit').select('what').where('what', '=', 'issue.review');
    expect(await trail.execute()).toHaveLength(1);

    await update({ isArchived: true });
    clock.pass(60_000);
    await admin(API.updateIssue, { params, body: { isStarter: false } });
    expect((await paths()).reviewed).toEqual(reviewed);
  });

  // PATHS-7
  test('listPaths: only an edit of reviewed words marks the issue as edited, until the edit is undone', async () => {
    const { admin, params, paths, update, updateStep, second, clock } = await open();
    await checkPaths(admin, params.id);
    await update({ isStarter: false });
    expect((await paths()).isEdited).toBe(false);
    const acts = [
      { publish: true },
      { reviewBy: '2027-12-01' },
      { place: 3 },
      { situations: ['locked-out'] },
      { publish: false },
      { publish: true },
      { isArchived: true },
      { bringBack: true },
      { isArchived: true },
      { isArchived: false },
    ];
    for (const act of acts) {
      clock.pass(60_000);
      expect((await update(act)).status).toBe(200);
      expect([act, (await paths()).isEdited]).toEqual([act, false]);
    }
    const edits = [
      [() => update({ title: 'Dark' }), () => update({ title: 'Bed bugs' })],
      [() => update({ firstAct: 'Call 911.' }), () => update({ firstAct: null })],
      [
        () => updateStep(second._id, { question: 'Take two lamps.' }),
        () => updateStep(second._id, { question: 'Take a lamp.' }),
      ],
    ] as const;
    for (const [edit, takeBack] of edits) {
      await edit();
      expect((await paths()).isEdited).toBe(true);
      await takeBack();
      expect((await paths()).isEdited).toBe(false);
    }
  });

  // PATHS-7, CLUSTER-9
  test('listPaths: after a review stored by an earlier release, any later change marks it as edited', async () => {
    const { admin, params, paths, update, db, clock } = await open();
    await checkPaths(admin, params.id);
    await update({ isStarter: false });
    clock.pass(60_000);
    await update({ title: 'Dark' });
    expect((await paths()).isEdited).toBe(true);
    // It knows nothing of the words: those of the review before stay beside the new time.
    clock.pass(60_000);
    const again = { reviewed_at: clock.now.toISOString() };
    await db.write.updateTable('issue').set(again).execute();
    expect((await paths()).isEdited).toBe(false);
    clock.pass(60_000);
    await update({ publish: true });
    expect((await paths()).isEdited).toBe(true);
  });

  // PATHS-3, PATHS-4
  test('listPaths: an edit reopens the paths it touches, and undoing it checks them again', async () => {
    const { second, third, paths, check, listed, update, updateStep, add } = await open();
    for (const { fingerprint } of (await paths()).paths) await check(fingerprint);
    await update({ publish: true });
    await update({ title: 'Dark' });
    expect(await listed()).toEqual([{ count: 2, isMore: false, checked: 2 }]);
    await updateStep(second._id, { question: 'Take two lamps.' });
    const [long, short] = (await paths()).paths;
    expect(short).toMatchObject({ check: {} });
    expect(long).toMatchObject({ check: null, reopened: { changed: [2] } });
    expect(await listed()).toEqual([{ count: 2, isMore: false, checked: 1 }]);
    await updateStep(second._id, { question: 'Take a lamp.' });
    expect(await paths()).toMatchObject({ checked: 2 });
    // The targets of answers are part of what was read.
    await add(confirm('Come back.', END));
    await updateStep(third._id, { confirmationAction: { actionType: 'Go to next step' } });
    expect(await paths()).toMatchObject({ checked: 0, paths: [{ reopened: null }, {}] });
  });

  // PATHS-2
  test('a path that is unknown, changed or archived cannot be checked', async () => {
    const { admin, params, paths, check, update, updateStep, third } = await open();
    const [path] = (await paths()).paths;
    assert(path, 'there is a path');
    await updateStep(third._id, { question: 'Stay outside.' });
    expect(await check(path.fingerprint)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    const [now] = (await paths()).paths;
    await update({ isArchived: true });
    expect(await check(now?.fingerprint ?? '')).toMatchObject({ code: 'ISSUE_ARCHIVED' });
    const elsewhere = { params: { ...params, id: 'nowhere' } };
    expect(await admin(API.listPaths, elsewhere)).toMatchObject({ status: 404 });
    const body = { isChecked: true };
    const nowhere = { params: { id: 'nowhere', fingerprint: path.fingerprint }, body };
    expect(await admin(API.checkPath, nowhere)).toMatchObject({ status: 404 });
  });

  // PATHS-1
  test('listPaths: lists the first 500 of a large number of paths, and counts all of them', async () => {
    const { admin, db } = await open();
    const steps = Array.from({ length: 20 }, (_, n) => askStep(`s${n}`, 'next', `s${n + 2}`));
    const last = [askStep('s20', 'next', 'end'), askStep('s21', 'end', 'end')];
    await storeIssue(db.write, { _id: 'wide', steps: [...steps, ...last] });
    const { data } = await admin(API.listPaths, { params: { id: 'wide' } });
    assert('paths' in data, 'the paths were asked for');
    expect(data.paths).toHaveLength(LIMITS.listedPaths);
    expect(data.count).toBeGreaterThan(LIMITS.listedPaths);
  });
});
