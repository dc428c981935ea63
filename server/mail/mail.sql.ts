import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QueueState } from '#core/api/operations-schema.ts';
import type { Db } from '../db/tables/database.ts';
import { claimFirst, endTry, isDue, nextTry, type Claim, type Queue } from '../db/queue.ts';
import type { MailRow } from '../db/tables/schema.ts';
import { languageOfReader } from '../domain/languages.sql.ts';
import { wordsIn } from '../base/words/words.ts';
import type { Deps, Email, MailStatus, Withdrawal } from '../base/deps.ts';

/** The milliseconds for which an email is attempted unless it says otherwise: one day. By then every code in an email has expired (MAIL-2). */
const RETRY_FOR = 24 * 3_600_000;

const MAIL: Queue<'mail'> = {
  table: 'mail',
  due: 'send_after',
  waits: sql`sent_at is null`,
  lease: 2 * 60_000,
  backoff: [10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000, 900_000],
  spread: 0,
};

function at(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

/** Puts an email into the outbox in the language of its reader (LANG-11). It replaces an email with the same id. */
export async function enqueueMail(
  db: Db,
  email: Email,
  deps: Pick<Deps, 'now' | 'newId'>,
): Promise<void> {
  const now = deps.now().toISOString();
  const { id = deps.newId(), triedUntil = null, recipient, reader = recipient, letter } = email;
  const { subject, paragraphs } = letter(wordsIn(await languageOfReader(db, reader)));
  const row = {
    recipient,
    subject,
    body: `${paragraphs.join('\n\n')}\n`,
    created_at: now,
    send_after: now,
    tries: 0,
    sent_at: null,
    last_error: null,
    tried_until: triedUntil,
  };
  await db
    .insertInto('mail')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Takes an email out of the outbox if it has not been sent. If it is being sent right now, it is only not attempted again. */
export async function withdrawMail(tx: Db, id: string, now: Date): Promise<Withdrawal> {
  const waiting = sql<SqlBool>`id = ${id} and ${MAIL.waits}`;
  const withdrawn = await tx
    .deleteFrom('mail')
    .where(sql<SqlBool>`${waiting} and not ${isBeingSent(now)}`)
    .returning('tries')
    .executeTakeFirst();
  // A mail server may have taken the email although it did not answer.
  if (withdrawn) return withdrawn.tries > 0 ? 'withdrawn' : 'unsent';
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ tried_until: now.toISOString() })
    .where(waiting)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'beingSent' : 'gone';
}

/** Returns the SQL condition that a process is sending an email right now: the attempt has begun, and has ended neither with an error nor as sent. */
function isBeingSent(now: Date): RawBuilder<SqlBool> {
  return sql`(tries > 0 and last_error is null and send_after > ${now.toISOString()})`;
}

/** Returns the SQL condition that an email is still attempted at that moment. */
function isTried(now: Date): RawBuilder<SqlBool> {
  const began = at(now, -RETRY_FOR);
  return sql`coalesce(tried_until > ${now.toISOString()}, created_at > ${began})`;
}

export async function mailStatuses(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, MailStatus>> {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'created_at', 'send_after', 'tries', 'sent_at', 'last_error', 'tried_until'])
    .select(sql<number>`case when ${isBeingSent(now)} then 1 else 0 end`.as('being_sent'))
    .where('id', 'in', ids)
    .execute();
  const fateOf = (row: (typeof rows)[number]) => {
    const { tries, sent_at, last_error: reason } = row;
    if (sent_at !== null) return { state: 'sent', tries, at: sent_at, reason: null } as const;
    const end = row.tried_until ?? at(new Date(row.created_at), RETRY_FOR);
    const isOver = end <= now.toISOString() && !row.being_sent;
    if (isOver) return { state: 'givenUp', tries, at: end, reason } as const;
    return { state: 'waiting', tries, at: row.send_after, reason } as const;
  };
  return new Map(rows.map((row) => [row.id, fateOf(row)]));
}

/** Counts the emails that are still attempted, and those that were given up and not yet deleted. */
export async function waitingMail(db: Db, now: Date): Promise<QueueState> {
  const rows = await db
    .selectFrom('mail')
    .select((of) => [of.fn.countAll().as('number'), of.fn.min('created_at').as('oldest')])
    .select(sql<number>`case when ${isTried(now)} then 1 else 0 end`.as('tried'))
    .where(MAIL.waits)
    .groupBy('tried')
    .execute();
  const [tried, givenUp] = [1, 0].map((which) => rows.find((row) => row.tried === which));
  return {
    waiting: Number(tried?.number ?? 0),
    oldest: tried?.oldest ?? null,
    givenUp: Number(givenUp?.number ?? 0),
  };
}

/** Claims the oldest email that is due, and returns undefined if there is none. Emails about accounts come before notifications (NOTIFICATIONS-15). */
export async function claimMail(db: Db, now: Date): Promise<MailRow | undefined> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where(isDue(MAIL, now))
    .where(isTried(now))
    // Only notifications have `tried_until`, so all other emails come first.
    .orderBy(sql`tried_until is not null`)
    .orderBy('created_at')
    .limit(20)
    .execute();
  return await claimFirst(db, MAIL, { rows, columns: { last_error: null } }, now);
}

/** Notes that an email was sent, and deletes its text, which may contain a code. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now.toISOString(), body: '', last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes why an attempt failed, and when the next one is due (MAIL-7). */
export async function markFailed(db: Db, claim: Claim, reason: string, now: Date): Promise<void> {
  const send_after = nextTry(MAIL, claim.tries, now, 0);
  await endTry(db, MAIL, claim, { last_error: reason.slice(0, 500), send_after });
}

/** Deletes the text of emails that are no longer attempted, because a code must not stay in the database. */
export async function blankStaleMail(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ body: '' })
    .where('body', '!=', '')
    .where(sql<SqlBool>`not ${isTried(now)}`)
    .execute();
}
