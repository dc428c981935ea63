import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { freePort } from '../../server/test/server-process.ts';
import { processesOf } from './processes.ts';
import { proxyOf } from './proxy.ts';
import { isCellName, isHostName, openTable, type Cell } from './table.ts';

export type CellPlan = {
  name: string;
  host: string;
  /** The port of its process; a free one if none is named. */
  port?: number | undefined;
  /** PostgreSQL's address; undefined is a file. */
  databaseUrl?: string | undefined;
  /** Other settings of docs/settings.md. */
  settings?: Readonly<Record<string, string>>;
};

/** The new place of a cell: a folder for its data, as on another machine, and a port. */
export type Destination = { dataDir: string; port?: number | undefined };

const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, '');

/** Copies the key that seals, which no backup has, and without which no authenticator app signs anybody in. */
function copyKey(from: string, to: string): void {
  const key = join(from, 'secret.key');
  if (existsSync(key)) copyFileSync(key, to);
}

/** Returns the cells of a folder, with their processes and the proxy before them, which listens on `proxyPort`. */
export function cellsIn(folder: string, proxyPort: number) {
  const table = openTable(resolve(folder));
  const processes = processesOf(table);
  const proxy = proxyOf(table, proxyPort);
  const backups = join(table.folder, 'backups');

  const assertNobodysPort = (port: number | undefined) => {
    if (table.list().some((cell) => cell.port === port))
      throw new Error(`There is a cell with the port ${port} already.`);
  };

  const start = async (cell: Cell): Promise<void> => {
    await processes.launch(cell);
    await processes.untilHealthy(cell);
  };
  const restart = async (cell: Cell): Promise<void> => {
    await processes.stop(cell);
    await start(cell);
  };

  /** Backs up one sound moment of its database, as a new file, whose path it returns. */
  const backUp = async (cell: Cell): Promise<string> => {
    mkdirSync(backups, { recursive: true, mode: 0o700 });
    const file = join(backups, `${cell.name}-${stamp()}.backup`);
    await processes.admin(cell, 'backup', file);
    return file;
  };

  /** Copies its rows by way of a backup, which stays on this machine and therefore is not encrypted, into an empty folder. */
  const copyDatabase = async (cell: Cell, to: string) => {
    const settings = { ...cell.settings, BACKUP_RECIPIENT: '' };
    const file = join(to, 'moved.backup');
    await processes.admin({ ...cell, settings }, 'backup', file);
    await processes.admin({ ...cell, settings: { ...settings, DATA_DIR: to } }, 'restore', file);
    rmSync(file);
  };

  return {
    table,
    processes,
    proxy,
    backUp,
    start,

    /** Creates a cell that is served; if it does not start, nothing is left of it. Throws a sentence. */
    create: async ({ name, host, port, databaseUrl, settings = {} }: CellPlan): Promise<Cell> => {
      if (!isCellName(name))
        throw new Error(`'${name}' is no name: 1 to 23 small letters, digits and hyphens.`);
      if (!isHostName(host)) throw new Error(`'${host}' is no host name.`);
      const others = table.list();
      if (table.has(name)) throw new Error(`There is a cell '${name}' already.`);
      if (others.some((cell) => cell.host === host))
        throw new Error(`There is a cell with the host name ${host} already.`);
      assertNobodysPort(port);
      const dataDir = join(table.folder, name);
      if (existsSync(dataDir)) throw new Error(`${dataDir} is there already.`);
      const cell = table.write(name, {
        PORT: String(port ?? (await freePort())),
        PUBLIC_URL: `http://${host}:${proxy.port}`,
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...settings,
      });
      try {
        await start(cell);
        await proxy.start();
        await proxy.lead(cell);
        return cell;
      } catch (error) {
        await processes.stop(cell);
        table.remove(name);
        await proxy.leave(name);
        rmSync(dataDir, { recursive: true, force: true });
        throw error;
      }
    },

    /** Gives each cell the current build, one after another; stops at the first that does not answer afterwards (CELLS-6). */
    update: async (cells: readonly Cell[], onDone: (cell: Cell) => void): Promise<void> => {
      for (const [index, cell] of cells.entries()) {
        try {
          await restart(cell);
        } catch (error) {
          const left = cells.length - index - 1;
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`${reason} The ${left} after it run on as they were.`, { cause: error });
        }
        onDone(cell);
      }
    },

    /**
     * Moves a cell to another place: it is stopped, backed up, restored there with every row compared, started, and
     * connected to the proxy (CELLS-7). Phones keep their records meanwhile. A move that fails leaves the cell in its
     * place.
     */
    move: async (cell: Cell, { dataDir, port }: Destination): Promise<Cell> => {
      const to = isAbsolute(dataDir) ? dataDir : resolve(dataDir);
      if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
      assertNobodysPort(port);
      const aside = `${cell.dataDir}.moved-${stamp()}`;
      await processes.stop(cell);
      try {
        mkdirSync(to, { recursive: true, mode: 0o700 });
        copyKey(cell.dataDir, join(to, 'secret.key'));
        const settings = { PORT: String(port ?? (await freePort())), DATA_DIR: to };
        if (cell.settings['DATABASE_URL'] === undefined) await copyDatabase(cell, to);
        // Nobody starts it there again by mistake.
        renameSync(cell.dataDir, aside);
        const moved = table.write(cell.name, settings);
        await start(moved);
        await proxy.lead(moved);
        return moved;
      } catch (error) {
        const { port: former, dataDir: from } = cell;
        await processes.stop(table.find(cell.name));
        rmSync(to, { recursive: true, force: true });
        if (existsSync(aside)) renameSync(aside, from);
        await start(table.write(cell.name, { PORT: String(former), DATA_DIR: from }));
        throw error;
      }
    },

    /** Removes a cell and its files; a last backup stays, with the key that seals, and its path is returned (CELLS-7). */
    remove: async (cell: Cell): Promise<string> => {
      await processes.stop(cell);
      const file = await backUp(cell);
      copyKey(cell.dataDir, `${file}.secret.key`);
      await proxy.leave(cell.name);
      table.remove(cell.name);
      rmSync(cell.dataDir, { recursive: true, force: true });
      rmSync(processes.logFile(cell), { force: true });
      return file;
    },

    /** Stops all of it; nothing is removed. */
    stop: async (): Promise<void> => {
      await proxy.stop();
      await Promise.all(table.list().map(processes.stop));
    },
  };
}

export type Cells = ReturnType<typeof cellsIn>;
