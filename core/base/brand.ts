/** The name of the product on screens, in emails and in the log. Its color and logo are in web/base/brand.ts. */
export const BRAND = {
  name: 'ResLife On-Call',
  /** The name for places too narrow for the whole one. */
  shortName: 'ResLife',
  /** The short name as the advisor's sign-in button spells it: 'Enter Reslife' (ADVISOR-1). */
  enterName: 'Reslife',
} as const;
