import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../server/db/open.ts';
import { uuidText } from '../../server/db/columns/uuid.ts';
import type { Cluster } from './cluster.ts';
import { KINDS, startLoad, type Load } from './load.ts';

/** The time before the first restart and after the last, in ms. */
const CALM = 2_000;

/** Counts the acknowledged records that are not stored, or stored twice. */
async function missingIn({ databaseUrl }: Cluster, { records }: Load) {
  const db = await openDatabase({ dataDir: '', databaseUrl });
  const rows = await db.read.selectFrom('attendance').select('id').execute();
  await db.close();
  const stored = new Set(rows.map(({ id }) => uuidText(id)));
  return {
    lost: records.filter((id) => !stored.has(id)).length,
    unacknowledged: rows.length - new Set(records).size,
  };
}

/** Restarts each process under load, prints the result and stops everything; returns true if nothing failed. */
export async function rollUnderLoad(cluster: Cluster): Promise<boolean> {
  try {
    const load = await startLoad(cluster.url, cluster.admin);
    await setTimeout(CALM);
    await cluster.roll((process, seconds) => {
      console.log(`process ${process} restarted in ${seconds.toFixed(1)} s`);
    });
    await setTimeout(CALM);
    await load.end();
    const { lost, unacknowledged } = await missingIn(cluster, load);
    for (const kind of KINDS) console.log(`${kind}: ${load.done[kind]}`);
    for (const failure of load.failures.slice(0, 20)) console.log(`  ${failure}`);
    console.log(
      `${load.failures.length} failed; of ${load.records.length} records ${lost} lost, ${unacknowledged} stored and not acknowledged`,
    );
    return load.failures.length === 0 && lost === 0 && unacknowledged === 0;
  } finally {
    await cluster.stop();
  }
}
