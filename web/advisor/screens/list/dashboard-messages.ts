import { BRAND } from '#core/base/brand.ts';

/** The words of the dashboard only: no other page that a phone opens first loads them. */
export const dashboardMessages = {
  title: `Welcome to ${BRAND.shortName}`,
  select: 'SELECT A CATEGORY',
  other: 'Anything not covered',
} as const;
