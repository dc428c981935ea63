/** The words about records that wait on the phone, and about their result; no first paint needs them. */
export const outboxMessages = {
  notSent: 'Not sent yet. It is kept on this phone and will be tried again.',
  refused: 'Not accepted. Copy it from Records.',
  arrived: 'Received by the office.',
  sendNow: 'Send now',
  storedHere: 'Kept on this phone and will be tried again',
  callAboutIt: 'Not accepted. Copy the timeline and call the office.',
  notStored: 'This phone is full and saved nothing. Leave this page open and try again.',
  savedHere: 'Saved on this phone. It will be sent when you are back online.',
  notLasting: 'This phone cannot save. Leave this page open until everything is sent.',
  stays: (unfinished: number, unsent: number, name: string) =>
    `${[unfinished > 0 ? `${unfinished} unfinished` : '', unsent > 0 ? `${unsent} not sent yet` : ''].filter(Boolean).join(', ')}. Everything stays on this phone under ${name}'s name.`,
} as const;
