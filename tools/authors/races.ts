// Usage: npm run races [-- --pairs 1000] [--seed N] [--database sqlite|postgres]
// Two authors save at once to a server of their own; exits with 1 if an acknowledged save is gone, overwritten unseen, or a lost race unreported.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { API, type AnswerOf } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import {
  editPair,
  editTogether,
  type EditedIssue,
  type SaveReply,
} from '#server/test/concurrent-edits.ts';
import { cookieOf } from '#server/test/call-server.ts';
import { ask, END, NEXT } from '#server/test/issues.ts';
import { startPostgres } from '#server/test/postgres-server.ts';
import { freePort, isHealthy, startServerProcess } from '#server/test/server-process.ts';
import { Type } from 'typebox';
import { PartConflict } from '#core/issue/issue-part-schema.ts';
import { parseAnswer, parseJson, parseValue } from '#server/test/parse-json.ts';

/** Pairs of edits of one issue. */
const ROUND = 25;
const ADMIN = { email: 'ada@example.edu', password: 'a password of tests' };

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
    database: { type: 'string', default: 'sqlite' },
  },
});
const count = Number(values.pairs);
const seed = Number(values.seed);
if (!['sqlite', 'postgres'].includes(values.database) || !(count > 0) || !Number.isInteger(seed)) {
  console.error('--pairs and --seed are numbers, --database is sqlite or postgres.');
  process.exit(2);
}

type Answer<E extends Endpoint> = Pick<SaveReply, 'status' | 'code' | 'problems'> & {
  data: AnswerOf<E> | undefined;
};

const Refusal = Type.Object({
  code: Type.String(),
  problems: Type.Optional(Type.Unknown()),
});
const Conflicts = Type.Array(PartConflict);

/** Calls the server at `url` with a session. */
const caller =
  (url: string, cookie: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    params: Readonly<Record<string, string>> = {},
    body?: object,
  ): Promise<Answer<E>> => {
    const response = await fetch(url + pathOf(endpoint.path, params), {
      method: endpoint.method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify({ data: body }) : null,
    });
    const { status, ok } = response;
    const text = await response.text();
    if (ok)
      return { status, code: undefined, problems: undefined, data: parseAnswer(endpoint, text) };
    const { code, problems } = parseJson(Refusal, text);
    const conflicts = code === 'VERSION_CONFLICT' ? parseValue(Conflicts, problems) : undefined;
    return { status, code, problems: conflicts, data: undefined };
  };

const stepReply = ({ data, ...rest }: Answer<typeof API.updateStep>): SaveReply => ({
  ...rest,
  version: data?.issueVersion ?? 0,
  step: data?._id,
});

async function newIssue(call: ReturnType<typeof caller>): Promise<EditedIssue> {
  const made = await call(API.createIssue, {}, { title: 'Two authors', category: 'Other' });
  const id = made.data?._id ?? '';
  const issue: EditedIssue = {
    read: async () => {
      const { data } = await call(API.getIssue, { id });
      assert(data && 'version' in data, 'the issue was not read');
      return data;
    },
    update: async (body) => {
      const { data, ...rest } = await call(API.updateIssue, { id }, body);
      return { ...rest, version: data?.version ?? 0, step: undefined };
    },
    createStep: async (body) => stepReply(await call(API.createStep, { issueId: id }, body)),
    updateStep: async (stepId, body) =>
      stepReply(await call(API.updateStep, { issueId: id, stepId }, body)),
  };
  for (const question of ['A', 'B', 'C', 'D']) await issue.createStep(ask(question, NEXT, END));
  return issue;
}

const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
if (values.database === 'postgres' && postgres === undefined) {
  console.error('PostgreSQL is not installed here.');
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'reslife-races-'));
const { child, url, ended } = startServerProcess(dataDir, await freePort(), {
  ...(postgres && { DATABASE_URL: postgres.url }),
});
try {
  for (let left = 600; left > 0 && !(await isHealthy(url)); left -= 1) await setTimeout(100);
  const call = caller(url, await cookieOf(url, ADMIN));
  const rounds = Math.ceil(count / ROUND);
  const pairs = fc.array(editPair, { minLength: ROUND, maxLength: ROUND });
  let [saved, lost] = [0, 0];
  const run = fc.asyncProperty(pairs, async (some) => {
    const outcome = await editTogether(await newIssue(call), some);
    saved += outcome.saved;
    lost += outcome.lost;
  });
  const result = await fc.check(run, { numRuns: rounds, seed, endOnFailure: true });
  console.log(
    `${rounds * ROUND} pairs on ${values.database}, seed ${seed}: ${saved} saved, ${lost} lost and reported`,
  );
  console.log(result.failed ? `FALLS SHORT: ${String(result.errorInstance)}` : 'holds');
  process.exitCode = result.failed ? 1 : 0;
} finally {
  child.kill('SIGTERM');
  await ended;
  await postgres?.stop();
  rmSync(dataDir, { recursive: true });
}
