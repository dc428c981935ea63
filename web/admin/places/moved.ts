import { adminPaths } from '../../base/admin-paths.ts';

/** The parts that were on one page before each had its own, by their anchors. */
const MOVED: Readonly<Record<string, string>> = {
  waiting: adminPaths.contacts,
  campus: adminPaths.campus,
  emergency: adminPaths.contacts,
  areas: adminPaths.areas,
  contacts: adminPaths.contacts,
  words: adminPaths.searchWords,
  notifications: adminPaths.escalations,
  report: adminPaths.report,
  publishing: adminPaths.publishing,
  privacy: adminPaths.privacy,
  operations: adminPaths.operations,
};

/** Returns the page to which an old anchor of the settings leads; undefined if it is none (CAMPUS-13). */
export const movedTo = (part: string): { path: string; part: string } | undefined => {
  const path = Object.hasOwn(MOVED, part) ? MOVED[part] : undefined;
  return path === undefined ? undefined : { path, part };
};
