import type { Contact } from '../campus/contact.ts';
import { dutyMessages } from '../campus/duty-messages.ts';
import { hourInWords, sentences } from '../campus/duty.ts';
import { daysSinceRead, isGone } from './gone.ts';
import type { ContactDuty, DutyPerson, DutySpan, PhoneDuty } from './phone-duty.ts';
import { rotaMessages } from './rota-messages.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The days ahead for which the name of a weekday is clear. Later it could mean another week. */
const NAMED_DAYS = 6;

type Now = { readonly at: number; readonly timeZone: string | undefined };

/** The contacts of a campus with the people on duty, and the instant at which that may change. */
export type OnRota = { readonly contacts: readonly Contact[]; readonly until: number };

/** Returns the people on duty at an instant, each once. Those whose duty began first come first. */
function onDutyAt(spans: readonly DutySpan[], at: number): readonly DutySpan[] {
  const on = spans.filter(([from, until]) => from * MINUTE_MS <= at && at < until * MINUTE_MS);
  return on.filter(([, , who], place) => on.findIndex((one) => one[2] === who) === place);
}

/** Returns the end of a person's duty, in ms since 1970, including spans of the same person that follow directly. */
function endOf([, until, who]: DutySpan, spans: readonly DutySpan[]): number {
  const own = spans.filter((one) => one[2] === who);
  let end = until;
  for (;;) {
    const next = own.find((one) => one[0] <= end && end < one[1]);
    if (!next) return end * MINUTE_MS;
    end = next[1];
  }
}

/** Returns the next instant at which a contact's calendar changes, or is a day older. */
function nextChange({ readAt, spans }: ContactDuty, at: number): number {
  const read = readAt * MINUTE_MS;
  const nextDay = read + (daysSinceRead(read, at) + 1) * DAY_MS;
  const turns = spans.flatMap(([from, until]) => [from * MINUTE_MS, until * MINUTE_MS]);
  return Math.min(nextDay, ...turns.filter((turn) => turn > at));
}

const ageInWords = (days: number): string => (days < 1 ? '' : rotaMessages.readAgo(days));

/** Returns the person on duty as a contact in the place of this one. The note has the name of the contact (ROTA-31). */
function personOf(contact: Contact, [name, number, dial]: DutyPerson): Contact {
  const { hours: _, dial: __, ...members } = contact;
  const note = sentences(contact.name, contact.note ?? '');
  return { ...members, name, number, ...(dial && { dial }), note };
}

function peopleOf(
  contact: Contact,
  own: ContactDuty,
  duty: PhoneDuty,
  now: Now,
): readonly Contact[] {
  const { at } = now;
  const read = own.readAt * MINUTE_MS;
  const days = daysSinceRead(read, at);
  const isKnown = !isGone(read, at) && at < duty.until * MINUTE_MS;
  const on = isKnown ? onDutyAt(own.spans, at) : [];
  const about = (words: string): string => sentences(words, ageInWords(days), contact.when);
  if (on.length === 0) return [{ ...contact, when: about(isKnown ? rotaMessages.nobody : '') }];
  return on.flatMap((span, place) => {
    const person = duty.people[span[2]];
    if (!person) return [];
    const end = endOf(span, own.spans);
    const { onDuty, until } = dutyMessages;
    const isNear = end - at < NAMED_DAYS * DAY_MS;
    // No contact of a campus can have such an id (CONTACT-1).
    const id = place === 0 ? contact.id : `${contact.id}.${place + 1}`;
    return {
      ...personOf(contact, person),
      id,
      when: about(isNear ? until(onDuty, hourInWords(end, now)) : onDuty),
    };
  });
}

/**
 * Returns contacts with the name and number of the person on duty at an instant in their place; two people on
 * duty become two contacts (ROTA-31). In a gap, or if the calendar is too old, a contact stays as it is and
 * says so (ROTA-32).
 */
export function withRota(contacts: readonly Contact[], duty: PhoneDuty, now: Now): OnRota {
  const known = new Map(duty.contacts.map((own) => [own.id, own]));
  const own = contacts.flatMap(({ id }) => known.get(id) ?? []);
  return {
    contacts: contacts.flatMap((contact) => {
      const own = known.get(contact.id);
      return own ? peopleOf(contact, own, duty, now) : contact;
    }),
    until: Math.min(...own.map((one) => nextChange(one, now.at))),
  };
}
