/** The words about records waiting on the phone, and about their result: no first paint needs them. */
export const outboxMessages = {
  notSent: 'Not sent yet. It is kept on this phone and will be tried again.',
  refused: 'The office could not take this. It stays on this phone: copy it from Records.',
  arrived: 'Received by the office.',
  sendNow: 'Send now',
  storedHere: 'Kept on this phone, will be tried again',
  callAboutIt: 'Refused by the office. Copy the timeline and call the office.',
  refusedHere: 'Refused by the office. It stays on this phone: copy it from Records.',
  notStored: 'This phone is full. Nothing could be kept on it: leave this page open and try again.',
  savedHere: 'Saved on this phone. It will be sent when you are back online.',
  notLasting: 'This phone cannot keep anything. Leave this page open until everything is sent.',
  stays: (unfinished: number, unsent: number, name: string) =>
    `${[
      unfinished > 0 ? `${unfinished} unfinished` : '',
      unsent > 0 ? `${unsent} not sent yet` : '',
    ]
      .filter(Boolean)
      .join(', ')}. It stays on this phone, in ${name}'s name.`,

  /** The words for whether the app works without a signal. */
  offline: {
    ready: (count: number, asOf: string) =>
      `Ready offline, ${count} ${count === 1 ? 'procedure' : 'procedures'}, as of ${asOf}`,
    notReady: 'Not ready: open once with a signal',
    needsHttps: 'Offline needs https',
  },

  /** Asked before Start or Send if no name is stored (ADVISOR-4). */
  askName: {
    title: 'Enter your username',
    text: 'It goes on the record.',
    confirm: 'Continue',
    cancel: 'cancel',
  },
} as const;
