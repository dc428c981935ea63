import { dayOf } from '../base/day.ts';
import { displayName } from '../base/display-name.ts';
import { languageNames } from '../base/language-name.ts';
import { formatDay, formatTime } from '../base/format.ts';
import type { OpenedRecord, RecordedVersion } from './recorded-schema.ts';
import { timelineText } from './timeline.ts';
import { answeredFact } from './answered.ts';
import { takerIn } from './holder.ts';
import { languagesShown } from './shown-languages.ts';
import { PROOF_WORDS, recordWords as words } from './record-words.ts';
import { countedAnswers, timelineIn } from './story.ts';
import { marks } from '../base/mark-messages.ts';

const answersOf = ({ steps }: RecordedVersion): string =>
  JSON.stringify(steps.map(({ step, response }) => [step, response]));

/** Lists in sentences how a version differs from the current one (RECORDED-4). */
function differencesOf(version: RecordedVersion, held: RecordedVersion): readonly string[] {
  const { issueStatus, rating, description, steps, finishedAt, revision, sentRevision, report } =
    version;
  const isShorter = steps.length !== held.steps.length;
  const isUnfinished = finishedAt === null && held.finishedAt !== null;
  return [
    issueStatus === held.issueStatus ? [] : words.wasOutcome(displayName(issueStatus)),
    isShorter ? words.wasSteps(steps.length) : [],
    !isShorter && answersOf(version) !== answersOf(held) ? words.wasOtherAnswers : [],
    isUnfinished ? words.wasUnfinished : [],
    rating === held.rating ? [] : words.wasRating(rating),
    description === held.description ? [] : words.wasFeedback(description),
    revision === held.revision ? [] : words.wasRevision(revision ?? sentRevision),
    report && report !== held.report ? words.wasReport[report] : [],
  ].flat();
}

/** Returns '20 Nov 2026, 3:12 am' on the campus's clock. */
export function whenOf(instant: string, timeZone: string): string {
  return `${formatDay(dayOf(new Date(instant), timeZone))}, ${formatTime(instant, timeZone)}`;
}

export type Fact = { readonly name: string; readonly text: string };

function clockOf({ clockBehind }: OpenedRecord): string | undefined {
  const minutes = Math.round(Math.abs(clockBehind) / 60_000);
  if (clockBehind === 0) return undefined;
  return clockBehind > 0 ? words.behind(minutes) : words.ahead(minutes);
}

/** Returns the names of the advisors to whom a walk was handed over, in order (HANDOVER-2). */
const takersOf = ({ moments = [] }: OpenedRecord): readonly string[] =>
  moments.flatMap(({ did }) => takerIn(did) ?? []);

/** Lists the facts of a record besides its timeline (RECORDED-1). */
export function factsOf(record: OpenedRecord): readonly Fact[] {
  const { timeZone, revision, sentRevision, revisionSavedAt, finishedAt, rating, report } = record;
  const number = revision ?? sentRevision;
  const saved =
    revisionSavedAt === null
      ? ''
      : words.savedOn(formatDay(dayOf(new Date(revisionSavedAt), timeZone)));
  const clock = clockOf(record);
  const takers = takersOf(record);
  const answered = answeredFact(record);
  return [
    { name: words.outcome, text: displayName(record.issueStatus) },
    ...(answered === undefined ? [] : [{ name: words.escalation, text: answered }]),
    { name: words.category, text: displayName(record.category) },
    { name: words.advisor, text: record.advisor },
    ...(record.proof === null ? [] : [{ name: words.proof, text: PROOF_WORDS[record.proof] }]),
    ...(takers.length > 0 ? [{ name: words.handedOver, text: takers.join(', ') }] : []),
    ...(record.area ? [{ name: words.area, text: record.area }] : []),
    { name: words.started, text: whenOf(record.startedAt, timeZone) },
    ...(finishedAt === null ? [] : [{ name: words.finished, text: whenOf(finishedAt, timeZone) }]),
    { name: words.received, text: whenOf(record.receivedAt, timeZone) },
    {
      name: words.wording,
      text:
        revision === null || number === null ? words.unknownStep : words.revision(number) + saved,
    },
    ...(report ? [{ name: words.report, text: words.reports[report] }] : []),
    { name: words.device, text: record.device ?? words.none },
    ...(clock === undefined ? [] : [{ name: words.clock, text: clock }]),
    { name: words.rating, text: rating === null ? words.notRated : words.stars(rating) },
    { name: words.feedback, text: record.description || words.none },
  ];
}

/** Returns the reason for which a record is flagged, or undefined if it is not (RECORDED-2). */
export function flagOf({ flagged, revision, sentRevision }: OpenedRecord): string | undefined {
  if (!flagged) return undefined;
  if (revision !== null) return words.strangeSteps;
  return sentRevision === null ? words.lacksWords : words.lacksRevision(sentRevision);
}

/** Returns the earlier versions, the newest first, each with its differences from the current record (RECORDED-4). */
export function formerOf(record: OpenedRecord) {
  return record.former.toReversed().map((version) => {
    const { correction, receivedAt } = version;
    const differences = differencesOf(version, record);
    return {
      correction,
      name: correction === 0 ? words.firstSent : words.correction(correction),
      when: whenOf(receivedAt, record.timeZone),
      differences: differences.length === 0 ? [words.same] : differences,
    };
  });
}

/** Returns the record as plain text, for an incident report (RECORDED-5). */
export function recordText(record: OpenedRecord): string {
  const flag = flagOf(record);
  const answers = countedAnswers(record).map(({ step = '', number, asked, answer }) => {
    const shown = languagesShown(record.moments ?? [], step);
    return [
      number === null ? '-' : `${number}.`,
      asked,
      answer,
      ...(shown.length === 0 ? [] : [`(${words.shownIn(languageNames(shown))})`]),
    ].join(' ');
  });
  return [
    record.practice ? `${record.title} (${words.practice})` : record.title,
    ...(flag === undefined ? [] : [flag]),
    ...factsOf(record).map(({ name, text }) => `${name}${marks.colon} ${text}`),
    '',
    timelineText(timelineIn(record), record.timeZone),
    '',
    words.counted,
    ...answers,
    ...formerOf(record).map(({ name, when, differences }) =>
      [`\n${name}, ${when}${marks.colon}`, ...differences].join(' '),
    ),
  ].join('\n');
}
