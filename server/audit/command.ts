import { isDay, startOfDay } from '#core/base/day.ts';
import { confusing, done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import type { NotedRow } from './chain-check.ts';
import { emailsById, headOf, rowsBetween, AUDIT_COLUMNS } from './rows.sql.ts';
import { verifyAudit } from './verify.ts';

type AuditDeps = Pick<Deps, 'db'>;

async function printAudit({ db }: AuditDeps, since: string): Promise<CommandResult> {
  const emails = await emailsById(db.read);
  const lines = [AUDIT_COLUMNS.join('\t')];
  const { cut, number: newest } = await headOf(db.read);
  for await (const row of rowsBetween(db.read, cut + 1, newest)) {
    if (row.at < since) continue;
    const who = row.who === null ? null : (emails.get(row.who) ?? row.who);
    const named = { ...row, who };
    lines.push(AUDIT_COLUMNS.map((column) => named[column] ?? '-').join('\t'));
  }
  return done(lines.join('\n'));
}

function notedIn(text: string): NotedRow | undefined {
  const [, number, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  return number === undefined || hash === undefined ? undefined : { number: Number(number), hash };
}

async function verify({ db }: AuditDeps, noted: NotedRow | undefined): Promise<CommandResult> {
  const verdict = await verifyAudit(db.read, noted);
  if (!verdict.isWhole) return impossible(`The activity log is not complete. ${verdict.problem}`);
  const { oldest, newest } = verdict;
  const noteworthy = `${newest.number}:${newest.hash}`;
  return done(
    `The activity log is complete, from entry ${oldest} to entry ${newest.number}. Its newest entry is\n${noteworthy}`,
  );
}

/** Runs `trail` and `verify-trail` (TRAIL-3, TRAIL-4), or returns undefined for another command. */
export async function auditCommand(
  [command, ...given]: readonly string[],
  { timeZone }: Pick<Config, 'timeZone'>,
  source: AuditDeps,
): Promise<CommandResult | undefined> {
  if (command === 'verify-trail') {
    const [text, ...more] = given;
    const noted = text === undefined ? undefined : notedIn(text);
    if (more.length > 0 || (text !== undefined && !noted)) {
      return confusing("'verify-trail' takes nothing or an entry it printed, NUMBER:HASH.");
    }
    return await verify(source, noted);
  }
  if (command !== 'trail') return undefined;
  if (given.length === 0) return await printAudit(source, '');
  const [option, day = '', ...more] = given;
  if (option !== '--since' || !isDay(day) || more.length > 0) {
    return confusing("'trail' takes --since and a day, such as --since 2026-11-01.");
  }
  return await printAudit(source, startOfDay(day, timeZone).toISOString());
}
