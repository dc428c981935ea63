import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import { callChanges } from '#core/campus/call-changes.ts';
import { legalCampus, problemsInCampus } from '#core/campus/campus-problems.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import type * as table from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { isBlank, isSameContact, mergedContact } from '#core/campus/contact-members.ts';
import { withPasted } from '#core/campus/pasted-contacts.ts';
import { authoring } from '../../test/issues.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

// One more row of the table is all that a new member of a contact takes.
vi.mock('#core/campus/contact.ts', async (original) => {
  const { CONTACT } = await original<typeof table>();
  const told = { what: 'Desk of', none: 'no desk' };
  const desk = { kind: 'words', most: 9, isAlways: false, column: /^desk$/, told };
  return { CONTACT: { ...CONTACT, desk } };
});

type WithDesk = Contact & { readonly desk?: string };

const porter = (desk?: string): WithDesk => ({
  id: 'porter',
  name: 'Porter',
  number: '555 0101',
  when: '',
  categories: [],
  ...(desk !== undefined && { desk }),
});

const campusOf = (contact: WithDesk): Campus => ({ ...NEW_CAMPUS, contacts: [contact] });

// CONTACT-13
test.each([
  ['Desk 4', undefined],
  ['0123456789', 'TOO_LONG'],
  ['[[contact:porter]]', 'BROKEN_REFERENCE'],
])('%j as a contact field defined only in the table is validated by its kind', (desk, code) => {
  const field = 'contacts.0.desk';
  const problems: unknown[] = code === undefined ? [] : [{ field, code }];
  expect(problemsInCampus(campusOf(porter(desk)))).toEqual(problems);
});

test('the saved value has no surrounding spaces, and an empty value is omitted', () => {
  expect(legalCampus(campusOf(porter(' Desk 4 ')))?.contacts).toEqual([porter('Desk 4')]);
  expect(legalCampus(campusOf(porter(' ')))?.contacts).toEqual([porter()]);
});

// ACTS-2
test('the notice to owners includes a change of it', () => {
  expect(callChanges(campusOf(porter()), campusOf(porter('Desk 4')))).toEqual([
    'Desk of Porter: no desk, now Desk 4',
  ]);
});

// AREAS-12
test('a pasted list can have a column for it', () => {
  const { campus } = withPasted(
    NEW_CAMPUS,
    'Name\tNumber\tDesk\nPorter\t555 0101\tDesk 4',
    () => 'porter',
  );
  expect(campus.contacts).toEqual([porter('Desk 4')]);
});

test('a contact with only this field is not blank, and the field distinguishes two contacts', () => {
  const empty = { ...porter(), name: '', number: '' };
  const filled = { ...empty, desk: '4' };
  expect([isBlank(empty), isBlank(filled)]).toEqual([true, false]);
  expect(isSameContact(porter('4'), porter('4'))).toBe(true);
  expect(isSameContact(porter('4'), porter('5'))).toBe(false);
});

// CAMPUS-8
test("a merge with another person's save keeps the value I typed, otherwise theirs", () => {
  const desk = fc.constantFrom(undefined, '4', '5', '6');
  fc.assert(
    fc.property(desk, desk, desk, (was, mine, theirs) => {
      expect(mergedContact(porter(was), porter(mine), porter(theirs))).toEqual(
        porter(was === mine ? theirs : mine),
      );
    }),
  );
});

describeOnEachDatabase('a contact field defined only in the table', (open) => {
  // CONTACT-13, SETTINGS-1, SETTINGS-4
  test('is saved, returned and sent to phones, and a refusal names it', async () => {
    const { admin, anyone } = await authoring(await open());
    const { campus, version } = (await admin(API.getSettings)).data;
    const save = async (desk: string, on: number) =>
      await admin(API.updateSettings, {
        body: { campus: { ...campus, contacts: [porter(desk)] }, version: on },
      });
    const saved = await save('Desk 4', version);
    expect(saved).toMatchObject({
      status: 200,
      data: { campus: { contacts: [porter('Desk 4')] } },
    });
    expect((await admin(API.getSettings)).data.campus.contacts).toEqual([porter('Desk 4')]);
    const all = { params: { category: 'All categories' } };
    expect((await anyone(API.listAdvisorIssues, all)).text).toContain('"desk":"Desk 4"');
    expect(await save('0123456789', version + 1)).toMatchObject({
      code: 'INVALID_SETTINGS',
      problems: [{ field: 'contacts.0.desk', code: 'TOO_LONG' }],
    });
  });
});
