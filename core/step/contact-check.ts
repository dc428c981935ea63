import type { Directory } from '../campus/setting.ts';
import { namedBy } from '../campus/campus.ts';
import { brokenReferenceIn } from '../campus/text-problems.ts';
import { contactsIn } from '../campus/contact-refs.ts';
import { textsOf, type StepText } from './step-texts.ts';
import type { StepId } from './step-schema.ts';
import type { SavedStep } from './step.ts';

/** A text that may name contacts. For a text of the details, `step` is null and `number` is 0. */
type TextPlace =
  | { step: StepId; number: number; field: (StepText & { namesContacts: true })['field'] }
  | { step: null; number: 0; field: 'firstAct' };

/** A problem with a contact in a text: it does not exist, it has no number yet, or the reference is broken. */
export type ContactProblem = TextPlace & { contact: string } & (
    | { code: 'UNKNOWN_CONTACT'; blocking: true }
    | { code: 'NUMBER_MISSING'; blocking: false; name: string }
  );

/** A broken reference in 'Do this first'. A broken one in a step is a problem of that step. */
export type BrokenFirstAct = Extract<TextPlace, { step: null }> & {
  code: 'BROKEN_REFERENCE';
  blocking: true;
  found: string;
};

function problemsIn(text: string, place: TextPlace, contacts: Directory): ContactProblem[] {
  return contactsIn(text).flatMap((contact): ContactProblem[] => {
    const named = namedBy(contact, contacts);
    if (!named) return [{ ...place, contact, code: 'UNKNOWN_CONTACT', blocking: true }];
    if (named.number !== '') return [];
    const { name } = named;
    return [{ ...place, contact, code: 'NUMBER_MISSING', blocking: false, name }];
  });
}

/** Returns the problems with the contacts that a step names. `number` is the place of the step, counted from 1. */
export function contactProblemsInStep(
  step: SavedStep,
  number: number,
  contacts: Directory,
): ContactProblem[] {
  const at = { step: step._id, number };
  return textsOf(step).flatMap(({ namesContacts, field, text }) =>
    namesContacts ? problemsIn(text, { ...at, field }, contacts) : [],
  );
}

/** Returns the problems with the contacts that 'Do this first' names. If the contacts are not known, it finds only broken references. */
export function contactProblemsInFirstAct(
  firstAct: string | null | undefined,
  contacts: Directory | undefined,
): (ContactProblem | BrokenFirstAct)[] {
  const text = firstAct ?? '';
  const place = { step: null, number: 0, field: 'firstAct' } as const;
  const found = brokenReferenceIn(text);
  const known = contacts ? problemsIn(text, place, contacts) : [];
  if (found === undefined) return known;
  return [{ ...place, code: 'BROKEN_REFERENCE', blocking: true, found }, ...known];
}
