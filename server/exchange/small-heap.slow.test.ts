import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '#core/base/limits.ts';
import { freePort, isHealthy, startServerProcess } from '../test/server-process.ts';

const SIZE = LIMITS.sentFileBytes - 1_000;
const STEPS = 500;

/** Makes a file nearly as large and with nearly as many members as one may be. */
function largestFile(): string {
  const end = { actionType: 'Issue resolution', customText: 'Yes' };
  const steps = Array.from({ length: STEPS }, (_, at) => ({
    _id: `s${at}`,
    question: 'Is anybody hurt? '.repeat(70),
    answerType: 'Yes or No',
    customiseAnswerType: true,
    yesAction:
      at + 1 < STEPS
        ? { actionType: 'Skip to a specific step', goToStep: `Step ${at + 2}`, customText: 'No' }
        : end,
    noAction: end,
  }));
  const issues = Array.from({ length: 31 }, (_, n) => ({
    _id: `large-${n}`,
    title: `Large ${n}`,
    category: 'Fire',
    reviewBy: null,
    firstAct: null,
    steps,
  }));
  return JSON.stringify({ data: { format: 'reslife-issues', version: 1, issues } });
}

const BODIES: readonly (readonly [string, () => string, number])[] = [
  ['the largest file there may be', largestFile, 200],
  ['one nested without end', () => '['.repeat(SIZE), 400],
  ['one of millions of members', () => `{"data":[${'1,'.repeat(SIZE / 2 - 20)}1]}`, 400],
  ['one of escapes', () => `{"data":"${'\\u00e9'.repeat(SIZE / 6 - 20)}"}`, 400],
];

// API-23
test('with a heap of 512 MB, three of the largest files at once do not end the server, and others are served', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-heap-'));
  const { child, url } = startServerProcess(dataDir, await freePort(), {
    NODE_OPTIONS: '--max-old-space-size=512',
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 20 }).toBe(true);
  const post = async (path: string, body: string, cookie = '') =>
    await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
  const account = { email: 'ada@example.edu', password: 'a password of tests' };
  const signedIn = await post('/api/user/auth/signIn', JSON.stringify({ data: account }));
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  for (const [name, write, status] of BODIES) {
    const body = write();
    const sent = Array.from({ length: 3 }, async () => {
      const answer = await post('/api/exchange/check', body, cookie);
      const text = await answer.text();
      return [name, answer.status, text.includes('"refused"')];
    });
    expect(await isHealthy(url)).toBe(true);
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 3 }, () => [name, status, false]));
  }
  expect(await isHealthy(url)).toBe(true);
});
