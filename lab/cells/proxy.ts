import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOYED, nginxIn } from '../cluster/nginx.ts';
import type { Cell, Table } from './table.ts';

/** Returns a file of deploy/nginx as it runs here: by http on loopback, with the files of this folder. */
function onLoopback(name: string, folder: string, port: number): string {
  return readFileSync(join(DEPLOYED, name), 'utf8')
    .replaceAll('/etc/nginx/reslife/cells', join(folder, 'cells'))
    .replaceAll('/etc/nginx/reslife', DEPLOYED)
    .replaceAll(/^\s*ssl_.*\n/gm, '')
    .replaceAll('listen 443 ssl http2', `listen 127.0.0.1:${port}`);
}

/** Returns the one proxy of all cells: nginx with deploy/nginx/cells.conf, and a file for each cell made of cell.conf. */
export function proxyOf(table: Table, port: number) {
  const folder = join(table.folder, 'nginx');
  const nginx = nginxIn(folder);
  const fileOf = (name: string) => join(folder, 'cells', `${name}.conf`);
  const write = ({ name, host, port: listens }: Cell) => {
    const values: Readonly<Record<string, string>> = {
      NAME: name,
      HOST: host,
      PORT: String(listens),
    };
    const text = onLoopback('cell.conf', folder, port);
    writeFileSync(
      fileOf(name),
      text.replaceAll(/@([A-Z]+)@/g, (_, word: string) => {
        const value = values[word];
        if (value === undefined) throw new Error(`cell.conf asks for ${word}.`);
        return value;
      }),
    );
  };
  return {
    port,
    start: async (): Promise<void> => {
      if (nginx.pid() !== undefined) return;
      mkdirSync(join(folder, 'cells'), { recursive: true });
      for (const cell of table.list()) write(cell);
      nginx.configure(onLoopback('cells.conf', folder, port));
      await nginx.start();
    },
    /** Connects the host to the cell's current port, and resolves once it works; no request of another cell notices. */
    lead: async (cell: Cell): Promise<void> => {
      write(cell);
      await nginx.reload();
    },
    /** Disconnects the cell of this name. */
    leave: async (name: string): Promise<void> => {
      rmSync(fileOf(name), { force: true });
      await nginx.reload();
    },
    stop: nginx.stop,
  };
}
