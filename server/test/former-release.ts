import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The commits of former servers (CLUSTER-9): the last one of 0.1.0, and the last one that notes a review without its text. */
export const FORMER = {
  '0.1.0': '8d61425bf931b0a213b1a02da1a22767e70984ff',
  'before migration 067': '9962810f7ebba996623775d381ef00918cec907d',
} as const;

const root = join(import.meta.dirname, '../..');

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, stdio: 'pipe', maxBuffer: 512 * 1024 * 1024 });
}

/** Tells whether the history is here: an archive or a shallow clone has none. */
export function hasFormer(): boolean {
  try {
    for (const commit of Object.values(FORMER)) git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Puts the server of a commit into a new folder, with the packages of today. */
export function unpackFormer(folder: string, commit: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = git('archive', commit, 'package.json', 'core', 'server', 'docs/api');
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Starts its server, from its folder. */
export function startFormer(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; url: string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, url: `http://127.0.0.1:${port}`, ended };
}
