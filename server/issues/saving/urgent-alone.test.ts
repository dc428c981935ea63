import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { tellOfUnread } from '../../reminders/unread-corrections.ts';
import { tellLater } from '../../mail/tell-owners.ts';
import { addAdmin, auditedActs } from '../../test/test-admin.ts';
import { authoring, confirm, END } from '../../test/issues.ts';
import {
  describeOnEachDatabase,
  describeOnSqlite,
  type Call,
  type TestApp,
} from '../../test/test-app.ts';
import { assertMayGoUnread } from './urgent-alone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const porter = contactWith('porter', { name: 'Porter', number: '555 0100' });
const ALL = { params: { category: 'All categories' } };

/** Makes Ada, an author whose words advisors read, and Bob, an owner, with publishing by a second person. */
async function published(app: TestApp) {
  const desk = await authoring(app);
  const { admin: ada, issue, params } = desk;
  const { campus, version } = (await ada(API.getSettings)).data;
  const body = { campus: { ...campus, contacts: [porter] }, version };
  await ada(API.updateSettings, { body });
  const step = await desk.add(confirm('Look, then call 555 0100.', END));
  await desk.update({ publish: true });
  const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob' });
  await ada(API.setPublishing, { body: { secondPerson: true } });
  const at = { params: { issueId: issue._id, stepId: step._id } };
  const correct = async (who: Call, question: string, urgent: string) =>
    await who(API.updateStep, { ...at, body: { question, urgent } });
  const unread = async (who: Call) => (await who(API.getReview, { params })).data.unread;
  const readIt = async (who: Call, revision: number) =>
    await who(API.readCorrection, { params, body: { revision } });
  /** Returns the issue as phones have it. */
  const onPhones = async () => {
    const { text } = await app.call(API.listAdvisorIssues, ALL);
    const { data } = JSON.parse(text) as {
      data: { urgent?: { sentence: string }; steps: { question: string }[] }[];
    };
    return { sentence: data[0]?.urgent?.sentence, question: data[0]?.steps[0]?.question };
  };
  const tell = async () => await tellOfUnread(app.config, app.deps);
  return { ...desk, ada, bob, step, correct, unread, readIt, onPhones, tell };
}

describeOnEachDatabase('an urgent correction, when a second person is required', (open) => {
  // REVIEW-20, PUBLISH-16
  test('is published at once, with its contacts as names and numbers', async () => {
    const app = await open();
    const { ada, correct, params, onPhones } = await published(app);
    const done = await correct(
      ada,
      'Look from the door.',
      'Do not enter: call [[contact:porter]].',
    );
    expect(done.status).toBe(200);
    expect(await onPhones()).toEqual({
      sentence: 'Do not enter: call Porter, 555 0100.',
      question: 'Look from the door.',
    });
    // A walk of an older revision that is handed over reads it as well.
    const first = await app.call(API.getPublishedRevision, { params: { ...params, number: '1' } });
    expect(first.data.urgent?.sentence).toBe('Do not enter: call Porter, 555 0100.');
    expect((await auditedActs(app)).filter((what) => what === 'issue.correct')).toHaveLength(1);
  });

  // REVIEW-20
  test.each([
    ['a number in the sentence', 'Look.', 'Call 9 1 1.'],
    ['a number in words', 'Look.', 'Call nine one one.'],
    ['an address in the sentence', 'Look.', 'See example.edu.'],
    ['a number in the words', 'Call 555 0199.', 'Look again.'],
    ['an address in the words', 'Mail me@example.edu.', 'Look again.'],
  ])('%s that nobody else has read is refused', async (_, question, urgent) => {
    const { ada, correct, onPhones } = await published(await open());
    const before = await onPhones();
    const { status, code, detail } = await correct(ada, question, urgent);
    expect({ status, code }).toMatchObject({ status: 409 });
    expect(detail).toMatch(/^Nobody else checks/);
    expect(await onPhones()).toEqual(before);
  });

  // REVIEW-20
  test('is refused if it adds a picture that nobody else has seen', () => {
    const step = ask('a', 'end', 'end');
    const before = { ...issueWith({ steps: [{ ...step, image: 'a.png' }] }), removed: [] };
    const corrected = (image?: string) => () =>
      assertMayGoUnread(before, {
        issue: { ...before, steps: [{ ...step, question: 'Look!', ...(image && { image }) }] },
        urgent: 'Look again.',
        isOld: false,
      });
    expect(corrected('a.png')).not.toThrow();
    // One that goes is nothing new to look at.
    expect(corrected()).not.toThrow();
    expect(corrected('b.png')).toThrow(expect.objectContaining({ code: 'SECOND_PERSON_NEEDED' }));
  });

  // REVIEW-20
  test('may keep or move a number that advisors already have', async () => {
    const { ada, correct, update } = await published(await open());
    expect((await correct(ada, 'Call 555-0100 first.', 'The order was wrong.')).status).toBe(200);
    const other = await update({ firstAct: 'Call 555 0100.', urgent: 'Call before all else.' });
    expect(other.status).toBe(200);
  });

  // PUBLISH-16
  test('names only contacts of the campus in its sentence, and a replacement takes their place there', async () => {
    const { ada, correct, onPhones, save } = await publishedOpen(await open());
    const unknown = await correct(ada, 'Look.', 'Call [[contact:nobody]].');
    expect(unknown).toMatchObject({
      code: 'INVALID_INPUT',
      detail: expect.stringMatching(/unknown contact/),
    });
    await correct(ada, 'Look.', 'Call [[contact:porter]].');
    expect((await save([])).code).toBe('CONTACT_IN_USE');
    const desk = contactWith('desk', { name: 'Desk', number: '555 0101' });
    expect((await save([desk], { porter: 'desk' })).status).toBe(200);
    expect((await onPhones()).sentence).toBe('Call Desk, 555 0101.');
    await save([{ ...desk, number: '555 0102' }]);
    expect((await onPhones()).sentence).toBe('Call Desk, 555 0102.');
  });

  // REVIEW-21, REVIEW-22, SETTINGS-6
  test('names the contact that replaced another while the correction was unread', async () => {
    const app = await open({ publicUrl: 'https://reslife.example.edu' });
    const { ada, bob, correct, unread, tell } = await published(app);
    await addAdmin(app, { email: 'cy@example.edu' });
    await correct(ada, 'Look.', 'Call [[contact:porter]].');
    const { campus, version } = (await ada(API.getSettings)).data;
    const desk = contactWith('desk', { name: 'Desk', number: '555 0101' });
    const body = { campus: { ...campus, contacts: [desk] }, version, replace: { porter: 'desk' } };
    const { data } = await ada(API.updateSettings, { body });
    await bob(API.settleCalls, { body: { approve: true, version: data.version } });
    expect(await unread(bob)).toMatchObject([{ sentence: 'Call [[contact:desk]].' }]);
    app.clock.pass(DAY);
    await tell();
    const [mail] = await app.mails();
    expect(mail?.body).toContain('“Call Desk, 555 0101.”');
  });

  // REVIEW-20, REVIEW-11, REVIEW-27
  test('publishes only its sentence if changes are waiting, and those keep waiting', async () => {
    const { onPhones, params, read, anyone, update } = await published(await open());
    await update({ title: 'Mice' });
    await update({ reviewBy: '2027-01-01' });
    const told = await update({ urgent: 'Never enter alone.' });
    expect(told.data).toMatchObject({ title: 'Mice', isChanged: true });
    expect((await update({ urgent: 'Never enter alone.' })).data.isChanged).toBe(false);
    expect((await onPhones()).sentence).toBe('Never enter alone.');
    expect((await anyone(API.getIssue, { params })).data.title).toBe('Bed bugs');
    expect(await read()).toMatchObject({ title: 'Mice', reviewBy: '2027-01-01' });
  });

  // REVIEW-20
  test('requires a proof of identity from the last 15 minutes', () => {
    for (const { asksAgain } of [API.updateIssue, API.createStep, API.updateStep]) {
      expect(asksAgain.sending).toContain('urgent');
    }
  });

  // REVIEW-21
  test('getReview, readCorrection, listIssues: is unread until a person other than its author confirms it', async () => {
    const app = await open();
    const { ada, bob, admin, correct, unread, readIt } = await published(app);
    const isListed = async () => {
      const { data } = await admin(API.listIssues, { query: { steps: 'count' } });
      return data.map((one) => 'isUnread' in one && one.isUnread);
    };
    expect(await unread(bob)).toBeUndefined();
    expect(await isListed()).toEqual([false]);
    await correct(ada, 'Look once.', 'Look once.');
    const first = { sentence: 'Look once.', by: 'Ada', at: app.clock.now.toISOString() };
    expect(await unread(ada)).toEqual([{ ...first, revision: 2, isOwn: true }]);
    expect(await unread(bob)).toEqual([{ ...first, revision: 2, isOwn: false }]);
    expect(await isListed()).toEqual([true]);
    expect((await readIt(ada, 2)).code).toBe('SECOND_PERSON_NEEDED');
    // Later words were not read, and each of the two has only read the other's.
    await correct(bob, 'Look twice.', 'Look twice.');
    expect((await readIt(bob, 2)).data.unread).toMatchObject([{ revision: 3, isOwn: true }]);
    expect((await readIt(bob, 3)).code).toBe('SECOND_PERSON_NEEDED');
    expect(await isListed()).toEqual([true]);
    expect((await readIt(ada, 3)).data).not.toHaveProperty('unread');
    expect(await isListed()).toEqual([false]);
    expect((await readIt(ada, 3)).status).toBe(200);
    const acts = (await auditedActs(app)).filter((what) => what === 'issue.readCorrection');
    expect(acts).toHaveLength(2);
  });

  // REVIEW-21
  test.each([
    ['archived', 'isArchived', true, false],
    ['taken back', 'publish', false, true],
  ])(
    'lets words that were %s be published again once another person has read them',
    async (...row) => {
      const [, member, away, back] = row;
      const { ada, bob, correct, params, read, readIt, onPhones } = await published(await open());
      await correct(ada, 'Open the door.', 'Open it now.');
      const save = async (who: Call, body: object) => await who(API.updateIssue, { params, body });
      expect((await save(bob, { [member]: away })).status).toBe(200);
      if (member === 'isArchived') await save(ada, { [member]: back });
      const publish = async (who: Call) => {
        const { version } = await read();
        return await save(who, { publish: true, version });
      };
      for (const who of [ada, bob]) {
        expect((await publish(who)).detail).toMatch(/urgent correction/);
      }
      expect(await onPhones()).toEqual({ sentence: undefined, question: undefined });
      await readIt(bob, 2);
      expect((await publish(ada)).status).toBe(200);
      expect((await onPhones()).question).toBe('Open the door.');
    },
  );

  // REVIEW-21, REVIEW-12
  test('blocks its author from approving a waiting change until another person has read it', async () => {
    const { ada, bob, params, read, readIt } = await published(await open());
    await bob(API.updateIssue, { params, body: { title: 'Mice' } });
    await ada(API.updateIssue, {
      params,
      body: { reviewBy: '2027-01-01', urgent: 'Never enter.' },
    });
    const approve = async () => {
      const { version } = await read();
      return await ada(API.updateIssue, { params, body: { pending: 'publish', version } });
    };
    expect((await approve()).detail).toMatch(/^You made this urgent correction\./);
    await readIt(bob, 2);
    expect((await approve()).status).toBe(200);
  });

  // REVIEW-21, REVIEW-10
  test('cannot be confirmed as read by its author with a new account', async () => {
    const app = await open();
    const { ada, correct, readIt } = await published(app);
    await correct(ada, 'Look once.', 'Look once.');
    expect((await ada(API.deleteMyAccount, { body: {} })).status).toBe(200);
    const again = await app.signedIn();
    expect((await readIt(again, 2)).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-22, ACTS-1
  test('is mailed to owners at once, and daily until another person has read it', async () => {
    const app = await open({ publicUrl: 'https://reslife.example.edu' });
    const { ada, bob, correct, issue, params, readIt, tell } = await published(app);
    for (const email of ['cy@example.edu', 'dee@example.edu']) await addAdmin(app, { email });
    await addAdmin(app, { email: 'eve@example.edu', role: 'author' });
    await correct(ada, 'Look once.', 'Call [[contact:porter]].');
    const first = (await app.mailsOfActs()).filter(({ subject }) => subject.includes('urgent'));
    expect(first.map(({ recipient }) => recipient).sort()).toEqual([
      'cy@example.edu',
      'dee@example.edu',
    ]);
    expect(first[0]?.body).toContain('“Bed bugs” tells advisors: “Call Porter, 555 0100.”');
    // The next one a minute later: phones have it already.
    await correct(ada, 'Look twice.', 'Look twice.');
    app.clock.pass(MINUTE);
    await tellLater(app.config, app.deps);
    const next = (await app.mailsOfActs()).filter(({ body }) => body.includes('“Look twice.”'));
    expect(next).toHaveLength(2);
    expect((await readIt(bob, 3)).data).not.toHaveProperty('unread');
    await correct(ada, 'Look once.', 'Call [[contact:porter]].');
    const daily = async () => (await app.mails()).map(({ recipient }) => recipient).sort();
    app.clock.pass(DAY - 1);
    await tell();
    expect(await daily()).toEqual([]);
    app.clock.pass(1);
    await Promise.all([tell(), tell()]);
    expect(await daily()).toEqual(['cy@example.edu', 'dee@example.edu']);
    const [mail] = await app.mails();
    expect(mail?.subject).toBe('Urgent correction not read yet: Bed bugs');
    expect(mail?.body).toContain('Ada (ada@example.edu) corrected “Bed bugs”');
    expect(mail?.body).toContain('“Call Porter, 555 0100.”');
    expect(mail?.body).toContain(`https://reslife.example.edu/issue/${issue._id}`);
    app.clock.pass(DAY);
    // Advisors who walk it still have the sentence.
    await bob(API.updateIssue, { params, body: { isArchived: true } });
    await tell();
    expect(await daily()).toHaveLength(4);
    const later = await app.signedIn({ email: 'later@example.edu' });
    expect((await readIt(later, 4)).status).toBe(200);
    app.clock.pass(DAY);
    await tell();
    expect(await daily()).toHaveLength(4);
  });

  // REVIEW-22
  test('is not mailed and not marked unread while no second person is required', async () => {
    const app = await open();
    const { ada, correct, unread, tell } = await published(app);
    await addAdmin(app, { email: 'cy@example.edu' });
    await correct(ada, 'Look once.', 'Look once.');
    await ada(API.setPublishing, { body: { secondPerson: false } });
    await correct(ada, 'Look, call 555 0199.', 'Call 555 0199.');
    app.clock.pass(DAY);
    await tell();
    expect(await app.mails()).toEqual([]);
    const reader = await app.signedIn({ email: 'reader@example.edu' });
    expect(await unread(reader)).toBeUndefined();
    await reader(API.setPublishing, { body: { secondPerson: true } });
    expect(await unread(reader)).toMatchObject([{ revision: 2 }]);
  });
});

describeOnSqlite('urgent corrections', (open) => {
  // REVIEW-22, ACTS-3
  test('are mailed in batches of up to forty if many come within a minute, and none is left out', async () => {
    const app = await open();
    const { ada, correct } = await published(app);
    await addAdmin(app, { email: 'cy@example.edu' });
    for (let left = 60; left > 0; left -= 1)
      await correct(ada, `Look ${left}.`, `Look${' again'.repeat(left % 2)}.`);
    const told = async () => {
      const mails = (await app.mailsOfActs()).filter(({ subject }) => subject.includes('urgent'));
      return mails.map(({ body }) => body.match(/tells advisors/g)?.length);
    };
    expect(await told()).toEqual([1, 40]);
    app.clock.pass(MINUTE);
    await tellLater(app.config, app.deps);
    expect(await told()).toEqual([1, 40, 19]);
  });
});

/** Makes the same, without a second person for changes of the contacts. */
async function publishedOpen(app: TestApp) {
  const desk = await published(app);
  const { ada } = desk;
  await ada(API.setPublishing, { body: { secondPerson: false } });
  const save = async (contacts: readonly (typeof porter)[], replace = {}) => {
    const { campus, version } = (await ada(API.getSettings)).data;
    return await ada(API.updateSettings, {
      body: { campus: { ...campus, contacts }, version, replace },
    });
  };
  return { ...desk, save };
}
