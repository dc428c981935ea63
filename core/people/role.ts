/** What an account may do (ROLE-1): each role may what those behind it may. */
export const ROLES = ['owner', 'author', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** The role of somebody for whom nobody chose one (ROLE-1). */
export const LEAST_ROLE: Role = 'reader';

/** Whether an account of one role may do what another is enough for (ROLE-2). */
export function mayAs(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}

/** Whether a text is the name of a role. */
export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/** Whether who is limited to these categories, or to none, may change an issue of this one (ROLE-9). */
export function mayChangeIn(limit: readonly string[] | undefined, category: string): boolean {
  return limit === undefined || limit.includes(category);
}
