import type { CampusHere } from '#core/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus.ts';
import { storage } from '../../safe-storage.ts';

/** The campus as the phone has it; the time zone is missing until a library came. */
export type KnownCampus = Omit<CampusHere, 'timeZone'> & Partial<CampusHere>;

export function knownCampus(): KnownCampus {
  try {
    const kept = JSON.parse(storage.get('reslife.campus') ?? 'null') as Partial<CampusHere> | null;
    return { ...NEW_CAMPUS, ...kept };
  } catch {
    return NEW_CAMPUS;
  }
}
