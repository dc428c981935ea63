import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../e2e/base/running-server.ts';

/** A build whose server writes its process id and never answers. */
const DUMB = `
  require('node:fs').writeFileSync('pid', String(process.pid));
  process.on('SIGTERM', () => undefined);
  setInterval(() => undefined, 1000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server of the browser tests that never answers is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/main.js'), DUMB);
  // Three seconds, in which even a busy machine starts a Node that loads nothing.
  await expect(startServer({}, folder, 3000)).rejects.toThrow('no server answered');
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  expect(pid).toBeGreaterThan(0);
  expect(isAlive(pid)).toBe(false);
});
