import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { Issue } from '#core/issue/issue.ts';
import { emptyPlace, hasPlace, testFolder } from '../test/places.ts';
import { freePort, post, startServerProcess, untilHealthy } from '../test/server-process.ts';

const HANDLES = 64;
/** Beyond the minute after which a server looks whether a backup is due. */
const FULL_MS = 66_000;

type Ask = { method: string; path: string; body?: string | Uint8Array; type?: string };

/** Asks by the agent's one connection, which is there already. */
async function ask(port: number, agent: Agent, cookie: string, { type, body, ...to }: Ask) {
  const headers = {
    cookie,
    ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request({ host: '127.0.0.1', port, agent, headers, ...to }, resolve);
  asked.on('error', reject).end(body);
  const answer = await promise;
  await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers };
}

/** Takes every handle that the server has left with connections that say nothing, until it is called again. */
function holdHandles(port: number): () => void {
  let isHeld = true;
  const sockets = new Set<Socket>();
  const hold = () => {
    if (!isHeld) return;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      void setTimeout(20).then(hold);
    });
  };
  for (let n = 0; n < HANDLES; n += 1) hold();
  return () => {
    isHeld = false;
    for (const socket of sockets) socket.destroy();
  };
}

const data = (of: object) => JSON.stringify({ data: of });

/** Makes the requests that need a handle, a thread or a process, each in a way of its own. */
async function asksOf(issueId: string): Promise<Record<string, Ask>> {
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const upload = new Response(form);
  const document = { name: 'a.txt', content: Buffer.from('Call Security.').toString('base64') };
  const walked = { advisor: 'Sam', issueId, steps: [], issueStatus: 'Resolved' };
  const days = '?startDate=2026-01-01&endDate=2026-12-31';
  return {
    document: { method: 'POST', path: API.readDocument.path, body: data(document) },
    record: { method: 'POST', path: API.attend.path, body: data(walked) },
    analytics: { method: 'GET', path: API.analytics.path + days },
    csv: { method: 'GET', path: API.analyticsCsv.path + days },
    numbers: { method: 'GET', path: pathOf(API.getTreeNumbers.path, { id: issueId }) },
    picture: {
      method: 'POST',
      path: API.uploadFile.path,
      body: await upload.clone().bytes(),
      type: upload.headers.get('content-type') ?? '',
    },
    export: { method: 'GET', path: API.exportIssues.path },
    file: { method: 'GET', path: '/assets/a.js' },
    page: { method: 'GET', path: '/user' },
    health: { method: 'GET', path: API.health.path },
  };
}

/** Starts a server with just enough file handles to serve a page and a file and make a backup. */
async function startWithFewHandles(kind: 'sqlite' | 'postgres') {
  const { dataDir, databaseUrl } = await emptyPlace(kind);
  const folder = testFolder();
  for (const name of ['dist/web/assets', 'backups'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'dist/web/index.html'), '<!doctype html><title>A page</title>');
  writeFileSync(join(folder, 'dist/web/assets/a.js'), 'export {};');
  const port = await freePort();
  const within = ['sh', '-c', `cd '${folder}' && ulimit -n ${HANDLES} && exec "$0" "$@"`];
  const env = {
    BACKUP_DIR: join(folder, 'backups'),
    LOG_LEVEL: 'fatal',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const server = startServerProcess(dataDir, port, env, [], within);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  await untilHealthy(server.url);
  return { ...server, port };
}

/** Plays a server without a file handle on a database. */
async function playOn(kind: 'sqlite' | 'postgres'): Promise<void> {
  const { url, port, child, ended } = await startWithFewHandles(kind);
  const admin = { email: 'ada@example.edu', password: 'a password of tests' };
  const signedIn = await post(url + API.signIn.path, admin);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const library = await fetch(`${url}/api/advisor/issues/Fire`);
  const issueId = ((await library.json()) as { data: Issue[] }).data[0]?._id ?? '';
  const asks = Object.entries(await asksOf(issueId));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  await ask(port, agent, cookie, { method: 'GET', path: API.campus.path });

  const letGo = holdHandles(port);
  onTestFinished(letGo);
  const document = async () => {
    const [, first] = asks[0] ?? [];
    return first && (await ask(port, agent, cookie, first));
  };
  await expect.poll(async () => (await document())?.status, { timeout: 9_000 }).toBe(503);
  for (const until = Date.now() + FULL_MS; Date.now() < until; await setTimeout(1_000)) {
    for (const [name, one] of asks) {
      const { status, headers } = await ask(port, agent, cookie, one);
      expect([name, status === 200 || status === 503, status]).toEqual([name, true, status]);
      if (status === 200) continue;
      expect([name, Number(headers['retry-after']) > 0]).toEqual([name, true]);
      expect([name, headers['cache-control']]).toEqual([name, 'no-store']);
    }
  }
  expect(child.exitCode).toBe(null);

  letGo();
  for (const [name, one] of asks) {
    const status = async () => (await ask(port, agent, cookie, one)).status;
    await expect.poll(status, { timeout: 20_000, message: name }).toBe(200);
  }
  child.kill('SIGTERM');
  expect(await ended).toBe('0');
}

// DATA-13
test('a server without free file handles says so, stays alive, and recovers once there are some', async () => {
  // Both wait for more than a minute, for the same thing.
  await Promise.all((['sqlite', 'postgres'] as const).filter(hasPlace).map(playOn));
}, 180_000);
