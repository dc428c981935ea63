import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { auditedActs } from '../../test/test-admin.ts';
import { checkPaths, confirm, END, NEXT, twoPeople } from '../../test/issues.ts';
import { describeOnEachDatabase, type TestApp } from '../../test/test-app.ts';

/** Lets Ada and Bob publish a draft: its words wait from now on. */
async function published(app: TestApp) {
  const desk = await twoPeople(app);
  await desk.publish(desk.bob);
  const { admin, params } = desk;
  return {
    ...desk,
    live: async () => (await admin(API.getIssue, { params, query: { words: 'published' } })).data,
    listed: async () =>
      (await admin(API.listIssues, { query: { steps: 'count' } })).data.find(
        ({ _id }) => _id === params.id,
      ),
  };
}

describeOnEachDatabase('changes waiting for approval', (open) => {
  // REVIEW-3, REVIEW-11, REVIEW-27
  test('are kept under the same id beside the published words, for every call that can save them', async () => {
    const app = await open();
    const { admin, issue, step, read, update, advisors, live, listed } = await published(app);
    const before = await advisors();
    const at = { issueId: issue._id };
    const calls = [
      () => update({ title: 'Rats' }),
      () => update({ category: 'Water' }),
      () => update({ firstAct: 'Run.' }),
      () => update({ alsoCalled: ['Rats'] }),
      () => update({ place: 3 }),
      () => admin(API.createStep, { params: at, body: confirm('Run.', END) }),
      () =>
        admin(API.updateStep, { params: { ...at, stepId: step._id }, body: { question: 'Run?' } }),
    ];
    for (const call of calls) {
      const { status } = await call();
      expect([String(call), status]).toEqual([String(call), 200]);
      expect(await advisors()).toEqual(before);
    }
    const { title, category, firstAct, steps, publish, revision, pending } = await read();
    expect({ title, category, firstAct, publish, revision }).toEqual({
      title: 'Rats',
      category: 'Water',
      firstAct: 'Run.',
      publish: true,
      revision: 1,
    });
    expect(steps.map(({ question }) => question)).toEqual(['Run?', 'Run.']);
    expect(pending).toEqual({ at: app.clock.now.toISOString(), disputed: [] });
    expect(await live()).toMatchObject({ title: 'Bed bugs', category: 'Pests', pending });
    const reader = await app.signedIn({ email: 'cy@example.edu', role: 'reader' });
    const { data: seen } = await reader(API.getIssue, { params: { id: issue._id } });
    expect(seen).toMatchObject({ title: 'Bed bugs', pending });
    expect(await listed()).toMatchObject({ title: 'Bed bugs', stepCount: 1, isPending: true });
    // A change that advisors do not read goes on at once.
    await update({ reviewBy: '2027-03-01' });
    expect(await live()).toMatchObject({ title: 'Bed bugs', reviewBy: '2027-03-01' });
    expect(await read()).toMatchObject({ title: 'Rats', reviewBy: '2027-03-01' });
    // Words that are typed back leave nothing that waits.
    await update({ restoreRevision: 1 });
    expect(await read()).not.toHaveProperty('pending');
  });

  // REVIEW-11, REVIEW-27
  test('cannot be saved with a note', async () => {
    const { update, advisors } = await published(await open());
    for (const body of [{ title: 'Rats' }, { reviewBy: '2027-03-01' }]) {
      const { code, detail } = await update({ ...body, note: 'New name.' });
      expect([code, detail]).toEqual([
        'SECOND_PERSON_NEEDED',
        'A second person must approve this: save without a note.',
      ]);
    }
    expect(await advisors()).toMatchObject({ title: 'Bed bugs', revision: 1 });
  });

  // REVIEW-12
  test('updateIssue: are published as the next revision by a person who did not make the last change', async () => {
    const app = await open();
    const { admin, bob, read, update, advisors, settle, review, params } = await published(app);
    await update({ title: 'Rats' });
    const pending = { at: app.clock.now.toISOString(), disputed: [] };
    const said = { author: 'Ada', pending, last: null };
    expect(await review(admin)).toEqual({ ...said, isOwn: true });
    expect(await review(bob)).toEqual({ ...said, isOwn: false });
    expect((await settle(admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
    const unnamed = await bob(API.updateIssue, { params, body: { pending: 'publish' } });
    expect(unnamed.code).toBe('INVALID_INPUT');
    const { version } = await read();
    await update({ title: 'Voles' });
    const stale = await bob(API.updateIssue, { params, body: { pending: 'publish', version } });
    expect(stale.code).toBe('VERSION_CONFLICT');
    // A sentence of the approver's own.
    for (const words of [{ urgent: 'Stop. Call 555-0199.' }, { note: 'New name.' }]) {
      expect([words, (await settle(bob, 'publish', words)).status]).not.toEqual([words, 200]);
    }
    // Publishing a published issue does not touch waiting changes.
    await bob(API.updateIssue, { params, body: { publish: true, version: version + 1 } });
    expect(await advisors()).toMatchObject({ title: 'Bed bugs' });
    expect((await settle(bob, 'publish')).data).toMatchObject({ title: 'Voles', revision: 2 });
    expect(await advisors()).toMatchObject({ _id: params.id, title: 'Voles', revision: 2 });
    expect(await read()).not.toHaveProperty('pending');
    expect((await auditedActs(app)).slice(-2)).toEqual(['issue.approve', 'issue.publish']);
    expect((await settle(bob, 'publish')).code).toBe('VERSION_CONFLICT');
    // Each of two goes on from the other's.
    await bob(API.updateIssue, { params, body: { title: 'Mice' } });
    await update({ firstAct: 'Wait.' });
    expect((await settle(admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
    expect((await settle(bob, 'publish')).data).toMatchObject({ title: 'Mice', revision: 3 });
  });

  // REVIEW-12
  test('are discarded only when a person discards them, not when the setting is turned off', async () => {
    const app = await open();
    const { admin, set, read, update, advisors, settle } = await published(app);
    await update({ title: 'Rats' });
    await set(false);
    expect(await read()).toMatchObject({ title: 'Rats', pending: {} });
    await update({ title: 'Voles' });
    expect(await advisors()).toMatchObject({ title: 'Bed bugs', revision: 1 });
    expect((await settle(admin, 'discard')).data).toMatchObject({ title: 'Bed bugs' });
    expect((await auditedActs(app)).at(-1)).toBe('issue.discard');
    expect(await read()).not.toHaveProperty('pending');
    expect(await advisors()).toMatchObject({ title: 'Bed bugs', revision: 1 });
    await set(true);
    await update({ title: 'Mice' });
    await set(false);
    expect((await settle(admin, 'publish')).data).toMatchObject({ title: 'Mice', revision: 2 });
  });

  // REVIEW-12
  test('cannot be published, discarded or kept with a note or an urgent sentence', async () => {
    const { bob, advisors, read, update, settle } = await published(await open());
    await update({ title: 'Rats' });
    for (const act of ['publish', 'discard', 'keep'] as const) {
      for (const words of [{ urgent: 'Wait.' }, { note: 'New name.' }]) {
        expect((await settle(bob, act, words)).code).toBe('INVALID_INPUT');
      }
    }
    expect(await read()).toMatchObject({ title: 'Rats', pending: {} });
    expect(await advisors()).not.toHaveProperty('urgent');
  });

  // REVIEW-4, REVIEW-5, REVIEW-12
  test('reviewIssue: can be submitted for review and sent back, each with a message', async () => {
    const { admin, bob, say, review, update, listed } = await published(await open());
    expect((await say(admin, 'asked')).code).toBe('NOT_PUBLISHABLE');
    await update({ title: 'Rats' });
    expect((await say(admin, 'sentBack')).code).toBe('SECOND_PERSON_NEEDED');
    await say(admin, 'asked', { word: 'Mice were wrong.' });
    expect(await listed()).toMatchObject({ isReviewAsked: true, isPending: true });
    await say(bob, 'sentBack', { word: 'Which rats?' });
    expect((await review(admin)).last).toMatchObject({ step: 'sentBack', word: 'Which rats?' });
    expect(await listed()).toMatchObject({ isPending: true });
    expect(await listed()).not.toHaveProperty('isReviewAsked');
  });

  // REVIEW-13, REVIEW-28
  test('take over an urgent correction, and are disputed where both changed the same step', async () => {
    const app = await open();
    const { admin, bob, issue, step, read, update, advisors, settle } = await published(app);
    const at = { issueId: issue._id, stepId: step._id };
    const correct = async (question: string, more: object = { words: 'published' }) => {
      const body = { question, urgent: 'Read it again.', ...more };
      return await admin(API.updateStep, { params: at, body });
    };
    await update({ title: 'Rats' });
    // Typed over what waits, a number of a step could be another one.
    expect((await correct('Look behind the bed.', {})).code).toBe('SECOND_PERSON_NEEDED');
    expect((await correct('Look behind the bed.')).data.pending).toMatchObject({ disputed: [] });
    expect(await advisors()).toMatchObject({ title: 'Bed bugs', revision: 2 });
    expect(await read()).toMatchObject({
      title: 'Rats',
      steps: [{ question: 'Look behind the bed.' }],
      pending: { disputed: [] },
    });
    await bob(API.updateStep, { params: at, body: { question: 'Look in the closet.' } });
    await correct('Look nowhere.');
    // The sentence goes out beside the waiting changes, with which the editor goes on.
    const told = await update({ reviewBy: null, urgent: 'Touch nothing.' });
    expect(told.data).toMatchObject({ title: 'Rats', urgent: { revision: 4 } });
    expect(await advisors()).toMatchObject({ title: 'Bed bugs', revision: 4 });
    expect(await read()).toMatchObject({
      steps: [{ question: 'Look in the closet.' }],
      pending: { disputed: [`step/${step._id}`] },
    });
    expect((await settle(admin, 'publish')).code).toBe('VERSION_CONFLICT');
    // Deciding between the two is a last change.
    await settle(admin, 'keep');
    expect((await settle(admin, 'publish')).code).toBe('SECOND_PERSON_NEEDED');
    await bob(API.readCorrection, { params: { id: issue._id }, body: { revision: 4 } });
    expect((await settle(bob, 'publish')).data).toMatchObject({ title: 'Rats', revision: 5 });
    expect(await advisors()).toMatchObject({ steps: [{ question: 'Look in the closet.' }] });
  });

  // REVIEW-14
  test('become the draft when the issue is taken back or archived', async () => {
    for (const body of [{ publish: false }, { isArchived: true }]) {
      const { admin, bob, read, update, publish } = await published(await open());
      await update({ title: 'Rats' });
      await bob(API.updateIssue, { params: { id: (await read())._id }, body });
      expect(await read()).toMatchObject({ title: 'Rats', publish: false });
      expect(await read()).not.toHaveProperty('pending');
      if (body.isArchived) await update({ isArchived: false });
      expect((await publish(admin)).code).toBe('SECOND_PERSON_NEEDED');
      expect((await publish(bob)).data).toMatchObject({ title: 'Rats', revision: 2 });
    }
  });

  // REVIEW-14
  test('copyIssue: are copied to a duplicate with their author, but not to an export or the list of issues', async () => {
    const { admin, bob, params, update } = await published(await open());
    await update({ title: 'Rats' });
    const copied = await bob(API.copyIssue, { params, body: {} });
    expect(copied.data).toMatchObject({ title: 'Rats (copy)', publish: false });
    const copy = { id: copied.data._id };
    const body = { publish: true, version: copied.data.version };
    expect((await admin(API.updateIssue, { params: copy, body })).code).toBe(
      'SECOND_PERSON_NEEDED',
    );
    const file = await admin(API.exportIssues, { query: { ids: params.id } });
    const { issues } = JSON.parse(file.text) as { issues: object[] };
    expect(issues).toMatchObject([{ title: 'Bed bugs' }]);
    expect(issues[0]).not.toHaveProperty('authors');
    const { data } = await admin(API.listIssues);
    const one = data.find(({ _id }) => _id === params.id);
    expect(one).toMatchObject({ title: 'Bed bugs', pending: {} });
  });

  // REVIEW-14, EXCHANGE-15
  test('checkImport: are reported as waiting, and an import over them discards them and logs it', async () => {
    for (const title of ['Voles', 'Rats']) {
      const app = await open();
      const { admin, params, read, update } = await published(app);
      const exported = await admin(API.exportIssues, { query: { ids: params.id } });
      const file = JSON.parse(exported.text) as { issues: object[] };
      await update({ title: 'Rats' });
      const body = { ...file, issues: file.issues.map((one) => ({ ...one, title })) };
      const [report] = (await admin(API.checkImport, { body })).data;
      expect(report).toMatchObject({ what: 'changed', here: { isPending: true } });
      const seen = { [params.id]: (await read()).version };
      const made = await admin(API.importIssues, { body: { ...body, seen } });
      expect(made.data).toMatchObject([{ what: 'changed', here: { title, publish: false } }]);
      expect(await read()).toMatchObject({ title, publish: false });
      expect(await read()).not.toHaveProperty('pending');
      expect((await auditedActs(app)).filter((act) => act === 'issue.discard')).toHaveLength(1);
    }
  });

  // REVIEW-14, PATHS-3
  test('have their own paths, and the checks of the published paths stay', async () => {
    const { admin, params, issue, step, update } = await published(await open());
    await checkPaths(admin, params.id);
    const paths = async () => {
      const { data } = await admin(API.listPaths, { params });
      return 'paths' in data ? data.paths.map(({ check }) => check !== null) : [];
    };
    expect(await paths()).toEqual([true]);
    const at = { issueId: issue._id, stepId: step._id };
    await admin(API.updateStep, { params: at, body: { question: 'Look in the closet.' } });
    expect(await paths()).toEqual([false]);
    await checkPaths(admin, params.id);
    expect(await paths()).toEqual([true]);
    await update({ restoreRevision: 1 });
    expect(await paths()).toEqual([true]);
  });

  // REVIEW-14
  test('keep a contact they name from being removed without a replacement, and get the replacement', async () => {
    const { admin, set, read, update, advisors } = await published(await open());
    // Another rule decides who may be called (REVIEW-7).
    await set(false);
    const { campus, version } = (await admin(API.getSettings)).data;
    const contacts = [...campus.contacts, contactWith('porter'), contactWith('desk')];
    const save = async (body: object) => await admin(API.updateSettings, { body });
    const added = await save({ campus: { ...campus, contacts }, version });
    await set(true);
    await update({ firstAct: 'Call [[contact:porter]].' });
    await set(false);
    const before = await advisors();
    const left = contacts.filter(({ id }) => id !== 'porter');
    const without = {
      campus: { ...added.data.campus, contacts: left },
      version: added.data.version,
    };
    expect((await save(without)).code).toBe('CONTACT_IN_USE');
    expect((await save({ ...without, replace: { porter: 'desk' } })).status).toBe(200);
    expect(await read()).toMatchObject({ firstAct: 'Call [[contact:desk]].', pending: {} });
    expect(await advisors()).toEqual(before);
  });

  // REVIEW-11, REVIEW-27
  test('conflict when two authors change the same step, as in a draft', async () => {
    const { admin, bob, issue, step, read } = await published(await open());
    const { version: basedOn } = await read();
    const at = { issueId: issue._id, stepId: step._id };
    const edit = (question: string) => ({ params: at, body: { question, basedOn } });
    expect((await bob(API.updateStep, edit('Look up.'))).status).toBe(200);
    const lost = await admin(API.updateStep, edit('Look down.'));
    expect([lost.code, lost.problems]).toEqual([
      'VERSION_CONFLICT',
      [expect.objectContaining({ step: step._id, by: 'Bob' })],
    ]);
    const added = await admin(API.createStep, {
      params: { issueId: issue._id },
      body: { ...confirm('Then wait.', END), basedOn },
    });
    expect(added.status).toBe(200);
    const first = { params: at, body: { confirmationAction: { ...NEXT, confirmationText: 'On' } } };
    expect((await bob(API.updateStep, first)).status).toBe(200);
  });
});
