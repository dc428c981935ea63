import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import type { Contact } from '#core/campus/contact.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { auditedActs } from '../test/test-admin.ts';
import { checkPaths, confirm, END, storeIssue, twoPeople } from '../test/issues.ts';
import { describeOnEachDatabase, type Open } from '../test/test-app.ts';

/** Opens a campus with a published starter text, a taken-back one and a reviewed procedure, as they are before two are left out. */
async function opened(open: Open) {
  const app = await open();
  const me = await app.signedIn({ email: 'maya@example.edu', name: 'Maya' });
  const make = async (title: string) => {
    const { data } = await me(API.createIssue, { body: { title, category: 'Other' } });
    const params = { issueId: data._id };
    await me(API.createStep, { params, body: confirm('Wait.', END) });
    return data._id;
  };
  const change = async (id: string, body: object) =>
    await me(API.updateIssue, { params: { id }, body });
  const read = async (id: string) => {
    const { data } = await me(API.getIssue, { params: { id } });
    assert('version' in data, 'a session reads all of it');
    const { version, revision, updatedAt, ...rest } = data;
    return rest;
  };
  const setup = async () => (await me(API.getSetup)).data;
  return { ...app, me, make, change, read, setup };
}

describeOnEachDatabase('starter procedures that were left out', (open) => {
  // PUBLISH-17, SETUP-15
  test('returns as it was: published, reviewed, with its checked paths and words', async () => {
    const { me, make, change, read, setup, call, clock } = await opened(open);
    const [live, draft] = [await make('Lift'), await make('Leak')];
    await change(live, { publish: true });
    for (const id of [live, draft]) {
      await checkPaths(me, id);
      await change(id, { isStarter: false });
    }
    const reviewed = (await setup()).procedures;
    const before = [await read(live), await read(draft)];
    clock.pass(60_000);
    for (const id of [live, draft]) await change(id, { isArchived: true });
    expect((await call(API.getIssue, { params: { id: live } })).status).toBe(404);
    for (const id of [live, draft]) {
      expect((await change(id, { bringBack: true })).data).toMatchObject({ isChanged: true });
    }
    expect([await read(live), await read(draft)]).toEqual(before);
    expect((await setup()).procedures).toMatchObject(reviewed.map(({ version, ...rest }) => rest));
    const { data } = await me(API.listPaths, { params: { id: live } });
    expect('checked' in data && data.checked).toBe(1);
    expect((await call(API.getIssue, { params: { id: live } })).data).toMatchObject({
      title: 'Lift',
    });
    // Nothing is left to bring back, and what is restored otherwise is a draft (PUBLISH-8).
    expect((await change(live, { bringBack: true })).data).toMatchObject({ isChanged: false });
    await change(live, { isArchived: true });
    expect((await change(live, { isArchived: false })).data).toMatchObject({ publish: false });
    await change(live, { isArchived: true });
    expect((await change(live, { bringBack: true })).data).toMatchObject({ publish: false });
  });

  // SETUP-13
  test('getSetup: starter texts that were left out are listed, with the way in which they return', async () => {
    const { db, change, setup } = await opened(open);
    const starter = { isStarter: true, revision: null };
    await storeIssue(db.write, { ...starter, _id: 'a', title: 'Alarm', publish: true });
    await storeIssue(db.write, { ...starter, _id: 'b', title: 'Bats', publish: false });
    expect((await setup()).leftOut).toEqual([]);
    for (const id of ['a', 'b']) await change(id, { isArchived: true });
    expect((await setup()).leftOut).toEqual([
      { _id: 'a', title: 'Alarm', version: 2, publish: true },
      { _id: 'b', title: 'Bats', version: 2, publish: false },
    ]);
  });

  // PUBLISH-17, REVIEW-17
  test('returns as a draft if it has words that advisors never read', async () => {
    const { admin, bob, params, publish, update, settle, set } = await twoPeople(await open());
    expect((await publish(bob)).status).toBe(200);
    await update({ isArchived: true });
    expect((await update({ bringBack: true })).data).toMatchObject({ publish: true });
    await admin(API.updateIssue, { params, body: { title: 'Other words' } });
    await update({ isArchived: true });
    expect((await update({ bringBack: true })).data).toMatchObject({ publish: false });
    expect((await settle(admin, 'discard')).status).toBe(409);
    await set(false);
  });

  // SETUP-15, PUBLISH-17
  test('getSetup: a text with waiting words, or with another contact since then, returns as a draft', async () => {
    const { admin, bob, params, publish, update, set, db } = await twoPeople(await open());
    const starter = { is_starter: 1 };
    await db.write.updateTable('issue').set(starter).where('id', '=', params.id).execute();
    const listed = async () => (await admin(API.getSetup)).data.leftOut;
    const save = async (contacts: Contact[], replace: Record<string, string> = {}) => {
      const { campus, version } = (await admin(API.getSettings)).data;
      const body = { campus: { ...campus, contacts }, version, replace };
      expect((await admin(API.updateSettings, { body })).status).toBe(200);
    };
    await publish(bob);
    await update({ title: 'Other words' });
    await update({ isArchived: true });
    expect(await listed()).toMatchObject([{ title: 'Other words', publish: false }]);
    await set(false);
    const porter = contactWith('porter', { name: 'Porter', number: '555 0100' });
    await save([porter]);
    await update({ isArchived: false });
    await update({ firstAct: 'Call [[contact:porter]].' });
    await update({ publish: true });
    await update({ isArchived: true });
    expect(await listed()).toMatchObject([{ publish: true }]);
    await save([contactWith('desk', { name: 'Desk', number: '555 0101' })], { porter: 'desk' });
    expect(await listed()).toMatchObject([{ publish: false }]);
    expect((await update({ bringBack: true })).data).toMatchObject({ publish: false });
  });

  // PUBLISH-17
  test('the activity log says that a returned published procedure was published', async () => {
    const app = await open();
    const { admin, bob, publish, update } = await twoPeople(app);
    await publish(bob);
    await update({ isArchived: true });
    await update({ bringBack: true });
    expect((await auditedActs(app)).slice(-2)).toEqual(['issue.restore', 'issue.publish']);
    await update({ isArchived: true });
    await update({ isArchived: false });
    expect((await auditedActs(app)).at(-1)).toBe('issue.restore');
    const { data } = await admin(API.getSetup);
    expect(data.leftOut).toEqual([]);
  });

  // PUBLISH-17, REVIEW-21
  test('an urgent correction that no second person approved is not published with it', async () => {
    const { bob, publish, update } = await twoPeople(await open());
    await publish(bob);
    expect((await update({ firstAct: 'Look.', urgent: 'Look first.' })).status).toBe(200);
    await update({ isArchived: true });
    expect((await update({ bringBack: true })).code).toBe('SECOND_PERSON_NEEDED');
  });
});
