const count = (number: number) => `${number} ${number === 1 ? 'record' : 'records'}`;

export const recordsMessages = {
  campusTime: (time: string) => `${time} campus time`,
  handedOver: (to: string, time: string) =>
    to === '' ? `Handed over ${time}` : `Handed over to ${to} ${time}`,
  waiting: {
    title: (number: number) => `${count(number)} waiting`,
    text: 'Sent once there is a signal. Logging out removes nothing.',
    failed: {
      'no-answer': 'No answer. Will try again.',
      portal: 'This network needs a sign-in first. Will try again.',
      busy: 'The server is busy. Will try again.',
      broken: 'Something went wrong. Will try again.',
    },
  },

  groups: {
    tonight: 'Tonight',
    today: 'Today',
    earlier: 'Earlier',
  },

  night: {
    copy: 'Copy the night',
    text: 'Text of the night',
    practice: (title: string) => `${title} (practice)`,
    head: (name: string, since: string) => `${name}, since ${since}`,
  },

  receipt: {
    here: 'On this phone',
    hereAt: (time: string) => `On this phone at ${time}`,
    notSent: 'Not sent yet',
    sendingAgain: 'Sending again',
    refused: 'Not accepted',
    sent: 'Sent',
    received: 'Received',
    receivedAt: (time: string) => `Received by the office at ${time},`,
    earlierReceivedAt: (time: string) => `Earlier version received by the office at ${time},`,
    code: (code: string) => `code ${code}`,
    restored: 'The server lost it. It will be sent again.',
    refusedText: 'It is still on this phone. Copy it and send it to the office.',
  },

  record: {
    outcome: 'Outcome',
    name: 'Name',
    started: 'Started',
    finished: 'Finished',
    savedAt: 'On this phone since',
    answer: (number: number) => `Answer ${number}`,
    shownIn: (language: string) => `Shown in ${language}`,
    ticked: 'Confirmed',
    notTicked: 'Not confirmed',
    rating: 'Rating',
    stars: (stars: number) => `${stars} of 5 stars`,
    feedback: 'Feedback',
    message: 'Message',
    category: 'Category',
    refusedWith: (code: string, status: number) => `Not accepted: ${code}, ${status}`,
  },

  others: (number: number) => `${count(number)} under another name`,

  empty: {
    title: 'No records yet',
    text: 'Records stay here for 72 hours after the office receives them.',
  },
} as const;
