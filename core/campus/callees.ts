import type { Campus } from './campus-schema.ts';
import { contactsFor, emergencyOf, type Callee } from './campus.ts';
import type { IssueCategory } from '../base/category.ts';

/**
 * Everybody to call about issues of a category: the emergency services, then the contacts that suit it, then
 * all others, each in the order of the campus (CALL-3).
 */
export function contactsToCall(
  campus: Pick<Campus, 'emergency' | 'contacts'>,
  category?: IssueCategory,
): readonly Callee[] {
  const suited = contactsFor(campus, category);
  const others = campus.contacts.filter((contact) => !suited.includes(contact));
  return [emergencyOf(campus), ...suited, ...others];
}
