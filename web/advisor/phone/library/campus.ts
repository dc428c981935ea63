import type { CampusHere } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { hasText, memberOf } from '../../../base/parse-as.ts';
import { localCopy } from './local-copy.ts';

/** What the phone knows of it: without a time zone until a library came. */
type KnownCampus = Omit<CampusHere, 'timeZone'> & Partial<CampusHere>;

/** Whether what the phone kept is a campus: somebody can be called from it. */
export function isKnownCampus(kept: unknown): kept is KnownCampus {
  const contacts = memberOf(kept, 'contacts');
  return Array.isArray(contacts) && contacts.every((contact) => hasText(contact, 'name'));
}

const campus = localCopy('reslife.campus', isKnownCampus);

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { kept: storedCampus, keep: storeCampus, follow: followCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): KnownCampus => campus.useIt() ?? NEW_CAMPUS;
