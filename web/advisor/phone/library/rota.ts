import type { PhoneDuty } from '#core/rota/phone-duty.ts';
import { advisorProof } from '../../../base/advisor-name.ts';
import { call } from '../../../base/call.ts';
import { isApiError } from '../../../base/http.ts';
import { memberOf, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import type { KnownCampus } from './local-copy.ts';

/** The storage key of the duty of the next days: it is in local storage, as the campus is, because the first frame names the people on duty. */
export const ROTA_KEY = 'reslife.rota';

const isPhoneDuty = (stored: unknown): stored is PhoneDuty =>
  ['contacts', 'people'].every((member) => Array.isArray(memberOf(stored, member)));

const storedRota = (): PhoneDuty | undefined => parseAs(storage.get(ROTA_KEY), isPhoneDuty);

/** Tells whether this phone may know who is on duty: its advisor's name is verified, or an owner allowed all phones to know (ROTA-10). */
const mayKnow = ({ rota }: KnownCampus): boolean =>
  rota === 'all' || (rota === 'proven' && advisorProof() !== undefined);

/** Returns who is on duty, as the server sent it; undefined if the campus has no calendars, or this phone does not have them. */
export const rotaOf = (campus: KnownCampus): PhoneDuty | undefined =>
  mayKnow(campus) ? storedRota() : undefined;

/** Removes everything this phone knows of who is on duty (ROTA-33). */
export function forgetRota(): void {
  if (storage.get(ROTA_KEY)) storage.set(ROTA_KEY, '');
}

/** Asks the server who is on duty and stores it; without an answer the stored duty stays, and it goes only if the server says so (ROTA-33). Returns true if it changed. */
export async function renewRota(campus: KnownCampus): Promise<boolean> {
  if (!mayKnow(campus)) {
    forgetRota();
    return false;
  }
  const body = { proof: advisorProof() ?? null, version: storedRota()?.version ?? null };
  try {
    const { duty } = await call('POST /api/advisor/duty', { body });
    if (duty) storage.set(ROTA_KEY, JSON.stringify(duty));
    return duty !== null;
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) return false;
    forgetRota();
    return true;
  }
}
