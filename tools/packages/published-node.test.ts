import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { comparedNode } from './published-node.ts';

const VERSION = '99.1.0';
const NAME = `node-v${VERSION}-linux-${process.arch}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reslife-node-'));
  const made = folder;
  return () => rmSync(made, { recursive: true });
});

/** Makes a program of this text, and the archive that a site would have of it. */
function madeOf(text: string): { program: string; archive: Buffer } {
  const program = join(folder, `program-${text}`);
  writeFileSync(program, text);
  mkdirSync(join(folder, NAME, 'bin'), { recursive: true });
  writeFileSync(join(folder, NAME, 'bin/node'), text);
  execFileSync('tar', ['-czf', join(folder, 'archive'), '-C', folder, NAME]);
  return { program, archive: readFileSync(join(folder, 'archive')) };
}

/** Opens a site on loopback with these files of the version. */
async function siteWith(files: Record<string, Buffer | string>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url?.replace(`/v${VERSION}/`, '') ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const sumOf = (bytes: Buffer | string, name: string): string =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;

const asked = { version: VERSION, platform: 'linux' };

// PACKAGE-4
test('the Node that nodejs.org publishes passes, and another or one without a sum fails', async () => {
  const { program, archive } = madeOf('genuine');
  const file = `${NAME}.tar.gz`;
  const listed = `${sumOf('x', 'other.tar.gz')}${sumOf(archive, file)}`;
  const site = await siteWith({ 'SHASUMS256.txt': listed, [file]: archive });
  expect(await comparedNode({ ...asked, site, program })).toMatchObject({ passed: 1, failed: 0 });
  const other = madeOf('another').program;
  expect((await comparedNode({ ...asked, site, program: other })).failures).toEqual([
    `${other} is another program than ${site}/v${VERSION}/${file}`,
  ]);
  const unlisted = await siteWith({ 'SHASUMS256.txt': sumOf('x', file), [file]: archive });
  expect(await comparedNode({ ...asked, site: unlisted, program })).toMatchObject({
    failed: 1,
    failures: [expect.stringMatching(/^SHASUMS256\.txt has no sum of /)],
  });
});

// PACKAGE-4
test('the program itself is compared on Windows', async () => {
  const { program } = madeOf('genuine');
  const file = `win-${process.arch}/node.exe`;
  const files = { 'SHASUMS256.txt': sumOf('genuine', file), [file]: 'genuine' };
  const site = await siteWith(files);
  const windows = { ...asked, site, platform: 'win32' };
  expect(await comparedNode({ ...windows, program })).toMatchObject({ passed: 1 });
  const other = madeOf('another').program;
  expect(await comparedNode({ ...windows, program: other })).toMatchObject({ failed: 1 });
});

// PACKAGE-4
test('a site without the file, or out of reach, passes as not checked', async () => {
  const { program } = madeOf('genuine');
  for (const site of [await siteWith({}), 'http://127.0.0.1:9']) {
    const notChecked = [expect.stringMatching(/^NOT CHECKED against the Node of nodejs\.org: /)];
    expect(await comparedNode({ ...asked, site, program })).toMatchObject({
      failed: 0,
      skipped: 1,
      notChecked,
    });
  }
});
