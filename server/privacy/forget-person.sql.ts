import { NAMELESS } from '#core/privacy/retention.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import { NAMELESS_PRESS, NAMELESSLY } from '../db/tables/fates.ts';
import type { AdminRow } from '../db/tables/schema.ts';
import { STANDINGS } from '../db/tables/standing.ts';
import { saysHandedTo, withTaker } from '../db/columns/stored-moments.ts';
import { accountsNamed, addressesOf, MESSAGE_TABLES, pressedBy } from './about-person.sql.ts';
import { withoutName } from '../domain/name-line.ts';
import { PART } from './person-rows.sql.ts';

/** The most rows that one transaction handles. */
const BATCH = 200;

/** The values that a message gets without its name. The hash of its body goes too, since it would let somebody test a guess at the sender. */
const MESSAGE_NAMELESSLY = { advisor: NAMELESS, body_hash: new Uint8Array() };

/** Removes the name from replaced versions, too. They may be large, so only a few records are read at a time. */
async function renameFormer(tx: Db, ids: readonly Uint8Array[]): Promise<void> {
  for (let from = 0; from < ids.length; from += PART) {
    const rows = await tx
      .selectFrom('former_record')
      .select(['record_id', 'correction', 'record'])
      .where('record_id', 'in', ids.slice(from, from + PART))
      .execute();
    for (const { record_id, correction, record } of rows) {
      const former = parseJson(record);
      if (!('advisor' in former)) continue;
      const gone = Object.entries(NAMELESSLY).filter(([column]) => column in former);
      const nameless = { ...former, ...Object.fromEntries(gone) };
      await tx
        .updateTable('former_record')
        .set({ record: formatJson(nameless), body_hash: new Uint8Array() })
        .where('record_id', '=', record_id)
        .where('correction', '=', correction)
        .execute();
    }
  }
}

/** Removes the name from the notifications of escalations, too, both sent and waiting. */
async function renameEvents(tx: Db, recordIds: readonly Uint8Array[]): Promise<void> {
  const rows = await tx
    .selectFrom('told_event')
    .select(['key', 'content'])
    .where('record_id', 'in', recordIds)
    .execute();
  for (const { key, content } of rows) {
    const told = parseJson(content);
    if (!('advisor' in told)) continue;
    await tx
      .updateTable('told_event')
      .set({ content: formatJson({ ...told, advisor: NAMELESS }) })
      .where('key', '=', key)
      .execute();
  }
}

/** Removes the name of an advisor from some records. Returns how many. */
export async function renameRecords(tx: Db, advisor: string): Promise<number> {
  for (const standing of STANDINGS) {
    const rows = await tx
      .selectFrom('attendance')
      .select('id')
      .where('advisor', '=', advisor)
      .where(standing)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    await tx.updateTable('attendance').set(NAMELESSLY).where('id', 'in', ids).execute();
    await renameFormer(tx, ids);
    await renameEvents(tx, ids);
    return rows.length;
  }
  return 0;
}

/** Removes the name from records of others that were handed over to that advisor (HANDOVER-2). */
export async function renameTakers(tx: Db, advisor: string): Promise<number> {
  const body_hash = new Uint8Array();
  const held = await tx
    .updateTable('attendance')
    .set({ moments: withTaker('moments', advisor, NAMELESS), body_hash })
    .where(saysHandedTo('moments', advisor))
    .executeTakeFirst();
  await tx
    .updateTable('former_record')
    .set({ record: withTaker('record', advisor, NAMELESS), body_hash })
    .where(saysHandedTo('record', advisor))
    .execute();
  return Number(held.numUpdatedRows);
}

/** Removes the name of an advisor from some messages. */
export async function renameMessages(tx: Db, advisor: string): Promise<number> {
  for (const table of MESSAGE_TABLES) {
    const rows = tx.selectFrom(table).select('id').where('advisor', '=', advisor).limit(BATCH);
    const ids = (await rows.execute()).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.updateTable(table).set(MESSAGE_NAMELESSLY).where('id', 'in', ids).execute();
    await renameFormer(tx, ids);
    return ids.length;
  }
  return 0;
}

/** Removes the name of an advisor from answers to escalations. */
export async function renamePresses(tx: Db, name: string): Promise<number> {
  const accounts = await accountsNamed(tx, name);
  const { numUpdatedRows } = await tx
    .updateTable('told_press')
    .set(NAMELESS_PRESS)
    .where(pressedBy(name, accounts, await addressesOf(tx, name)))
    .where('name', 'is distinct from', NAMELESS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes the name of an advisor from waiting mails. Sent ones have no text anymore. */
export async function renameMails(tx: Db, advisor: string): Promise<void> {
  const waiting = await tx
    .selectFrom('mail')
    .select(['id', 'body'])
    .where('body', '!=', '')
    .execute();
  for (const { id, body } of waiting) {
    const nameless = withoutName(body, advisor);
    if (nameless === body) continue;
    await tx.updateTable('mail').set({ body: nameless }).where('id', '=', id).execute();
  }
}

/** Deletes the phones that were enrolled for a name, so that they no longer prove it. */
export async function forgetPhones(tx: Db, advisor: string): Promise<void> {
  await tx.deleteFrom('advisor_phone').where('advisor', '=', advisor).execute();
}

/** Deletes an account and its notification targets. Its sessions and codes go with it. */
export async function deleteAccount(tx: Db, { id, email }: AdminRow): Promise<void> {
  await tx.deleteFrom('told_target').where('address', 'in', [email, id]).execute();
  await tx.deleteFrom('presence').where('admin_id', '=', id).execute();
  await tx.deleteFrom('admin').where('id', '=', id).execute();
}

/** Deletes everything that was sent to some mailboxes and phones or waits for them. Returns the number of mails. */
export async function emptyMailboxes(tx: Db, addresses: readonly string[]): Promise<number> {
  await tx.deleteFrom('told_delivery').where('address', 'in', addresses).execute();
  const mails = tx.deleteFrom('mail').where('recipient', 'in', addresses);
  return Number((await mails.executeTakeFirstOrThrow()).numDeletedRows);
}
