export const timelineMessages = {
  campusTime: 'Timeline, campus time',
  phoneTime: 'Timeline, phone time',
  copy: 'Copy timeline',
  share: 'Share timeline',
  text: 'Timeline text',
} as const;

export const copyMessages = {
  copy: 'Copy',
  copyAsText: 'Copy as text',
  share: 'Share',
  copied: 'Copied',
  text: 'Record text',
  byHand: 'Select the text and copy it.',
} as const;

export const feedbackMessages = {
  add: 'Add stars or a comment',
} as const;

export const noteMessages = {
  open: 'This step is wrong',
  about: (step: number) => `The author sees this at step ${step}.`,
  text: 'What is wrong?',
  send: 'Send',
  record: (step: number, title: string) => `Note on step ${step}: ${title}`,
  success: (step: number) => `Sent. The author sees it at step ${step}.`,
  failure: 'Error sending the note.',
} as const;

export const moreMessages = {
  more: 'More',
  dark: 'Dark',
  darkText: 'Off follows the phone.',
} as const;

export const practiceMessages = {
  practice: 'Practice',
  hint: 'Not counted, nobody is told',
  strip: 'Not counted',
  real: 'This is real',
  ask: (name: string) => `Practice. Call ${name} for real?`,
  cancel: 'cancel',
  last: (day: string) => `Last practiced ${day}`,
  done: 'Practice: not counted.',
} as const;

export const escalateMessages = {
  escalateNow: 'Escalate now',
  escalated: 'Escalated',
  record: 'Record as escalated',
  recordedText: 'This tells the people on duty. The procedure stays open.',
  recordedPractice: 'Practice: nobody is told. The procedure stays open.',
  at: (step: number | undefined, time: string) =>
    step === undefined ? `Escalated at the end, ${time}.` : `Escalated at step ${step}, ${time}.`,
} as const;
