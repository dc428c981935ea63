import { campusNow, clockAhead, variesByDuty } from '#core/campus/duty.ts';
import { storage } from '../../../base/safe-storage.ts';
import { memberOf } from '../../../base/parse-as.ts';
import {
  isKnownCampus,
  localCopy,
  storeCampus,
  storedCampus,
  type KnownCampus,
} from './local-copy.ts';

/** The campus as the server sent it, and by how many milliseconds the server's clock is ahead of the phone's. */
type Sent = { readonly campus: KnownCampus; readonly ahead: number };

const isSent = (stored: unknown): stored is Sent =>
  isKnownCampus(memberOf(stored, 'campus')) && typeof memberOf(stored, 'ahead') === 'number';

const { stored: storedSent, store: storeSent } = localCopy('reslife.duty', isSent);

/** The id of the area that was chosen on this phone; '' if none was, with a mark before it until it is asked for again. */
const AREA_KEY = 'reslife.area';
const ASK_AGAIN = '?';

const chosenArea = (): string | undefined => storage.get(AREA_KEY)?.replace(ASK_AGAIN, '');

/** Returns true if the area still has to be asked for: nobody answered, another advisor did, or the campus no longer has it (AREAS-7). */
function isAreaAsked({ areas = [] }: KnownCampus): boolean {
  const answer = storage.get(AREA_KEY) ?? ASK_AGAIN;
  const isKnown = answer === '' || areas.some(({ id }) => id === answer);
  return areas.length > 0 && !isKnown;
}

/** The area may be asked for again: the next advisor may be on duty elsewhere (AREAS-7). */
export function askAreaAgain(): void {
  storage.set(AREA_KEY, ASK_AGAIN + (chosenArea() ?? ''));
  renewDuty();
}

/** Chooses an area by its id, '' for none; the contacts to call change at once (AREAS-7). */
export function chooseArea(id: string): void {
  storage.set(AREA_KEY, id);
  renewDuty();
}

/** Clocks are set, and pages held for hours: a turn is looked for at least so often. */
const LOOK_MS = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns true if the phone shows the campus as it is now. */
function isOfNow(): boolean {
  const { from = 0, until = 0 } = storedCampus() ?? {};
  const now = Date.now();
  return from <= now && now < until;
}

/** Looks whether the hour has turned, and whenever it may have (AREAS-8). */
function followDuty(): void {
  clearTimeout(timer);
  if (!storedCampus()?.areas) return;
  if (isOfNow()) {
    const { until = 0 } = storedCampus() ?? {};
    timer = setTimeout(followDuty, Math.min(until - Date.now(), LOOK_MS));
  } else {
    renewDuty();
  }
}

/** Works out the contacts to call here and now from the campus as it was sent, without asking the server (AREAS-8). */
export function renewDuty(): void {
  const sent = storedSent();
  if (!sent) return;
  const { campus, ahead } = sent;
  const at = Date.now() + ahead;
  const { from, until, ...now } = campusNow(campus, {
    area: chosenArea(),
    at,
    timeZone: campus.timeZone,
  });
  storeCampus({ ...now, ask: isAreaAsked(campus), from: from - ahead, until: until - ahead });
  followDuty();
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores a campus whose contacts have areas or hours, as it was sent or as this phone had it, and the difference of
 * its clock by `date`, the server's own time, if given (AREAS-8, AREAS-9). From here on the phone shows the campus as
 * it is here and now.
 */
export function keepDuty(given: KnownCampus, date: string | undefined): void {
  const before = storedSent();
  // The campus that the phone shows was worked out from the one that was sent.
  const campus = given.until === undefined ? given : before?.campus;
  if (!campus || !variesByDuty(campus)) return;
  const ahead = clockAhead(date, Date.now()) ?? before?.ahead ?? 0;
  const sent = { campus, ahead };
  if (!isSame(sent, before)) {
    storeSent(sent);
    renewDuty();
  } else if (given.until === undefined || !isOfNow()) {
    renewDuty();
  } else {
    followDuty();
  }
}

for (const type of ['visibilitychange', 'pageshow', 'focus'])
  addEventListener(type, followDuty, true);
