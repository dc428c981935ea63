import type { Campus } from './campus-schema.ts';
import { contactsFor, emergencyOf, type Callee } from './campus.ts';
import type { IssueCategory } from '../base/category.ts';

/** Everybody to call: the emergency services, the contacts for the category, then all others, in the campus's order (CALL-3). */
export function contactsToCall(
  campus: Pick<Campus, 'emergency' | 'contacts'>,
  category?: IssueCategory,
): readonly Callee[] {
  const suited = contactsFor(campus, category);
  const others = campus.contacts.filter((contact) => !suited.includes(contact));
  return [emergencyOf(campus), ...suited, ...others];
}
