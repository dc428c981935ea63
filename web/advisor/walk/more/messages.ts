export const timerMessages = {
  lookAgain: 'Look again in',
  lookAgainIn: (minutes: number) => `Look again in ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  foreground: 'It rings while the walk is on the screen. A locked phone stays silent.',
  left: (time: string) => `Look again in ${time}`,
  cancel: 'Cancel the timer',
  rang: (minutes: number) => `Look again now: ${minutes} minutes are over.`,
  heard: 'OK',
} as const;

export const keepMessages = {
  keep: 'Keep it and look for another',
  keepText: 'It waits on this phone at this step.',
} as const;

export const handOverMessages = {
  open: 'Hand over',
  openText: 'To another phone, also without a signal.',
  title: 'Hand over',
  scan: 'The camera of the other phone reads this.',
  label: (title: string) => `Code that hands over ${title}`,
  until: 'You have it, too, until you press the button.',
  name: 'Who takes over (optional)',
  code: 'Code on their phone (optional)',
  wrongCode: 'That is not the code. They may have scanned an older one.',
  wentOn: 'You went on since the first code. Type the one on their phone, or press again.',
  done: 'They have it',
  handedOver: (to: string) => (to === '' ? 'Handed over.' : `Handed over to ${to}.`),
  noCode: 'This walk does not fit into a code. Go on here, or tell them by phone.',
} as const;
