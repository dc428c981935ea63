import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';

/** One campus: a process and a database of its own (decision 056). */
export type Cell = {
  name: string;
  /** The host name that leads to it. */
  host: string;
  port: number;
  dataDir: string;
  /** Its settings, as its process has them. */
  settings: Readonly<Record<string, string>>;
};

/** Tells whether a text can name a cell: it is also the end of a user's name and of a unit's. */
export function isCellName(name: string): boolean {
  return /^[a-z](?:[a-z0-9-]{0,21}[a-z0-9])?$/.test(name);
}

/** Tells whether a text is a name of hosts, as a file of nginx writes it. */
export function isHostName(host: string): boolean {
  return host.length <= 253 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host);
}

/** Returns the text of a file of settings with these in it, each in place of its former value; other lines stay. */
function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  let next = text;
  for (const [name, value] of Object.entries(settings)) {
    const line = `${name}=${value}`;
    const known = new RegExp(`^${name}=.*$`, 'm');
    next = known.test(next) ? next.replace(known, () => line) : `${next}${line}\n`;
  }
  return next;
}

/** Returns the cells of one folder: each is its file of settings, `north.env`, and nothing else says that it is there. */
export function openTable(folder: string) {
  // The workers of nginx, which run as another user if this one is root, pass through to the files they write.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const fileOf = (name: string) => join(folder, `${name}.env`);
  const read = (name: string): Cell => {
    const settings = parseEnv(readFileSync(fileOf(name), 'utf8'));
    const { PORT = '', PUBLIC_URL = '', DATA_DIR = '' } = settings;
    if (!URL.canParse(PUBLIC_URL) || DATA_DIR === '' || !(Number(PORT) > 0))
      throw new Error(`${fileOf(name)} must say PORT, PUBLIC_URL and DATA_DIR.`);
    const given = Object.entries(settings).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    );
    return {
      name,
      host: new URL(PUBLIC_URL).hostname,
      port: Number(PORT),
      dataDir: DATA_DIR,
      settings: Object.fromEntries(given),
    };
  };
  return {
    folder,
    list: (): Cell[] =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.env'))
        .sort()
        .map((file) => read(basename(file, '.env'))),
    has: (name: string): boolean => existsSync(fileOf(name)),
    /** Throws a sentence if there is none. */
    find: (name: string): Cell => {
      if (!isCellName(name) || !existsSync(fileOf(name)))
        throw new Error(`There is no cell '${name}' in ${folder}.`);
      return read(name);
    },
    /** Adds a cell or changes its settings. */
    write: (name: string, settings: Readonly<Record<string, string>>): Cell => {
      const file = fileOf(name);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      // It may have the password of a database.
      writeFileSync(file, withSettings(text, settings), { mode: 0o600 });
      return read(name);
    },
    remove: (name: string): void => rmSync(fileOf(name)),
  };
}

export type Table = ReturnType<typeof openTable>;
