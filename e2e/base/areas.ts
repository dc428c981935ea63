import type { Contact } from '#core/campus/contact.ts';

/** A campus of two areas. */
export const AREAS = [
  { id: 'n', name: 'North' },
  { id: 's', name: 'South' },
];

/** Returns a contact that is for every category, and on duty everywhere at all hours unless `members` say otherwise. */
export const phone = (id: string, number: string, members: Partial<Contact>): Contact => ({
  id,
  name: `${id} phone`,
  number,
  when: '',
  categories: [],
  ...members,
});
