/** The words about who was told about an escalation and who has it; no first paint needs them. */
export const toldMessages = {
  callback: 'Your callback number',
  optional: 'Optional, 4 to 15 digits.',
  wrong: 'Enter 4 to 15 digits.',
  change: 'Change',
  add: 'Leave a callback number',
  save: 'Save',

  sending: 'Sending',
  dontWait: "Don't wait. Call.",
  noSignal: 'Not sent: no signal. Call.',
  later: 'It is sent when you have a signal.',
  notSent: 'Not sent yet. Call.',
  again: 'It will be tried again.',
  unheard: 'No signal: no answer can arrive. Call.',
  sent: (names: string, time: string) =>
    names === '' ? `Message sent, ${time}.` : `Message sent to ${names}, ${time}.`,
  callNow: 'Nobody has answered: call.',
  nobody: 'Nobody has answered yet. Call.',
  told: (names: string, count: number) => `${names} ${count === 1 ? 'was' : 'were'} told.`,
  both: (first: string, second: string) => `${first} and ${second}`,
  others: (names: string, others: number) =>
    `${names} and ${others} ${others === 1 ? 'other' : 'others'}`,
  nobodyHas: (answer: string) => `${answer}. Call.`,
  hasNumber: 'Your callback number was sent.',
} as const;
