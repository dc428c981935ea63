import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from '../base/test-reports.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A release of Node has some 60 MB; a build without a network must not wait long for it. */
const PATIENCE_MS = 120_000;

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Takes the program out of the archive that Node is published as; on Windows it is published by itself. */
function programIn(bytes: Buffer, name: string): Buffer {
  if (name.endsWith('.exe')) return bytes;
  const folder = mkdtempSync(join(tmpdir(), 'published-node-'));
  try {
    const archive = join(folder, 'node.tar.gz');
    writeFileSync(archive, bytes);
    const program = `${name.replace('.tar.gz', '')}/bin/node`;
    execFileSync('tar', ['-xzf', archive, '-C', folder, program]);
    return readFileSync(join(folder, program));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Compares a program with the Node of its version that nodejs.org publishes, by the sums given there: the packages of
 * npm that bring it are made by somebody else (PACKAGE-4). One that differs fails; a site that does not answer counts
 * as skipped, and the caller says so.
 */
export async function comparedNode({
  site = 'https://nodejs.org/dist',
  program = process.execPath,
  version = process.versions.node,
  platform = process.platform,
}: { site?: string; program?: string; version?: string; platform?: string } = {}): Promise<Count> {
  const name =
    platform === 'win32'
      ? `win-${process.arch}/node.exe`
      : `node-v${version}-${platform}-${process.arch}.tar.gz`;
  try {
    const sums = String(await bytesAt(`${site}/v${version}/SHASUMS256.txt`));
    const published = await bytesAt(`${site}/v${version}/${name}`);
    const isListed = sums.split('\n').includes(`${hashOf(published)}  ${name}`);
    if (isListed && hashOf(programIn(published, name)) === hashOf(readFileSync(program)))
      return { passed: 1, failed: 0, skipped: 0, failures: [] };
    const what = isListed ? `${program} is another program than` : 'SHASUMS256.txt has no sum of';
    const failures = [`${what} ${site}/v${version}/${name}`];
    return { passed: 0, failed: 1, skipped: 0, failures };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const notChecked = [`NOT CHECKED against the Node of nodejs.org: ${reason}.`];
    return { passed: 0, failed: 0, skipped: 1, failures: [], notChecked };
  }
}
