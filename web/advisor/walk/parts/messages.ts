export const moreMessages = {
  more: 'More',
  dark: 'Dark',
  darkText: 'Off: as on the phone.',
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
  recordedText: 'This tells the people on duty.',
  recordedAlone: 'This tells nobody: call.',
  recordedPractice: 'Practice: nobody is told.',
  at: (step: number | undefined, time: string) =>
    step === undefined ? `Escalated at the end, ${time}.` : `Escalated at step ${step}, ${time}.`,
} as const;
