import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inWords, quantile, ratioOf } from '../../bench/measurement.ts';
import { uuidText } from '../../server/db/columns/uuid.ts';
import { openDatabase } from '../../server/db/open.ts';
import { freePort } from '../../server/test/server-process.ts';
import { cellsIn, type Cells } from './cells.ts';
import { memoryOf } from './memory.ts';
import { startPhones, type Phones } from './phones.ts';
import { floodCell, killAgainAndAgain } from './storm.ts';
import type { Cell } from './table.ts';

export type Plan = {
  cells: number;
  /** The length of each half of a round: calm, then with one cell flooded and one killed. */
  seconds: number;
  rounds: number;
};

/** The factor by which a guide of a neighbor may take longer, 95 of 100 times. */
const MOST_TIMES = 1.5;

const p95 = (all: readonly number[]) => quantile(all, 0.95);

async function seenBy(phones: readonly Phones[], seconds: number) {
  for (const one of phones) one.take();
  await setTimeout(seconds * 1_000);
  const seen = phones.map((one) => one.take());
  const failed = seen.reduce((sum, one) => sum + one.failed, 0);
  return { p95: p95(seen.flatMap(({ guideMs }) => guideMs)), failed };
}

/** Counts in a cell's database the records that its phones were told are stored. */
async function storedIn({ dataDir, settings }: Cell, records: readonly string[]) {
  const db = await openDatabase({ dataDir, databaseUrl: settings['DATABASE_URL'] });
  const rows = await db.read
    .selectFrom('attendance')
    .select('id')
    .where('advisor', '=', 'Sam')
    .execute();
  await db.close();
  const ids = new Set(rows.map(({ id }) => uuidText(id)));
  return {
    lost: records.filter((id) => !ids.has(id)).length,
    doubled: rows.length - new Set(records).size,
  };
}

/** Runs rounds of calm and of storm: one cell is flooded, one killed again and again, and the others are asked how they are. */
async function isolation(cells: Cells, phones: readonly Phones[], plan: Plan, say: Say) {
  const [flooded, killed, ...others] = phones;
  if (!flooded || !killed || others.length === 0) throw new Error('Three cells at least.');
  const rounds: { ours: number; limit: number }[] = [];
  let failed = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    const calm = await seenBy(others, plan.seconds);
    const endFlood = await floodCell(cells, flooded.cell);
    const endKills = killAgainAndAgain(cells, killed.cell);
    const storm = await seenBy(others, plan.seconds);
    const answered = Object.entries(await endFlood()).map(([status, n]) => `${n} of ${status}`);
    const kills = await endKills();
    rounds.push({ ours: storm.p95, limit: calm.p95 });
    failed += calm.failed + storm.failed;
    say(
      `  calm ${calm.p95.toFixed(1)} ms, storm ${storm.p95.toFixed(1)} ms; ${kills} kills; the flooded one answered ${answered.join(', ')}`,
    );
  }
  return { ratio: ratioOf(rounds), failed };
}

export type Say = (text: string) => void;

/** The result of a trial: failed requests of neighbors, acknowledged records that are missing or there twice, and whether all held. */
export type Outcome = {
  failed: number;
  lost: number;
  doubled: number;
  sent: number;
  holds: boolean;
};

/** Tries all operations on a number of cells under load; in a folder that is removed afterwards (CELLS-8). */
export async function tryCells(plan: Plan, say: Say): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-cells-'));
  chmodSync(folder, 0o711);
  const cells = cellsIn(folder, await freePort());
  const verdicts: boolean[] = [];
  const phones: Phones[] = [];
  const tell = (what: string, holds: boolean) => {
    verdicts.push(holds);
    say(`${holds ? 'holds' : 'FALLS SHORT'}: ${what}`);
  };
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const made = await work();
    say(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    return made;
  };
  try {
    await timed(`${plan.cells} cells created`, async () => {
      for (let n = 1; n <= plan.cells; n += 1)
        await cells.create({ name: `campus-${n}`, host: `campus-${n}.localhost` });
    });
    const all = cells.table.list();
    for (const cell of all) phones.push(await startPhones(cells.proxy.port, cell));
    say(`memory under load: ${memoryOf(cells, all)}`);

    const { ratio, failed } = await isolation(cells, phones, plan, say);
    const words = `p95 of the neighbours' guides, of that before: ${inWords(ratio)}, at most ${MOST_TIMES}`;
    tell(words, ratio.median <= MOST_TIMES);
    tell(`requests of neighbours that failed: ${failed}`, failed === 0);

    await timed('all updated, one after the other', async () => {
      await cells.update(all, () => undefined);
    });
    await timed('all backed up', async () => {
      for (const cell of all) await cells.backUp(cell);
    });
    const [moving] = all;
    if (moving) {
      const dataDir = join(folder, 'another-machine', moving.name);
      await timed(`${moving.name} moved`, async () => await cells.move(moving, { dataDir }));
    }
    await Promise.all(phones.map(async (one) => await one.end()));
    const found = [];
    for (const { cell, records } of phones)
      found.push(await storedIn(cells.table.find(cell.name), records));
    const lost = found.reduce((sum, one) => sum + one.lost, 0);
    const doubled = found.reduce((sum, one) => sum + one.doubled, 0);
    const sent = phones.reduce((sum, { records }) => sum + records.length, 0);
    tell(`of ${sent} records ${lost} lost, ${doubled} doubled`, lost === 0 && doubled === 0);
    const last = all.at(-1);
    if (last) {
      await timed(`${last.name} removed`, async () => await cells.remove(last));
      tell(
        `${cells.table.list().length} cells are left`,
        cells.table.list().length === all.length - 1,
      );
    }
    return { failed, lost, doubled, sent, holds: verdicts.every(Boolean) };
  } finally {
    for (const one of phones) one.abandon();
    await cells.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
