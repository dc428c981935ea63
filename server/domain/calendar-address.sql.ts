import type { Deps } from '../base/deps.ts';
import { opened, storedAnew, toStore } from '../base/stored-secret.ts';
import type { Db } from '../db/tables/database.ts';
import { listRotaCalendars } from './rota.sql.ts';

type Sealer = Pick<Deps, 'sealing'>;

const about = (contact: string): string => `rota_calendar/${contact}`;

/** Returns the stored form of a contact's calendar address, which is a secret (ROTA-4). */
export function sealedAddress(deps: Sealer, contact: string, address: string): string {
  // A secret that is stored in plain text has no dot.
  return toStore(deps, about(contact), Buffer.from(address).toString('base64url'));
}

/** A calendar's address in its stored form. */
type Stored = { contact_id: string; address: string | null };

/** Opens the address of a calendar. Returns undefined if it has none or no key opens it. */
export function openAddress(deps: Sealer, { contact_id, address }: Stored): string | undefined {
  if (address === null) return undefined;
  const secret = opened(deps, { about: about(contact_id), stored: address });
  return secret === undefined ? undefined : Buffer.from(secret, 'base64url').toString();
}

/** Stores another form of an address. Returns false if somebody changed it meanwhile. */
async function replaceAddress(
  tx: Db,
  contact: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rota_calendar')
    .set({ address: to })
    .where('contact_id', '=', contact)
    .where('address', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Seals the addresses of all calendars with the newest key, or opens them if they may not be sealed, and returns how many. */
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

/** Moves the duties of removed contacts to the contacts that replace them, unless these have their own: the calendar, and the setting that people on duty are told (ROTA-11). */
export async function moveDuties(
  tx: Db,
  deps: Sealer,
  replace: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, to] of replace) {
    const calendars = await listRotaCalendars(tx);
    const calendar = calendars.find((one) => one.contact_id === from);
    if (calendar && calendars.every((one) => one.contact_id !== to)) {
      const address = openAddress(deps, calendar);
      await tx
        .insertInto('rota_calendar')
        .values({
          ...calendar,
          contact_id: to,
          address: address === undefined ? calendar.address : sealedAddress(deps, to, address),
        })
        .execute();
      const spans = tx.updateTable('rota_span').set({ contact_id: to });
      await spans.where('contact_id', '=', from).execute();
      await tx.deleteFrom('rota_calendar').where('contact_id', '=', from).execute();
    }
    const theirs = tx.selectFrom('told_target').select('id').where('kind', '=', 'duty');
    if (await theirs.where('address', '=', to).executeTakeFirst()) continue;
    await tx
      .updateTable('told_target')
      .set({ address: to })
      .where('kind', '=', 'duty')
      .where('address', '=', from)
      .execute();
  }
}
