export const timerMessages = {
  lookAgain: 'Check again in',
  lookAgainIn: (minutes: number) => `Check again in ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  foreground: 'Rings only on this screen.',
  left: (time: string) => `Check again in ${time}`,
  cancel: 'Cancel timer',
  rang: (minutes: number) => `Check again now: ${minutes} minutes are up.`,
  heard: 'OK',
} as const;

export const keepMessages = {
  keep: 'Save it and find another',
  keepText: 'It stays at this step.',
} as const;

export const handOverMessages = {
  open: 'Hand over',
  openText: 'Works without a signal.',
  title: 'Hand over',
  scan: 'Scan this with the other phone.',
  label: (title: string) => `Code to hand over ${title}`,
  until: 'You keep it until you press the button.',
  name: 'Who is taking over (optional)',
  code: 'Code on their phone (optional)',
  wrongCode: 'Wrong code. They may have scanned an older one.',
  wentOn: 'You have moved on. Type the code on their phone, or press again.',
  done: 'They have it',
  handedOver: (to: string) => (to === '' ? 'Handed over.' : `Handed over to ${to}.`),
  noCode: 'This is too long for a code. Continue here, or call them.',
} as const;

export const walkLanguageMessages = {
  open: 'Language',
  openText: 'Only in this procedure.',
} as const;
