import { namedBy } from '../campus/campus.ts';
import type { Directory } from '../campus/setting.ts';
import { contactsIn } from '../campus/contact-refs.ts';
import type { SavedStep } from '../step/step.ts';
import { textsOf } from '../step/step-texts.ts';
import { activeStep, type Walk } from '../walk/walk.ts';
import { parseMomentAct } from './moment-act.ts';
import type { Moment } from './moment-schema.ts';
import { momentsWith } from './walk-moments.ts';

/** Returns the name that a step showed for a contact at a time, in ms after Start, or undefined if its record does not say (CONTACT-7). */
export function shownName(
  moments: readonly Moment[],
  step: string,
  contact: string,
  at = Infinity,
): string | undefined {
  const names = moments.flatMap((one) => {
    const act = parseMomentAct(one.did);
    const isMeant = one.step === step && one.at <= at;
    return isMeant && act?.kind === 'named' && act.contact === contact ? act.value : [];
  });
  return names.at(-1);
}

/** Adds a moment with the name of a contact on the walk's step. It adds none if the moments already say so. */
function withName(
  moments: readonly Moment[],
  walk: Walk,
  id: string,
  shown: Directory,
  at: number,
): readonly Moment[] {
  const name = namedBy(id, shown)?.name;
  const step = walk.path.at(-1)?.step ?? '';
  if (name === undefined || name === shownName(moments, step, id)) return moments;
  return momentsWith(moments, walk, { kind: 'named', contact: id, value: name }, at);
}

/** Returns the moments with the names that the step's texts show here and now, `at` ms after Start (CONTACT-7, AREAS-14). */
export function momentsWithNames(
  moments: readonly Moment[],
  walk: Walk,
  shown: Directory,
  at: number,
): readonly Moment[] {
  const step: SavedStep | undefined = activeStep(walk)?.step;
  const texts = step ? textsOf(step).filter(({ namesContacts }) => namesContacts) : [];
  return contactsIn(texts.map(({ text }) => text).join('\n')).reduce(
    (after, id) => withName(after, walk, id, shown, at),
    moments,
  );
}

/** Returns the moments with the name of the contact who is called on the walk's step, `at` ms after Start. The name is not added if the step's texts showed it (CONTACT-7). */
export const momentsWithCall = (
  moments: readonly Moment[],
  walk: Walk,
  id: string,
  shown: Directory,
  at: number,
): readonly Moment[] =>
  shownName(moments, walk.path.at(-1)?.step ?? '', id) === undefined
    ? withName(moments, walk, id, shown, at)
    : moments;
