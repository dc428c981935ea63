/** The words around the questions of an issue, wherever it is walked, apart from those that every page loads. */
export const guideMessages = {
  next: 'NEXT',
  back: 'Back',
  resolved: 'Issue resolved',
  escalated: 'Issue escalated',
  firstAct: 'Do this first',
  call: (name: string) => `Call ${name}`,
  nameNotSet: (name: string) => `${name} (Number not set: dial the emergency number you know)`,
} as const;
