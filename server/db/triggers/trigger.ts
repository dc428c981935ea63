import { createHash } from 'node:crypto';
import type { Dialect } from '../dialect.ts';

/** What SQLite does with each row of attendance that changes, in statements that end with a semicolon. */
export type RowTrigger = { name: string; after: string; when?: string; does: string };

/** What PostgreSQL does once a statement that changes attendance; it knows the rows as `added` and `gone`. */
export type StatementTrigger = { name: string; after: keyof typeof CHANGED; does: string };

/** A rule that the database keeps by itself as attendances change, in the words of each database. */
export type TriggerRule = {
  sqlite: readonly RowTrigger[];
  postgres: readonly StatementTrigger[];
};

const CHANGED = {
  insert: 'new table as added',
  delete: 'old table as gone',
  update: 'old table as gone new table as added',
} as const;

/** A trigger as statements; `mark` stands in its text and is another one after any change of it. */
export type TriggerText = { name: string; mark: string; drop: string; create: readonly string[] };

const markOf = (...parts: unknown[]) =>
  `/* ${createHash('sha256').update(JSON.stringify(parts)).digest('hex')} */`;

function onSqlite({ name, after, when, does }: RowTrigger): TriggerText {
  const mark = markOf(after, when, does);
  const condition = when === undefined ? '' : `when ${when}`;
  return {
    name,
    mark,
    drop: `drop trigger if exists ${name}`,
    create: [
      `create trigger ${name} after ${after} on attendance ${condition} begin ${mark} ${does} end`,
    ],
  };
}

function onPostgres({ name, after, does }: StatementTrigger): TriggerText {
  const mark = markOf(after, does);
  return {
    name,
    mark,
    // With the function goes its trigger.
    drop: `drop function if exists ${name}() cascade`,
    create: [
      `create function ${name}() returns trigger language plpgsql as $$ ${mark} begin
        ${does}
        return null;
      end $$`,
      `create trigger ${name} after ${after} on attendance referencing ${CHANGED[after]}
        for each statement execute function ${name}()`,
    ],
  };
}

export function textsOf(rules: readonly TriggerRule[], dialect: Dialect): TriggerText[] {
  return rules.flatMap((rule) =>
    dialect === 'sqlite' ? rule.sqlite.map(onSqlite) : rule.postgres.map(onPostgres),
  );
}
