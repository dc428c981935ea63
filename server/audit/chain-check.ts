import { hashOfRow, type ChainedRow } from '../db/columns/chained.ts';
import type { AuditHeadRow } from '../db/tables/schema.ts';

/** A row that somebody wrote down from the output of `verify-trail`. */
export type NotedRow = { number: number; hash: string };

/** Returns the seal of a cut: the number and the hash of the last row that was cut off. */
export function sealOf({ cut, cut_hash: hash }: Pick<AuditHeadRow, 'cut' | 'cut_hash'>): string {
  return `${cut}:${hash}`;
}

/** Makes a check of the audit's rows, which are added from the oldest one on. `add` and `end` return the first fault, a sentence that names the row, or undefined (TRAIL-3). */
export function chainCheck(
  { cut, cut_hash }: Pick<AuditHeadRow, 'cut' | 'cut_hash'>,
  noted?: NotedRow,
) {
  let last = { number: cut, hash: cut_hash };
  let seal: string | null = null;
  // Only the last of the rows that were cut off is known.
  let isNotedThere = noted === undefined || noted.number < cut;
  if (noted?.number === cut && noted.hash === cut_hash) isNotedThere = true;

  const add = (row: ChainedRow): string | undefined => {
    const { number, former, hash } = row;
    if (number <= cut) return undefined;
    const isWhole = hashOfRow(row) === hash;
    if (number > last.number + 1) return `Entry ${last.number + 1} is missing.`;
    if (!isWhole) return `Entry ${number} was altered.`;
    if (former !== last.hash) {
      // The row itself is unchanged, but it was written after another row than the one before it.
      return last.number > cut
        ? `Entry ${last.number} was altered.`
        : `Entry ${number} does not follow the one before it.`;
    }
    if (number === noted?.number) {
      if (hash !== noted.hash) return `Entry ${number} is not the one you noted.`;
      isNotedThere = true;
    }
    if (row.what === 'trail.cut') seal = row.subject;
    last = { number, hash };
    return undefined;
  };

  const end = (head: AuditHeadRow): string | undefined => {
    if (head.number > last.number) return `Entry ${last.number + 1} is missing.`;
    if (head.hash !== last.hash) return `Entry ${last.number} was altered.`;
    if (seal !== (cut > 0 ? sealOf({ cut, cut_hash }) : null)) {
      return `Entries before ${cut + 1} are missing.`;
    }
    return isNotedThere ? undefined : `Entry ${noted?.number ?? 0} is missing.`;
  };
  return { add, end, newest: () => last };
}
