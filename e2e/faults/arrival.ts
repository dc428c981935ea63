import { setTimeout } from 'node:timers/promises';
import type { FaultServer } from './fault-server.ts';
import type { StoredRecord } from './stored.ts';

/** The time a record may take once the line is whole: the sender's longest pause, and time for a busy machine. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 80;

/** Waits until the server has a row of each text; returns the rows, which lack what did not come in time. */
export async function arrival(
  server: FaultServer,
  texts: readonly string[],
): Promise<readonly StoredRecord[]> {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const rows = await server.rows();
    const held = new Set(rows.map(({ text }) => text));
    if (texts.every((text) => held.has(text)) || Date.now() > until) return rows;
    await setTimeout(LOOK_MS);
  }
}
