import { sql } from 'kysely';
import { normalizeEmail } from '#core/people/account.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { handedTo } from '#core/record/holder.ts';
import { searchedWords } from '#core/search/empty-search.ts';
import type { AboutPerson, PersonFound } from '#core/privacy/person-schema.ts';
import { uuidText } from '../db/columns/uuid.ts';
import type { Db } from '../db/tables/database.ts';
import type { AdminRow } from '../db/tables/schema.ts';

/** What advisors send under their names. */
export const MESSAGE_TABLES = ['feedback', 'missing_issue', 'step_note'] as const;

// Each has an index of its own, of records that count by advisor (PRIVACY-10).
export const STANDINGS = [sql`practice = 0`, sql`practice = 1`, sql`practice > 1`] as const;

const inMoments = (advisor: string): string => JSON.stringify(handedTo(advisor));

/** How the JSON of a column says that a walk was handed over to an advisor. */
export const HANDED = {
  moments: inMoments,
  record: (advisor: string) => JSON.stringify(inMoments(advisor)).slice(1, -1),
} as const;

/** Whether a column says so; looked for only among walks that were handed over at all, which have an index (PRIVACY-10). */
export function saysHandedTo(column: keyof typeof HANDED, advisor: string) {
  const text = sql.ref(column);
  return sql<boolean>`replace(${text}, 'handed:', '') <> ${text}
    and replace(${text}, ${HANDED[column](advisor)}, '') <> ${text}`;
}

/** Records that others began and that were handed over to the advisor. */
const takenOver = (db: Db, advisor: string) =>
  db
    .selectFrom('attendance')
    .where('advisor', '!=', advisor)
    .where(saysHandedTo('moments', advisor));

/** Tells whether the words of a search have the name in them, as words of their own and as searches are stored. */
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

async function recordsOf(db: Db, advisor: string) {
  const found = STANDINGS.map((standing) =>
    db
      .selectFrom('attendance')
      .selectAll()
      .where('advisor', '=', advisor)
      .where(sql<boolean>`${standing}`)
      .execute(),
  );
  return (await Promise.all(found)).flat();
}

/** How much there is by a name (PRIVACY-10). */
export async function countPerson(db: Db, name: string): Promise<PersonFound> {
  const advisor = normalizeAdvisor(name);
  const countOf = async (table: 'attendance' | (typeof MESSAGE_TABLES)[number]) => {
    const rows = db.selectFrom(table).where('advisor', '=', advisor);
    const { count } = await rows
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const accounts = await accountsNamed(db, name);
  const emails = accounts.map(({ email }) => email);
  const mails = emails.length === 0 ? [] : await mailsTo(db, emails);
  const messages = await Promise.all(MESSAGE_TABLES.map(countOf));
  const taken = await takenOver(db, advisor).select('id').execute();
  const searches = db.selectFrom('empty_search').select('id').where(saysName(advisor));
  return {
    records: (await countOf('attendance')) + taken.length,
    messages: messages.reduce((sum, count) => sum + count, 0),
    searches: (await searches.execute()).length,
    mails: mails.length,
    accounts: accounts.map(({ id: _id, email, disabled }) => ({
      _id,
      email,
      isDisabled: disabled === 1,
    })),
  };
}

/** Without their texts: what waits may have a link in it that lets somebody in. */
async function mailsTo(db: Db, emails: readonly string[]) {
  return await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'created_at', 'sent_at', 'tries'])
    .where('recipient', 'in', emails)
    .execute();
}

/** What opens something, or is a key or a hash, is nothing about anybody. */
const SECRET = ['key', 'body_hash', 'password_hash', 'hash', 'id_token', 'session', 'former'];

const isUuidBytes = (value: unknown): value is Uint8Array =>
  value instanceof Uint8Array && value.length === 16;

/** A row as anybody can read it. */
function readable(row: object): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => !SECRET.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]: [string, unknown]) => [
      name,
      isUuidBytes(value) ? uuidText(value) : value,
    ]),
  );
}

async function aboutAccount(db: Db, { id, email }: AdminRow): Promise<Record<string, object[]>> {
  const acts = db.selectFrom('audit').selectAll();
  return {
    session: await db.selectFrom('session').selectAll().where('admin_id', '=', id).execute(),
    second_factor: await db
      .selectFrom('second_factor')
      .select(['created_at', 'confirmed_at'])
      .where('admin_id', '=', id)
      .execute(),
    passkey: await db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'used_at'])
      .where('admin_id', '=', id)
      .execute(),
    trusted_browser: await db
      .selectFrom('trusted_browser')
      .select(['browser', 'system', 'created_at', 'used_at'])
      .where('admin_id', '=', id)
      .execute(),
    token: await db.selectFrom('token').selectAll().where('admin_id', '=', id).execute(),
    mail: await mailsTo(db, [email]),
    told_target: await db
      .selectFrom('told_target')
      .select(['id', 'kind', 'address', 'created_at'])
      .where('address', '=', email)
      .execute(),
    issue: await db.selectFrom('issue').select(['id', 'title']).where('owner', '=', id).execute(),
    revision: await db
      .selectFrom('revision')
      .select(['issue_id', 'number', 'saved_at', 'note'])
      .where('saved_by', '=', id)
      .execute(),
    path_check: await db
      .selectFrom('path_check')
      .select(['issue_id', 'checked_at'])
      .where('checked_by', '=', id)
      .execute(),
    record_void: await db.selectFrom('record_void').selectAll().where('by', '=', id).execute(),
    audit: await acts
      .where((row) => row.or([row('who', '=', id), row('subject', '=', id)]))
      .orderBy('number')
      .execute(),
  };
}

/** What is about who took a walk over, and not about who began it. */
const TAKEN_OVER = [
  'id',
  'title',
  'category',
  'started_at',
  'finished_at',
  'received_at',
  'status',
  'moments',
] as const;

/** Versions of others' records that say so, by their numbers. */
async function formerTakenOver(db: Db, advisor: string, own: readonly Uint8Array[]) {
  const ids = new Set(own.map((id) => uuidText(id)));
  const rows = await db
    .selectFrom('former_record')
    .select(['record_id', 'correction', 'received_at'])
    .where(saysHandedTo('record', advisor))
    .execute();
  return rows.filter(({ record_id }) => !ids.has(uuidText(record_id)));
}

/** All rows about a person, by their tables, without what is a secret (PRIVACY-10). */
export async function aboutPerson(db: Db, name: string, now: Date): Promise<AboutPerson> {
  const advisor = normalizeAdvisor(name);
  const accounts = await accountsNamed(db, name);
  const attendance = await recordsOf(db, advisor);
  const taken = await takenOver(db, advisor).select(TAKEN_OVER).execute();
  const rows: Record<string, object[]> = {
    attendance: [...attendance, ...taken],
    admin: accounts,
  };
  for (const table of MESSAGE_TABLES)
    rows[table] = await db.selectFrom(table).selectAll().where('advisor', '=', advisor).execute();
  rows['empty_search'] = await db
    .selectFrom('empty_search')
    .select(['words', 'received_at'])
    .where(saysName(advisor))
    .execute();
  rows['advisor_phone'] = await db
    .selectFrom('advisor_phone')
    .select(['id', 'advisor', 'created_at', 'expires_at', 'enrolled_at', 'revoked_at'])
    .where('advisor', '=', advisor)
    .execute();
  const own = [attendance, ...MESSAGE_TABLES.map((table) => rows[table] ?? [])].flat();
  const ids = own.flatMap((row) => ('id' in row && isUuidBytes(row.id) ? [row.id] : []));
  rows['former_record'] = [
    ...(await inChunks(ids, async (some) =>
      db.selectFrom('former_record').selectAll().where('record_id', 'in', some).execute(),
    )),
    ...(await formerTakenOver(db, advisor, ids)),
  ];
  rows['told_event'] = await inChunks(
    attendance.map(({ id }) => id),
    async (some) =>
      db
        .selectFrom('told_event')
        .select(['kind', 'at', 'content'])
        .where('record_id', 'in', some)
        .orderBy('at')
        .execute(),
  );
  for (const account of accounts) {
    for (const [table, found] of Object.entries(await aboutAccount(db, account)))
      rows[table] = [...(rows[table] ?? []), ...found];
  }
  const readables = Object.entries(rows).map(([table, all]) => [table, all.map(readable)] as const);
  const found = readables.filter(([, all]) => all.length > 0);
  return { name, at: now.toISOString(), rows: Object.fromEntries(found) };
}

/** Variables of one statement. */
const CHUNK = 500;

async function inChunks<T>(
  ids: readonly Uint8Array[],
  find: (some: readonly Uint8Array[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += CHUNK)
    found.push(...(await find(ids.slice(from, from + CHUNK))));
  return found;
}
