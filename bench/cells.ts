import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { assert } from '#core/base/assert.ts';
import { callServer } from '../server/test/call-server.ts';
import { startOurs, type OurServer } from './our-server.ts';
import { median, type Bench, type Measurement } from './measurement.ts';

const CELLS = 20;
/** Longer than threads without anything to do stay (CELLS-1). */
const REST_MS = 150_000;
/** The setting of a release's launcher, and none. */
const SETTINGS = [
  { words: 'two pools of memory for all threads', env: { MALLOC_ARENA_MAX: '2' } },
  { words: 'a pool for each', env: {} },
];

/** Makes the requests of a phone's first visit, and sends three records. */
async function visit({ port }: OurServer): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(`${url}/login`)).arrayBuffer();
  await callServer(url, API.campus);
  await callServer(url, API.listAdvisorIssues, { params: { category: 'All categories' } });
  const { data } = await callServer(url, API.listTitles);
  const issueId = data?.[0]?._id;
  assert(issueId !== undefined, 'the server has guides');
  const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
  for (let n = 0; n < 3; n += 1) await callServer(url, API.attend, { body, key: randomUUID() });
}

async function measured({ words, env }: (typeof SETTINGS)[number]): Promise<Measurement[]> {
  const cells: OurServer[] = [];
  for (let n = 0; n < CELLS; n += 1) cells.push(await startOurs({ env: { ...env } }));
  for (const cell of cells) await visit(cell);
  const take = (of: 'memory' | 'ownMemory') => median(cells.map((cell) => cell[of]()));
  const busy = take('ownMemory');
  await sleep(REST_MS);
  const [own, resident] = [take('ownMemory'), take('memory')];
  await Promise.all(cells.map(async (cell) => await cell.stop()));
  const goal = '<= 80 MB';
  const shown = (what: string, mb: number) => ({
    what: `${what}, ${words}`,
    ours: `${mb.toFixed(0)} MB`,
    goal: 'shown for comparison',
  });
  return [
    { ...shown('one of 20 at rest, its own and its share', own), goal, holds: own <= 80 },
    shown('the same just after its requests', busy),
    shown('the same at rest, with all that it shares', resident),
  ];
}

/** Measures the memory of a cell beside 19 others, each after a first visit of a phone and three records. */
export const bench: Bench = async () => {
  const figures: Measurement[] = [];
  for (const setting of SETTINGS) figures.push(...(await measured(setting)));
  return figures;
};
