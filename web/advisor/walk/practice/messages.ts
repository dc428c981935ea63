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
