import { BRAND } from '#core/base/brand.ts';

/** The words of just the dashboard: a phone's first page loads none of them. */
export const dashboardMessages = {
  title: `Welcome to ${BRAND.shortName}`,
  select: 'SELECT A CATEGORY',
  other: 'Anything not covered',
} as const;
