import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openDatabase } from '../../server/db/open.ts';
import { callServer } from '../../server/test/call-server.ts';
import { freePort } from '../../server/test/server-process.ts';
import { build } from '../../tools/build.mjs';
import { hasNginx } from '../cluster/nginx.ts';
import { cellsIn } from './cells.ts';
import { guideOf } from './phones.ts';
import type { Cell } from './table.ts';
import { tryCells } from './trial.ts';

const ADA = { email: 'ada@example.edu', password: 'a password of tests' };

beforeAll(() => {
  expect(build('web') && build('server')).toBe(true);
}, 120_000);

async function openCells(...names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-cells-'));
  chmodSync(folder, 0o711);
  const cells = cellsIn(folder, await freePort());
  onTestFinished(async () => {
    await cells.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = { ADMIN_EMAIL: ADA.email, ADMIN_PASSWORD: ADA.password, LOG_LEVEL: 'warn' };
  const made: Cell[] = [];
  for (const name of names)
    made.push(await cells.create({ name, host: `${name}.localhost`, settings }));
  return { folder, cells, made, settings };
}

const urlOf = ({ port }: Cell) => `http://127.0.0.1:${port}`;

/** Sends records to a cell; returns the ids that it acknowledged. */
async function sendRecords(proxyPort: number, cell: Cell, count: number): Promise<string[]> {
  const issueId = await guideOf(proxyPort, cell);
  const body = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { data } = await callServer(urlOf(cell), API.attend, { body, key: randomUUID() });
    ids.push(data?._id ?? '');
  }
  return ids;
}

async function recordsIn(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const rows = await db.read.selectFrom('attendance').select('id').execute();
  await db.close();
  return rows.length;
}

// CELLS-3, CELLS-5
test.skipIf(!hasNginx)(
  'cells know nothing of each other, and none takes anything of another',
  async () => {
    const { cells, made, folder } = await openCells('north', 'south');
    const [north, south] = made as [Cell, Cell];
    expect(cells.table.list()).toEqual([north, south]);
    const { cookie, status } = await callServer(urlOf(north), API.signIn, { body: ADA });
    expect(status).toBe(200);
    expect((await callServer(urlOf(north), API.getProfile, { cookie })).status).toBe(200);
    expect((await callServer(urlOf(south), API.getProfile, { cookie })).status).toBe(401);
    await sendRecords(cells.proxy.port, north, 3);
    expect([await recordsIn(north.dataDir), await recordsIn(south.dataDir)]).toEqual([3, 0]);
    const db = await openDatabase({ dataDir: south.dataDir, databaseUrl: undefined });
    const tables = await db.read.introspection.getTables();
    await db.close();
    const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.filter((name) => /^(campus|cell|tenant)(_id)?$/.test(name))).toEqual([]);

    const wanted = { name: 'east', host: 'east.localhost' };
    await expect(cells.create({ ...wanted, name: '../east' })).rejects.toThrow('is no name');
    await expect(cells.create({ ...wanted, name: 'north' })).rejects.toThrow('already');
    await expect(cells.create({ ...wanted, host: north.host })).rejects.toThrow('host name');
    await expect(cells.create({ ...wanted, port: north.port })).rejects.toThrow('port');
    const settings = { TIME_ZONE: 'Nowhere' };
    await expect(cells.create({ ...wanted, settings })).rejects.toThrow('east does not answer');
    expect(cells.table.list()).toEqual([north, south]);
    expect(
      readdirSync(folder).filter((file) => file.startsWith('east') && file !== 'east.log'),
    ).toEqual([]);
  },
  120_000,
);

// CELLS-6
test.skipIf(!hasNginx)(
  'an update stops at the first cell that does not answer',
  async () => {
    const { cells, made } = await openCells('east', 'north', 'west');
    const before = made.map(cells.processes.pidOf);
    cells.table.write('north', { TIME_ZONE: 'Nowhere' });
    const updated: string[] = [];
    const update = cells.update(cells.table.list(), ({ name }) => updated.push(name));
    await expect(update).rejects.toThrow(/north does not answer.*The 1 after it run on/);
    expect(updated).toEqual(['east']);
    const after = made.map(cells.processes.pidOf);
    expect(after[0]).not.toBe(before[0]);
    expect([after[1], after[2]]).toEqual([undefined, before[2]]);
  },
  120_000,
);

// CELLS-7
test.skipIf(!hasNginx)(
  'a cell that is moved or removed loses no record',
  async () => {
    const { cells, made, folder } = await openCells('north', 'south');
    const [north, south] = made as [Cell, Cell];
    await sendRecords(cells.proxy.port, north, 5);
    const elsewhere = { dataDir: join(folder, 'elsewhere') };

    await expect(cells.move(north, { ...elsewhere, port: south.port })).rejects.toThrow('port');
    // A port that another program uses: the cell goes back to its place.
    const taken = { ...elsewhere, port: cells.proxy.port };
    await expect(cells.move(north, taken)).rejects.toThrow('in use by another program');
    expect(cells.table.find('north')).toEqual(north);
    expect(existsSync(elsewhere.dataDir)).toBe(false);
    await sendRecords(cells.proxy.port, north, 1);

    const key = readFileSync(join(north.dataDir, 'secret.key'));
    const moved = await cells.move(north, elsewhere);
    expect(moved).toMatchObject({ name: 'north', host: north.host, ...elsewhere });
    expect(existsSync(north.dataDir)).toBe(false);
    expect(readFileSync(join(moved.dataDir, 'secret.key'))).toEqual(key);
    await sendRecords(cells.proxy.port, moved, 1);
    expect(await recordsIn(moved.dataDir)).toBe(7);

    const last = await cells.remove(moved);
    expect(existsSync(moved.dataDir)).toBe(false);
    expect(readFileSync(`${last}.secret.key`)).toEqual(key);
    expect(cells.table.list()).toEqual([south]);
    const restored = join(folder, 'restored');
    const settings = { ...moved.settings, DATA_DIR: restored };
    await cells.processes.admin({ ...moved, settings }, 'restore', last);
    expect(await recordsIn(restored)).toBe(7);
  },
  120_000,
);

// CELLS-8
test.skipIf(!hasNginx)(
  'neighbors of cells that are flooded and killed keep working, and nothing is lost',
  async () => {
    const said: string[] = [];
    const plan = { cells: 3, seconds: 3, rounds: 1 };
    const outcome = await tryCells(plan, (text) => said.push(text));
    expect(outcome).toMatchObject({ failed: 0, lost: 0, doubled: 0 });
    expect(outcome.sent).toBeGreaterThan(10);
    expect(said.join('\n')).toMatch(/[1-9]\d* kills; the flooded one answered [1-9]/);
  },
  240_000,
);
