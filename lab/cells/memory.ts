import { readFileSync } from 'node:fs';
import { quantile } from '../../bench/measurement.ts';
import type { Cells } from './cells.ts';
import type { Cell } from './table.ts';

function megabytes(rollup: string, name: string): number {
  return (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1]) * 1_024) / 1e6;
}

/** Says in words how much memory the median cell of these has: its own with its share of the common memory, and all of it. */
export function memoryOf({ processes }: Cells, cells: readonly Cell[]): string {
  const rollups = cells.flatMap((cell) => {
    const pid = processes.pidOf(cell);
    return pid === undefined ? [] : [readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')];
  });
  const middle = (name: string) =>
    quantile(
      rollups.map((rollup) => megabytes(rollup, name)),
      0.5,
    ).toFixed(0);
  return `${middle('Pss')} MB of its own and its share a cell, ${middle('Rss')} MB with all that it shares`;
}
