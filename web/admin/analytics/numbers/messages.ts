import type { CountedAnswer } from '#core/analytics/counted-walk.ts';
import type { ConfidenceInterval } from '#core/analytics/confidence-interval.ts';
import { percent } from '../../base/percent.ts';

const walks = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'walk' : 'walks'}`;

const number = (count: number) => count.toLocaleString('en');

/** '96 s', from ten minutes on '12 min'. */
const time = (seconds: number) =>
  seconds < 600 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const ranged = (count: number, of: number, { share, low, high }: ConfidenceInterval) =>
  `${number(count)} of ${number(of)} (${percent(share)}, ${Math.round(low * 100)} to ${percent(high)})`;

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
  notFound: 'There is no such issue',
  notFoundText: 'It, or this revision of it, may be of a database that was restored since.',
  draft: 'It was never published',
  draftText: 'Walks are counted once advisors can walk it.',
  toEditor: 'Open in the editor',
  none: 'No walk is counted',
  noneText: 'Nobody recorded a walk of it in these days, or of this revision.',
  walks,
  key: 'Thicker lines were taken more often. In a step: how many came to it, the median time to its answer, and how many were escalated there. Practice is left out.',
  drawnOn: (revision: number) => `Drawn on revision ${revision}.`,
  percent,
  number,
  time,
  reached: (count: number, visits: number) =>
    visits > count ? `${number(count)}, ${number(visits)} times` : number(count),
  more: (seconds: number | null, stopped: number) =>
    [seconds === null ? [] : time(seconds), stopped === 0 ? [] : `${number(stopped)} stopped`]
      .flat()
      .join(', '),
  escalatedHere: (count: number) =>
    count === 0 ? 'none escalated' : `${number(count)} escalated here`,
  ended: (count: number, of: number) => `${number(count)} of ${number(of)}`,
  cameHere: (count: number) => `${walks(count)} came here`,
  medianTime: (seconds: number) => `median ${time(seconds)}`,
  wayTaken: (answers: string, to: string, count: number, share: number | undefined) =>
    `${answers}: ${to}, ${number(count)}${share === undefined ? '' : ` (${percent(share)})`}`,
  step: (place: number) => `Step ${place}`,
  finalScreen: 'Final screen',
  standsOut: 'What stands out',
  nothingStandsOut: 'No walk was escalated under way.',
  few: (count: number) => `Only ${walks(count)}: so few tell little.`,
  escalated: (step: string, count: number, of: number, range: ConfidenceInterval) =>
    `${step}: ${ranged(count, of, range)} were escalated from here.`,
  stopped: (step: string, count: number, of: number, range: ConfidenceInterval) =>
    `${step}: ${ranged(count, of, range)} stopped here: escalated, and nothing came since.`,
  slow: (step: string, seconds: number, of: number) =>
    `${step}: half of ${walks(of)} took ${time(seconds)} or longer to its answer.`,
  overlap: 'The ranges of the first two overlap.',
  open: (step: string) => `Open ${step}`,
  addsUp: 'It adds up',
  sum: (ended: number, resolved: number, escalated: number, stopped: number) =>
    `${number(ended)} ended, ${number(resolved)} resolved and ${number(escalated)} escalated. ${
      stopped === 0 ? 'None' : number(stopped)
    } stopped at a step: escalated there, with no end sent since.`,
  ongoing: (count: number) =>
    `${number(count)} ${count === 1 ? 'was' : 'were'} escalated under way, whether the walk went on or not.`,
  aside: (count: number) =>
    `${number(count)} of them at a step that the walk then went back from: no step has them.`,
  withoutSteps: (count: number) =>
    `${number(count)} of those that ended named no step: no step, no answer and not the final screen has them.`,
  unreadable: (count: number) =>
    `${walks(count)} of revisions that are not on this server are left out.`,
  unsent:
    'A walk that is left without an outcome and was not escalated sends nothing: it is not counted here.',
  elsewhere: 'Not on this drawing',
  elsewhereText: 'Steps and ways of other revisions than the one drawn.',
  goneStep: (question: string | null, revision: number | null) =>
    question === null
      ? 'A step whose words are not on this server'
      : `“${question}”${revision === null ? '' : `, revision ${revision}`}`,
  goneCount: (count: number, escalated: number) =>
    `${walks(count)}${escalated === 0 ? '' : `, ${number(escalated)} escalated here`}`,
  otherWay: (from: string, answer: string, to: string) => `${from}, ${answer}: ${to}`,
  table: 'Steps in numbers',
  columns: {
    step: 'Step',
    reached: 'Reached',
    seconds: 'Median time',
    escalated: 'Escalated here',
    stopped: 'Stopped',
    answers: 'Answers',
  },
  share: (count: number, of: number, range: ConfidenceInterval) =>
    count === 0 ? '0' : ranged(count, of, range),
  unknownTime: 'Not known',
} as const;

/** Answers of steps that are not drawn. */
export const ANSWER_NAMES: Record<CountedAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  confirmed: 'Confirmed',
  other: 'another answer',
};
