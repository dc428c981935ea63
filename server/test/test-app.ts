import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { beforeAll, describe, inject, onTestFinished } from 'vitest';
import type { AnswerOf, BodyOf, QueryOf } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { Role } from '#core/people/role.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { insertAdmin, newAdmin } from '../accounts/accounts.sql.ts';
import { sessionCookieName } from '../auth/session-cookie.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { createSession } from '../auth/sessions.ts';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../base/config.ts';
import type { Database } from '../db/tables/database.ts';
import type { MailRow } from '../db/tables/schema.ts';
import type { Deps } from '../base/deps.ts';
import { handlersEnded } from '../http/under-way.ts';
import { secretKeys } from '../base/secret-keys.ts';
import { sealingWith } from '../base/sealing.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { ownersTeller } from '../mail/tell-owners.ts';
import { REMEMBERING_COMPILERS } from './compilers.ts';
import { openSqlite, openWithoutThread } from './migrated-sqlite.ts';
import { openPostgres, postgresStarted } from './shared-postgres.ts';

/** A clock that moves only when a test moves it. */
export type Clock = { now: Date; pass: (ms: number) => void };

export type Request<E extends Endpoint> = {
  params?: Readonly<Record<string, string>>;
  query?: QueryOf<E> | Readonly<Record<string, string>>;
  /** The `data` of the request. */
  body?: BodyOf<E> | object;
  key?: string;
  headers?: Readonly<Record<string, string>>;
};

/** A response: `data` if the request was served, `code` if it was not. */
export type TestResponse<E extends Endpoint> = {
  status: number;
  data: AnswerOf<E>;
  code: ApiErrorCode | undefined;
  detail: string | undefined;
  problems: readonly Record<string, unknown>[] | undefined;
  headers: LightMyRequestResponse['headers'];
  text: string;
  raw: LightMyRequestResponse;
};

export type Call = <E extends Endpoint>(
  endpoint: E,
  request?: Request<E>,
) => Promise<TestResponse<E>>;

export type TestApp = {
  app: FastifyInstance;
  config: Config;
  deps: Deps & { mail: Outbox };
  db: Database;
  clock: Clock;
  /** A call without a session. */
  call: Call;
  /**
   * Signs an administrator in and returns their calls, as curl would send them: no Origin, no token. A call that asks
   * for a new proof gets it.
   */
  signedIn: (admin?: {
    email?: string;
    name?: string;
    role?: Role;
  }) => Promise<Call & { cookie: string }>;
  /** The mails, the oldest first, except for those by which owners hear about acts (ACTS-1). */
  mails: () => Promise<MailRow[]>;
  mailsOfActs: () => Promise<MailRow[]>;
};

export type Open = (settings?: Partial<Config>) => Promise<TestApp>;

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return String(brotliDecompressSync(rawPayload));
  return String(encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload);
}

function callOf(app: FastifyInstance, always: Readonly<Record<string, string>>): Call {
  return async (endpoint, { params, query, body, key, headers } = {}) => {
    // A request over the network would let timers run, those that measure the load among them.
    await setImmediate();
    const raw = await app.inject({
      method: endpoint.method,
      url: pathOf(endpoint.path, params),
      query: { ...query },
      headers: { ...always, ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
      ...(body === undefined ? {} : { payload: { data: body } }),
    });
    const text = textOf(raw);
    const isJson = String(raw.headers['content-type']).includes('json') && text !== '';
    const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    const { data, code, detail, problems } = json as unknown as TestResponse<typeof endpoint>;
    const { statusCode: status } = raw;
    return { status, data, code, detail, problems, headers: raw.headers, text, raw };
  };
}

const isOfActs = ({ subject }: MailRow) => /^(Somebody|Alguien) /.test(subject);

function testConfig(settings: Partial<Config>, dataDir: string): Config {
  const read = readConfig({ RATE_LIMIT: 'off', DATA_DIR: dataDir, SEED: 'none' }, 'Europe/London');
  if ('complaints' in read) throw new Error(read.complaints.join(' '));
  // The least argon2 takes: tests hash often.
  const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  // A busy machine must not fail a test of other limits.
  return { ...read.config, passwordCost, worstDelay: Infinity, ...settings };
}

async function openTestApp(
  openIn: (dataDir: string) => Promise<Database>,
  settings: Partial<Config>,
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-test-'));
  const config = testConfig(settings, dataDir);
  // As an earlier start would have left it: the server makes one durably, which takes longer than opening a database.
  writeFileSync(join(dataDir, 'secret.key'), `${randomBytes(32).toString('base64')}\n`, {
    mode: 0o600,
  });
  const db = await openIn(dataDir);
  const clock: Clock = {
    now: new Date('2026-11-20T03:07:00.000Z'),
    pass: (ms) => (clock.now = new Date(clock.now.getTime() + ms)),
  };
  const sources = {
    db,
    now: () => clock.now,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    sealing: sealingWith(secretKeys(config)),
    log: pino({ level: 'silent' }),
    jobs: new Map(),
  };
  const mail = createOutbox(sources, config);
  const deps = { ...sources, mail, tellOwners: ownersTeller(config, { ...sources, mail }) };
  const app = await buildApp(config, deps, join(dataDir, 'no-web'), REMEMBERING_COMPILERS);
  onTestFinished(async () => {
    await app.close();
    await handlersEnded(app);
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const signedIn: TestApp['signedIn'] = async ({
    email = 'ada@example.edu',
    name = 'Ada',
    role = 'owner',
  } = {}) => {
    const admin = newAdmin(deps, { email, name, role });
    await insertAdmin(db.write, admin);
    const value = await createSession(db.write, admin.id, deps);
    const cookie = `${sessionCookieName(config)}=${value}`;
    const call = callOf(app, { cookie });
    const proving: Call = async (endpoint, request) => {
      const answer = await call(endpoint, request);
      if (answer.code !== 'PROVE_AGAIN') return answer;
      const proven = { proven_at: clock.now.toISOString() };
      const own = db.write.updateTable('session').set(proven);
      await own.where('hash', '=', hashOfSecret(value)).execute();
      return await call(endpoint, request);
    };
    return Object.assign(proving, { cookie });
  };
  const allMails = async () =>
    await db.read.selectFrom('mail').selectAll().orderBy('created_at').execute();
  return {
    app,
    config,
    deps,
    db,
    clock,
    call: callOf(app, {}),
    signedIn,
    mails: async () => (await allMails()).filter((mail) => !isOfActs(mail)),
    mailsOfActs: async () => (await allMails()).filter(isOfActs),
  };
}

/** Opens an app on SQLite, for what only SQLite does. */
export const openOnSqlite: Open = (settings = {}) => openTestApp(openSqlite, settings);

const hasPostgres = inject('postgres') !== undefined;

/** The databases that a project of tests asks for by TEST_ON; all without it. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  sqlite: ['sqlite'],
  postgres: ['postgres', 'pglite'],
};
const asked = ASKED[process.env.TEST_ON ?? ''] ?? Object.values(ASKED).flat();

/**
 * Runs the tests on SQLite in a file and, among the slow tests, on a server of PostgreSQL; every `open` begins empty.
 * Without such a server those are skipped and run on PGlite instead; `onPglite` always runs them there.
 */
export function describeOnEachDatabase(
  name: string,
  tests: (open: Open) => void,
  { onPglite = !hasPostgres, onSqlite = true } = {},
): void {
  for (const kind of ['sqlite', 'postgres', 'pglite'] as const) {
    if (onSqlite ? !asked.includes(kind) : kind === 'sqlite') continue;
    if (kind === 'pglite' && !onPglite) continue;
    describe.skipIf(kind === 'postgres' && !hasPostgres)(`${name} on ${kind}`, () => {
      // On a busy machine it starts more slowly than a test may take.
      if (kind !== 'sqlite') beforeAll(async () => void (await postgresStarted(kind)), 120_000);
      const openIn = kind === 'sqlite' ? openWithoutThread : async () => await openPostgres(kind);
      tests((settings = {}) => openTestApp(openIn, settings));
    });
  }
}

/**
 * Runs the tests only on SQLite: they are about rules and pages, and reach the database by queries that are written once
 * for both and that tests of their own run on each.
 */
export function describeOnSqlite(name: string, tests: (open: Open) => void): void {
  describe(`${name} on sqlite`, () => {
    tests((settings = {}) => openTestApp(openWithoutThread, settings));
  });
}
