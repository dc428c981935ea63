import { LIMITS } from '#core/base/limits.ts';
import { dialOf } from '#core/campus/written-number.ts';
import type { ContactDuty, DutyPerson, DutySpan, PhoneDuty } from '#core/rota/phone-duty.ts';
import { stretchesOf, type NamedSpan, type Stretch } from '#core/rota/stretches.ts';

const MINUTE = 60_000;

type Person = { readonly name: string; readonly number: string };

/** A contact's calendar in the form for phones. `readAt` is in ms since 1970. */
export type ContactSpans = {
  readonly id: string;
  readonly readAt: number;
  readonly spans: readonly NamedSpan[];
};

type Turn = Stretch & { readonly person: Person };

/** Returns the turns of each person. If two people have a turn at once, both are listed, in the order in which they began. */
function turnsOf(
  spans: readonly NamedSpan[],
  people: readonly Person[],
  window: Stretch,
): readonly Turn[] {
  const turns: Turn[] = [];
  const last = new Map<Person, number>();
  for (const { from, until, people: known } of stretchesOf(spans, people, window))
    for (const person of known) {
      const at = last.get(person);
      const before = at === undefined ? undefined : turns[at];
      if (at !== undefined && before?.until === from) turns[at] = { ...before, until };
      else {
        last.set(person, turns.length);
        turns.push({ from, until, person });
      }
    }
  return turns;
}

/** Writes the turns that begin before `until`, so that far days are cut and near ones never are. */
function written(
  contacts: readonly (ContactSpans & { turns: readonly Turn[] })[],
  until: number,
  main: string,
): Omit<PhoneDuty, 'version'> {
  const people: DutyPerson[] = [];
  const places = new Map<Person, number>();
  const placeOf = (person: Person): number => {
    const place = places.get(person) ?? people.length;
    if (!places.has(person)) {
      const dial = dialOf(person.number, main);
      people.push(
        dial === undefined ? [person.name, person.number] : [person.name, person.number, dial],
      );
      places.set(person, place);
    }
    return place;
  };
  return {
    until: Math.floor(until / MINUTE),
    contacts: contacts.map(({ id, readAt, turns }): ContactDuty => ({
      id,
      readAt: Math.floor(readAt / MINUTE),
      spans: turns
        .filter(({ from }) => from < until)
        .map((turn): DutySpan => [
          Math.round(turn.from / MINUTE),
          Math.round(turn.until / MINUTE),
          placeOf(turn.person),
        ]),
    })),
    people,
  };
}

/** The bytes of an answer's version and frame. */
const FRAME = 100;

/** Returns who is on duty in a window, in the form for phones: at most 8 KB, and as many days as fit (ROTA-10). An extension is dialed through `main`. */
export function phoneRota(
  contacts: readonly ContactSpans[],
  people: readonly Person[],
  { window, now, main }: { window: Stretch; now: number; main: string },
): Omit<PhoneDuty, 'version'> {
  const all = contacts.map((one) => ({
    ...one,
    turns: turnsOf(one.spans, people, window).filter(({ until }) => until > now),
  }));
  const bytesUntil = (until: number): number =>
    Buffer.byteLength(JSON.stringify(written(all, until, main))) + FRAME;
  if (bytesUntil(window.until) <= LIMITS.rotaBytes) return written(all, window.until, main);
  const turns = all.flatMap((one) => one.turns.map(({ from }) => from));
  const ends = [...new Set(turns)].filter((at) => at > now).sort((a, b) => a - b);
  let [fits, beyond] = [0, ends.length];
  while (beyond - fits > 1) {
    const middle = Math.floor((fits + beyond) / 2);
    if (bytesUntil(ends[middle] ?? 0) <= LIMITS.rotaBytes) fits = middle;
    else beyond = middle;
  }
  return written(all, ends[fits] ?? now, main);
}
