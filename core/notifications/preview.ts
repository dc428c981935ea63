import { afterTelling, stepsAt, type EscalationOrigin } from './ladder.ts';
import type { Ladder } from './ladder-schema.ts';
import type { NotificationTarget } from './notification-schema.ts';
import { previewMessages as words } from './preview-messages.ts';

/** A part of the sentence that says who is told: a name, what is lacking, or the words between. */
export type PreviewPart = { readonly text: string; readonly is?: 'name' | 'lack' };

/** A person on duty. Nothing can be sent to them if they have no email and no phone to wake. */
export type OnDutyThen = { readonly name: string; readonly hasEmail: boolean };

type Previewed = {
  readonly ladders: readonly Ladder[];
  readonly targets: readonly NotificationTarget[];
  readonly place: EscalationOrigin;
  readonly nameOf: (contact: string) => string;
  /** Returns the people who are on duty for a contact then, or undefined if that is not known. */
  readonly dutyOf: (contact: string) => readonly OnDutyThen[] | undefined;
  /** Tells whether an account has a phone that is woken. */
  readonly isAwake: (account: string) => boolean;
};

/** Returns the name that screens use for a target: its own name, otherwise its address. For a webhook that is only the host, and for a duty the name of the contact. */
export function calledOf(
  { kind, name, address }: Pick<NotificationTarget, 'kind' | 'name' | 'address'>,
  nameOf: (contact: string) => string,
): string {
  if (name) return name;
  if (kind === 'duty') return nameOf(address);
  return /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;
}

const MOST_NAMES = 4;

/** Returns the parts of 'A', 'A and B' or 'A, B, C and 3 others'. */
function listed(names: readonly string[]): PreviewPart[] {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const parts = shown.map((text): PreviewPart => ({ text, is: 'name' }));
  if (shown.length < names.length) parts.push({ text: words.others(names.length - shown.length) });
  return parts.flatMap((part, at) => {
    if (at === 0) return [part];
    return [{ text: at === parts.length - 1 ? words.and : ', ' }, part];
  });
}

/** A step at the previewed time and place: the ms since the escalation, whom it reaches, and why it does not reach somebody. */
type Stepped = {
  readonly at: number;
  readonly names: readonly string[];
  readonly lacks: readonly string[];
};

/** The people whom a target reaches, and those whom it does not reach because they have no email. `lacks` says that nobody is on duty. */
type Reached = Pick<Stepped, 'names' | 'lacks'> & { readonly mute: readonly string[] };

/** Returns whom a target reaches. */
function reached(
  { target, isOnlyDuty }: { target: NotificationTarget; isOnlyDuty: boolean },
  { nameOf, dutyOf, isAwake }: Pick<Previewed, 'nameOf' | 'dutyOf' | 'isAwake'>,
): Reached {
  const all = { names: [], lacks: [], mute: [] };
  const called = calledOf(target, nameOf);
  if (target.kind === 'push' && !isAwake(target.address))
    return { ...all, lacks: [words.noPhone(called)] };
  if (target.kind !== 'duty') return { ...all, names: [called] };
  const contact = nameOf(target.address);
  const onDuty = dutyOf(target.address);
  if (onDuty === undefined) return { ...all, names: [words.onDuty(contact)] };
  const nobody = isOnlyDuty ? words.nobodyOnDuty : words.nobodyOnDutyFor(contact);
  return {
    names: onDuty.filter(({ hasEmail }) => hasEmail).map(({ name }) => name),
    lacks: onDuty.length === 0 ? [nobody] : [],
    mute: onDuty.filter(({ hasEmail }) => !hasEmail).map(({ name }) => name),
  };
}

/** Returns the sentence 'A and B are on duty but have no email', or nothing if all have one. */
function withoutEmail(mute: readonly string[]): string[] {
  const names = [...new Set(mute)];
  if (names.length === 0) return [];
  const said = listed(names).map(({ text }) => text);
  return [words.withoutEmail(said.join(''), names.length)];
}

/** Goes through the first round. A step with nobody goes on at once, and if no step has anybody, all are told (LADDER-5). */
function walked({ ladders, targets, place, ...known }: Previewed): readonly Stepped[] {
  const { ladder, steps } = stepsAt(ladders, targets, place);
  const isOnlyDuty = steps.flat().filter(({ kind }) => kind === 'duty').length === 1;
  let at: number | null = 0;
  const round = steps.map((found, step) => {
    const all = found.map((target) => reached({ target, isOnlyDuty }, known));
    const names = [...new Set(all.flatMap((one) => one.names))];
    const now = at ?? 0;
    at = afterTelling(ladder, { step, round: 1 }, { isNobody: names.length === 0, now }).dueAt;
    const lacks = [
      ...all.flatMap((one) => one.lacks),
      ...withoutEmail(all.flatMap(({ mute }) => mute)),
    ];
    return { at: now, names, lacks };
  });
  if (round.some(({ names }) => names.length > 0)) return round;
  const all = stepsAt([], targets, place).steps.flat();
  const names = all.flatMap((target) => reached({ target, isOnlyDuty }, known).names);
  return [...round, { at: 0, names: [...new Set(names)], lacks: [] }];
}

/** Returns the words for when somebody is told, counted from the escalation or from the step before. */
function whenOf(place: number, minutes: number, { length }: readonly string[]): string {
  if (place === 0) return words.rightAway(length);
  return place === 1 ? words.after(minutes) : words.later(minutes);
}

const capital = ({ text, ...part }: PreviewPart): PreviewPart => ({
  ...part,
  text: text.startsWith(words.onDuty('').trim())
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text,
});

/** Returns the sentence that says who is told about an escalation at that time and place, until somebody has it. */
export function previewOf(previewed: Previewed): readonly PreviewPart[] {
  const steps = walked(previewed);
  const moments = [...new Set(steps.filter(({ names }) => names.length > 0).map(({ at }) => at))];
  const told = moments.map((at) => ({
    at,
    names: [...new Set(steps.filter((step) => step.at === at).flatMap(({ names }) => names))],
  }));
  const lacks = steps.flatMap((step) => step.lacks);
  const isLed = lacks.length > 0 && steps.findIndex(({ names }) => names.length > 0) !== 0;
  const [lead, ...others] = isLed ? lacks : [undefined, ...lacks];
  const clauses = told.flatMap(({ at, names }, place): PreviewPart[] => {
    const minutes = (at - (told[place - 1]?.at ?? 0)) / 60_000;
    const joint = place === told.length - 1 ? words.lastMoment : ', ';
    return [
      ...(place === 0 ? [] : [{ text: joint }]),
      ...listed(names),
      { text: whenOf(place, minutes, names) },
    ];
  });
  const [first = { text: words.onlyOwners }, ...rest] = clauses;
  const begun: readonly PreviewPart[] =
    lead === undefined
      ? [clauses.length === 0 ? { text: words.nobody, is: 'lack' } : capital(first)]
      : [{ text: lead, is: 'lack' }, { text: words.so }, first];
  const further = others.flatMap((text): PreviewPart[] => [
    { text: ' ' },
    { text: `${text}.`, is: 'lack' },
  ]);
  return [...begun, ...rest, { text: '.' }, ...further];
}
