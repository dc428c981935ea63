export const previewMessages = {
  preview: 'Preview',
  settleFirst: 'Settle what was saved elsewhere first.',
  fromStep: (number: number) => `From Step ${number}`,
  fromStart: 'From the start',
  tree: 'Tree',
  notFinished: 'Not finished yet',
  unfinishedStep: (number: number) => `Step ${number} is not complete.`,
  /** 'Step 4, If yes' */
  unfinishedAnswer: (number: number, answer: string) =>
    `Where Step ${number}, ${answer}, leads is not set, or is gone.`,
  noSteps: 'There is no step yet.',
  goToStep: (number: number) => `Go to Step ${number}`,
  nothingRecorded: 'Nothing is recorded, no call is made.',
  notSaved: (number: number) => `Step ${number} is not saved as shown.`,
  ended: (outcome: string) => `Here it ends for an advisor: ${outcome}.`,
  seen: {
    title: (area: string | undefined, when: string | undefined) =>
      ['Whom it calls: ', area === undefined ? '' : `${area}, `, when ?? 'now'].join(''),
    noAreaHere: 'no area chosen',
    area: 'Area',
    noArea: 'No area chosen',
    day: 'Day',
    now: 'Now',
    hour: 'Hour',
    at: (day: string, time: string) => `${day} ${time}`,
  },
  calls: {
    label: 'Calls',
    contacts: 'Contacts',
    escalateNow: 'Escalate now',
    /** Sentences for what the buttons do on an advisor's phone. */
    wouldCall: (name: string, why?: string) =>
      `An advisor's phone calls ${name}.${why === undefined ? '' : ` ${why}.`}`,
    wouldOpen: 'An advisor sees everybody to call.',
    wouldEscalate: 'An advisor sees whom to call first, and can record the escalation.',
  },
} as const;
