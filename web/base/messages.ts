import { BRAND } from '#core/base/brand.ts';

/** Every word of the advisors' screens, and those shared with all others. Words that docs/rules.md quotes are here verbatim. */
export const messages = {
  product: BRAND.name,
  productShort: BRAND.shortName,
  tryAgain: 'Try again',
  back: 'Back',
  undo: 'Undo',
  close: 'Close',

  failure: {
    title: 'Something went wrong',
    text: 'What you entered was saved where possible.',
  },

  notLoaded: {
    title: 'This page did not load',
    text: 'It needs a connection the first time.',
  },

  advisorShell: {
    menu: 'Menu',
    records: 'Records',
    feedback: 'Feedback',
    logout: 'Logout',
    dark: 'Dark colors',
    light: 'Light colors',
    search: 'Search issues',
    home: `${BRAND.shortName}, home`,
  },

  issueCards: {
    cantFind: "CAN'T FIND AN ISSUE",
  },
} as const;
