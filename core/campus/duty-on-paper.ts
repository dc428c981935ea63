import type { Campus, Directory } from './setting.ts';
import type { Contact } from './contact.ts';
import { dutyMessages as words } from './duty-messages.ts';
import { areasInWords, sentences, sharing } from './duty.ts';
import { sayHours } from './hours/hours-text.ts';

/** Returns when to call a contact, for paper that people read anywhere at any time: it begins with areas and hours (AREAS-11). */
export const onPaper = (contact: Contact, campus: Campus): string => {
  const areas = areasInWords(contact, campus);
  if (areas === '' && !contact.hours) return contact.when;
  return sentences(areas && words.areas(areas), sayHours(contact.hours), contact.when);
};

/** Returns where and when a contact is on duty, such as 'for North, every day 8 pm to 8 am', or '' for everywhere and always. */
const dutyOnPaper = (contact: Contact, campus: Campus): string => {
  const areas = areasInWords(contact, campus);
  return [areas && words.areas(areas), sayHours(contact.hours)]
    .filter((text) => text !== '')
    .join(', ');
};

/** Returns the contacts as texts on paper name them. For a role they are all contacts that share it, with areas and hours (AREAS-11). */
export const textsOnPaper = (campus: Campus): Directory => ({
  emergency: campus.emergency,
  contacts: campus.contacts.map((contact) => {
    const able = sharing(contact, campus).filter(({ number }) => number !== '');
    const numbers = able.map((one) => {
      const duty = dutyOnPaper(one, campus);
      return duty === '' ? one.number : `${one.number} (${duty})`;
    });
    return { ...contact, name: contact.role ?? contact.name, number: numbers.join(', ') };
  }),
});
