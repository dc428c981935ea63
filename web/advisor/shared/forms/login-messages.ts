import { BRAND } from '#core/base/brand.ts';

/** The words of the advisors' sign-in, which the dialog that asks for a name uses too. */
export const loginMessages = {
  title: `ON-CALL APP FOR ${BRAND.shortName.toUpperCase()} ADVISORS`,
  tab: 'Advisor login',
  username: 'Username',
  hint: 'No password. Your name goes on your records.',
  enter: `Enter ${BRAND.enterName}`,
  tooLong: 'At most 100 characters',
  privacyPolicy: 'Privacy policy',
  adminLink: 'For administrators',
} as const;
