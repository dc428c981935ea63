import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Runs a script of ours to its end. */
export async function runNode(args: readonly string[], env: Record<string, string> = {}) {
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
}

/** Returns a folder with the server and another build of the app, made once for a build of the app by `make`, which fills its folder of the web. */
export async function builtOnce(
  name: string,
  make: (web: string) => Promise<void>,
): Promise<string> {
  const print = (await readFile('dist/web.sha256', 'utf8')).trim();
  const folder = resolve('dist', name, print);
  if (existsSync(folder)) return folder;
  await rm(join('dist', name), { recursive: true, force: true });
  const next = `${folder}.${process.pid}`;
  await mkdir(join(next, 'dist'), { recursive: true });
  await make(join(next, 'dist/web'));
  await symlink(resolve('dist/server'), join(next, 'dist/server'));
  await rename(next, folder);
  return folder;
}
