import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../base/runtime.mjs';

// Debian puts it where not every path leads.
const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

export const hasNginx = PROGRAM !== undefined;

const shared = (name: string) => `include ${join(root, 'deploy/nginx', name)};`;

/** The files of deploy/nginx around the ports of this cluster, with all that is written below one folder. */
function configOf(folder: string, port: number, ports: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  return `
daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes 2;
worker_rlimit_nofile 8192;
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${shared('http.conf')}
  upstream reslife {
    ${servers.join('\n    ')}
    ${shared('upstream.conf')}
  }
  server {
    listen 127.0.0.1:${port};
    ${shared('server.conf')}
  }
}
`;
}

/** An nginx on loopback before servers on these ports. Throws what it says of its configuration if that is wrong. */
export function startNginx(
  folder: string,
  port: number,
  ports: readonly number[],
): { child: ChildProcess; stop: () => Promise<void> } {
  if (PROGRAM === undefined) throw new Error('nginx is missing');
  mkdirSync(folder, { recursive: true });
  // Its workers are another user where this one is root.
  chmodSync(folder, 0o711);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, ports));
  const options = ['-e', join(folder, 'error.log'), '-p', folder, '-c', file];
  const { status, stderr } = spawnSync(PROGRAM, ['-t', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn(PROGRAM, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, stop };
}
