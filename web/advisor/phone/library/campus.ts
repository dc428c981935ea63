import type { CampusHere } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { keptApart } from './kept-apart.ts';

/** What the phone knows of it: without a time zone until a library came. */
type KnownCampus = Omit<CampusHere, 'timeZone'> & Partial<CampusHere>;

const campus = keptApart<KnownCampus>('reslife.campus', ({ contacts }) => Array.isArray(contacts));

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { kept: keptCampus, keep: keepCampus, follow: followCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): KnownCampus => campus.useIt() ?? NEW_CAMPUS;
