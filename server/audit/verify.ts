import type { Db } from '../db/tables/database.ts';
import { chainCheck, type NotedRow } from './chain-check.ts';
import { findHead, highestNumber, rowsBetween } from './rows.sql.ts';

/** The verdict on the chain: whole up to its newest row, or broken with its first fault. */
export type Verdict =
  | { isWhole: true; oldest: number; newest: NotedRow }
  | { isWhole: false; problem: string };

/** Follows the chain of the audit from end to end (TRAIL-3). Acts may be added meanwhile. */
export async function verifyAudit(db: Db, noted?: NotedRow): Promise<Verdict> {
  // This is read before the head, which is never behind a row.
  const highest = await highestNumber(db);
  const head = await findHead(db);
  if (!head) return { isWhole: false, problem: 'The note of its last entry is missing.' };
  const check = chainCheck(head, noted);
  let problem: string | undefined;
  for await (const row of rowsBetween(db, head.cut + 1, head.number)) {
    problem = check.add(row);
    if (problem !== undefined) break;
  }
  // Older rows were cut off while the first ones were read, so the check starts again.
  if ((await findHead(db))?.cut !== head.cut) return await verifyAudit(db, noted);
  problem ??= check.end(head);
  // The first row is the creation of the first administrator, and a cut leaves its seal.
  if (head.number === 0) problem ??= 'It is empty, which it never is after the first start.';
  if (highest > head.number) problem ??= `Entry ${head.number + 1} was not added by this app.`;
  if (problem !== undefined) return { isWhole: false, problem };
  return { isWhole: true, oldest: head.cut + 1, newest: check.newest() };
}
