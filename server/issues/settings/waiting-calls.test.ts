import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { addAdmin, auditedActs } from '../../test/test-admin.ts';
import { authoring, confirm, END } from '../../test/issues.ts';
import { describeOnSqlite, type Call, type TestApp } from '../../test/test-app.ts';

const porter = contactWith('porter', { name: 'Porter', number: '555 0100' });
const dean = contactWith('dean', { name: 'Dean', number: '555 0101' });
const other = { ...porter, number: '555 0199' };

/** Makes Ada and Bob, both owners, and a published text that names the porter, with publishing by a second person. */
async function twoOwners(app: TestApp) {
  const desk = await authoring(app);
  const { admin: ada, params } = desk;
  const bob = await app.signedIn({ email: 'bob@example.edu', name: 'Bob' });
  const read = async (who = ada) => (await who(API.getSettings)).data;
  /** Saves what differs from what was saved last, as the page of the settings does. */
  const save = async (who: Call, members: Partial<Campus>, replace = {}) => {
    const { campus, waiting, version } = await read();
    const body = {
      campus: { ...(waiting?.campus ?? campus), ...members },
      version,
      replace: { ...waiting?.replace, ...replace },
    };
    return await who(API.updateSettings, { body });
  };
  const settle = async (who: Call, approve: boolean) => {
    const { version } = await read();
    return await who(API.settleCalls, { body: { approve, version } });
  };
  const set = async (secondPerson: boolean) =>
    await ada(API.setPublishing, { body: { secondPerson } });
  /** Returns the campus as a phone has it. */
  const onPhones = async () => {
    const { text } = await app.call(API.listAdvisorIssues, { params: { category: 'Pests' } });
    return (JSON.parse(text) as { campus: Campus }).campus;
  };
  const called = async () => (await onPhones()).contacts.map(({ number }) => number);
  await save(ada, { contacts: [porter, dean] });
  await desk.add(confirm('Call [[contact:porter]].', END));
  await desk.update({ publish: true });
  await set(true);
  return { ...desk, ada, bob, settings: read, save, settle, set, onPhones, called, params };
}

describeOnSqlite('a contact change that needs a second person', (open) => {
  // REVIEW-7, REVIEW-25, REVIEW-8, REVIEW-26
  test('updateSettings, settleCalls: waits for an owner who did not request it', async () => {
    const app = await open();
    const { ada, bob, save, settle, settings, called } = await twoOwners(app);
    const asked = await save(ada, { contacts: [other, dean], name: 'Ashdown' });
    expect(asked.data).toMatchObject({
      campus: { name: 'Ashdown', contacts: [porter, dean] },
      waiting: { campus: { name: 'Ashdown', contacts: [other, dean] }, isOwn: true },
    });
    expect((await settings(bob)).waiting).toMatchObject({
      by: 'Ada (ada@example.edu)',
      at: app.clock.now.toISOString(),
      isOwn: false,
    });
    expect(await called()).toEqual(['555 0100', '555 0101']);
    expect((await settle(ada, true)).code).toBe('SECOND_PERSON_NEEDED');
    expect(await called()).toEqual(['555 0100', '555 0101']);
    const approved = await settle(bob, true);
    expect(approved.data.campus.contacts).toEqual([other, dean]);
    expect(approved.data).not.toHaveProperty('waiting');
    expect(await called()).toEqual(['555 0199', '555 0101']);
    const again = await settle(bob, true);
    expect(again).toMatchObject({
      code: 'VERSION_CONFLICT',
      detail: expect.stringMatching(/^Nothing is waiting/),
    });
    const acts = (await auditedActs(app)).filter((what) => what.startsWith('settings.'));
    expect(acts.slice(-3)).toEqual(['settings.askCalls', 'settings.edit', 'settings.approveCalls']);
  });

  // REVIEW-7, REVIEW-25
  test.each<[string, (campus: Campus) => Partial<Campus>]>([
    ['the emergency number', ({ emergency }) => ({ emergency: { ...emergency, number: '111' } })],
    ['the name of that number', ({ emergency }) => ({ emergency: { ...emergency, words: 'aid' } })],
    ['the main number', () => ({ main: '555 0000' })],
    ['a number', () => ({ contacts: [other, dean] })],
    ['a name', () => ({ contacts: [{ ...porter, name: 'Dean' }, dean] })],
    ['when to call', () => ({ contacts: [{ ...porter, when: 'Call 555 0199' }, dean] })],
    ['categories', () => ({ contacts: [{ ...porter, categories: ['Fire'] }, dean] })],
    ['hours', () => ({ contacts: [{ ...porter, hours: 'Mon 09:00 to 10:00' }, dean] })],
    [
      'the stand-in for a contact',
      () => ({
        contacts: [
          { ...porter, role: 'Desk' },
          { ...dean, role: 'Desk' },
        ],
      }),
    ],
    ['the order of the contacts', () => ({ contacts: [dean, porter] })],
    [
      'the list by adding a contact',
      () => ({ contacts: [contactWith('vicar', { number: '555 0103' }), porter, dean] }),
    ],
    ['the list by removing a contact', () => ({ contacts: [porter] })],
    ['areas', () => ({ areas: [{ id: 'n', name: 'North' }] })],
  ])('waits for approval if it changes %s', async (_, change) => {
    const { ada, bob, save, settle, onPhones } = await twoOwners(await open());
    const before = await onPhones();
    expect((await save(ada, change(before))).data.waiting?.isOwn).toBe(true);
    expect(await onPhones()).toEqual(before);
    const { data } = await settle(bob, true);
    expect(await onPhones()).toMatchObject(data.campus);
    expect(await onPhones()).not.toEqual(before);
  });

  // REVIEW-7, REVIEW-25, SETTINGS-5
  test('replaces a contact in the texts that name it only once it is approved', async () => {
    const { ada, bob, read, save, settle, called } = await twoOwners(await open());
    const refused = await save(ada, { contacts: [dean] });
    expect(refused.code).toBe('CONTACT_IN_USE');
    const before = await read();
    expect((await save(ada, { contacts: [dean] }, { porter: 'dean' })).status).toBe(200);
    expect(await read()).toEqual(before);
    // A name that is saved meanwhile leaves what waits as it is.
    const named = await save(ada, { name: 'Elm' });
    expect(named.data.waiting).toMatchObject({
      replace: { porter: 'dean' },
      campus: { name: 'Elm' },
    });
    expect((await settle(bob, true)).data.campus.name).toBe('Elm');
    expect(await called()).toEqual(['555 0101']);
    const after = await read();
    expect(after.steps[0]?.question).toBe('Call [[contact:dean]].');
    expect(after.revision).toBe((before.revision ?? 0) + 1);
  });

  // REVIEW-7, REVIEW-25
  test('needs a new approval if another replacement is chosen for a removed contact', async () => {
    const { ada, bob, read, save, settle, settings } = await twoOwners(await open());
    const vicar = contactWith('vicar', { name: 'Vicar', number: '555 0102' });
    await save(ada, { contacts: [dean, vicar] }, { porter: 'dean' });
    expect((await save(bob, {}, { porter: 'vicar' })).status).toBe(200);
    expect((await settings(bob)).waiting).toMatchObject({ replace: { porter: 'vicar' } });
    expect((await settle(bob, true)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await settle(ada, true)).status).toBe(200);
    expect((await read()).steps[0]?.question).toBe('Call [[contact:vicar]].');
  });

  // REVIEW-7, REVIEW-25
  test.each(['Ashdown: fire 555 0199', 'Ashdown, see fire.example.edu'])(
    'does not let the campus name “%s” reach phones',
    async (name) => {
      const { ada, save, set, onPhones } = await twoOwners(await open());
      expect((await save(ada, { name })).code).toBe('SECOND_PERSON_NEEDED');
      expect((await onPhones()).name).not.toBe(name);
      await set(false);
      expect((await save(ada, { name })).status).toBe(200);
    },
  );

  // REVIEW-8, REVIEW-26
  test('is approved by an owner who did not change it last, in the version they read', async () => {
    const { ada, bob, save, settle, settings, called } = await twoOwners(await open());
    await save(ada, { contacts: [other, dean] });
    const { version } = await settings();
    await save(bob, { contacts: [other, { ...dean, number: '555 0102' }] });
    const stale = await ada(API.settleCalls, { body: { approve: true, version } });
    expect(stale.code).toBe('VERSION_CONFLICT');
    // A save that does not touch the numbers does not make its author the last one.
    await save(ada, { name: 'Elm' });
    expect((await settle(bob, true)).code).toBe('SECOND_PERSON_NEEDED');
    expect((await settle(ada, true)).status).toBe(200);
    expect(await called()).toEqual(['555 0199', '555 0102']);
  });

  // REVIEW-8, REVIEW-26, REVIEW-10
  test('cannot be approved by its requester with a new account', async () => {
    const app = await open();
    const { ada, save } = await twoOwners(app);
    await save(ada, { contacts: [other, dean] });
    expect((await ada(API.deleteMyAccount, { body: {} })).status).toBe(200);
    const again = await app.signedIn();
    const { version, waiting } = (await again(API.getSettings)).data;
    expect(waiting).toMatchObject({ by: null, isOwn: true });
    const body = { approve: true, version };
    expect((await again(API.settleCalls, { body })).code).toBe('SECOND_PERSON_NEEDED');
  });

  // REVIEW-8, REVIEW-26
  test('can be discarded by any owner, or by changing the contacts back', async () => {
    const app = await open();
    const { ada, bob, save, settle, settings } = await twoOwners(app);
    for (const who of [ada, bob]) {
      await save(ada, { contacts: [other, dean] });
      expect((await settle(who, false)).data).not.toHaveProperty('waiting');
    }
    await save(ada, { contacts: [other, dean] });
    await save(bob, { contacts: [porter, dean] });
    expect(await settings()).not.toHaveProperty('waiting');
    const acts = (await auditedActs(app)).filter((what) => what === 'settings.discardCalls');
    expect(acts).toHaveLength(3);
    const eve = await app.signedIn({ email: 'eve@example.edu', role: 'author' });
    await save(ada, { contacts: [other, dean] });
    expect((await settle(eve, false)).code).toBe('NOT_ALLOWED');
  });

  // REVIEW-7, REVIEW-25, SETTINGS-7
  test('keeps the contacts without numbers that a starter procedure added meanwhile', async () => {
    const { ada, bob, save, settle, settings } = await twoOwners(await open());
    await save(ada, { contacts: [other, dean] });
    await bob(API.addStarter, { body: { title: 'Bed bugs or mice' } });
    const brought = (await settings()).campus.contacts.slice(2);
    expect(brought.length).toBeGreaterThan(0);
    expect(brought.every(({ number }: Contact) => number === '')).toBe(true);
    expect((await settle(bob, true)).data.campus.contacts).toEqual([other, dean, ...brought]);
  });

  // REVIEW-7, REVIEW-25, REVIEW-8, REVIEW-26
  test('addStarter: adds no contacts beyond the limit, counting those that wait for approval', async () => {
    const { ada, bob, save, settle, called } = await twoOwners(await open());
    const full = Array.from({ length: LIMITS.contacts }, (_, at) => contactWith(`desk-${at}`));
    await save(ada, { contacts: [porter, ...full.slice(1)] });
    const add = async () => await bob(API.addStarter, { body: { title: 'Bed bugs or mice' } });
    const { code, detail } = await add();
    expect(code).toBe('INVALID_SETTINGS');
    expect(detail).toContain('only 50, including those waiting for approval. Remove some');
    expect((await settle(bob, true)).status).toBe(200);
    expect(await called()).toHaveLength(LIMITS.contacts);
    // Nobody could save the settings either.
    expect((await add()).code).toBe('INVALID_SETTINGS');
  });

  // REVIEW-8, REVIEW-26
  test('cannot be approved if a text now names a contact that it would remove', async () => {
    const { ada, bob, save, settle, called } = await twoOwners(await open());
    await save(ada, { contacts: [porter] });
    const draft = await bob(API.createIssue, {
      body: { title: 'Draft', category: 'Fire', firstAct: '[[contact:dean]]' },
    });
    expect(draft.status).toBe(200);
    expect((await settle(bob, true)).code).toBe('CONTACT_IN_USE');
    expect(await called()).toEqual(['555 0100', '555 0101']);
  });

  // REVIEW-9
  test('setPublishing: a lone owner cannot require a second person', async () => {
    const app = await open();
    const ada = await app.signedIn();
    await app.signedIn({ email: 'eve@example.edu', role: 'reader' });
    const alone = await ada(API.setPublishing, { body: { secondPerson: true } });
    expect(alone).toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
      detail: expect.stringMatching(/^Invite/),
    });
  });

  // REVIEW-9
  test('can be approved by any owner once the setting is off, and a new change is saved at once', async () => {
    const { ada, save, settle, set, settings, called } = await twoOwners(await open());
    await save(ada, { contacts: [other, dean] });
    await set(false);
    expect((await settings()).waiting?.isOwn).toBe(false);
    expect(await called()).toEqual(['555 0100', '555 0101']);
    expect((await settle(ada, true)).status).toBe(200);
    expect(await called()).toEqual(['555 0199', '555 0101']);
    await set(true);
    await save(ada, { contacts: [porter, dean] });
    await set(false);
    const saved = await save(ada, { contacts: [porter, { ...dean, number: '555 0102' }] });
    expect(saved.data).not.toHaveProperty('waiting');
    expect(await called()).toEqual(['555 0100', '555 0102']);
  });

  // REVIEW-7, REVIEW-25, ACTS-1, ACTS-2
  test('is mailed to owners when requested and when approved, with the old and new number', async () => {
    const app = await open();
    const { ada, bob, save, settle } = await twoOwners(app);
    await addAdmin(app, { email: 'cy@example.edu' });
    await save(ada, { contacts: [other, dean] });
    await settle(bob, true);
    const mails = (await app.mailsOfActs()).map(({ subject, body }) => `${subject}\n${body}`);
    for (const words of ['requested a contact change', 'approved a contact change']) {
      const mail = mails.find((one) => one.includes(words));
      expect(mail).toContain('Number for Porter: 555 0100, now 555 0199');
    }
  });
});
