/** The roles of an account (ROLE-1). Each may do everything that the roles after it may. */
export const ROLES = ['owner', 'author', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a person for whom nobody chose one (ROLE-1). */
export const LEAST_ROLE: Role = 'reader';

/** Tells whether a person with `role` may do what needs at least `needed` (ROLE-2). */
export function mayAs(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(needed);
}

export function isRole(text: unknown): text is Role {
  return ROLES.some((role) => role === text);
}

/** Tells whether a person limited to these categories may change an issue of this category (ROLE-9). An undefined limit allows all. */
export function mayChangeIn(limit: readonly string[] | undefined, category: string): boolean {
  return limit === undefined || limit.includes(category);
}
