import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, untilHealthy } from '../../server/test/server-process.ts';
import { root } from '../base/runtime.mjs';
import { build } from '../build.mjs';

/** Prints at the end which of Node's own modules were loaded. */
const TELL = `data:text/javascript,process.on('exit', () => console.error(process.moduleLoadList.join('\\n')))`;

// CELLS-2
test('the built server loads no HTTP client, no TLS and no HTTP/2, and is ASCII', async () => {
  expect(build('server')).toBe(true);
  const files = globSync('dist/server/*.js', { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const odd = files.filter((file) => /[^\p{ASCII}]/u.test(readFileSync(join(root, file), 'utf8')));
  expect(odd).toEqual([]);

  const folder = mkdtempSync(join(tmpdir(), 'reslife-lean-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', TELL, 'dist/server/main.js'], {
    cwd: root,
    env: { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url);
  const library = await fetch(`${url}/api/advisor/issues/All categories`);
  expect(library.status).toBe(200);
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const loaded = said.split('\n').map((line) => line.replace('NativeModule ', ''));
  expect(loaded).toContain('http');
  expect(loaded.filter((name) => /undici|^_?tls|^http2$|^https$/.test(name))).toEqual([]);
}, 60_000);
