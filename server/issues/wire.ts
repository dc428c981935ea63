import { isProcedureLanguage, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { ORIGINAL } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import { onCards } from '#core/campus/duty.ts';
import type { Urgent } from '#core/campus/urgent-schema.ts';
import type { Issue } from '#core/issue/issue.ts';
import { writtenIn } from '#core/issue/written-in.ts';
import { stepPart, type IssuePart } from '#core/issue/issue-parts.ts';
import { skipsTo } from '#core/step/step-list.ts';
import type { StepPatch } from '#core/step/step-patch.ts';
import { BRANCHES, type SavedStep } from '#core/step/step.ts';
import type { Revision } from '#core/issue/revision-schema.ts';
import { encodeIssue, encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { decodePatch } from '#core/issue/wire.ts';
import { shownTexts, type Original, type Translation } from '#core/issue/translation.ts';
import type { PublishedTranslation } from '#core/issue/translation-schema.ts';
import { encodeStep, encodeSteps } from '#core/issue/encode-steps.ts';
import type {
  PublishedIssue,
  PublishedTitle,
  StepAnswer,
  WireIssue,
  WireStepPatch,
} from '#core/issue/wire-schema.ts';
import type { StoredRevision } from '../domain/revisions.sql.ts';
import { ApiError } from '../http/api-error.ts';
import type { StoredIssue } from './rows/issues.sql.ts';

// Only this file of the server handles steps in the form of the wire.

export function languageNamed(name: string): ProcedureLanguage {
  if (isProcedureLanguage(name)) return name;
  throw new ApiError('NOT_FOUND');
}

export function wireIssue({
  removed: _removed,
  translations: _translations,
  waiting,
  ...issue
}: StoredIssue): WireIssue {
  const pending = waiting && { at: waiting.at, disputed: waiting.disputed };
  return encodeIssue({ ...issue, ...(pending && { pending }) });
}

/** Returns an urgent message as phones get it, with contacts written out, since older phones do not know contacts in it (PUBLISH-16). */
export const sentenceInWords = (urgent: Urgent, campus: Campus): Urgent => ({
  ...urgent,
  sentence: plainText(urgent.sentence, onCards(campus)),
});

export function publishedIssue({ urgent, ...issue }: Issue, campus: Campus): PublishedIssue {
  const language = writtenIn(issue, campus);
  const published = encodePublishedIssue({
    ...issue,
    ...(urgent && { urgent: sentenceInWords(urgent, campus) }),
  });
  return { ...published, ...(language !== ORIGINAL && { language }) };
}

/** Returns the part of an issue that a card in a list shows. The contacts of its first question are written out, since a card can have no links (CONTACT-5). */
export function publishedTitle(
  {
    _id,
    title,
    alsoCalled,
    situations,
    isStarter,
    category,
    place,
    revision,
    urgent,
    language,
    steps: [first],
  }: PublishedIssue,
  campus: Campus,
): PublishedTitle {
  const question = first?.question && plainText(first.question, onCards(campus));
  return {
    _id,
    title,
    ...(alsoCalled && { alsoCalled }),
    ...(situations && { situations }),
    ...(isStarter && { isStarter }),
    category,
    ...(place && { place }),
    revision,
    ...(urgent && { urgent }),
    ...(question && { question }),
    ...(language && { language }),
  };
}

/** Returns an issue, or a revision of it, in another language as phones get it (TRANSLATE-6). */
export function publishedTranslation(
  issue: Original & Pick<Issue, '_id' | 'revision'>,
  translation: Translation,
): PublishedTranslation {
  const { _id, revision } = issue;
  return { _id, revision: revision ?? 0, ...shownTexts(issue, translation) };
}

export const wireSteps = (steps: readonly SavedStep[]): WireIssue['steps'] => encodeSteps(steps);

export function wireRevision({ steps, ...rest }: StoredRevision): Revision {
  return { ...rest, steps: encodeSteps(steps) };
}

/** Returns the answer to a save of `step`. Its skips name steps by their numbers in `shownAmong`. */
export function stepAnswer(
  step: SavedStep,
  shownAmong: readonly SavedStep[],
  issue: StoredIssue,
): StepAnswer {
  const { version: issueVersion, pending } = wireIssue(issue);
  return { ...encodeStep(step, shownAmong), issueVersion, ...(pending && { pending }) };
}

/** A save of a step: the members to change, or whether to remove or restore it, and the version on which it was made. */
export type StepSave = {
  readonly patch: StepPatch;
  readonly isArchived: boolean | undefined;
  readonly version: number | undefined;
};

/** Reads a save of a step. The step numbers in it are places in the issue as it is stored now. */
export function readStepSave(body: WireStepPatch, issue: Pick<Issue, 'steps'>): StepSave {
  const { isArchived, version } = body;
  return { patch: decodePatch(body, issue.steps), isArchived, version };
}

/** Returns the parts of the issue on which a save relies: the step itself unless it is new or restored, the order of steps if it names one, and the steps that skip to a removed one. */
export function partsOfStepSave(
  { isArchived, ...body }: WireStepPatch,
  stepId: string | undefined,
  { steps }: Pick<Issue, 'steps'>,
): IssuePart[] {
  const namesStep = BRANCHES.some((branch) => body[branch]?.goToStep);
  const parts: IssuePart[] = namesStep ? ['order'] : [];
  if (stepId === undefined || isArchived === false) return parts;
  const losers = isArchived ? skipsTo(steps, stepId).map(({ step }) => stepPart(step)) : [];
  return [...parts, stepPart(stepId), ...losers];
}
