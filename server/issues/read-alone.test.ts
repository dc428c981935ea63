import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { confirm, END, twoPeople } from '../test/issues.ts';
import { describeOnSqlite, type TestApp } from '../test/test-app.ts';

async function published(app: TestApp) {
  const desk = await twoPeople(app);
  await desk.publish(desk.bob);
  return desk;
}

describeOnSqlite('words that only one person has read', (open) => {
  // REVIEW-2, REVIEW-24
  test('an author who saves a draft without seeing its latest words counts as one of their authors', async () => {
    const { admin, bob, issue, step, params, read, publish } = await twoPeople(await open());
    const { version: basedOn } = await read();
    const at = { issueId: issue._id, stepId: step._id };
    await admin(API.updateStep, { params: at, body: { question: 'Drink it.', basedOn } });
    expect((await bob(API.updateIssue, { params, body: { title: 'Mice', basedOn } })).status).toBe(
      200,
    );
    expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await publish(bob)).code).toBe('SECOND_PERSON_NEEDED');
    // Each edits the current issue.
    const { version } = await read();
    await bob(API.updateIssue, { params, body: { title: 'Rats', basedOn: version } });
    expect((await publish(admin)).status).toBe(200);
  });

  // REVIEW-2, REVIEW-12
  test('an author who saves without seeing the latest waiting words counts as one of their authors', async () => {
    const { admin, bob, issue, step, params, read, settle } = await published(await open());
    const { version: basedOn } = await read();
    const at = { issueId: issue._id, stepId: step._id };
    await admin(API.updateStep, { params: at, body: { question: 'Drink it.', basedOn } });
    await bob(API.updateIssue, { params, body: { title: 'Mice', basedOn } });
    expect((await settle(admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-13, REVIEW-28
  test('a save that changes no words settles no dispute and makes nobody an author', async () => {
    const { admin, bob, params, read, update, settle } = await published(await open());
    await update({ title: 'Rats' });
    await update({ title: 'Leak', urgent: 'Read it again.', words: 'published' });
    await bob(API.updateIssue, { params, body: { reviewBy: '2027-01-01' } });
    expect((await read()).pending).toMatchObject({ disputed: ['details'] });
    await settle(admin, 'keep');
    expect((await settle(admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-10
  test('words still belong to their author after a change of address and a new account', async () => {
    const app = await open();
    const { admin, bob, issue, params, publish } = await published(app);
    await bob(API.updateIssue, { params, body: { publish: false } });
    await bob(API.updateIssue, { params, body: { title: 'Mice' } });
    const email = 'bob@alumni.example.edu';
    const accounts = app.db.write.updateTable('admin').set({ email });
    await accounts.where('email', '=', 'bob@example.edu').execute();
    expect((await bob(API.deleteMyAccount, { body: {} })).status).toBe(200);
    const again = await app.signedIn({ email, name: 'Bob', role: 'author' });
    expect((await publish(again)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await publish(admin)).data).toMatchObject({ _id: issue._id, publish: true });
  });

  // REVIEW-7, REVIEW-25
  test('replacing a contact that the campus does not have changes no text', async () => {
    const { admin, bob, issue, read, set } = await twoPeople(await open());
    await set(false);
    const { campus, version } = (await admin(API.getSettings)).data;
    const contacts = [contactWith('vicar')];
    const saved = await admin(API.updateSettings, {
      body: { campus: { ...campus, contacts }, version },
    });
    await set(true);
    await bob(API.createStep, {
      params: { issueId: issue._id },
      body: confirm('Call [[contact:ghost]].', END),
    });
    const replace = { ghost: 'vicar' };
    await admin(API.updateSettings, {
      body: { campus: saved.data.campus, version: saved.data.version, replace },
    });
    expect((await read()).steps.at(-1)?.question).toBe('Call [[contact:ghost]].');
  });
});
