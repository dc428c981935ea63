import type { Deps } from '../base/deps.ts';
import { opened, storedAnew, toStore } from '../base/stored-secret.ts';
import type { Db } from '../db/tables/database.ts';
import { listRotaCalendars } from '../domain/rota.sql.ts';
import { replaceAddress } from './rota.sql.ts';

type Sealer = Pick<Deps, 'sealing'>;

const about = (contact: string): string => `rota_calendar/${contact}`;

/** Returns the address of a contact's calendar as it is stored: it is a secret (ROTA-4). */
export function sealedAddress(deps: Sealer, contact: string, address: string): string {
  // A secret that is stored in clear has no dot.
  return toStore(deps, about(contact), Buffer.from(address).toString('base64url'));
}

/** A calendar's address as it is stored. */
type Stored = { contact_id: string; address: string | null };

/** Opens the address of a calendar; undefined if no key does, or it has none. */
export function openAddress(deps: Sealer, { contact_id, address }: Stored): string | undefined {
  if (address === null) return undefined;
  const secret = opened(deps, { about: about(contact_id), stored: address });
  return secret === undefined ? undefined : Buffer.from(secret, 'base64url').toString();
}

/** Seals with the newest key the addresses of all calendars, or opens them if none may be sealed; tells of how many. */
export async function sealAddresses(tx: Db, deps: Sealer): Promise<number> {
  let count = 0;
  for (const { contact_id, address } of await listRotaCalendars(tx)) {
    if (address === null) continue;
    const to = storedAnew(deps, { about: about(contact_id), stored: address });
    if (to === address) continue;
    if (await replaceAddress(tx, contact_id, { from: address, to })) count += 1;
  }
  return count;
}
