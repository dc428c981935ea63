import { inDigits } from '../../base/written.ts';
import type { CountedAnswer } from '#core/analytics/counted-walk.ts';
import type { ConfidenceInterval } from '#core/analytics/confidence-interval.ts';
import { percent } from '../../base/percent.ts';

const walks = (count: number) => `${inDigits(count)} ${count === 1 ? 'record' : 'records'}`;

/** Returns '96 s', or '12 min' from ten minutes on. */
const time = (seconds: number) =>
  seconds < 600 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const ranged = (count: number, of: number, { share }: ConfidenceInterval) =>
  `${inDigits(count)} of ${inDigits(of)} (${percent(share)})`;

export const numbersMessages = {
  title: 'Numbers on the tree',
  back: 'Back to Analytics',
  startDate: 'Start date',
  endDate: 'End date',
  outOfOrder: 'The end date is before the start date.',
  revision: 'Revision',
  allRevisions: 'All revisions',
  revisionOf: (revision: number, day: string) => `Revision ${revision}, ${day}`,
  show: 'Show results',
  asTable: 'As a table',
  asTree: 'As a tree',
  loadFailed: 'The numbers did not load.',
  notFound: 'This procedure does not exist',
  notFoundText: 'It may be missing from a restored backup.',
  draft: 'Never published',
  draftText: 'Numbers start once it is published.',
  toEditor: 'Open in the editor',
  none: 'No records',
  noneText: 'Nobody used this revision on these days.',
  walks,
  key: 'Thicker lines were taken more often. Steps show records, typical time and escalations.',
  drawnOn: (revision: number) => `Revision ${revision} is shown.`,
  percent,
  number: inDigits,
  time,
  reached: (count: number, visits: number) =>
    visits > count ? `${inDigits(count)}, ${inDigits(visits)} times` : inDigits(count),
  more: (seconds: number | null, stopped: number) =>
    [seconds === null ? [] : time(seconds), stopped === 0 ? [] : `${inDigits(stopped)} stopped`]
      .flat()
      .join(', '),
  escalatedHere: (count: number) => `${inDigits(count)} escalated here`,
  ended: (count: number, of: number) => `${inDigits(count)} of ${inDigits(of)}`,
  cameHere: (count: number) => `${walks(count)} reached this step`,
  medianTime: (seconds: number) => `typically ${time(seconds)}`,
  wayTaken: (answers: string, to: string, count: number, share: number | undefined) =>
    `${answers}: ${to}, ${inDigits(count)}${share === undefined ? '' : ` (${percent(share)})`}`,
  step: (place: number) => `Step ${place}`,
  finalScreen: 'Final screen',
  standsOut: 'What stands out',
  nothingStandsOut: 'Nobody escalated along the way.',
  few: (count: number) => `Only ${walks(count)}: too few to compare.`,
  escalated: (step: string, count: number, of: number, range: ConfidenceInterval) =>
    `${step}: ${ranged(count, of, range)} escalated from here.`,
  stopped: (step: string, count: number, of: number, range: ConfidenceInterval) =>
    `${step}: ${ranged(count, of, range)} escalated and stopped here.`,
  slow: (step: string, seconds: number, of: number) =>
    `${step}: half of ${walks(of)} took ${time(seconds)} or longer.`,
  overlap: 'The first two may not really differ.',
  open: (step: string) => `Open ${step}`,
  addsUp: 'Totals',
  sum: (ended: number, resolved: number, escalated: number, stopped: number) =>
    `${inDigits(ended)} ended: ${inDigits(resolved)} resolved, ${inDigits(escalated)} escalated. ${stopped === 0 ? 'None' : inDigits(stopped)} escalated and stopped before the end.`,
  ongoing: (count: number) =>
    `${inDigits(count)} ${count === 1 ? 'was' : 'were'} escalated along the way.`,
  aside: (count: number) =>
    `${inDigits(count)} of them at a step the advisor went back from, so no step shows them.`,
  withoutSteps: (count: number) =>
    `${inDigits(count)} ended without naming a step, so no step shows them.`,
  unreadable: (count: number) => `${walks(count)} from missing revisions are left out.`,
  unsent: 'Procedures left without an outcome are not counted.',
  elsewhere: 'In other revisions',
  elsewhereText: 'Steps and answers that this revision does not have.',
  goneStep: (question: string | null, revision: number | null) =>
    question === null
      ? 'A step that is not on this server'
      : `“${question}”${revision === null ? '' : `, revision ${revision}`}`,
  goneCount: (count: number, escalated: number) =>
    `${walks(count)}${escalated === 0 ? '' : `, ${inDigits(escalated)} escalated here`}`,
  otherWay: (from: string, answer: string, to: string) => `${from}, ${answer}: ${to}`,
  table: 'Steps in numbers',
  columns: {
    step: 'Step',
    reached: 'Reached',
    seconds: 'Typical time',
    escalated: 'Escalated here',
    stopped: 'Stopped',
    answers: 'Answers',
  },
  share: (count: number, of: number, range: ConfidenceInterval) =>
    count === 0 ? '0' : ranged(count, of, range),
  unknownTime: 'Not known',
} as const;

/** The names of answers to steps that are not drawn. */
export const ANSWER_NAMES: Record<CountedAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  confirmed: 'Confirmed',
  other: 'another answer',
};
