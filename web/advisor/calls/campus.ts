import type { Campus } from '#core/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { keptApart } from '../library/kept-apart.ts';

const campus = keptApart<Campus>('reslife.campus', ({ contacts }) => Array.isArray(contacts));

/** What the campus set, as the phone has it: there at once, whatever became of the procedures (CALL-1). */
export const { kept: keptCampus, keep: keepCampus } = campus;

/** The same, whenever it changes; a campus without a number where the phone has none. */
export const useCampus = (): Campus => campus.useIt() ?? NEW_CAMPUS;
