import type { ProvenBy } from '../people/advisor-proof.ts';

/** Beside an advisor whose name was to be proven (SIGNIN-46). */
export const PROOF_WORDS: Readonly<Record<ProvenBy, string>> = {
  campus: 'Verified by campus sign-in',
  phone: 'Verified by enrolled phone',
  none: 'Not verified',
};

/** The words for a record on its page, as text and as evidence. */
export const recordWords = {
  title: 'Record',
  step: (number: number) => `Step ${number}`,
  story: 'What happened',
  again: 'again',
  swept: 'Its details were deleted after their time limit. It still counts.',
  noTaps: 'The phone sent no times.',
  countedText: 'The final path, in order.',
  picture: 'Image for this step',
  flagged: 'Flagged',
  facts: 'Record',
  corrections: 'Corrections',
  shown: 'Shown here',
  practice: 'Practice',
  unknownStep: 'text not on this server',
  confirmed: 'Confirmed',
  counted: 'Final answers',
  lacksRevision: (number: number) =>
    `Revision ${number} is not on this server. Steps are shown as sent.`,
  lacksWords: 'The revision is not on this server. Steps are shown as sent.',
  strangeSteps: 'Some steps are not in this revision. They are shown as sent.',
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
  behind: (minutes: number) => `The phone's clock was ${minutes} min behind; times are corrected.`,
  ahead: (minutes: number) => `The phone's clock was ${minutes} min ahead; times are corrected.`,
  firstSent: 'First sent',
  correction: (number: number) => `Correction ${number}`,
  same: 'Nothing else changed.',
  wasOutcome: (outcome: string) => `Outcome was ${outcome}.`,
  wasRating: (rating: number | null) =>
    rating === null ? 'It was not rated.' : `Rating was ${rating} of 5 stars.`,
  wasFeedback: (text: string) =>
    text === '' ? 'There was no feedback.' : `Feedback was “${text}”`,
  wasSteps: (count: number) => `${count} ${count === 1 ? 'step was' : 'steps were'} answered.`,
  wasOtherAnswers: 'Answers were different.',
  wasUnfinished: 'It was not finished.',
  wasReport: {
    due: 'The incident report was not opened yet.',
    opened: 'The incident report was opened on the phone.',
    written: 'The incident report was marked as written.',
  },
  wasRevision: (number: number | null) =>
    number === null ? 'The revision was unknown.' : `It used revision ${number}.`,
} as const;
