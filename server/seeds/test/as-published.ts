/** The members that a starter procedure has once it is published, beside its texts. */
export const AS_PUBLISHED = {
  publish: true,
  isArchived: false,
  isStarter: true,
  updatedAt: '',
  version: 1,
  revision: 1,
} as const;
