// Usage: npm run release [-- --to DIR] [--folder]
// Makes the archive that an operator unpacks: the built server with its packages, its own Node, documents and hashes.
// `--folder` leaves it unpacked, as the image of a container has it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { VERSION } from '../../server/base/version.ts';
import { comparedNode } from '../packages/published-node.ts';
import { makeBill, type Bill } from '../packages/sbom.ts';
import { knownVulnerabilities } from '../packages/vulnerabilities.ts';
import { root } from '../base/runtime.mjs';
import { neededPaths, nodeFlags, startArguments } from './needed.ts';
import { notices } from './notices.ts';

/** The files and folders that a release has besides what it runs on. */
export const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  'docs',
  'deploy',
  'bench/results',
  'server/seeds/starter/SOURCES.md',
];

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** Returns a script that runs the release's own Node from wherever the release is unpacked or linked. */
function launcher(says: string, args: string, before = ''): string {
  return `#!/bin/sh
# ${says}
here="$(dirname "$(readlink -f "$0")")"
cd "$here/.." || exit 1
${before}exec runtime/node ${args}
`;
}

/** Two pools of memory for all threads, instead of the C library's one for each: less at rest (CELLS-3). */
const TWO_POOLS = 'export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"\n';

function writeProgram(path: string, text: string): void {
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

/** Returns every file with its hash, as `sha256sum -c` reads it. */
function sums(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  return files.map((file) => `${hashOf(join(folder, file))}  ${file}\n`).join('');
}

/** Returns a bill of materials without what differs each time that it is made. */
function billWithoutDay(bill: Bill): string {
  const differs = ['serialNumber', 'timestamp'];
  const same = (name: string, value: unknown) => (differs.includes(name) ? undefined : value);
  return `${JSON.stringify(bill, same, 2)}\n`;
}

/** Lays out a release in an empty folder; nothing is written there once it runs (PACKAGE-2). */
async function layOut(folder: string): Promise<void> {
  for (const path of [...neededPaths(), ...DOCUMENTS]) {
    cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true });
  }
  for (const made of ['bin', 'runtime']) mkdirSync(join(folder, made));
  const node = join(folder, 'runtime/node');
  copyFileSync(realpathSync(process.execPath), node);
  chmodSync(node, 0o755);
  const says = 'Serves ResLife On-Call (README.md).';
  const serve = launcher(says, startArguments().join(' '), TWO_POOLS);
  writeProgram(join(folder, 'bin/reslife-oncall'), serve);
  const command = [...nodeFlags(), 'dist/server/admin-command.js', '"$@"'].join(' ');
  const admin = launcher('What `npm run admin --` does.', command);
  writeProgram(join(folder, 'bin/reslife-oncall-admin'), admin);
  const health = launcher('Ends with 0 if the server answers.', 'dist/server/health-command.js');
  writeProgram(join(folder, 'bin/reslife-oncall-health'), health);
  writeFileSync(join(folder, 'NOTICES.txt'), notices());
  writeFileSync(join(folder, 'sbom.cdx.json'), billWithoutDay(await makeBill()));
  writeFileSync(join(folder, 'SHA256SUMS'), sums(folder));
}

/** Packs files into an archive, the same from the same ones, on any machine and at any time (PACKAGE-1). */
function pack(folder: string, archive: string): void {
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  const where = ['-C', dirname(folder), relative(dirname(folder), folder)];
  const options = { env: { ...process.env, GZIP: undefined } };
  execFileSync(
    'tar',
    [...same, '--use-compress-program=gzip -n', '-cf', archive, ...where],
    options,
  );
}

/** Makes a release in `to` and returns the path of its archive, or of its folder. */
export async function release(to: string, isFolder: boolean): Promise<string> {
  const name = `reslife-oncall-${VERSION}-${process.platform}-${process.arch}`;
  const folder = join(to, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await layOut(folder);
  if (isFolder) return folder;
  const archive = `${folder}.tar.gz`;
  pack(folder, archive);
  rmSync(folder, { recursive: true });
  writeFileSync(`${archive}.sha256`, `${hashOf(archive)}  ${name}.tar.gz\n`);
  return archive;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'dist/release' },
      folder: { type: 'boolean', default: false },
    },
  });
  const [known, node] = await Promise.all([knownVulnerabilities(), comparedNode()]);
  // An image of an old version is still built: its builder hears about it, and is not left without one.
  const reasons = [...(values.folder ? [] : known.failures), ...node.failures];
  if (reasons.length > 0) {
    console.error(`No release is made with what is known of its packages:\n${reasons.join('\n')}`);
    process.exit(1);
  }
  console.log(await release(resolve(values.to), values.folder));
  // Printed last, where somebody who made it still reads.
  const unknown = [known, node].flatMap(({ notChecked = [] }) => notChecked);
  for (const line of [...known.failures, ...unknown]) console.error(line);
}
