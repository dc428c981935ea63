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
  /** Stands under every free text of an advisor (ADVISOR-7). */
  noNames: 'No names, rooms or health details of residents.',
  fromToOf: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,

  failure: {
    title: 'Something went wrong',
    text: 'This page could not be shown. What you had entered is saved where that was possible.',
  },

  /** The final screen, shown to advisors and previewed in the editor. */
  finalScreen: {
    reminder: 'Please remember to complete your incident report',
    ratingQuestion: 'How well did this guide help?',
    feedback: 'Feedback',
  },

  advisorLogin: {
    title: `ON-CALL APP FOR ${BRAND.shortName.toUpperCase()} ADVISORS`,
    tab: 'Advisor login',
    username: 'Username',
    hint: 'No password. Your name goes on the records you send.',
    enter: `Enter ${BRAND.enterName}`,
    tooLong: 'At most 100 characters',
    privacyPolicy: 'Privacy policy',
    adminLink: 'For administrators',
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
    noLonger: 'This issue is no longer published.',
    notWalkable: 'This issue needs a newer version of the app. Reload the page and try again.',
  },

  walk: {
    stepNumber: (number: number) => `STEP ${number}`,
    progress: 'Progress',
    percent: (percent: number) => `${Math.round(percent)}%`,
    answer: 'Answer',
    image: 'Picture for this step',
  },
} as const;
