import { sql } from 'kysely';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import type { Db } from '../db/tables/database.ts';
import { COLUMNS_OF_TAKER, SHOWN_OF_PRESS } from '../db/tables/fates.ts';
import { STANDINGS } from '../db/tables/standing.ts';
import { saysHandedTo } from '../db/columns/stored-moments.ts';
import {
  accountsNamed,
  addressesOf,
  mailboxesOf,
  mailsTo,
  MESSAGE_TABLES,
  phonesNamed,
  pressedBy,
  saysName,
  takenOver,
} from './about-person.sql.ts';
import { ACCOUNT_ROWS } from './account-rows.sql.ts';
import { rotaPeopleNamed, spansNamed } from './rota-of-person.sql.ts';

/** The number of rows in memory at once. A record's row has up to 128 KB, and twenty earlier versions. */
export const PART = 10;
/** The same limit for short rows and ids. */
const SHORT_PART = 500;

type Rows = AsyncIterable<readonly object[]>;
type Ids = readonly Uint8Array[];
type MessageTable = (typeof MESSAGE_TABLES)[number];

/** Reads one page after another, each beginning behind the last row of the page before. */
async function* pages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (let found = size; found === size;) {
    const rows = await read(last);
    found = rows.length;
    last = rows.at(-1);
    yield rows;
  }
}

/** A value that comes before every id. */
const NONE = new Uint8Array();

const idsIn = (rows: readonly { id: Uint8Array }[]): Ids => rows.map(({ id }) => id);

/** Lists the ids of an advisor's records, in the order of the indexes that have them. */
async function* recordIds(db: Db, advisor: string): AsyncGenerator<Ids, void> {
  type PagePlace = { id: Uint8Array; started_day: string; started_at: string };
  for (const standing of STANDINGS) {
    const own = db
      .selectFrom('attendance')
      .select(['id', 'started_day', 'started_at'])
      .where('advisor', '=', advisor)
      .where(standing)
      .orderBy('started_day')
      .orderBy('started_at')
      .orderBy('id')
      .limit(SHORT_PART);
    const found = pages(SHORT_PART, async (last: PagePlace | undefined) => {
      if (!last) return await own.execute();
      const { started_day: day, started_at: at, id } = last;
      const isBehind = sql<boolean>`(started_day, started_at, id) > (${day}, ${at}, ${id})`;
      return await own.where(isBehind).execute();
    });
    for await (const rows of found) yield idsIn(rows);
  }
}

async function* messageIds(
  db: Db,
  table: MessageTable,
  advisor: string,
): AsyncGenerator<Ids, void> {
  const own = db
    .selectFrom(table)
    .select('id')
    .where('advisor', '=', advisor)
    .orderBy('id')
    .limit(SHORT_PART);
  const found = pages(SHORT_PART, async (last: { id: Uint8Array } | undefined) =>
    own.where('id', '>', last?.id ?? NONE).execute(),
  );
  for await (const rows of found) yield idsIn(rows);
}

async function* inParts(
  pagesOfIds: AsyncIterable<Ids>,
  find: (some: Ids) => Promise<object[]>,
): Rows {
  for await (const ids of pagesOfIds)
    for (let from = 0; from < ids.length; from += PART)
      yield await find(ids.slice(from, from + PART));
}

/** Finds the rows for each of these conditions in turn. */
async function* each<By>(all: readonly By[], find: (one: By) => Promise<object[]>): Rows {
  for (const one of all) yield await find(one);
}

async function* together(...all: readonly Rows[]): Rows {
  for (const rows of all) yield* rows;
}

function recordsTakenOver(db: Db, advisor: string): Rows {
  const taken = takenOver(db, advisor).select(COLUMNS_OF_TAKER).orderBy('id').limit(PART);
  return pages(PART, async (last: { id: Uint8Array } | undefined) =>
    taken.where('id', '>', last?.id ?? NONE).execute(),
  );
}

/** Lists the versions of other people's records that name the person, by number. */
function formerTakenOver(db: Db, advisor: string): Rows {
  let taken = db
    .selectFrom('former_record')
    .select(['record_id', 'correction', 'received_at'])
    .where(saysHandedTo('record', advisor))
    .orderBy('record_id')
    .orderBy('correction')
    .limit(SHORT_PART);
  for (const table of ['attendance', ...MESSAGE_TABLES] as const)
    taken = taken.where(
      sql<boolean>`not exists (select 1 from ${sql.table(table)} as own
        where own.id = record_id and own.advisor = ${advisor})`,
    );
  type PagePlace = { record_id: Uint8Array; correction: number };
  return pages(SHORT_PART, async (last: PagePlace | undefined) => {
    if (!last) return await taken.execute();
    const isBehind = sql<boolean>`(record_id, correction) > (${last.record_id}, ${last.correction})`;
    return await taken.where(isBehind).execute();
  });
}

async function* searchesFor(db: Db, advisor: string): Rows {
  const named = db
    .selectFrom('empty_search')
    .select(['id', 'words', 'received_at'])
    .where(saysName(advisor))
    .orderBy('id')
    .limit(SHORT_PART);
  const found = pages(SHORT_PART, async (last: { id: Uint8Array } | undefined) =>
    named.where('id', '>', last?.id ?? NONE).execute(),
  );
  for await (const rows of found) yield rows.map(({ id: _, ...row }) => row);
}

function actsOf(db: Db, id: string): Rows {
  const acts = db
    .selectFrom('audit')
    .selectAll()
    .where((row) => row.or([row('who', '=', id), row('subject', '=', id)]))
    .orderBy('number')
    .limit(SHORT_PART);
  return pages(SHORT_PART, async (last: { number: number } | undefined) =>
    acts.where('number', '>', last?.number ?? 0).execute(),
  );
}

/** Reads all rows about a person, table by table, a few at a time, since strangers decide how many there are (PRIVACY-10). */
export async function* tablesAbout(
  db: Db,
  name: string,
): AsyncGenerator<[table: string, rows: Rows], void> {
  const advisor = normalizeAdvisor(name);
  const accounts = await accountsNamed(db, name);
  const records = inParts(recordIds(db, advisor), async (some) =>
    db.selectFrom('attendance').selectAll().where('id', 'in', some).execute(),
  );
  yield ['attendance', together(records, recordsTakenOver(db, advisor))];
  yield ['admin', each([accounts], async (found) => await Promise.resolve(found))];
  for (const table of MESSAGE_TABLES)
    yield [
      table,
      inParts(messageIds(db, table, advisor), async (some) =>
        db.selectFrom(table).selectAll().where('id', 'in', some).execute(),
      ),
    ];
  yield ['empty_search', searchesFor(db, advisor)];
  const phones = each([advisor], async (own) =>
    db
      .selectFrom('advisor_phone')
      .select(['id', 'advisor', 'created_at', 'expires_at', 'enrolled_at', 'revoked_at'])
      .where('advisor', '=', own)
      .execute(),
  );
  yield ['advisor_phone', phones];
  const sent = [
    recordIds(db, advisor),
    ...MESSAGE_TABLES.map((table) => messageIds(db, table, advisor)),
  ];
  const former = sent.map((ids) =>
    inParts(ids, async (some) =>
      db.selectFrom('former_record').selectAll().where('record_id', 'in', some).execute(),
    ),
  );
  yield ['former_record', together(...former, formerTakenOver(db, advisor))];
  const told = inParts(recordIds(db, advisor), async (some) =>
    db
      .selectFrom('told_event')
      .select(['kind', 'at', 'content'])
      .where('record_id', 'in', some)
      .orderBy('at')
      .execute(),
  );
  yield ['told_event', told];
  const presses = db.selectFrom('told_press').select(SHOWN_OF_PRESS);
  const addresses = await addressesOf(db, name);
  const pressed = presses.where(pressedBy(name, accounts, addresses)).orderBy('at');
  yield ['told_press', each([pressed], async (all) => await all.execute())];
  const got = db.selectFrom('told_delivery').select(['kind', 'address', 'state', 'at', 'answer']);
  const delivered = got.where('address', 'in', addresses).orderBy('at');
  yield ['told_delivery', each([delivered], async (all) => await all.execute())];
  yield ['mail', each([await mailboxesOf(db, name)], async (all) => await mailsTo(db, all))];
  yield ['rota_person', each([name], async (own) => await rotaPeopleNamed(db, own))];
  yield ['woken_phone', each([name], async (own) => await phonesNamed(db, own))];
  yield ['rota_span', each([name], async (own) => await spansNamed(db, own))];
  for (const [table, find] of Object.entries(ACCOUNT_ROWS))
    yield [table, each(accounts, async (account) => await find(db, account))];
  yield ['audit', together(...accounts.map(({ id }) => actsOf(db, id)))];
}
