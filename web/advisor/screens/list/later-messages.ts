export const linkMessages = {
  title: 'Opened from a link',
  handedOver: 'Hand over',
  text: 'Press it to start, or search above.',
  missing: 'This procedure is not on this phone',
  missingText: (asOf: string) => `It was withdrawn, or is newer than this phone's list (${asOf}).`,
  search: 'Look in All categories',
  tell: 'Tell the admins',
} as const;

export const recentsMessages = {
  recent: 'Recent',
  mostUsed: 'Most used',
} as const;

export const takeOverMessages = {
  title: 'Take over this procedure?',
  // Anybody can make a code, so the name in it is quoted.
  by: (name: string) => `The code says it is from “${name}”.`,
  at: (step: number | undefined, begun: string) =>
    step === undefined ? `At the end, started ${begun}.` : `At step ${step}, started ${begun}.`,
  replaces: 'It replaces the copy on this phone.',
  takeOver: 'Take over',
  leave: 'Leave it',
  taken: 'You have it',
  tell: (name: string) => `Read this code to ${name}:`,
  notKept: 'This phone cannot save it',
  notKeptText: (name: string) =>
    `Closing this page loses it. Ask ${name} to keep it and not press “They have it”.`,
  goOn: 'Open it',
  mine: 'This phone already has it',
  apart: 'You both continued it',
  apartText: (name: string) => `Ask ${name} to finish there and not press “They have it”.`,
  missing: (revision: number | null) => `This phone does not have revision ${revision} of it`,
  missingText: 'Until there is a signal, it stays on the other phone.',
  withdrawn: 'This procedure was withdrawn',
  ended: 'This phone already finished it',
  damaged: 'This code cannot be read',
  stays: 'It is still on the other phone. Scan its code again.',
} as const;
