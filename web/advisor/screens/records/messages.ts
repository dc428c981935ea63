const count = (number: number) => `${number} ${number === 1 ? 'record' : 'records'}`;

export const recordsMessages = {
  campusTime: (time: string) => `${time} campus time`,
  handedOver: (to: string, time: string) =>
    to === '' ? `Handed over ${time}` : `Handed over to ${to} ${time}`,
  waiting: {
    title: (number: number) => `${count(number)} waiting`,
    text: 'Sent by itself with a signal. Logging out removes nothing.',
    failed: {
      'no-answer': 'Nobody answered. It will be tried again.',
      portal: 'This network asks for a sign-in or a payment first. It will be tried again.',
      busy: 'The office is busy. It will be tried again.',
      broken: 'The office did not understand. It will be tried again.',
    },
  },

  groups: {
    tonight: 'Tonight',
    today: 'Today',
    earlier: 'Earlier',
  },

  receipt: {
    here: 'On this phone',
    hereAt: (time: string) => `On this phone at ${time}`,
    notSent: 'Not sent yet',
    sendingAgain: 'Sending again',
    refused: 'Refused',
    sent: 'Sent',
    received: 'Received',
    receivedAt: (time: string) => `Received by the office at ${time},`,
    earlierReceivedAt: (time: string) =>
      `Before your last change received by the office at ${time},`,
    code: (code: string) => `code ${code}`,
    restored: 'The office lost it and gets it again by itself.',
    refusedText:
      'The office could not take this record. It stays on this phone. Copy it for the office.',
  },

  record: {
    outcome: 'Outcome',
    name: 'Name',
    started: 'Started',
    finished: 'Finished',
    savedAt: 'On this phone since',
    answer: (number: number) => `Answer ${number}`,
    ticked: 'Confirmed',
    notTicked: 'Not confirmed',
    rating: 'Rating',
    stars: (stars: number) => `${stars} of 5 stars`,
    feedback: 'Feedback',
    message: 'Message',
    category: 'Category',
    refusedWith: (code: string, status: number) => `The office refused it: ${code}, ${status}`,
  },

  others: (number: number) => `${count(number)} of another name`,

  empty: {
    title: 'No records yet',
    text: 'What you finish or send is listed here with its receipt, until 72 hours after the office got it.',
  },
} as const;
