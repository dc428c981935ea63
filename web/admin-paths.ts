/**
 * Further pages of the administrators (ROUTES-9), apart from web/paths.ts: what an advisor's phone loads
 * first names none of them.
 */
export const adminPaths = {
  /** `email` and `passCode` stand in its query. */
  invitation: '/auth/invitation',
  people: '/admin/people',
  /** `passCode` in its query confirms a new email. */
  profile: '/admin/profile',
} as const;
