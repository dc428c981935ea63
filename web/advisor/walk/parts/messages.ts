export const timelineMessages = {
  campusTime: 'Timeline, campus time',
  phoneTime: "Timeline, the phone's time",
  copy: 'Copy the timeline',
  share: 'Share the timeline',
  text: 'Text of the timeline',
} as const;

export const copyMessages = {
  copy: 'Copy',
  copyAsText: 'Copy as text',
  share: 'Share',
  copied: 'Copied',
  text: 'Text of the record',
  byHand: 'Copying by a button needs https. Mark the text and copy it.',
} as const;

export const noteMessages = {
  open: 'This step is wrong',
  about: (step: number) => `Tells the author about step ${step}.`,
  text: 'What is wrong?',
  send: 'Send',
  record: (step: number, title: string) => `Note on step ${step}: ${title}`,
  success: (step: number) => `Sent. The author sees it at step ${step}.`,
  failure: 'Error sending the note.',
} as const;

export const moreMessages = {
  more: 'More',
  dark: 'Dark',
  darkText: 'Kept on this phone. Without it the app follows the phone.',
} as const;

export const practiceMessages = {
  practice: 'Practice',
  hint: 'Does not count, tells nobody',
  strip: 'Does not count',
  real: 'This is real',
  ask: (name: string) => `Practice. Call ${name} for real?`,
  cancel: 'cancel',
  last: (day: string) => `Last practised ${day}`,
  done: 'Practice: it does not count.',
} as const;

export const escalateMessages = {
  escalateNow: 'Escalate now',
  escalated: 'Escalated',
  callFirst: 'Call first.',
  record: 'Record as escalated',
  recordedText: 'Recording it tells the office. The guide stays open.',
  recordedPractice: 'Practice: recording it tells nobody. The guide stays open.',
  at: (step: number | undefined, time: string) =>
    step === undefined ? `Escalated at the end, ${time}.` : `Escalated at step ${step}, ${time}.`,
  ongoing: 'The guide goes on.',
} as const;
