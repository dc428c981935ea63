import type { Campus, Contact } from './campus-schema.ts';
import { contactsFor, emergencyOf, telLink, type Callee, type ContactNow } from './campus.ts';
import type { IssueCategory } from '../base/category.ts';

const isCalled = (contact: Contact): boolean => telLink(contact) !== undefined;

/**
 * Lists everybody to call: the emergency services, the contacts for the category, then all others, in the campus's order, and
 * those without a number after all who have one (CALL-3).
 */
export function contactsToCall(
  campus: Pick<Campus, 'emergency' | 'contacts'> & {
    readonly now?: { readonly contacts: readonly ContactNow[] };
  },
  category?: IssueCategory,
): readonly Callee[] {
  const { contacts } = campus.now ?? campus;
  const suited = contactsFor({ contacts }, category);
  const others = contacts.filter((contact) => !suited.includes(contact));
  const all = [...suited, ...others];
  return [emergencyOf(campus), ...all.filter(isCalled), ...all.filter((one) => !isCalled(one))];
}
