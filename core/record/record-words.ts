import type { ProvenBy } from '../people/advisor-proof.ts';

/** Beside an advisor whose name was to be proven (SIGNIN-46). */
export const PROOF_WORDS: Readonly<Record<ProvenBy, string>> = {
  campus: 'Proven by the campus sign-in',
  phone: 'Proven by an enrolled phone',
  none: 'Not proven',
};

/** The words for a record on its page, as text and as evidence. */
export const recordWords = {
  title: 'Record',
  step: (number: number) => `Step ${number}`,
  story: 'What happened',
  again: 'again',
  swept: 'What it said is gone after its term. It stays counted.',
  noTaps: 'The phone sent no times of its taps.',
  countedText: 'The way that was finally walked, in its order.',
  picture: 'Picture of the step',
  flagged: 'Flagged',
  facts: 'Record',
  corrections: 'Corrections',
  shown: 'Shown here',
  practice: 'Practice',
  unknownStep: 'words not on this server',
  confirmed: 'Confirmed',
  counted: 'Answers that count',
  lacksRevision: (number: number) =>
    `Revision ${number} was walked. This server does not have it: steps are shown as they were sent.`,
  lacksWords:
    'A revision was walked that this server does not have: steps are shown as they were sent.',
  strangeSteps:
    'Some steps are not in the revision that was walked: they are shown as they were sent.',
  category: 'Category',
  advisor: 'Advisor',
  proof: 'Name',
  handedOver: 'Handed over to',
  area: 'Area',
  started: 'Started',
  finished: 'Finished',
  received: 'Received',
  wording: 'Wording',
  report: 'Incident report',
  reports: {
    due: 'Not opened yet',
    opened: 'Opened on the phone',
    written: 'Marked as written',
  },
  device: 'Device',
  clock: 'Clock',
  rating: 'Rating',
  feedback: 'Feedback',
  outcome: 'Outcome',
  none: 'None',
  notRated: 'Not rated',
  revision: (number: number) => `Revision ${number}`,
  savedOn: (day: string) => `, saved ${day}`,
  stars: (rating: number) => `${rating} of 5 stars`,
  behind: (minutes: number) => `The phone's clock was ${minutes} min behind: times are corrected.`,
  ahead: (minutes: number) => `The phone's clock was ${minutes} min ahead: times are corrected.`,
  firstSent: 'First sent',
  correction: (number: number) => `Correction ${number}`,
  same: 'Nothing else was different.',
  wasOutcome: (outcome: string) => `Outcome was ${outcome}.`,
  wasRating: (rating: number | null) =>
    rating === null ? 'It was not rated.' : `Rating was ${rating} of 5 stars.`,
  wasFeedback: (text: string) => (text === '' ? 'It had no feedback.' : `Feedback was “${text}”`),
  wasSteps: (count: number) => `${count} ${count === 1 ? 'step was' : 'steps were'} answered.`,
  wasOtherAnswers: 'Other answers were given.',
  wasUnfinished: 'It was not finished.',
  wasReport: {
    due: 'Its incident report was not opened yet.',
    opened: 'Its incident report was opened on the phone.',
    written: 'Its incident report was marked as written.',
  },
  wasRevision: (number: number | null) =>
    number === null ? 'Its revision was not known.' : `Revision ${number} was walked.`,
} as const;
