import { BRAND } from '#core/brand.ts';

/** Every word of the advisors' screens, and those shared with all others. Words that docs/rules.md quotes stand here verbatim. */
export const messages = {
  product: BRAND.name,
  productShort: BRAND.shortName,
  tryAgain: 'Try again',
  back: 'Back',
  cancel: 'Cancel',
  undo: 'Undo',
  close: 'Close',
  rating: 'Rating',
  fromToOf: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,

  failure: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you had entered is saved where that was possible.',
  },

  advisorShell: {
    menu: 'Menu',
    records: 'Records',
    feedback: 'Feedback',
    logout: 'Logout',
    dark: 'Dark colours',
    light: 'Light colours',
    search: 'Search issues',
    home: `${BRAND.shortName}, home`,
  },

  dashboard: {
    title: `Welcome to ${BRAND.shortName}`,
    select: 'SELECT A CATEGORY',
    other: 'Anything not named above',
  },

  issueCards: {
    cantFind: "CAN'T FIND AN ISSUE",
    category: 'Category',
  },

  walk: {
    stepNumber: (number: number) => `STEP ${number}`,
    progress: 'Progress',
    percent: (percent: number) => `${Math.round(percent)}%`,
    answer: 'Answer',
    image: 'Picture for this step',
  },
} as const;
