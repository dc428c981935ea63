import { LIMITS } from '../base/limits.ts';
import type { Contact } from '../campus/campus-schema.ts';
import { contactsIn } from '../campus/contact-refs.ts';
import { activeStep, type Walk } from '../walk/walk.ts';
import type { Moment } from './moment-schema.ts';
import { trailWith } from './walk-trail.ts';

/** The moment from which a step named for a contact whom it shows; the name stands behind it. */
const shownFor = (contact: string): string => `named:${contact}=`;

type Names = readonly Pick<Contact, 'id' | 'name'>[];

const nameIn = (names: Names, id: string): string | undefined =>
  names.find((one) => one.id === id)?.name;

/** The name that a step showed for a contact at a time, in ms after Start; undefined if it was the contact's own (AREAS-14). */
export function shownName(
  moments: readonly Moment[],
  step: string,
  contact: string,
  at = Infinity,
): string | undefined {
  const start = shownFor(contact);
  const last = moments.findLast(
    (one) => one.step === step && one.at <= at && one.did.startsWith(start),
  );
  return last?.did.slice(start.length);
}

/**
 * The moments with whom the walk's step names where it is not whom its texts say, `at` ms after Start: `shown` are the
 * names that texts have here and now, `contacts` those of the campus (AREAS-14).
 */
export function momentsWithNames(
  moments: readonly Moment[],
  walk: Walk,
  { contacts, shown }: { readonly contacts: Names; readonly shown: Names },
  at: number,
): readonly Moment[] {
  const step = activeStep(walk)?.step;
  if (!step) return moments;
  const isTick = step.answerType === 'Show a confirmation checkbox';
  const confirmation = isTick ? step.confirmationAction.confirmationText : '';
  let after = moments;
  for (const id of contactsIn(`${step.question}\n${confirmation}`)) {
    const name = nameIn(shown, id);
    const known = shownName(after, step._id, id) ?? nameIn(contacts, id);
    if (name === undefined || name === known) continue;
    const did = `${shownFor(id)}${name}`.slice(0, LIMITS.momentDid);
    after = trailWith<string>(after, walk, did, at);
  }
  return after;
}
