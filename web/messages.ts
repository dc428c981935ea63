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
    feedback: 'Feedback',
    logout: 'Logout',
    stays: (unfinished: number, unsent: number) =>
      `${[
        unfinished > 0 ? `${unfinished} unfinished` : '',
        unsent > 0 ? `${unsent} not sent yet` : '',
      ]
        .filter(Boolean)
        .join(', ')}. It stays on this phone, in your name.`,
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

  /** What waits on the phone, and what became of it. */
  outbox: {
    notSent: 'Not sent yet. It is kept on this phone and will be tried again.',
    refused: 'The office could not take this. It stays on this phone: copy it from Records.',
    arrived: 'Received by the office.',
    sendNow: 'Send now',
    savedHere: 'Saved on this phone. It will be sent when you are back online.',
    notLasting: 'This phone cannot keep anything. Leave this page open until everything is sent.',
  },

  /** Whether the app works without a signal. */
  offline: {
    ready: (count: number, asOf: string) =>
      `Ready offline, ${count} ${count === 1 ? 'procedure' : 'procedures'}, as of ${asOf}`,
    notReady: 'Not ready: open once with a signal',
    needsHttps: 'Offline needs https',
  },

  /** Asked before Start or Send where no name is stored (ADVISOR-4). */
  askName: {
    title: 'Enter your username',
    text: 'It goes on the record.',
    confirm: 'Continue',
    cancel: 'cancel',
  },

  issueNotFound: {
    title: "Can't find an issue?",
    text: 'Tell the admins what you were looking for.',
    message: 'Message',
    send: 'Send',
    success: 'Message sent to admins.',
    failure: 'Error sending message to admins.',
  },

  feedback: {
    title: 'Feedback',
    message: 'Feedback',
    question: 'How would you rate the app?',
    send: 'Send feedback',
    success: 'Feedback sent to admins.',
    failure: 'Error sending feedback to admins.',
  },
} as const;
