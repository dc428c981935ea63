import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../tools/base/runtime.mjs';

// Debian puts it into a folder that not every path has.
const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

export const hasNginx = PROGRAM !== undefined;

const WORKERS = 2;

/** The folder of the files that an operator puts into /etc/nginx/reslife. */
export const DEPLOYED = join(root, 'deploy/nginx');

/** Returns a configuration that writes only below one folder, with `inHttp` within http { }. */
function configOf(folder: string, inHttp: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes ${WORKERS};
worker_rlimit_nofile 8192;
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${inHttp}
}
`;
}

/** Returns a server on `port` before servers on these ports, by the files of deploy/nginx. */
export function serversBehind(port: number, ports: readonly number[]): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  return `
  include ${DEPLOYED}/http.conf;
  upstream reslife {
    ${servers.join('\n    ')}
    zone reslife_servers 64k;
    include ${DEPLOYED}/upstream.conf;
  }
  server {
    listen 127.0.0.1:${port};
    set $reslife reslife;
    include ${DEPLOYED}/server.conf;
  }
`;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

const workersOf = (pid: number) =>
  textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);

/** Tells whether a worker takes requests: one that has been replaced says in its title that it is shutting down. */
const takesRequests = (worker: string) =>
  textOf(`/proc/${worker}/cmdline`).replace(/.*shutting down.*/s, '') !== '';

/** Returns an nginx on loopback that writes only into one folder, and outlives the program that starts it until it is stopped. */
export function nginxIn(folder: string) {
  if (PROGRAM === undefined) throw new Error('nginx is missing: apt-get install nginx');
  const program = PROGRAM;
  const file = join(folder, 'nginx.conf');
  const pidFile = join(folder, 'nginx.pid');
  const options = ['-e', join(folder, 'error.log'), '-p', folder, '-c', file];
  const nginx = {
    /** The process that leads its workers; undefined if it does not run. */
    pid: (): number | undefined => {
      const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
      return pid > 0 && isThere(pid) ? pid : undefined;
    },
    /** Writes its configuration; throws what nginx says about it if it is wrong. */
    configure: (inHttp: string): void => {
      mkdirSync(folder, { recursive: true });
      // Its workers run as another user if this one is root.
      chmodSync(folder, 0o711);
      writeFileSync(file, configOf(folder, inHttp));
      nginx.check();
    },
    check: (): void => {
      const { status, stderr } = spawnSync(program, ['-t', ...options], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    start: async (): Promise<void> => {
      const child = spawn(program, options, { stdio: 'ignore', detached: true });
      child.unref();
      // It has a number before it has workers, and a reload waits for those that there are.
      while (workersOf(nginx.pid() ?? 0).length < WORKERS) {
        if (child.exitCode !== null)
          throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
        await setTimeout(10);
      }
    },
    /** Loads its changed files, and resolves once nobody is answered by the old ones; no request fails. */
    reload: async (): Promise<void> => {
      const pid = nginx.pid();
      if (pid === undefined) return;
      nginx.check();
      const before = workersOf(pid);
      process.kill(pid, 'SIGHUP');
      for (let left = 1_000; before.some(takesRequests); left -= 1) {
        if (left === 0) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
        await setTimeout(5);
      }
    },
    stop: async (): Promise<void> => {
      const pid = nginx.pid();
      if (pid === undefined) return;
      process.kill(pid, 'SIGTERM');
      while (isThere(pid)) await setTimeout(10);
    },
  };
  return nginx;
}
