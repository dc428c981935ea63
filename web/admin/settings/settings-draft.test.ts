import { describe, expect, test } from 'vitest';
import type { Campus } from '#core/campus/setting.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactWith as contact } from '#core/fixtures/contacts.ts';
import { CAMPUS_MEMBERS } from '#core/campus/setting-members.ts';
import { countChanges } from '#core/campus/setting-merge.ts';
import {
  draftOf,
  rebased,
  usesIn,
  withAdded,
  withContact,
  withMoved,
  withoutContact,
  type SettingsDraft,
} from './settings-draft.ts';

const saved: Campus = {
  ...NEW_CAMPUS,
  name: 'Ashdown',
  contacts: [contact('a'), contact('b'), contact('c')],
  synonyms: { Fire: ['alarm', 'smoke'] },
};
const typed = draftOf(saved);
const idsOf = ({ campus }: SettingsDraft) => campus.contacts.map(({ id }) => id).join('');
const withCampus = (members: Partial<Campus>): SettingsDraft => ({
  ...typed,
  campus: { ...saved, ...members },
});

// CAMPUS-2
test.each<[string, SettingsDraft, number]>([
  ['nothing', typed, 0],
  ['the name', withCampus({ name: 'Other' }), 1],
  ['both of the emergency', withCampus({ emergency: { words: 'police', number: '10' } }), 2],
  ['a number', withContact(typed, contact('b', { number: '10' })), 1],
  ['a contact more', withAdded(typed, contact('d')), 1],
  ['one less', withoutContact(typed, 'a'), 1],
  ['the order', withMoved(typed, 'c', 0), 1],
  ['a word', withCampus({ synonyms: { Fire: ['alarm'] } }), 1],
  ['a word of another category', withCampus({ synonyms: { ...saved.synonyms, Water: ['x'] } }), 1],
  ['words that came and went', withCampus({ synonyms: { ...saved.synonyms, Water: [] } }), 0],
])('a change is counted for %s', (_, draft, count) => {
  expect(countChanges(saved, draft.campus, CAMPUS_MEMBERS)).toBe(count);
});

// CAMPUS-6
describe('contacts', () => {
  test('are moved within the list and never out of it', () => {
    expect(idsOf(withMoved(typed, 'a', 2))).toBe('bca');
    expect(idsOf(withMoved(typed, 'a', 3))).toBe('abc');
    expect(idsOf(withMoved(typed, 'a', -1))).toBe('abc');
  });

  test('pass on the contacts they replaced when they are removed', () => {
    const draft = withoutContact(withoutContact(typed, 'a', 'b'), 'b', 'c');
    expect(draft.replace).toEqual({ a: 'c', b: 'c' });
    const use = { _id: 'lift', title: 'Lift', isArchived: false };
    expect(usesIn({ a: [use], b: [use] }, draft, 'c')).toEqual([use]);
  });

  test('are no longer replaced once they are back in place', () => {
    const draft = withAdded(withoutContact(typed, 'b', 'c'), contact('b'), 1);
    expect([idsOf(draft), draft.replace]).toEqual(['abc', {}]);
  });

  test('do not come back twice if another Undo restored them', () => {
    expect(idsOf(withAdded(typed, contact('b'), 1))).toBe('abc');
  });
});

const on = (draft: SettingsDraft, members: Partial<Campus>) =>
  rebased(saved, draft, { ...saved, ...members });

// CAMPUS-8
describe("a draft on top of somebody else's save", () => {
  test('keeps typed fields, and takes theirs for the others', () => {
    const mine = {
      ...withContact(typed, contact('b', { number: '10' })),
    };
    const theirs = [contact('a'), contact('b', { when: 'At night' }), contact('c')];
    const { campus } = on(mine, { name: 'Theirs', contacts: theirs });
    expect(campus.name).toBe('Theirs');
    expect(campus.contacts[1]).toEqual(contact('b', { number: '10', when: 'At night' }));
  });

  test('keeps mine if both typed', () => {
    expect(on(withCampus({ name: 'Mine' }), { name: 'Theirs' }).campus.name).toBe('Mine');
  });

  test.each<[string, SettingsDraft, string, string]>([
    ['both added one', withAdded(typed, contact('x')), 'abcy', 'abcyx'],
    ['they moved one', typed, 'cab', 'cab'],
    ['I moved one', withMoved(typed, 'c', 0), 'abcy', 'caby'],
    ['they removed one', typed, 'ac', 'ac'],
    [
      'they removed one that I typed into',
      withContact(typed, contact('b', { when: '!' })),
      'ac',
      'acb',
    ],
    ['I removed one', withoutContact(typed, 'b'), 'abc', 'ac'],
  ])('is merged if %s', (_, mine, theirs, expected) => {
    expect(idsOf(on(mine, { contacts: theirs.split('').map((id) => contact(id)) }))).toBe(expected);
  });

  test('adds and removes the words of both', () => {
    const mine = withCampus({ synonyms: { Fire: ['smoke', 'flames'] } });
    const { campus } = on(mine, { synonyms: { Fire: ['alarm', 'smoke', 'siren'] } });
    expect(campus.synonyms).toEqual({ Fire: ['smoke', 'siren', 'flames'] });
  });

  test('asks again for a replacement that they removed', () => {
    const mine = withoutContact(typed, 'a', 'b');
    expect(on(mine, { contacts: [contact('a'), contact('c')] }).replace).toEqual({});
    expect(on(mine, {}).replace).toEqual({ a: 'b' });
  });
});
