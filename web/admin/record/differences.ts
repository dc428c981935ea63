import type { RecordedVersion } from '#core/record/recorded-schema.ts';
import { recordMessages } from './messages.ts';

const words = recordMessages;

const answersOf = ({ steps }: RecordedVersion): string =>
  JSON.stringify(steps.map(({ step, response }) => [step, response]));

/** What a version said otherwise than the one that is held, in sentences (RECORDED-4). */
export function differencesOf(version: RecordedVersion, held: RecordedVersion): readonly string[] {
  const { issueStatus, rating, description, steps, finishedAt, revision, sentRevision } = version;
  const isShorter = steps.length !== held.steps.length;
  const isUnfinished = finishedAt === null && held.finishedAt !== null;
  return [
    issueStatus === held.issueStatus ? [] : words.wasOutcome(issueStatus),
    isShorter ? words.wasSteps(steps.length) : [],
    !isShorter && answersOf(version) !== answersOf(held) ? words.wasOtherAnswers : [],
    isUnfinished ? words.wasUnfinished : [],
    rating === held.rating ? [] : words.wasRating(rating),
    description === held.description ? [] : words.wasFeedback(description),
    revision === held.revision ? [] : words.wasRevision(revision ?? sentRevision),
  ].flat();
}
