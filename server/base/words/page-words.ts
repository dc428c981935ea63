import { BRAND } from '#core/base/brand.ts';

/** The words of pages that the server writes itself, and of a campus that has set none. */
export const pageWords = {
  university: 'Your university',
  tooOld: `This browser is too old for ${BRAND.name}`,
  tooOldText: 'Update the browser, turn on JavaScript, or use another phone.',
  whoToCall: 'Who to call',
  /** Stands before a name. */
  call: 'Call',
  notSet: (name: string) => `${name} (number not set)`,
  dialKnown: 'Number not set: dial the emergency number you know',
} as const;
