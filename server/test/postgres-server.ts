import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

// Where Debian puts them.
const programs = '/usr/lib/postgresql/15/bin';

/** Whether PostgreSQL itself can be started on this machine. */
export const hasPostgres = existsSync(join(programs, 'initdb'));

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

/** PostgreSQL refuses to run as root: it then gets the user that its package made. */
function ownUser(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
}

/** A PostgreSQL of its own on a spare loopback port, its files in a folder that goes with it. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-postgres-'));
  const user = ownUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const cluster = join(folder, 'cluster');
  const initdb = ['-D', cluster, '-U', 'reslife', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, options);
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-k', folder, '-p', String(port), '-F'];
  const server = spawn(join(programs, 'postgres'), ['-D', cluster, ...settings], options);
  const ended = once(server, 'exit');
  return {
    url: `postgres://reslife@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // Does not wait for its clients.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
