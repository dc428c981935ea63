import type { Campus, CampusHere } from '#core/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { keptApart } from '../library/kept-apart.ts';

/** The time zone came later than the rest: a phone may have been given none. */
type KeptCampus = Campus & Partial<Pick<CampusHere, 'timeZone'>>;

const campus = keptApart<KeptCampus>('reslife.campus', ({ contacts }) => Array.isArray(contacts));

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { kept: keptCampus, keep: keepCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): KeptCampus => campus.useIt() ?? NEW_CAMPUS;
