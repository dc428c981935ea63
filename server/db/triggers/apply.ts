import { sql, type QueryExecutorProvider } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';
import { answerTimes } from './answer-times.ts';
import { chartCounts } from './chart-counts.ts';
import { dayCounts } from './day-counts.ts';
import { notifyEscalations } from './notify-escalations.ts';
import { nudgeRuns } from './nudge-runs.ts';
import { sealAudit } from './seal-audit.ts';
import { tellTakenBack } from './tell-taken-back.ts';
import { textsOf, WATCHED, type TriggerRule } from './trigger.ts';

/** The rules of the triggers. A changed rule replaces its trigger at the next start (DATA-9), but only a migration can count again, or drop a trigger whose rule is gone. */
export const TRIGGER_RULES: readonly TriggerRule[] = [
  dayCounts,
  notifyEscalations,
  tellTakenBack,
  nudgeRuns,
  chartCounts,
  ...sealAudit,
  ...answerTimes,
];

/** Returns the triggers that the database has on the watched tables: their texts by their names. */
export async function triggersIn(
  db: QueryExecutorProvider,
  dialect: Dialect,
): Promise<Map<string, string>> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql<{ name: string; text: string }>`select name, sql as text from sqlite_master
          where type = 'trigger' and tbl_name in (${sql.join(WATCHED)})`
      : sql<{ name: string; text: string }>`select tgname as name, prosrc as text
          from pg_trigger join pg_proc on pg_proc.oid = tgfoid
          where tgrelid in (${sql.join(WATCHED.map((name) => sql`to_regclass(${name})`))})
            and not tgisinternal`
  ).execute(db);
  return new Map(rows.map(({ name, text }) => [name, text]));
}

/** Replaces the triggers that differ from those of this version. Only one process at a time runs this transaction (DATA-9). */
export async function applyTriggers(
  tx: QueryExecutorProvider,
  dialect: Dialect,
  rules: readonly TriggerRule[] = TRIGGER_RULES,
): Promise<void> {
  const stored = await triggersIn(tx, dialect);
  for (const { name, mark, drop, create } of textsOf(rules, dialect)) {
    if (stored.get(name)?.includes(mark)) continue;
    for (const text of [drop, ...create]) await sql.raw(text).execute(tx);
  }
}
