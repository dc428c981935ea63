/** The words of a record's timeline, in the third person and the past tense. */
export const timelineMessages = {
  unknownStep: 'a step not on this phone',
  step: (number: number) => `step ${number}`,
  asked: (advisor: string, isAgain: boolean) => `${advisor} asked${isAgain ? ' again' : ''}`,
  read: (advisor: string, isAgain: boolean) => `${advisor} read${isAgain ? ' again' : ''}`,
  replies: { yes: 'Answered yes.', no: 'Answered no.', tick: 'Confirmed.' },
  answered: 'Answered',
  answers: { yes: 'Yes', no: 'No', tick: 'Confirmed' },
  called: (advisor: string, whom: string) => `${advisor} tapped Call ${whom}.`,
  wentBack: (advisor: string, from: string) => `${advisor} went back from ${from}.`,
  escalated: (advisor: string, at: string) =>
    `${advisor} recorded the issue as escalated at ${at}.`,
  handedOver: (advisor: string, to: string) => `${advisor} handed the procedure over to ${to}.`,
  tookBack: (advisor: string, outcome: string) =>
    `${advisor} undid marking the issue as ${outcome}.`,
  timer: (advisor: string, minutes: number, at: string) =>
    `${advisor} set a timer of ${minutes} minutes at ${at}.`,
  rang: (at: string) => `The timer rang at ${at}.`,
  timerBack: (advisor: string) => `${advisor} canceled the timer.`,
  cut: 'Later taps were not recorded.',
  started: (
    advisor: string,
    title: string,
    isPractice: boolean,
    revision: number | null | undefined,
  ) =>
    `${advisor} started ${isPractice ? 'a practice run of' : 'the procedure'} “${title}”${revision ? ` (revision ${revision})` : ''}.`,
  ended: (advisor: string, outcome: string) => `${advisor} ended the procedure: ${outcome}.`,
  phoneTime: 'phone time',
  campusTime: (timeZone: string) => `campus time, ${timeZone}`,
} as const;
