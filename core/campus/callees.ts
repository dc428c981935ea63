import type { Directory } from './setting.ts';
import type { Contact } from './contact.ts';
import { contactsFor, emergencyOf, telLink, type Callee, type ContactNow } from './campus.ts';
import type { IssueCategory } from '../base/category.ts';

const isCalled = (contact: Contact): boolean => telLink(contact) !== undefined;

const isOff = (contact: Callee): boolean => contact.isOff === true;

/** Lists everybody to call: emergency services first, then contacts for the category, then all others. Those who are off duty come below them, and those without a number last (CALL-3). */
export function contactsToCall(
  campus: Directory & {
    readonly now?: { readonly contacts: readonly ContactNow[] };
  },
  category?: IssueCategory,
): readonly Callee[] {
  const { contacts } = campus.now ?? campus;
  const suited = contactsFor({ contacts }, category);
  const others = contacts.filter((contact) => !suited.includes(contact));
  const all = [...suited, ...others];
  const called = all.filter(isCalled);
  return [
    emergencyOf(campus),
    ...called.filter((one) => !isOff(one)),
    ...called.filter(isOff),
    ...all.filter((one) => !isCalled(one)),
  ];
}
