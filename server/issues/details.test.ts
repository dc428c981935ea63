import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { confirm as boxed } from '#core/fixtures/trees.ts';
import { addAdmin } from '../test/test-admin.ts';
import { checkPaths, authoring, confirm, storeIssue } from '../test/issues.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('details of an issue', (open) => {
  // EDITOR-22, ISSUES-7, PUBLISH-11
  test('reviewBy is saved with the details, is a day or empty, and advisors do not see it', async () => {
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
  test('the owner of an issue is saved as a detail and is not sent to advisors', async () => {
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
    const saved = { ...before, owner, version: before.version + 1 };
    expect(owned).toEqual({ ...saved, isChanged: true });
    expect(await read()).toEqual(saved);
    expect(await advisors()).toEqual(had);
    expect(await db.read.selectFrom('revision').select('number').execute()).toHaveLength(1);
    // The same again changes nothing; with another detail it is a save like any other.
    expect((await update({ owner })).data).toEqual({ ...saved, isChanged: false });
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
  test('a disabled administrator or an unknown person cannot be made the owner of an issue', async () => {
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

  // ISSUES-9, ISSUES-1, PUBLISH-5
  test('firstAct is saved with the details, is sent to advisors and stays with its revision', async () => {
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
    const stored = await db.read
      .selectFrom('revision')
      .select('first_act')
      .orderBy('number')
      .execute();
    expect(stored.map(({ first_act }) => first_act)).toEqual(['Wake nobody.', null]);
    const body = { title: 'Mice', category: 'Pests', firstAct: 'Stand still.' };
    expect((await admin(API.createIssue, { body })).data).toMatchObject(body);
  });

  // ISSUES-9, ISSUES-20
  test('a starter text stays marked until it is reviewed, and no issue can be turned into one', async () => {
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
    await checkPaths(admin, 'starter');
    const reviewed = await update({ isStarter: false });
    expect(reviewed.data).toMatchObject({ isStarter: false, title: 'Ours', revision: 3 });
    expect((await anyone(API.getIssue, { params })).data.isStarter).toBe(false);
    const again = await update({ isStarter: false });
    expect(again.data).toEqual({ ...reviewed.data, isChanged: false });
    const lines = db.read.selectFrom('audit').select('what').where('subject', '=', 'starter');
    expect((await lines.execute()).map(({ what }) => what)).toContain('issue.review');
  });
});
