import { contactsIn } from '../campus/contact-refs.ts';
import type { Urgent } from '../campus/urgent-schema.ts';
import type { SavedStep } from '../step/step.ts';
import { DETAILS, type Details, type DetailsMember } from './details.ts';
import { mapTexts, textsOf } from '../step/step-texts.ts';
import { MEMBERS } from './typed-details.ts';
import { entriesOf, languagesOf, type WithTranslations } from './translations.ts';

type NamingMember = {
  [M in DetailsMember]: (typeof DETAILS)[M]['kind'] extends 'words with contacts' ? M : never;
}[DetailsMember];

const isNaming = (member: DetailsMember): member is NamingMember =>
  DETAILS[member].kind === 'words with contacts';

export const NAMING_MEMBERS: readonly NamingMember[] = MEMBERS.filter(isNaming);

type Naming = Pick<Details, NamingMember>;

/** Returns the ids of the contacts that an issue names, each once, in the order of its texts (CONTACT-2). */
export function contactsNamedIn(
  issue: Naming &
    WithTranslations & { readonly steps: readonly SavedStep[]; readonly urgent?: Urgent },
): readonly string[] {
  const inSteps = issue.steps
    .flatMap(textsOf)
    .flatMap(({ namesContacts, text }) => (namesContacts ? text : []));
  const details = NAMING_MEMBERS.map((member) => issue[member] ?? '');
  const inLanguages = languagesOf(issue).flatMap(([, { texts }]) =>
    entriesOf(texts).map(([, { text }]) => text),
  );
  const texts = [...details, issue.urgent?.sentence ?? '', ...inSteps, ...inLanguages];
  return [...new Set(texts.flatMap(contactsIn))];
}

/** Returns the details with `map` applied to each text that may name contacts. */
export function mapNamingDetails<D extends Naming>(details: D, map: (text: string) => string): D {
  const mapped = { ...details };
  for (const member of NAMING_MEMBERS) {
    const text = details[member];
    if (text !== null) Object.assign(mapped, { [member]: map(text) });
  }
  return mapped;
}

/** Returns the step with `map` applied to each text that may name contacts. */
export function mapNamingTexts<S extends SavedStep>(step: S, map: (text: string) => string): S {
  return mapTexts(step, ({ namesContacts, text }) => (namesContacts ? map(text) : text));
}
