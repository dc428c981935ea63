import { beforeEach, expect, test, vi } from 'vitest';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { answer, refusal } from '../test/answers.ts';
import { addContacts } from './add-contacts.ts';

let stored: { contacts: readonly Contact[]; version: number };
/** The contacts that somebody else saves before a save arrives. */
let others: Contact[];
let saves: number;
/** The contacts that wait for approval beside the stored ones. */
let waiting: Contact[] | undefined;

const settings = () => ({
  campus: { ...NEW_CAMPUS, contacts: stored.contacts },
  version: stored.version,
  timeZone: 'UTC',
  uses: {},
  ...(waiting && {
    waiting: {
      campus: { ...NEW_CAMPUS, contacts: [...stored.contacts, ...waiting] },
      replace: {},
      by: null,
      at: '2026-11-20T12:00:00Z',
      isOwn: false,
    },
  }),
});

beforeEach(() => {
  stored = { contacts: [contactWith('desk')], version: 1 };
  others = [];
  saves = 0;
  waiting = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    await Promise.resolve();
    if (init?.method !== 'PUT') return answer(settings());
    saves += 1;
    const other = others.shift();
    if (other) stored = { contacts: [...stored.contacts, other], version: stored.version + 1 };
    const { data } = JSON.parse(init.body as string) as {
      data: { campus: { contacts: Contact[] }; version: number };
    };
    if (data.version !== stored.version) return refusal('VERSION_CONFLICT');
    stored = { contacts: data.campus.contacts, version: stored.version + 1 };
    return answer(settings());
  });
});

const porter = contactWith('key-0', { name: 'Night porter', number: '555-0142' });
const ids = () => stored.contacts.map(({ id }) => id);

// IMPORT-12
test('contacts are added only once, even if they are sent again', async () => {
  await addContacts([porter]);
  await addContacts([porter]);
  expect(ids()).toEqual(['desk', 'key-0']);
  expect(saves).toBe(1);
});

// IMPORT-12
test('a contact without a number gets the new one, and a contact with a number keeps it', async () => {
  stored = { contacts: [contactWith('desk'), contactWith('dean', { number: '1234' })], version: 1 };
  await addContacts([
    contactWith('desk', { number: '555-0100' }),
    contactWith('dean', { number: '555-0101' }),
  ]);
  expect(stored.contacts.map(({ number }) => number)).toEqual(['555-0100', '1234']);
});

// IMPORT-12
test('a change that somebody else saves at the same time is kept', async () => {
  others = [contactWith('dean'), contactWith('warden')];
  await addContacts([porter]);
  expect(ids()).toEqual(['desk', 'dean', 'warden', 'key-0']);
});

// IMPORT-12
test('the import gives up if somebody else saves again and again', async () => {
  others = Array.from({ length: 9 }, (_, n) => contactWith(`n${n}`));
  await expect(addContacts([porter])).rejects.toThrow();
  expect(saves).toBe(5);
});

// IMPORT-12, REVIEW-7, REVIEW-25
test('contacts are added to changes that already wait for approval', async () => {
  waiting = [contactWith('vicar')];
  await addContacts([porter]);
  expect(ids()).toEqual(['desk', 'vicar', 'key-0']);
});
