/** The words of 'Escalate now'. */
export const escalateMessages = {
  escalateNow: 'Escalate now',
  escalated: 'Escalated',
  callFirst: 'Call first.',
  record: 'Record as escalated',
  tells: 'Recording it tells the office. The guide stays open.',
  tellsNobody: 'Practice: recording it tells nobody. The guide stays open.',
  at: (step: number | undefined, time: string) =>
    step === undefined ? `Escalated at the end, ${time}.` : `Escalated at step ${step}, ${time}.`,
  goesOn: 'The guide goes on.',
} as const;
