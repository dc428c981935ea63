import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { auditedActs } from '../../test/test-admin.ts';
import { twoPeople } from '../../test/issues.ts';
import { describeOnEachDatabase, type Call } from '../../test/test-app.ts';

describeOnEachDatabase('a second person', (open) => {
  // REVIEW-1
  test('setPublishing: is required only while an owner has the setting turned on', async () => {
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
  test('publishes changes by others, and only the version they read', async () => {
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
    // A text that was approved once needs no second approval.
    await update({ publish: false });
    expect((await publish(admin)).data.publish).toBe(true);
  });

  // REVIEW-17, REVIEW-14
  test.each([
    ['taken back', [{ publish: false }]],
    ['archived', [{ isArchived: true }, { isArchived: false }]],
  ])(
    'is not needed to publish words that advisors had before the issue was %s with waiting changes',
    async (_, ways) => {
      const { admin, bob, params, read, update, publish, review } = await twoPeople(await open());
      await publish(bob);
      await update({ title: 'Rats' });
      for (const way of ways) await update(way);
      const refused = await publish(admin);
      expect([refused.code, refused.detail]).toEqual([
        'SECOND_PERSON_NEEDED',
        'You made the last change. Somebody else must publish it. Or restore revision 1, which you can publish because advisors already had it.',
      ]);
      // The words that waited go on as an issue of their own.
      const copied = await admin(API.copyIssue, { params, body: {} });
      expect(copied.data.title).toBe('Rats (copy)');
      await update({ restoreRevision: 1 });
      expect((await review(admin)).isOwn).toBe(false);
      expect((await publish(admin)).data).toMatchObject({ title: 'Bed bugs', revision: 2 });
      await update({ publish: false });
      await update({ alsoCalled: ['Lice'] });
      expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
      expect(await read()).toMatchObject({ publish: false });
    },
  );

  // REVIEW-2
  test('is anyone who did not make the last change, so two people who both wrote can publish', async () => {
    const app = await open();
    const { admin, bob, params, publish, update, review } = await twoPeople(app);
    await bob(API.updateIssue, { params, body: { title: 'Mice' } });
    expect([(await review(admin)).isOwn, (await review(bob)).isOwn]).toEqual([false, true]);
    expect((await publish(bob)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await publish(admin)).data.publish).toBe(true);
    await update({ publish: false });
    await bob(API.updateIssue, { params, body: { title: 'Rats' } });
    await update({ title: 'Voles' });
    expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
    // A change that advisors do not read makes nobody its author.
    await bob(API.updateIssue, { params, body: { reviewBy: '2027-03-01' } });
    expect((await publish(bob)).data.publish).toBe(true);
  });

  // REVIEW-3
  test('cannot add an urgent sentence or a note when publishing, in any way', async () => {
    const app = await open();
    const { admin, bob, params, read, update, publish } = await twoPeople(app);
    const withWords = async (call: Call, words: object) => {
      const { version } = await read();
      return await call(API.updateIssue, { params, body: { publish: true, version, ...words } });
    };
    const urgent = { urgent: 'Stop. Call 555-0199 instead of Security.' };
    const refused = async (call: Call) => {
      for (const words of [urgent, { note: 'New numbers.' }])
        expect((await withWords(call, words)).code).toBe('SECOND_PERSON_NEEDED');
    };
    // The approver's own sentence.
    await refused(bob);
    await publish(bob);
    // Words that advisors have read already come back: taken back, or archived and restored, and published again.
    await update({ publish: false });
    await refused(admin);
    await publish(admin);
    await update({ isArchived: true });
    await update({ isArchived: false });
    await refused(admin);
    expect((await publish(admin)).data.publish).toBe(true);
    expect(await read()).not.toHaveProperty('urgent');
  });

  // REVIEW-10
  test('cannot be the author using another account', async () => {
    const app = await open();
    const { admin, issue, publish, adminId } = await twoPeople(app);
    const accounts = app.db.write;
    const campus = { campus_issuer: 'https://id.example.edu', campus_subject: 'ada' };
    await accounts.updateTable('admin').set(campus).where('id', '=', adminId).execute();
    await admin(API.updateIssue, { params: { id: issue._id }, body: { title: 'Mice' } });
    const { email } = await accounts
      .selectFrom('admin')
      .select('email')
      .where('id', '=', adminId)
      .executeTakeFirstOrThrow();
    await accounts.deleteFrom('admin').where('id', '=', adminId).execute();
    // The same address.
    const again = await app.signedIn({ email: email.toUpperCase(), name: 'Ada', role: 'author' });
    expect((await publish(again)).code).toBe('SECOND_PERSON_NEEDED');
    // Another address, and the same person to the campus.
    const other = await app.signedIn({ email: 'ada@alumni.example.edu', name: 'Ada' });
    const isNew = accounts.updateTable('admin').set(campus);
    await isNew.where('email', '=', 'ada@alumni.example.edu').execute();
    expect((await publish(other)).code).toBe('SECOND_PERSON_NEEDED');
    const cy = await app.signedIn({ email: 'cy@example.edu' });
    expect((await publish(cy)).status).toBe(200);
  });

  // REVIEW-10
  test('cannot be the original author of a copied or imported issue', async () => {
    const app = await open();
    const { admin, bob, params, set } = await twoPeople(app);
    const file = await admin(API.exportIssues, { query: { ids: params.id } });
    const copied = await bob(API.copyIssue, { params, body: {} });
    type IssueList = { issues: { _id: string; authors?: string[] }[] };
    const sent = JSON.parse(file.text) as IssueList;
    expect(sent.issues[0]?.authors).toHaveLength(2);
    const as = (_id: string) => sent.issues.map((one) => ({ ...one, _id }));
    const bare = as('unmarked').map(({ authors: _, ...one }) => one);
    const issues = [...as('imported'), ...bare];
    const { data } = await bob(API.importIssues, { body: { ...sent, issues } as never });
    expect(data.map(({ what }) => what)).toEqual(['new', 'new']);
    const cy = await app.signedIn({ email: 'cy@example.edu' });
    for (const id of [copied.data._id, 'imported', 'unmarked']) {
      const at = { params: { id }, body: { publish: true, version: 1 } };
      const codes = [];
      for (const call of [bob, admin, cy]) codes.push((await call(API.updateIssue, at)).code);
      // A file that names no author counts as its importer's.
      const others = id === 'unmarked' ? [undefined, 'VERSION_CONFLICT'] : [codes[0], undefined];
      expect([id, ...codes]).toEqual([id, 'SECOND_PERSON_NEEDED', ...others]);
    }
    // While nobody else is needed, a file says nothing of it.
    await set(false);
    const off = await admin(API.exportIssues, { query: { ids: params.id } });
    expect((JSON.parse(off.text) as IssueList).issues[0]).not.toHaveProperty('authors');
    await set(true);
    // A published issue names no authors.
    const read = await bob(API.exportIssues, { query: { ids: 'imported' } });
    expect((JSON.parse(read.text) as IssueList).issues[0]).not.toHaveProperty('authors');
  });

  // REVIEW-2
  test('is not the person who created, copied, added or imported the draft', async () => {
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
      const byAda = await admin(API.updateIssue, { params: { id }, body });
      // She wrote what was copied and imported.
      expect([id, byAda.status]).toEqual([id, id === added.data._id ? 200 : 409]);
    }
    // An import over what advisors read makes a draft of it, which its importer does not publish.
    await publish(bob);
    const again = sent.issues.map((one) => ({ ...one, title: 'Other words' }));
    const seen = { [params.id]: (await read()).version };
    await bob(API.importIssues, { body: { ...sent, issues: again, seen } as never });
    expect(await read()).toMatchObject({ title: 'Other words', publish: false });
    expect((await publish(bob)).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-4
  test('getReview, reviewIssue: is asked and sends back, each with a message, until the next save', async () => {
    const app = await open();
    const { admin, bob, params, say, review, update, publish } = await twoPeople(app);
    const asked = async () => {
      const { data } = await bob(API.listIssues, { query: { steps: 'count' } });
      return data.map((one) => 'isReviewAsked' in one && one.isReviewAsked);
    };
    const author = 'Ada';
    expect(await review(bob)).toEqual({ isOwn: false, author, pending: null, last: null });
    expect((await say(admin, 'asked', { word: ' New numbers. ' })).data.isOwn).toBe(true);
    const at = app.clock.now.toISOString();
    const last = { step: 'asked', by: 'Ada', at, word: 'New numbers.' };
    expect(await review(bob)).toEqual({ isOwn: false, author, pending: null, last });
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
