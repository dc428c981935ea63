import { campusNow, clockAhead, onCards } from '#core/campus/duty.ts';
import { withRota } from '#core/rota/with-rota.ts';
import { storage } from '../../../base/safe-storage.ts';
import { memberOf, parseAs } from '../../../base/parse-as.ts';
import {
  isKnownCampus,
  renewCalls,
  storeCampus,
  storedCampus,
  type KnownCampus,
} from './local-copy.ts';
import { forgetRota, renewRota, ROTA_KEY, rotaOf } from './rota.ts';

/** The key under which release 0.2.0 stored the campus as it was sent, with `ahead`; under today's key it stored what it had made of that. */
const EARLIER_KEY = 'reslife.duty';

type EarlierSent = { readonly campus: KnownCampus; readonly ahead: number };

const isEarlierSent = (stored: unknown): stored is EarlierSent =>
  isKnownCampus(memberOf(stored, 'campus')) && typeof memberOf(stored, 'ahead') === 'number';

function earlierSent(): KnownCampus | undefined {
  const { campus, ahead } = parseAs(storage.get(EARLIER_KEY), isEarlierSent) ?? {};
  return campus && ahead !== undefined ? { ...campus, ahead } : undefined;
}

/** The storage key of the id of the area that was chosen on this phone; '' if the advisor has none. */
const AREA_KEY = 'reslife.area';

const chosenArea = (): string | undefined => storage.get(AREA_KEY) ?? undefined;

/** Returns true if the phone must still ask for the area: nobody answered, or the campus no longer has the chosen area (AREAS-7). */
function isAreaAsked({ areas = [] }: KnownCampus): boolean {
  const answer = chosenArea();
  return areas.length > 0 && answer !== '' && !areas.some(({ id }) => id === answer);
}

/** An id that no campus has for an area: with it the phone asks for the area, and has none until somebody answers. */
const ASK_AGAIN = '?';

/** Makes the phone ask the next advisor for the area, because that person may be on duty elsewhere (AREAS-7), and forgets who is on duty, which that person may not be allowed to know (ROTA-33). */
export function askAreaAgain(): void {
  storage.set(AREA_KEY, ASK_AGAIN);
  forgetRota();
  renewDuty();
}

/** Chooses an area by its id, '' for none; the contacts to call change right away (AREAS-7). */
export function chooseArea(id: string): void {
  storage.set(AREA_KEY, id);
  renewDuty();
}

/** The longest time in ms between two looks for a change of duty: a clock may be set, and a phone may suspend a page for hours. */
const LOOK_MS = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the campus as it was sent, even if release 0.2.0 stored it. */
const asSent = (stored: KnownCampus): KnownCampus =>
  'until' in stored ? (earlierSent() ?? stored) : stored;

/** Adds the contacts to call in this phone's area at this hour (AREAS-8), with the people on duty by a calendar. Cards, which are kept for days, name only the contacts (ROTA-31). */
function withCalls(stored: KnownCampus): KnownCampus {
  const campus = asSent(stored);
  if (!campus.areas) return campus;
  const { ahead = 0, timeZone } = campus;
  const at = Date.now() + ahead;
  const rota = rotaOf(campus);
  const people = rota && withRota(campus.contacts, rota, { at, timeZone });
  const now = campusNow({ ...campus, ...people }, { area: chosenArea(), at, timeZone });
  const until = Math.min(now.until, people?.until ?? Infinity) - ahead;
  const cards = onCards(campus);
  return {
    ...campus,
    now: { ...now, cards, from: now.from - ahead, until, ask: isAreaAsked(campus) },
  };
}

/** Works out the contacts to call again if the duty has changed, and looks for that whenever it may have (AREAS-8). */
export function followDuty(): void {
  clearTimeout(timer);
  const { now } = storedCampus() ?? {};
  if (!now) return;
  const time = Date.now();
  if (now.from <= time && time < now.until) {
    timer = setTimeout(followDuty, Math.min(now.until - time, LOOK_MS));
  } else {
    renewDuty();
  }
}

/** Works out the contacts to call here and now from the stored campus, without asking the server (AREAS-8). */
export function renewDuty(): void {
  renewCalls(withCalls);
  followDuty();
}

/** Stores a campus with areas or hours, and how the server's clock differs from the phone's, by `date`, the server's time (AREAS-8, AREAS-9). */
export function keepDuty(given: KnownCampus, date: string | undefined): void {
  const { now: _, ...campus } = asSent(given);
  const ahead = clockAhead(date, Date.now()) ?? storedCampus()?.ahead ?? 0;
  storeCampus({ ...campus, ahead });
  storage.remove(EARLIER_KEY);
  followDuty();
  if (date !== undefined) void renewRota(campus).then((isNew) => isNew && renewDuty());
}

for (const type of ['visibilitychange', 'pageshow', 'focus'])
  addEventListener(type, followDuty, true);
addEventListener('storage', ({ key }) => {
  if (key === AREA_KEY || key === ROTA_KEY) renewDuty();
});
renewCalls(withCalls);
