import { marks } from '#core/base/mark-messages.ts';
import { contactRef, contactsIn } from '#core/campus/contact-refs.ts';
import type { Campus } from '#core/campus/setting.ts';
import { brokenReferenceIn } from '#core/campus/text-problems.ts';
import type { DetailProblem } from '#core/issue/typed-details.ts';
import { detailOfText, detailsOf } from '#core/issue/typed-details.ts';
import {
  stepOfPlace,
  type OriginalText,
  type TextPlace,
  type TranslatedMember,
  type TranslatedText,
} from '#core/issue/translation.ts';
import { normalizeText, problemInText } from '#core/issue/translation-problems.ts';
import type { SavedStep } from '#core/step/step.ts';
import { TEXT_LIMITS } from '#core/step/text-limits.ts';
import type { StepText } from '#core/step/step-texts.ts';
import { sentenceOfDetail } from '../../base/detail-messages.ts';
import { inWords } from '../../base/in-words.ts';
import { adminMessages, brokenReference } from '../../base/messages.ts';
import { labelOfPlace } from '../../base/text-names.ts';
import { translationsMessages as words } from './messages.ts';
import type { TypedTexts } from './typed-texts.ts';

/** Returns a sentence that says why a text cannot be saved; undefined if it can, as an empty one, which is removed (TRANSLATE-4). */
export function problemOfText(
  place: TextPlace,
  typed: TranslatedText,
  campus: Campus | undefined,
): string | undefined {
  const text = normalizeText(place, typed);
  const problem = text.text === '' ? undefined : problemInText(place, text);
  if (!problem) return undefined;
  if (problem.code === 'OTHER_CONTACTS') {
    return words.otherContacts(contactsIn(text.of).map((id) => inWords(contactRef(id), campus)));
  }
  const { field } = stepOfPlace(place) ?? {};
  if (field === undefined) {
    const member = place as TranslatedMember;
    const details = detailsOf({ [member]: detailOfText(member, text.text) });
    return sentenceOfDetail(
      { field: member, code: problem.code as DetailProblem['code'] },
      details,
    );
  }
  return problem.code === 'BROKEN_REFERENCE'
    ? brokenReference(brokenReferenceIn(text.text))
    : words.tooLong(TEXT_LIMITS[field as StepText['field']]);
}

/** Returns the name of a text with its step: 'Step 3, Question or Statement'. */
export function nameInIssue(place: TextPlace, steps: readonly SavedStep[]): string {
  const { step } = stepOfPlace(place) ?? {};
  const at = steps.findIndex(({ _id }) => _id === step);
  const label = labelOfPlace(place);
  return at < 0 ? label : `${adminMessages.editor.step(at + 1)}, ${label}`;
}

/** Returns the reason why the typed texts cannot be saved: the first text that has a problem, and the problem. */
export function problemOfTexts(
  originals: readonly OriginalText[],
  typed: TypedTexts,
  { steps, campus }: { steps: readonly SavedStep[]; campus: Campus | undefined },
): string | undefined {
  for (const { place } of originals) {
    const text = typed[place];
    const problem = text && problemOfText(place, text, campus);
    if (problem !== undefined) return `${nameInIssue(place, steps)}${marks.colon} ${problem}`;
  }
  return undefined;
}
