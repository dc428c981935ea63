import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer, type RunningServer } from './running-server.ts';

/** A server whose web app can be changed, as by an update. */
export type DeployedServer = RunningServer & {
  /** Replaces the web app by a version whose scripts and styles all have other names, and whose pages say so. */
  readonly update: () => Promise<void>;
  /** The folder of the web app. */
  readonly web: string;
};

/** The words in the pages of the version after an update. */
export const SECOND = 'Second version';

/** Returns another hash of the same length in the name of a built file. */
const renamed = (file: string) =>
  file.replace(/-([\w-]{7})\./, (_, hash: string) => `-${hash.split('').reverse().join('')}.`);

async function hashOf(path: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(path))
    .digest('base64')}`;
}

async function update(web: string): Promise<void> {
  const all = await readdir(web, { recursive: true, encoding: 'utf8' });
  const compressed = all.filter((file) => /\.(br|gz)$/.test(file));
  await Promise.all(compressed.map(async (file) => await rm(join(web, file))));

  const assets = (await readdir(join(web, 'assets'))).filter((file) => renamed(file) !== file);
  const texts = all.filter((file) => /\.(js|css|html)$/.test(file) && file !== 'sw.js');
  for (const file of texts) {
    const path = join(web, file);
    const text = assets.reduce(
      (all, asset) => all.replaceAll(asset, renamed(asset)),
      await readFile(path, 'utf8'),
    );
    await writeFile(path, text.replace('<body>', `<body><p>${SECOND}</p>`));
  }
  for (const file of assets)
    await rename(join(web, 'assets', file), join(web, 'assets', renamed(file)));

  const worker = await readFile(join(web, 'sw.js'), 'utf8');
  const rows = Array.from(worker.matchAll(/\[[`'"]([^`'"]+)[`'"],[`'"](sha256-[^`'"]+)[`'"]\]/g));
  let next = worker.replace(/shell-[\w-]{12}/, 'shell-second');
  for (const [, file = '', hash = ''] of rows) {
    next = next.replace(file, renamed(file)).replace(hash, await hashOf(join(web, renamed(file))));
  }
  await writeFile(join(web, 'sw.js'), next);
}

/** Starts a server with a web app of its own, which an update may change. */
export async function startDeployed(): Promise<DeployedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'reslife-deployed-'));
  const web = join(folder, 'dist/web');
  await cp('dist/web', web, { recursive: true });
  await symlink(resolve('dist/server'), join(folder, 'dist/server'));
  const server = await startServer({}, folder);
  return {
    ...server,
    web,
    update: async () => await update(web),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
