import { answerName } from '../base/display-name.ts';
import { answeredEntries } from './answered.ts';
import type { OpenedRecord } from './recorded-schema.ts';
import { timelineOf, type TimelineEntry } from './timeline.ts';
import { isOwnAnswerOf } from '../step/own-answers.ts';
import { recordWords as words } from './record-words.ts';
import { timelineMessages } from '../base/timeline-messages.ts';

/** The answers for which the page has words. */
const PLAIN: ReadonlySet<string> = new Set([
  ...Object.values(timelineMessages.answers),
  words.confirmed,
  answerName('Yes'),
  answerName('No'),
]);

/** Tells whether a question is the procedure's own text. A question can be stored even if its step is not. */
export const isOwnQuestion = (asked: string): boolean => asked !== words.unknownStep;

/** Returns the sentence about the start of a record with this title in it. */
export const sentenceOfStart = (record: OpenedRecord, title: string): string =>
  timelineMessages.started(
    record.advisor,
    title,
    record.practice ?? false,
    record.revision ?? record.sentRevision,
  );

/** An event of the record, with the step that it is about. `at` is undefined if the phone sent no time. */
export type StoryEntry = Omit<TimelineEntry, 'at'> & {
  readonly id: number;
  readonly at: number | undefined;
  /** The number of the step in the walked revision, null if it has no such step. */
  readonly number: number | null;
  readonly image: string | undefined;
  /** True if the answer is the procedure's own text, which is in the procedure's language (TRANSLATE-20). */
  readonly isOwnAnswer: boolean;
  /** True if the step was answered before. */
  readonly isAgain: boolean;
};

/** Returns an answer of the path that was finally walked, without a time. */
function answerOf(
  { question, response, step, shownIn }: OpenedRecord['steps'][number],
  { asked: steps }: OpenedRecord,
) {
  const said = String(response);
  const isOwn = isOwnAnswerOf(
    steps.find(({ _id }) => _id === step),
    said,
  );
  const plain = response === true ? words.confirmed : answerName(said);
  const answer = isOwn ? said : plain;
  const asked = question ?? words.unknownStep;
  const text = `${asked} ${answer}`;
  const inLanguage = shownIn !== undefined && { shownIn };
  return { did: 'answered' as const, step, asked, answer, text, at: undefined, ...inLanguage };
}

/** Returns the timeline of a record, and the events that followed on the server (TIMELINE-1, ANSWERS-11). */
export function timelineIn(record: OpenedRecord): readonly TimelineEntry[] {
  const { asked: steps, campus, title, revision, sentRevision } = record;
  const walked = timelineOf({
    record: { ...record, revision: revision ?? sentRevision },
    title,
    steps,
    campus,
    unknownStep: words.unknownStep,
  });
  return [...walked, ...answeredEntries(record)].toSorted((a, b) => a.at - b.at);
}

function placed(
  entries: readonly (Omit<TimelineEntry, 'at'> & { at: number | undefined })[],
  { asked }: OpenedRecord,
): StoryEntry[] {
  const answered = new Set<string>();
  return entries.map((entry, id) => {
    const index = asked.findIndex(({ _id }) => _id === entry.step);
    const isAgain = entry.step !== undefined && answered.has(entry.step);
    if (entry.step !== undefined) answered.add(entry.step);
    const number = index < 0 ? null : index + 1;
    const { answer = '' } = entry;
    const isOwnAnswer = !PLAIN.has(answer) || isOwnAnswerOf(asked[index], answer);
    return { ...entry, id, number, image: asked[index]?.image, isOwnAnswer, isAgain };
  });
}

const answersOf = (record: OpenedRecord) => record.steps.map((step) => answerOf(step, record));

export const countedAnswers = (record: OpenedRecord): readonly StoryEntry[] =>
  placed(answersOf(record), record);

/** Returns the story of a record: the taps with their times (RECORDED-2), or, if there are none, the answers between beginning and end. */
export function storyOf(record: OpenedRecord): readonly StoryEntry[] {
  const timeline = timelineIn(record);
  if (record.trail.length > 0) return placed(timeline, record);
  const walked = [...timeline.slice(0, 1), ...answersOf(record), ...timeline.slice(1)];
  return placed(walked, record);
}

/** Tells whether the taps have other answers than those that count: Back undid one, or a step is unknown. */
export function countsOtherwise(record: OpenedRecord): boolean {
  if (record.trail.length === 0) return false;
  const timeline = storyOf(record).filter(({ did }) => did === 'answered');
  return (
    timeline.length !== record.steps.length ||
    timeline.some(({ step }, index) => step !== record.steps[index]?.step)
  );
}
