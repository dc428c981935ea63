import { PLAIN_LOCALE } from '../base/locale.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import type { Campus, Directory } from './setting.ts';
import type { Contact } from './contact.ts';
import {
  contactsFor,
  emergencyOf,
  isDanger,
  telLink,
  type ContactNow,
  type FirstCall,
  type FirstCalls,
} from './campus.ts';
import { dutyMessages as words } from './duty-messages.ts';
import { hoursMessages } from './hours/hours-messages.ts';
import { formatMinute, parseHours, sayHours } from './hours/hours-text.ts';
import { isOnDuty, nextTurn } from './hours/hours.ts';
import { DAY_MINUTES, wallClock } from './hours/wall-clock.ts';

/** An advisor's place and time: the id of the area, or '' if none is chosen, and the ms since 1970 by a correct clock. */
export type HereAndNow = {
  readonly area: string | undefined;
  readonly at: number;
  readonly timeZone: string | undefined;
};

/** A contact that a text names. `call` is the id of the contact to dial, which may stand in for it. */
export type NamedInText = Contact & { readonly call: string };

/** The calls of a campus here and now (AREAS-5). They are made from its settings and never stored. */
export type CampusNow = {
  /** The contacts with the best to call first. */
  readonly contacts: readonly ContactNow[];
  /** The first contact by category; '' is for none. */
  readonly first: FirstCalls;
  /** The contacts that texts mean. */
  readonly texts: Pick<Campus, 'emergency'> & { readonly contacts: readonly NamedInText[] };
  /** The contacts as cards name them. */
  readonly cards: Directory;
  /** The name of the chosen area, or undefined if none is chosen. */
  readonly here: string | undefined;
  /** The span in which all these facts hold, in ms since 1970. */
  readonly from: number;
  readonly until: number;
};

/** Returns the contacts as cards name them, which phones keep for days: a shared role by its name, any other contact with its number (AREAS-6). */
export const onCards = ({ emergency, contacts }: Campus): Directory => ({
  emergency,
  contacts: contacts.map((contact) => {
    const able = sharing(contact, { contacts }).filter(({ number }) => number !== '');
    if (able.length < 2) return { ...contact, ...able[0], id: contact.id };
    // The contacts of a role count as one, however each of them writes the role.
    const first = contacts.find((one) => able.includes(one));
    return { ...contact, name: first?.role ?? contact.name, number: words.byAreaAndHour };
  }),
});

const DAY_MS = DAY_MINUTES * 60_000;

/** The difference in ms that a phone's clock and the server's may have, since an answer takes time to arrive. */
const CLOCKS_AGREE_MS = 5 * 60_000;

/** Returns the ms by which the server's clock, read from its `date` header, is ahead. Up to five minutes count as 0, and undefined means that there is no date (AREAS-9). */
export function clockAhead(date: string | undefined, now: number): number | undefined {
  const ahead = Date.parse(date ?? '') - now;
  if (Number.isNaN(ahead)) return undefined;
  return Math.abs(ahead) > CLOCKS_AGREE_MS ? ahead : 0;
}

/** Tells whether whom to call depends on where and when somebody asks. */
export function variesByDuty({ areas = [], contacts }: Campus): boolean {
  return areas.length > 0 || contacts.some(({ hours, role }) => hours || role);
}

const isHere = ({ areas = [] }: Contact, area: string | undefined): boolean =>
  areas.length === 0 || (area !== undefined && areas.includes(area));

/** Ranks a contact here and now: 0 on duty here, 1 on duty elsewhere, 2 off duty here, 3 off duty elsewhere. */
function rankOf(contact: Contact, { area, at, timeZone }: HereAndNow): number {
  const isOn = isOnDuty(parseHours(contact.hours ?? '') ?? [], at, timeZone);
  return (isOn ? 0 : 2) + (isHere(contact, area) ? 0 : 1);
}

/** The situation in which contacts are ranked: a campus, a place and time, and the rank of each contact there and then. */
type Standing = {
  readonly campus: Campus;
  readonly here: HereAndNow;
  readonly ranks: ReadonlyMap<string, number>;
};

const rankIn = ({ id }: Contact, { ranks }: Standing): number => ranks.get(id) ?? 0;

const byRank = (contacts: readonly Contact[], standing: Standing): readonly Contact[] =>
  contacts.toSorted((a, b) => rankIn(a, standing) - rankIn(b, standing));

/** Returns the areas that a contact is for, such as 'North and South', or '' if it is for the whole campus. */
export function areasInWords({ areas: ids = [] }: Contact, { areas = [] }: Campus): string {
  const names = areas.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return new Intl.ListFormat(PLAIN_LOCALE).format(names);
}

/** Returns an instant as somebody would say it at the time `at`: '8 am', or 'Fri 8 pm' if it is a day or more away. */
export function hourInWords(
  instant: number,
  { at, timeZone }: Pick<HereAndNow, 'at' | 'timeZone'>,
): string {
  const { day, minute } = wallClock(instant, timeZone);
  const time = formatMinute(minute);
  return instant - at < DAY_MS ? time : `${hoursMessages.day(day)} ${time}`;
}

/** Returns 'on duty until 8 am' or 'off duty until Fri 8 pm', or '' if a contact is always on duty. */
function dutyInWords({ hours = '' }: Contact, here: HereAndNow): string {
  const { at, timeZone } = here;
  const spans = parseHours(hours) ?? [];
  const turn = nextTurn(spans, at, timeZone);
  if (turn === undefined) return '';
  const duty = isOnDuty(spans, at, timeZone) ? words.onDuty : words.offDuty;
  return words.until(duty, hourInWords(turn, here));
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Joins texts into sentences, such as 'For North. Every day', without the last period. */
export const sentences = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => capital(text.replace(/\.$/, '')))
    .join('. ');

/** Returns the contacts that share the role of a contact, itself first (AREAS-6). */
export function sharing(
  contact: Contact,
  { contacts }: Pick<Campus, 'contacts'>,
): readonly Contact[] {
  const { id, role } = contact;
  const isShared = ({ role: other }: Contact) => other?.toLowerCase() === role?.toLowerCase();
  return [contact, ...(role ? contacts.filter((one) => one.id !== id && isShared(one)) : [])];
}

function withDuty(contact: Contact, standing: Standing): ContactNow {
  const areas = areasInWords(contact, standing.campus);
  const duty = dutyInWords(contact, standing.here);
  const isOff = rankIn(contact, standing) > 1;
  const hours = isOff ? sayHours(contact.hours) : '';
  return {
    ...contact,
    ...(isOff && { isOff }),
    now: sentences(areas && words.areas(areas), duty, hours, contact.when),
  };
}

/** Returns the reason for calling a contact that is not on duty here, or '' for one that is (AREAS-5). */
function reasonOf(contact: Contact, standing: Standing): string {
  const rank = rankIn(contact, standing);
  const areas = rank % 2 === 0 ? '' : words.areas(areasInWords(contact, standing.campus));
  const duty = rank < 2 ? '' : dutyInWords(contact, standing.here) || words.offDuty;
  return [areas, duty].filter((text) => text !== '').join(', ');
}

/** Returns the contact behind the call button for a category, and the reason if nobody is on duty here. */
function firstCall(standing: Standing, category: IssueCategory | undefined): FirstCall | undefined {
  const { campus, here } = standing;
  const suited = byRank(contactsFor(campus, category), standing);
  const dialled = suited.filter(telLink);
  const best = dialled[0];
  const emergency = emergencyOf(campus);
  const isEmergencySet = telLink(emergency) !== undefined;
  if (isEmergencySet && (isDanger(category) || !best)) return emergency;
  if (!best) return undefined;
  const rank = rankIn(best, standing);
  // The emergency services answer even if everybody else is off duty.
  if (rank > 1 && isEmergencySet) return { ...emergency, why: words.nobodyElse };
  if (rank === 0) return best;
  const name = campus.areas?.find(({ id }) => id === here.area)?.name;
  const whyNot = name === undefined ? '' : words.nobodyFor(name);
  return { ...best, why: sentences(reasonOf(best, standing), rank % 2 === 1 ? whyNot : '') };
}

/** Returns the contact that a text means: the one that it names, or another of the same role who is better to call here and now (AREAS-6). */
function meantBy(contact: Contact, standing: Standing): NamedInText {
  const { id } = contact;
  const able = sharing(contact, standing.campus).filter(telLink);
  const meant = byRank(able, standing)[0] ?? contact;
  const reason = reasonOf(meant, standing);
  return { ...meant, id, call: meant.id, name: reason ? `${meant.name} (${reason})` : meant.name };
}

/** Returns the calls here and now (AREAS-5). An unknown area counts as none. Contacts that are off duty come below the others and show their hours. */
export function campusNow(campus: Campus, asked: HereAndNow): CampusNow {
  const area = campus.areas?.find(({ id }) => id === asked.area);
  const here = { ...asked, area: area?.id };
  const { at, timeZone } = here;
  const ranks = new Map(campus.contacts.map((one) => [one.id, rankOf(one, here)]));
  const standing = { campus, here, ranks };
  const turns = campus.contacts.map(
    ({ hours = '' }) => nextTurn(parseHours(hours) ?? [], at, timeZone) ?? Infinity,
  );
  const firsts = [undefined, ...ISSUE_CATEGORIES].map(
    (category) => [category ?? '', firstCall(standing, category)] as const,
  );
  return {
    contacts: byRank(campus.contacts, standing).map((one) => withDuty(one, standing)),
    first: Object.fromEntries(firsts.filter(([, callee]) => callee)),
    texts: {
      emergency: campus.emergency,
      contacts: campus.contacts.map((contact) => meantBy(contact, standing)),
    },
    cards: onCards(campus),
    here: area?.name,
    from: at,
    // A phone works this out again after a day at the latest, since somebody may set its clock meanwhile.
    until: Math.min(at + DAY_MS, ...turns),
  };
}
