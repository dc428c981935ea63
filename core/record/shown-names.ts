import { LIMITS } from '../base/limits.ts';
import { namedBy } from '../campus/campus.ts';
import type { Campus } from '../campus/campus-schema.ts';
import { contactsIn } from '../campus/contact-refs.ts';
import type { SavedStep } from '../step/step.ts';
import { textsOf } from '../step/step-texts.ts';
import { activeStep, type Walk } from '../walk/walk.ts';
import type { Moment } from './moment-schema.ts';
import { trailWith } from './walk-trail.ts';

/** Returns the beginning of a moment in which a step showed another name for a contact; the name follows it. */
const shownFor = (contact: string): string => `named:${contact}=`;

/** Those who have names, as they are shown. */
type Shown = Pick<Campus, 'emergency' | 'contacts'>;

/** The name that a step showed for a contact at a time, in ms after Start; undefined if its record does not say (CONTACT-7). */
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

/** The moments with the name that somebody has on the walk's step, unless it is known there already. */
function withName(
  moments: readonly Moment[],
  walk: Walk,
  id: string,
  shown: Shown,
  at: number,
): readonly Moment[] {
  const name = namedBy(id, shown)?.name;
  const step = walk.path.at(-1)?.step ?? '';
  if (name === undefined || name === shownName(moments, step, id)) return moments;
  return trailWith<string>(moments, walk, `${shownFor(id)}${name}`.slice(0, LIMITS.momentDid), at);
}

/**
 * The moments with the names that the walk's step shows for the contacts in its texts, `at` ms after Start; `shown` are
 * the names that texts have here and now (CONTACT-7, AREAS-14).
 */
export function momentsWithNames(
  moments: readonly Moment[],
  walk: Walk,
  shown: Shown,
  at: number,
): readonly Moment[] {
  const step: SavedStep | undefined = activeStep(walk)?.step;
  const texts = step ? textsOf(step).filter(({ namesContacts }) => namesContacts) : [];
  return contactsIn(texts.map(({ text }) => text).join('\n')).reduce(
    (after, id) => withName(after, walk, id, shown, at),
    moments,
  );
}

/** The moments with the name of who is called on the walk's step, `at` ms after Start, unless its texts named them (CONTACT-7). */
export const momentsWithCall = (
  moments: readonly Moment[],
  walk: Walk,
  id: string,
  shown: Shown,
  at: number,
): readonly Moment[] =>
  shownName(moments, walk.path.at(-1)?.step ?? '', id) === undefined
    ? withName(moments, walk, id, shown, at)
    : moments;
