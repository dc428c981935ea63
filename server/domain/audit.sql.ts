import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { assert } from '#core/base/assert.ts';
import type { AuditAct } from '#core/audit/audit.ts';
import type { Deps } from '../base/deps.ts';
import type { Lines } from '../base/words/words.ts';
import { chained, type ChainedRow } from '../db/columns/chained.ts';
import type { Db } from '../db/tables/database.ts';
import type { Schema } from '../db/tables/schema.ts';
import { isTakenBack } from '../db/failures/unavailable.ts';
import { originNow, type Origin } from './origin.ts';
import { logSecurity } from './security-log.ts';

/** A line of the audit. `who` is the administrator who did it, or null if that is not known. */
export type Act = {
  who: string | null;
  what: AuditAct;
  subject: string | null;
  /** The number of times, and the time of the first. By default it happened once and now. */
  count?: number;
  at?: string;
  /** Lines in the mail to owners about it (ACTS-1). */
  about?: Lines;
  /** The origin of the act, if that is not the current request. */
  from?: Partial<Origin>;
};

export type IssueAction = AuditAct<'issues'>;
export type StepAction = Extract<IssueAction, `step.${string}`>;
export type MessageAction = AuditAct<'messages'>;

/** The acts noted in the transactions under way. */
const noted = new WeakMap<Db, Act[]>();

/** Notes an act in its transaction, which `audited` began. The audit has the act if the transaction is committed. */
export function noteAct(tx: Db, act: Act): void {
  const acts = noted.get(tx);
  assert(acts, `${act.what} is noted outside of audited()`);
  acts.push({ ...act, from: { ...originNow(), ...act.from } });
}

/** Adds rows to the chain. It writes the head first, since a written row is locked on both databases until the transaction ends (TRAIL-1). */
async function append(tx: Db, acts: readonly Act[], now: Date): Promise<ChainedRow[]> {
  if (acts.length === 0) return [];
  const head = await tx
    .updateTable('audit_head')
    .set((row) => ({ number: row.ref('number') }))
    .returning(['number', 'hash'])
    .executeTakeFirstOrThrow();
  const said = acts.map(
    ({ who, what, subject, from, count = 1, at = now.toISOString() }, index) => {
      const { network = null, session = null, request = null } = from ?? {};
      const number = head.number + index + 1;
      // A text that a database changes when it stores it would look altered.
      const about = subject?.toWellFormed() ?? null;
      return { number, at, who, what, subject: about, network, session, request, count };
    },
  );
  const rows = chained(said, head.hash);
  await tx.insertInto('audit').values(rows).execute();
  const [number, hash] = [head.number + rows.length, rows.at(-1)?.hash ?? head.hash];
  await tx.updateTable('audit_head').set({ number, hash }).execute();
  return rows;
}

/** The number of tries for a transaction that PostgreSQL rolls back. */
const TRIES = 3;
/** The ms before another try. Without a pause, it would take the same row ahead of the other transaction, and both would wait for each other again. */
const PAUSE_MS = 100;

/** Repeats a transaction that PostgreSQL rolled back, so that two that waited for each other both succeed. */
async function anewIfTakenBack<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isTakenBack(error)) throw error;
    }
    await setTimeout(PAUSE_MS * (1 + Math.random()));
  }
}

type Noting = Pick<Deps, 'db' | 'now' | 'log' | 'tellOwners'>;

/**
 * Runs a transaction, and at its end adds the noted acts to the audit, so that no transaction waits for
 * another's lock while it holds the head. `work` may run several times (FAILOVER-11), so it passes on its
 * results only by returning them.
 */
export async function audited<T>(
  { db, now, log, tellOwners }: Noting,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const { result, rows } = await anewIfTakenBack(
    async () =>
      await db.write.transaction().execute(async (tx) => {
        const acts: Act[] = [];
        noted.set(tx, acts);
        const result = await work(tx);
        const rows = await append(tx, acts, now());
        await tellOwners?.(
          tx,
          rows.map((row, index) => ({ ...row, about: acts[index]?.about ?? [] })),
        );
        return { result, rows };
      }),
  );
  for (const row of rows) logSecurity(log, row);
  return result;
}

/** Adds an act to the audit that comes with no other change in the database. */
export async function auditAlone(deps: Noting, act: Act): Promise<void> {
  await audited(deps, async (tx) => noteAct(tx, act));
}
