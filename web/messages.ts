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
    empty: 'No issues in this category yet',
    emptyText: 'Look in All categories, or tell the admins what is missing.',
    noResults: 'No issues match your search',
    noResultsText: (search: string) => `Nothing was found for “${search}”.`,
    loadFailed: 'The issues did not load.',
    showAll: 'Show All categories',
    noLonger: 'This issue is no longer published.',
    notWalkable: 'This issue needs a newer version of the app. Reload the page and try again.',
  },

  walk: {
    startTitle: 'Are you ready to start resolving this specific issue now?',
    startCancel: 'cancel',
    start: 'Start',
    stepNumber: (number: number) => `STEP ${number}`,
    progress: 'Progress',
    percent: (percent: number) => `${Math.round(percent)}%`,
    answer: 'Answer',
    image: 'Picture for this step',
    next: 'NEXT',
    back: 'Back',
    exitTitle: 'Exit the issue workflow?',
    exitText: 'The information you have entered will be erased.',
    exitKept: 'The record is not sent yet. It is kept on this phone and will be tried again.',
    exitConfirm: 'exit',
    exitStay: 'stay',
    resolved: 'Issue resolved',
    escalated: 'Issue escalated',
    resolvedToast: 'Issue Resolved',
    escalatedToast: 'Issue Escalated',
    resolvedFailed: 'Issue Resolved Failed',
    escalatedFailed: 'Issue Escalation Failed',
    keptHere: 'Kept on this phone, will be tried again',
    notKept: 'This phone is full. Nothing could be kept on it: leave this page open and try again.',
    withdrawn: 'This procedure was withdrawn. You can finish with these words.',
    resolvedTitle: 'Issue resolved!',
    resolvedText: "Thank you! You've successfully resolved this specific issue.",
    escalatedTitle: 'Issue escalated!',
    escalatedText: 'Thank you!',
    backToHome: 'Back to home',
    unfinishedLabel: 'Unfinished issue',
    unfinishedAt: (step: number | undefined) =>
      step === undefined ? 'Unfinished at its end' : `Unfinished at step ${step}`,
    begun: (time: string, name: string) => `Begun ${time} by ${name}`,
    staysIn: (name: string) => `It stays in ${name}'s name.`,
    youAre: (name: string) => `You are ${name}.`,
    goOn: 'Go on',
    startOver: 'Start over',
    erase: 'Erase it',
    erased: (title: string) => `“${title}” was erased.`,
  },
} as const;
