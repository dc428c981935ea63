/** The words around a timeline; its sentences stand in core/record/timeline.ts. */
export const timelineMessages = {
  campusTime: 'Timeline, campus time',
  phoneTime: "Timeline, the phone's time",
  copy: 'Copy the timeline',
  share: 'Share the timeline',
  text: 'Text of the timeline',
} as const;

/** The words around a text that is copied or shared, of a record or of a timeline. */
export const copyMessages = {
  copy: 'Copy',
  copyAsText: 'Copy as text',
  share: 'Share',
  copied: 'Copied',
  text: 'Text of the record',
  byHand: 'Copying by a button needs https. Mark the text and copy it.',
} as const;

/** The words of the form about a step that is wrong. */
export const noteMessages = {
  open: 'This step is wrong',
  about: (step: number) => `Tells the author about step ${step}.`,
  text: 'What is wrong?',
  send: 'Send',
  record: (step: number, title: string) => `Note on step ${step}: ${title}`,
  success: (step: number) => `Sent. The author sees it at step ${step}.`,
  failure: 'Error sending the note.',
} as const;

/** The words of what stands behind the dots of a walk. */
export const moreMessages = {
  more: 'More',
  dark: 'Dark',
  darkText: 'Kept on this phone. Without it the app follows the phone.',
} as const;

/** The words of a walk that does not count. */
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

/** The words of 'Escalate now'. */
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
