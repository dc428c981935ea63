import { brokenReferenceIn } from '../campus/text-problems.ts';
import { contactsIn, withContacts } from '../campus/contact-refs.ts';
import { TEXT_LIMITS } from '../step/text-limits.ts';
import type { StepText } from '../step/step-texts.ts';
import {
  detailOfText,
  detailsOf,
  problemsInDetails,
  textOfDetail,
  type DetailProblem,
} from './typed-details.ts';
import {
  stepOfPlace,
  type TextPlace,
  type TranslatedMember,
  type TranslatedText,
} from './translation.ts';

/** A text in another language that cannot be stored, by its place. `OTHER_CONTACTS` means that it names other contacts than its original. */
export type TranslationProblem = {
  field: TextPlace;
  code: DetailProblem['code'] | 'OTHER_CONTACTS' | 'NO_SUCH_TEXT';
};

const namesSame = (a: string, b: string): boolean =>
  contactsIn(a).toSorted().join() === contactsIn(b).toSorted().join();

/** Returns a text in another language in its stored form. */
export function normalizeText(place: TextPlace, { text, of }: TranslatedText): TranslatedText {
  const member = place as TranslatedMember;
  const isOfStep = stepOfPlace(place) !== undefined;
  return {
    text: isOfStep ? text.trim() : (textOfDetail(member, detailOfText(member, text)) ?? ''),
    of,
  };
}

/** Finds what is wrong with a text in another language. It must obey the limits of its original and name the same contacts (TRANSLATE-4). */
export function problemInText(
  place: TextPlace,
  { text, of }: TranslatedText,
): TranslationProblem | undefined {
  const problem = (code: TranslationProblem['code']) => ({ field: place, code });
  const { field } = stepOfPlace(place) ?? {};
  if (field === undefined) {
    const value = detailOfText(place as TranslatedMember, text);
    const typed = detailsOf({ title: '-', category: 'Other', [place]: value });
    const found = problemsInDetails(typed).find((one) => one.field === place);
    if (found) return problem(found.code);
  } else {
    const isLong = withContacts(text, () => '').length > TEXT_LIMITS[field as StepText['field']];
    if (isLong) return problem('TOO_LONG');
    if (brokenReferenceIn(text) !== undefined) return problem('BROKEN_REFERENCE');
  }
  return namesSame(text, of) ? undefined : problem('OTHER_CONTACTS');
}
