export const previewMessages = {
  preview: 'Preview',
  settleFirst: 'First choose between your changes and theirs.',
  fromStep: (number: number) => `From Step ${number}`,
  fromStart: 'From the start',
  tree: 'Tree',
  notFinished: 'Not finished yet',
  unfinishedStep: (number: number) => `Step ${number} is not complete.`,
  /** 'Step 4, If yes' */
  unfinishedAnswer: (number: number, answer: string) =>
    `Step ${number}, ${answer}: choose where it goes.`,
  noSteps: 'No steps yet.',
  goToStep: (number: number) => `Go to Step ${number}`,
  nothingRecorded: 'Nothing is recorded. No calls are made.',
  notSaved: (number: number) => `Step ${number} has unsaved changes.`,
  ended: (outcome: string) => `The advisor is done: ${outcome}.`,
  seen: {
    title: (area: string | undefined, when: string | undefined) =>
      ['Who it calls: ', area === undefined ? '' : `${area}, `, when ?? 'now'].join(''),
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
    /** Returns the sentence that says what the button would do on an advisor's phone. */
    wouldCall: (name: string, why?: string) =>
      `The phone calls ${name}.${why === undefined ? '' : ` ${why}.`}`,
    wouldOpen: 'Advisors see all contacts here.',
    wouldEscalate: 'Advisors see who to call first, and can record the escalation.',
  },
} as const;
