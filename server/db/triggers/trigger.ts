import { createHash } from 'node:crypto';
import type { Dialect } from '../columns/dialect.ts';

export const WATCHED = ['attendance', 'audit', 'audit_head', 'told_event', 'told_press'] as const;
export type WatchedTable = (typeof WATCHED)[number];

/** A trigger that SQLite runs for each changed row. Its statements end with a semicolon. */
export type RowTrigger = { name: string; after: string; when?: string; does: string };

/** A trigger that PostgreSQL runs once for each statement that changes the table. It has the rows as `added` and `gone`. */
export type StatementTrigger = { name: string; after: keyof typeof CHANGED; does: string };

/** A rule that the database applies by itself when rows of a table change, in the words of each database. */
export type TriggerRule = {
  table: WatchedTable;
  sqlite: readonly RowTrigger[];
  postgres: readonly StatementTrigger[];
};

const CHANGED = {
  insert: 'referencing new table as added',
  delete: 'referencing old table as gone',
  update: 'referencing old table as gone new table as added',
  truncate: '',
} as const;

/** A trigger as statements. `mark` is part of its text, and differs after any change. */
export type TriggerText = { name: string; mark: string; drop: string; create: readonly string[] };

const markOf = (...parts: unknown[]) =>
  `/* ${createHash('sha256').update(JSON.stringify(parts)).digest('hex')} */`;

function onSqlite(table: WatchedTable, { name, after, when, does }: RowTrigger): TriggerText {
  const mark = markOf(after, when, does);
  const condition = when === undefined ? '' : `when ${when}`;
  return {
    name,
    mark,
    drop: `drop trigger if exists ${name}`,
    create: [
      `create trigger ${name} after ${after} on ${table} ${condition} begin ${mark} ${does} end`,
    ],
  };
}

function onPostgres(table: WatchedTable, { name, after, does }: StatementTrigger): TriggerText {
  const mark = markOf(after, does);
  return {
    name,
    mark,
    // Dropping the function drops its trigger.
    drop: `drop function if exists ${name}() cascade`,
    create: [
      `create function ${name}() returns trigger language plpgsql as $$ ${mark} begin
        ${does}
        return null;
      end $$`,
      `create trigger ${name} after ${after} on ${table} ${CHANGED[after]}
        for each statement execute function ${name}()`,
    ],
  };
}

export function textsOf(rules: readonly TriggerRule[], dialect: Dialect): TriggerText[] {
  return rules.flatMap(({ table, sqlite, postgres }) =>
    dialect === 'sqlite'
      ? sqlite.map((one) => onSqlite(table, one))
      : postgres.map((one) => onPostgres(table, one)),
  );
}
