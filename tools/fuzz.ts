// Usage: npm run fuzz [-- --requests 50000] [--seed N] [--database sqlite|postgres]
// Sends hostile requests (repeatable by the seed), cut uploads and dropped connections to a server of its own; exits with 1 on an error of the server.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';
import { API } from '#core/api/api.ts';
import { cookieOf } from '../server/test/call-server.ts';
import { dropRequest, dropUploads } from '../server/test/dropped-connections.ts';
import { hostileRequests, type HostileRequest } from '../server/test/hostile/hostile-requests.ts';
import { createDatabase, startPostgres } from '../server/test/postgres-server.ts';
import { freePort, isHealthy, startServerProcess } from '../server/test/server-process.ts';
import { parseAnswer } from '../server/test/parse-json.ts';

/** The number of requests to one server and database: the rows they add make the lists long, and later ones slow. */
const ROUND = 2_500;
const AT_ONCE = 8;
/** A request without an answer in this time counts as a failure, in ms. */
const PATIENCE_MS = 60_000;
const ADMIN = { email: 'ada@example.edu', password: 'a password of tests' };

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
    database: { type: 'string', default: 'sqlite' },
  },
});
const count = Number(values.requests);
const seed = Number(values.seed);
if (!['sqlite', 'postgres'].includes(values.database) || !(count > 0) || !Number.isInteger(seed)) {
  console.error('--requests and --seed are numbers, --database is sqlite or postgres.');
  process.exit(2);
}

type Answer = { status: number; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Returns the server's answer; status 0 if it hangs up, which it may do if a request is not HTTP. */
async function answerTo(url: string, asked: HostileRequest, cookie: string): Promise<Answer> {
  const { method, headers, body, isSigned } = asked;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const sent = httpRequest(url + asked.url, {
    method,
    agent,
    timeout: PATIENCE_MS,
    headers: {
      ...(isSigned ? { cookie } : {}),
      ...headers,
      ...(body === undefined ? {} : { 'content-length': body.length }),
    },
  });
  sent.on('response', (response) => {
    let text = '';
    response.on('data', (chunk: Buffer) => (text += text.length < 500 ? chunk.toString() : ''));
    response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
  });
  sent.on('timeout', () => {
    resolve({ status: 599, text: `no answer within ${PATIENCE_MS} ms` });
    sent.destroy();
  });
  sent.on('error', ({ message }) => resolve({ status: 0, text: message }));
  sent.end(body);
  return await promise;
}

/** Lists ids of issues and steps that exist, and other texts that lead somewhere. */
async function knownTexts(url: string, cookie: string): Promise<string[]> {
  const answer = await fetch(url + API.listIssues.path, { headers: { cookie } });
  const ids = parseAnswer(API.listIssues, await answer.text())
    .slice(0, 4)
    .flatMap((issue) =>
      ['steps' in issue ? issue.steps.slice(0, 3) : [], issue].flat().map(({ _id }) => _id),
    );
  return [...ids, 'Fire', 'All categories', ADMIN.email];
}

const statuses = new Map<number, number>();
const failures: string[] = [];
let dropped = 0;

/** Sends the requests of a round, each under its number, several at once. */
async function sendAll(url: string, requests: Iterable<[number, HostileRequest]>, cookie: string) {
  let session = cookie;
  const turns = requests[Symbol.iterator]();
  const send = async () => {
    for (let next = turns.next(); !next.done; next = turns.next()) {
      const [number, asked] = next.value;
      const used = session;
      if (number % 4 === 0) {
        await dropRequest(Number(new URL(url).port), asked, { cookie: used, number });
        dropped += 1;
      }
      const { status, text } = await answerTo(url, asked, used);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Payments are not offered, and say so.
      if (status >= 500 && status !== 501) {
        failures.push(`${status} to number ${number}, ${asked.method} ${asked.url}: ${text}`);
      }
      // It has signed out, or deleted its own account.
      if (
        status === 401 &&
        asked.isSigned &&
        asked.headers.cookie === undefined &&
        used === session
      ) {
        session = await cookieOf(url, ADMIN);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** Drops connections of uploads, for an administrator who signs in again. */
async function dropAll(url: string) {
  const uploads = await dropUploads(Number(new URL(url).port), await cookieOf(url, ADMIN));
  dropped += uploads.dropped;
  if (!uploads.line.includes(' 200 ')) {
    failures.push(`after dropped uploads a good one is answered by: ${uploads.line || 'nothing'}`);
  }
}

/** Starts a server on an empty database, sends it the requests from `first` on, and stops it. */
async function fuzzRound(first: number, length: number, postgresUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-fuzz-'));
  const { child, url, ended } = startServerProcess(dataDir, await freePort(), {
    ...(postgresUrl !== undefined && {
      DATABASE_URL: await createDatabase(postgresUrl, `round_${first}`),
    }),
  });
  for (let left = 600; left > 0 && !(await isHealthy(url)); left -= 1) await setTimeout(100);
  const cookie = await cookieOf(url, ADMIN);
  const requests = hostileRequests(length, seed + first, await knownTexts(url, cookie));
  await sendAll(
    url,
    requests.map((asked, index) => [first + index, asked]),
    cookie,
  );
  await dropAll(url);
  if (!(await isHealthy(url))) failures.push('the server is not healthy any more');
  child.kill('SIGTERM');
  const status = await ended;
  if (status !== '0') failures.push(`the server ended with ${status}`);
  if (postgresUrl === undefined) {
    const db = new BetterSqlite3(join(dataDir, 'reslife.db'), { readonly: true });
    const integrity = db.pragma('integrity_check', { simple: true });
    db.close();
    if (integrity !== 'ok') failures.push(`integrity_check: ${String(integrity)}`);
  }
  rmSync(dataDir, { recursive: true });
}

const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
if (values.database === 'postgres' && postgres === undefined) {
  console.error('PostgreSQL is not installed here.');
  process.exit(2);
}
console.log(`${count} requests to ${values.database}, seed ${seed}`);
const began = performance.now();
try {
  for (let sent = 0; sent < count; sent += ROUND) {
    await fuzzRound(sent, Math.min(ROUND, count - sent), postgres?.url);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const done = Math.min(sent + ROUND, count);
    console.log(`  ${done} sent in ${seconds} s, ${failures.length} failures`);
  }
} finally {
  await postgres?.stop();
  agent.destroy();
}

const inOrder = [...statuses].sort(([a], [b]) => a - b);
console.log(inOrder.map(([code, times]) => `${code === 0 ? 'hung up' : code} ${times}`).join(', '));
console.log(`${dropped} connections dropped`);
for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(
  failures.length === 0
    ? 'holds: no error of the server'
    : `FALLS SHORT: ${failures.length} failures`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
