import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { startOurs, type OurServer } from '../../bench/our-server.ts';
import { Answers, startProgram } from '../../bench/program.ts';
import { attend, get, guidesOf } from '../../bench/traffic.ts';
import { whole, type Table } from './table.ts';

/** The settings of deploy/ for cells. */
const ENV = { MALLOC_ARENA_MAX: '1' };
const CONNECTIONS = 50;
const LOAD_MS = 4_000;
const SETTLED_MS = 5_000;

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Measures cells side by side, each a server with a SQLite file of its own, all asked at once. */
export async function measureCells(counts: readonly number[]): Promise<Table> {
  const cells: OurServer[] = [];
  const generator = startProgram('generator.ts');
  const rows: (readonly string[])[] = [];
  try {
    for (const count of counts) {
      while (cells.length < count) cells.push(await startOurs({ env: ENV }));
      await pause(SETTLED_MS);
      const atRest = cells.map(({ ownMemory }) => ownMemory());
      const ports = cells.map(({ port }) => port);
      const [guide] = await guidesOf(ports[0] ?? 0);
      if (!guide) throw new Error('The server has no guide.');
      const load = { ports, connections: CONNECTIONS, ms: LOAD_MS };
      // Each has the guides of the starter library, under ids of its own: so a list is requested.
      const asked = { ...load, request: get(API.listTitles.path) };
      const { perSecond, p99 } = await generator.ask(asked, Answers);
      const one = { ports: ports.slice(0, 1), connections: CONNECTIONS, ms: LOAD_MS };
      const records = await generator.ask({ ...one, request: attend(guide) }, Answers);
      const loaded = cells.map(({ ownMemory }) => ownMemory());
      const row = [
        whole(count),
        `${whole(sum(atRest) / count)} MB`,
        `${whole(sum(atRest))} MB`,
        `${whole(sum(loaded))} MB`,
        `${whole(perSecond)}/s, p99 ${p99.toFixed(0)} ms`,
        `${whole(records.perSecond)}/s, p99 ${records.p99.toFixed(0)} ms`,
      ];
      console.log(`  ${row.join(' | ')}`);
      rows.push(row);
    }
  } finally {
    generator.stop();
    await Promise.all(cells.map(async (cell) => await cell.stop()));
  }
  return {
    head: [
      'cells',
      'memory of one, soon after its start',
      'of all',
      'of all after load',
      'lists of titles, all cells',
      'durable records of one of them',
    ],
    rows,
  };
}
