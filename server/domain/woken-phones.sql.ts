import { sql } from 'kysely';
import { LIMITS } from '#core/base/limits.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { PushAddress } from '#core/notifications/woken-phone.ts';
import type { Db } from '../db/tables/database.ts';
import type { WokenPhoneRow } from '../db/tables/woken-phone-row.ts';

/** The two possible owners of a row, of which one is null. */
export type OwnerIds = Pick<WokenPhoneRow, 'admin_id' | 'person_id'>;

/** A phone that escalations wake: its address, and the name and email of its owner. They are '' if there are none. */
export type AwakePhone = Pick<WokenPhoneRow, 'id' | 'browser' | 'system' | 'created_at'> &
  OwnerIds & {
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    email: string;
  };

/** Selects the rows of accounts that may sign in and of people on the rota, each with a name and an email. */
const owned = (db: Db) =>
  db
    .selectFrom('woken_phone')
    .leftJoin('admin', 'admin.id', 'admin_id')
    .leftJoin('rota_person', 'rota_person.id', 'person_id')
    .select(sql<string>`coalesce(rota_person.name, nullif(admin.name, ''), admin.email)`.as('name'))
    .select(sql<string>`coalesce(rota_person.email, admin.email)`.as('email'))
    .where((row) => row.or([row('admin.disabled', '=', 0), row('rota_person.id', 'is not', null)]));

/** Selects the phones, which are rows with an address. */
const awake = (db: Db) =>
  owned(db)
    .select(['woken_phone.id', 'browser', 'system', 'woken_phone.created_at'])
    .select(['admin_id', 'person_id'])
    .select((row) => [
      row.ref('endpoint').$notNull().as('endpoint'),
      row.ref('p256dh').$notNull().as('p256dh'),
      row.ref('auth').$notNull().as('auth'),
    ])
    .where('endpoint', 'is not', null)
    .orderBy('woken_phone.created_at')
    .orderBy('woken_phone.id');

/** An owner of phones: an account, or some people on the rota, some of whom also have an account with their email. */
export type PhoneOwner =
  | { adminId: string }
  | { people: readonly string[]; emails: readonly string[] };

/** Lists the phones of an owner that escalations wake, the oldest first. */
export async function phonesOf(db: Db, owner: PhoneOwner): Promise<AwakePhone[]> {
  if ('adminId' in owner) return await awake(db).where('admin_id', '=', owner.adminId).execute();
  const { people, emails } = owner;
  if (people.length === 0) return [];
  return await awake(db)
    .where((row) =>
      row.or([
        row('person_id', 'in', people),
        ...(emails.length > 0 ? [row('admin.email', 'in', emails)] : []),
      ]),
    )
    .execute();
}

export async function findPhone(db: Db, id: string): Promise<AwakePhone | undefined> {
  return await awake(db).where('woken_phone.id', '=', id).executeTakeFirst();
}

export async function findHeld(db: Db, id: string, hash: string): Promise<AwakePhone | undefined> {
  const phones = awake(db).where('woken_phone.id', '=', id);
  return await phones.where('key_hash', '=', hash).executeTakeFirst();
}

/** Returns the column that names the owner of a row, and its value. */
const ownerIn = ({ admin_id, person_id }: OwnerIds) =>
  admin_id === null ? (['person_id', person_id] as const) : (['admin_id', admin_id] as const);

/** Adds a phone and removes any other with the same address. If its owner has more than five, the oldest is removed (WAKE-2). */
export async function insertPhone(tx: Db, phone: WokenPhoneRow): Promise<void> {
  await tx.deleteFrom('woken_phone').where('endpoint', '=', phone.endpoint).execute();
  await tx.insertInto('woken_phone').values(phone).execute();
  const [column, owner] = ownerIn(phone);
  const own = tx.selectFrom('woken_phone').select('id').where(column, '=', owner);
  const all = await own
    .where('endpoint', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const over = all.slice(LIMITS.wokenPhones).map(({ id }) => id);
  if (over.length > 0) await tx.deleteFrom('woken_phone').where('id', 'in', over).execute();
}

/** Gives a phone the address that its browser has now, and removes any other phone that had it. Returns whether the address changed. */
export async function renewPhone(tx: Db, id: string, push: PushAddress): Promise<boolean> {
  const { endpoint, p256dh, auth } = push;
  await tx
    .deleteFrom('woken_phone')
    .where('endpoint', '=', endpoint)
    .where('id', '!=', id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('woken_phone')
    .set({ endpoint, p256dh, auth })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('endpoint', '!=', endpoint),
        row('p256dh', '!=', p256dh),
        row('auth', '!=', auth),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Forgets a phone, which must be the account's own if one is given. Returns whether there was one. */
export async function removePhone(tx: Db, id: string, adminId?: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('woken_phone')
    .where('id', '=', id)
    .$if(adminId !== undefined, (query) => query.where('admin_id', '=', adminId ?? ''))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Adds the link of an account or of a person on the rota. Their former link ends. */
export async function insertLink(tx: Db, link: WokenPhoneRow): Promise<void> {
  const [column, owner] = ownerIn(link);
  await tx
    .deleteFrom('woken_phone')
    .where(column, '=', owner)
    .where('endpoint', 'is', null)
    .execute();
  await tx.insertInto('woken_phone').values(link).execute();
}

/** Returns the valid link with this hash, and the name of the person whom it wakes. */
export async function findLink(db: Db, hash: string, at: string) {
  return await owned(db)
    .select(['woken_phone.id', 'admin_id', 'person_id'])
    .where('key_hash', '=', hash)
    .where('endpoint', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Forgets the phones and links of a person on the rota. Returns how many. */
export async function removePhonesOf(tx: Db, person: string): Promise<number> {
  const gone = tx.deleteFrom('woken_phone').where('person_id', '=', person);
  return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Forgets the phones and links of people who are no longer on the rota. */
export async function forgetPhonesOfNobody(tx: Db): Promise<void> {
  await tx
    .deleteFrom('woken_phone')
    .where('person_id', 'is not', null)
    .where('person_id', 'not in', (people) => people.selectFrom('rota_person').select('id'))
    .execute();
}

/** Counts the phones of people on the rota. */
export async function countPhones(db: Db): Promise<{ person: string; count: number }[]> {
  const rows = await db
    .selectFrom('woken_phone')
    .select('person_id')
    .select((of) => of.fn.countAll().as('count'))
    .where('person_id', 'is not', null)
    .where('endpoint', 'is not', null)
    .groupBy('person_id')
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id, count }) => ({ person: person_id ?? '', count: Number(count) }));
}

export async function accountsAwake(db: Db): Promise<{ account: string; name: string }[]> {
  const rows = await awake(db).where('admin_id', 'is not', null).execute();
  const names = new Map(rows.map(({ admin_id, name }) => [admin_id ?? '', name]));
  const accounts = [...names].map(([account, name]) => ({ account, name }));
  return accounts.sort((one, other) => one.name.localeCompare(other.name, LOCALE));
}

/** Forgets every link, since a link from a backup may have been used meanwhile. */
export async function forgetLinks(tx: Db): Promise<void> {
  await tx.deleteFrom('woken_phone').where('endpoint', 'is', null).execute();
}

/** Forgets the links that ended without being used. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('woken_phone').where('expires_at', '<', now.toISOString()).execute();
}

/** Returns the name of an account that may sign in, or else its email. Returns undefined if there is none. */
export async function accountName(db: Db, id: string): Promise<string | undefined> {
  const admins = db.selectFrom('admin').select(['name', 'email']).where('id', '=', id);
  const admin = await admins.where('disabled', '=', 0).executeTakeFirst();
  return admin && (admin.name || admin.email);
}
