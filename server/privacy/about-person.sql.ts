import { sql, type ExpressionBuilder } from 'kysely';
import { normalizeEmail } from '#core/people/account.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { searchedWords } from '#core/search/empty-search.ts';
import type { PersonFound } from '#core/privacy/person-schema.ts';
import { saysHandedTo } from '../db/columns/stored-moments.ts';
import { countRows } from '../db/count-rows.ts';
import { rotaPeopleNamed, spansNamed } from './rota-of-person.sql.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow, Schema } from '../db/tables/schema.ts';

/** The tables of messages that advisors send under their names. */
export const MESSAGE_TABLES = ['feedback', 'missing_issue', 'step_note'] as const;

/** Selects the records that others began and that were handed over to the advisor. */
export const takenOver = (db: Db, advisor: string) =>
  db
    .selectFrom('attendance')
    .where('advisor', '!=', advisor)
    .where(saysHandedTo('moments', advisor));

/** Returns the condition that a search has the name in it as whole words, in the form in which searches are stored. */
export function saysName(advisor: string) {
  const words = sql<string>`' ' || words || ' '`;
  return sql<boolean>`replace(${words}, ${` ${searchedWords(advisor)} `}, '') <> ${words}`;
}

export async function accountsNamed(db: Db, name: string): Promise<AdminRow[]> {
  const rows = db.selectFrom('admin').selectAll();
  return await rows
    .where((row) =>
      row.or([row('email', '=', normalizeEmail(name)), row('name', '=', name.trim())]),
    )
    .orderBy('email')
    .execute();
}

type Accounts = readonly Pick<AdminRow, 'id'>[];

/** Returns the mailboxes of a person: the name itself, and the emails of their accounts and of their rows on the rota. */
export async function mailboxesOf(db: Db, name: string): Promise<readonly string[]> {
  const known = [...(await accountsNamed(db, name)), ...(await rotaPeopleNamed(db, name))];
  const emails = [normalizeEmail(name), ...known.map(({ email }) => email)];
  return [...new Set(emails)].filter((email) => email !== '');
}

/** Returns the addresses at which escalations reach a person: their mailboxes, and the ids of their phones. */
export async function addressesOf(db: Db, name: string): Promise<readonly string[]> {
  const phones = (await rowsOfPhones(db, name))?.select('id');
  const ids = (await phones?.execute())?.map(({ id }) => id) ?? [];
  return [...(await mailboxesOf(db, name)), ...ids];
}

/** Returns the condition for a person's answers to escalations: they were given under the name, by a link that went to one of the person's addresses, or by one of their accounts (ANSWERS-10). */
export function pressedBy(name: string, accounts: Accounts, addresses: readonly string[]) {
  return (row: ExpressionBuilder<Schema, 'told_press'>) => {
    const sent = row.selectFrom('told_delivery').select('told_delivery.id');
    return row.or([
      row('name', '=', normalizeAdvisor(name)),
      row('delivery_id', 'in', sent.where('address', 'in', addresses)),
      ...accounts.map(({ id }) => row('admin_id', '=', id)),
    ]);
  };
}

/** Counts the data under a name (PRIVACY-10). */
export async function countPerson(db: Db, name: string): Promise<PersonFound> {
  const advisor = normalizeAdvisor(name);
  const countOf = async (table: 'attendance' | (typeof MESSAGE_TABLES)[number]) =>
    await countRows(db.selectFrom(table).where('advisor', '=', advisor));
  const accounts = await accountsNamed(db, name);
  const mails = await mailsTo(db, await mailboxesOf(db, name));
  const messages = await Promise.all(MESSAGE_TABLES.map(countOf));
  const taken = await countRows(takenOver(db, advisor));
  const pressed = pressedBy(name, accounts, await addressesOf(db, name));
  const answers = await countRows(db.selectFrom('told_press').where(pressed));
  const onRota = [...(await rotaPeopleNamed(db, name)), ...(await spansNamed(db, name))];
  return {
    records: (await countOf('attendance')) + taken,
    messages: messages.reduce((sum, count) => sum + count, answers + onRota.length),
    searches: await countRows(db.selectFrom('empty_search').where(saysName(advisor))),
    mails: mails.length,
    accounts: accounts.map(({ id: _id, email, disabled }) => ({
      _id,
      email,
      isDisabled: disabled === 1,
    })),
  };
}

/** Lists mails without their texts, since a waiting one may have a link that opens an account. */
export async function mailsTo(db: Db, emails: readonly string[]) {
  return await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'created_at', 'sent_at', 'tries'])
    .where('recipient', 'in', emails)
    .execute();
}

/** Selects the phones of a person's accounts and of their rows on the rota. Returns undefined if the person has neither. */
async function rowsOfPhones(db: Db, name: string) {
  const people = [...(await accountsNamed(db, name)), ...(await rotaPeopleNamed(db, name))];
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return db
    .selectFrom('woken_phone')
    .where((row) => row.or([row('admin_id', 'in', ids), row('person_id', 'in', ids)]));
}

/** Lists a person's phones that escalations wake, by their accounts and their rows on the rota (WAKE-8). */
export async function phonesNamed(db: Db, name: string) {
  const phones = await rowsOfPhones(db, name);
  return phones
    ? await phones
        .select(['browser', 'system', 'created_at', 'expires_at'])
        .orderBy('created_at')
        .execute()
    : [];
}
