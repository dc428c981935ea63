import { page } from 'vitest/browser';
import type { Settings } from '#core/campus/campus-schema.ts';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactWith } from '#core/fixtures/contacts.ts';

export const contact = (name: string, members: Partial<Contact> = {}): Contact =>
  contactWith(name.toLowerCase(), { name, ...members });

/** Settings with three contacts, of which one has a number. */
export const THREE_CONTACTS: Settings = {
  campus: {
    ...NEW_CAMPUS,
    contacts: [contact('Security', { number: '10' }), contact('Manager'), contact('Porter')],
  },
  version: 3,
  timeZone: 'Europe/London',
  report: '',
  uses: {},
};

export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const row = (name: string) => page.getByRole('group', { name, exact: true });
/** Opens the line of a contact, which closes another. */
export const openRow = async (name: string) =>
  await row(name).getByRole('button', { expanded: false }).click();
export const names = () =>
  Array.from(
    document.querySelectorAll('#contacts ol [role="group"] [aria-expanded] > b'),
    (name) => name.textContent,
  );
/** Not the toast, which says of changes that they are saved. */
export const bar = page.getByRole('status').filter({ hasText: /not saved|is saved/ });
