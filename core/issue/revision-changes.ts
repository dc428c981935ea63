import { cutTitle } from '../base/cut-title.ts';
import type { ProcedureLanguage } from '../base/procedure-languages.ts';
import type { Details, MembersOf } from './details.ts';
import { membersOf, textOfDetail } from './typed-details.ts';
import { stepOfPlace, type TranslatedMember } from './translation.ts';
import { changedTexts, publishedIn, type WithTranslations } from './translations.ts';
import { textsOf } from '../step/step-texts.ts';
import { formatStepNumber } from '../step/step-number.ts';
import { BRANCHES, isSkip, type Branch, type SavedStep } from '../step/step.ts';
import { marks } from '../base/mark-messages.ts';

/** The part of an issue that a revision keeps. */
export type RevisionContent = Pick<Details, MembersOf<'inRevision'>> & {
  readonly steps: readonly SavedStep[];
} & WithTranslations;

/** The kinds of differences: of details; of a step's presence, place and members; of the target and text of an answer; of a language and of a text in it. */
export const CHANGED = [
  ...membersOf('inRevision'),
  'added',
  'removed',
  'moved',
  'question',
  'image',
  'answerType',
  'answer',
  'text',
  'language',
  'translation',
] as const;

/**
 * One difference between two revisions. `step` is its number in the newer revision, or in the older one if
 * the step was removed; it is null for the details. A side is null if there was nothing. The target of an
 * answer is an action type or, for a skip, 'Step n', with the beginning of its question if both sides have
 * the same number. `language` is set for a translated text, whose place is its step and branch or its
 * `detail`.
 */
export type RevisionChange = {
  readonly what: (typeof CHANGED)[number];
  readonly step: number | null;
  readonly branch?: Branch;
  readonly language?: ProcedureLanguage;
  readonly detail?: TranslatedMember;
  readonly before: string | null;
  readonly after: string | null;
};

type StepAndNumber = { readonly step: SavedStep; readonly number: number };

const placed = ({ steps }: RevisionContent): Map<string, StepAndNumber> =>
  new Map(steps.map((step, index) => [step._id, { step, number: index + 1 }]));

/** Returns the smallest set of numbers to take out of a list so that the rest ascends. */
function outOfOrder(numbers: readonly number[]): Set<number> {
  // For each number, this has the length of the longest run that ends with it, and the number before it in that run.
  const runs: { length: number; before: number }[] = [];
  let best = -1;
  for (const [at, number] of numbers.entries()) {
    let before = -1;
    for (let other = 0; other < at; other += 1) {
      const isLonger = (runs[other]?.length ?? 0) > (runs[before]?.length ?? 0);
      if ((numbers[other] ?? 0) < number && isLonger) before = other;
    }
    runs.push({ length: (runs[before]?.length ?? 0) + 1, before });
    if ((runs[at]?.length ?? 0) > (runs[best]?.length ?? 0)) best = at;
  }
  const left = new Set(numbers);
  for (let at = best; at >= 0; at = runs[at]?.before ?? -1) left.delete(numbers[at] ?? 0);
  return left;
}

/** Names a target with its question, since two steps can have the same number in different revisions. */
function distinctTarget(
  step: SavedStep,
  branch: Branch,
  all: ReadonlyMap<string, StepAndNumber>,
): string | null {
  const words = leadsTo(step, branch, all);
  const { question } = all.get(step[branch]?.goToStep ?? '')?.step ?? {};
  return isSkip(step[branch]) && question ? `${words} ${marks.quoted(cutTitle(question))}` : words;
}

function leadsTo(
  step: SavedStep,
  branch: Branch,
  all: ReadonlyMap<string, StepAndNumber>,
): string | null {
  const action = step[branch];
  const target = isSkip(action) ? all.get(action?.goToStep ?? '') : undefined;
  return target ? formatStepNumber(target.number) : (action?.actionType ?? null);
}

const textOf = (step: SavedStep, branch: Branch): string | null =>
  textsOf(step).find(({ field }) => field.startsWith(branch))?.text ?? null;

/** Returns the target of an answer. A skip is named by the id of its step, which no other edit changes (STEP-9). */
const wayOf = (step: SavedStep, branch: Branch): string =>
  `${step[branch]?.actionType} ${(isSkip(step[branch]) && step[branch]?.goToStep) || ''}`;

/** Lists the differences between two revisions of an issue, in the order in which it is read (REVISION-2). */
export function changesBetween(older: RevisionContent, newer: RevisionContent): RevisionChange[] {
  const before = placed(older);
  const after = placed(newer);
  const changes: RevisionChange[] = [];

  for (const what of membersOf('inRevision')) {
    const [was, is] = [textOfDetail(what, older[what]), textOfDetail(what, newer[what])];
    if (was !== is) changes.push({ what, step: null, before: was, after: is });
  }

  const stayed = newer.steps.flatMap(({ _id }) => before.get(_id)?.number ?? []);
  const moved = outOfOrder(stayed);
  for (const { step, number } of after.values()) {
    const was = before.get(step._id);
    const note = (what: RevisionChange['what'], from: string | null, to: string | null): void => {
      if (from !== to) changes.push({ what, step: number, before: from, after: to });
    };
    if (!was) {
      note('added', null, step.question ?? '');
      continue;
    }
    if (moved.has(was.number)) {
      const [from, to] = [formatStepNumber(was.number), formatStepNumber(number)];
      changes.push({ what: 'moved', step: number, before: from, after: to });
    }
    for (const what of ['question', 'image', 'answerType'] as const) {
      note(what, was.step[what] ?? null, step[what] ?? null);
    }
    for (const branch of BRANCHES) {
      const [text, words] = [textOf(was.step, branch), textOf(step, branch)];
      if (text !== words) {
        changes.push({ what: 'text', step: number, branch, before: text, after: words });
      }
      if (wayOf(was.step, branch) === wayOf(step, branch)) continue;
      const isSame = leadsTo(was.step, branch, before) === leadsTo(step, branch, after);
      const nameTarget = isSame ? distinctTarget : leadsTo;
      const [from, to] = [nameTarget(was.step, branch, before), nameTarget(step, branch, after)];
      changes.push({ what: 'answer', step: number, branch, before: from, after: to });
    }
  }
  for (const [id, { step, number }] of before) {
    if (after.has(id)) continue;
    changes.push({ what: 'removed', step: number, before: step.question ?? '', after: null });
  }
  return [...changes, ...changesInLanguages(older, newer, after)];
}

/** Lists the languages that were added or removed for advisors, and the texts that differ in the other languages. */
function changesInLanguages(
  older: RevisionContent,
  newer: RevisionContent,
  after: ReadonlyMap<string, StepAndNumber>,
): RevisionChange[] {
  const [before, now] = [older, newer].map(publishedIn);
  const texts = changedTexts(before ?? {}, now ?? {});
  const languages = [...new Set(texts.map(({ language }) => language))];
  return languages.flatMap((language): RevisionChange[] => {
    const [was, is] = [before?.translations?.[language], now?.translations?.[language]];
    if (!was || !is) {
      const sides = { before: was ? language : null, after: is ? language : null };
      return [{ what: 'language', step: null, language, ...sides }];
    }
    return texts.flatMap(({ language: own, place }) => {
      const { step, field = '' } = stepOfPlace(place) ?? {};
      const number = step === undefined ? null : after.get(step)?.number;
      if (own !== language || number === undefined) return [];
      const branch = BRANCHES.find((one) => field.startsWith(one));
      return {
        what: 'translation',
        step: number,
        language,
        ...(branch && { branch }),
        ...(number === null && { detail: place as TranslatedMember }),
        before: was.texts[place]?.text ?? null,
        after: is.texts[place]?.text ?? null,
      };
    });
  });
}
