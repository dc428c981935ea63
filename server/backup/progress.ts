import { LOCALE } from '#core/base/locale.ts';
import type { Progress } from '../db/copying/rows.ts';

const STEP_MS = 2_000;

/** Prints the progress of a long copy: continuously on a terminal, and every two seconds in a log. */
export function printedProgress(out: NodeJS.WriteStream = process.stderr): Progress {
  let last = 0;
  return (table, done, all) => {
    // Most tables of a small campus are empty, and empty ones are not reported.
    if (all === 0) return;
    const now = performance.now();
    if (done < all && now - last < (out.isTTY ? 100 : STEP_MS)) return;
    last = now;
    const line = `${table}: ${done.toLocaleString(LOCALE)} of ${all.toLocaleString(LOCALE)}`;
    if (!out.isTTY) out.write(`${line}\n`);
    else out.write(`\r${line.padEnd(70)}${done === all ? '\n' : ''}`);
  };
}
