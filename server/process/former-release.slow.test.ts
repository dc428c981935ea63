import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { openDatabase } from '../db/open.ts';
import { callServer, type ServerCall } from '../test/call-server.ts';
import { FORMER, hasFormer, startFormer, unpackFormer } from '../test/former-release.ts';
import { createDatabase } from '../test/postgres-server.ts';
import { openReceiver } from '../test/receiver.ts';
import { freePort, startServerProcess, untilHealthy } from '../test/server-process.ts';
import { verifyAudit } from '../audit/verify.ts';

const ADA = { email: 'ada@example.edu', password: 'a password of tests' };
const isHere = hasFormer();
if (!isHere) process.stderr.write('The history is not here: no former release is started.\n');

/** Starts the former release on a database of its own, then today's beside it, which migrates under its feet. */
async function openBoth(commit: string) {
  const server = inject('postgres');
  assert(server !== undefined, 'it is skipped without PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'reslife-former-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  unpackFormer(join(folder, 'former'), commit);
  const databaseUrl = await createDatabase(server.url, `${server.prefix}former${Date.now()}`);
  const env = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    WEBHOOK_PRIVATE: '127.0.0.1',
    ADMIN_EMAIL: ADA.email,
    ADMIN_PASSWORD: ADA.password,
    DATA_DIR: join(folder, 'data'),
  };
  const port = await freePort();
  const former = startFormer(join(folder, 'former'), port, env);
  onTestFinished(() => void former.child.kill('SIGKILL'));
  await untilHealthy(former.url);
  const today = startServerProcess(join(folder, 'data'), await freePort(), env);
  onTestFinished(() => void today.child.kill('SIGKILL'));
  await untilHealthy(today.url);
  const db = await openDatabase({ dataDir: '', databaseUrl });
  onTestFinished(db.close);
  return { former, today, db };
}

/** Makes a request that must succeed. */
async function ok<E extends Endpoint>(url: string, endpoint: E, asked?: ServerCall) {
  const { status, code, data, cookie } = await callServer(url, endpoint, asked);
  expect([endpoint.path, status, code]).toEqual([endpoint.path, 200, undefined]);
  return { data, cookie };
}

// CLUSTER-9, RECORD-24
describe.skipIf(!isHere || inject('postgres') === undefined)('a former server', () => {
  test.for(Object.entries(FORMER))(
    '%s serves on beside the one that has migrated its database',
    { timeout: 180_000 },
    async ([, commit]) => {
      const { former, today, db } = await openBoth(commit);
      const urls = [former.url, today.url];
      const signedIn = [];
      for (const url of urls) signedIn.push((await ok(url, API.signIn, { body: ADA })).cookie);
      const receiver = await openReceiver();
      await ok(today.url, API.addNotificationTarget, {
        body: {
          kind: 'webhook',
          address: receiver.url,
          categories: [],
          escalations: true,
          summary: 'none',
        },
        cookie: signedIn[1] ?? '',
      });
      for (const [index, url] of urls.entries()) {
        const other = urls[1 - index] ?? '';
        // A session of the other release is one of this.
        const cookie = signedIn[1 - index] ?? '';
        const params = { category: 'Fire' };
        const guide = (await ok(url, API.listAdvisorIssues, { params })).data?.[0];
        assert(guide, 'the starter library is there');
        const title = `${guide.title}, by ${index}`;
        await ok(url, API.updateIssue, { params: { id: guide._id }, body: { title }, cookie });
        const seen = (await ok(other, API.listAdvisorIssues, { params })).data;
        expect(seen?.find(({ _id }) => _id === guide._id)?.title).toBe(title);

        // A release that does not know of moments takes the record all the same (RECORD-24).
        const moments = [{ step: 's', at: 1, did: 'timer:10' }];
        const walked = { issueId: guide._id, steps: [], moments };
        const body = { ...walked, advisor: 'Sam', issueStatus: 'Escalated' };
        const asked = { body, key: randomUUID() };
        const first = await ok(url, API.attend, asked);
        expect((await ok(other, API.attend, asked)).data?._id).toBe(first.data?._id);
        await ok(url, API.getRecord, { params: { id: first.data?._id ?? '' }, cookie });
        const feedback = { advisor: 'Sam', rating: 4, description: 'Short' };
        await ok(url, API.sendFeedback, { body: feedback, key: randomUUID() });
        const draft = { title: `A draft by ${index}`, category: 'Other' };
        const made = await ok(url, API.createIssue, { body: draft, cookie });
        const here = { params: { id: made.data?._id ?? '' }, body: { version: 1 } };
        await ok(url, API.reportPresence, { ...here, cookie });
        await ok(url, API.getPrivacy, { cookie });
        await ok(url, API.getProfile, { cookie });
      }
      await expect.poll(() => receiver.received.length).toBe(2);
      for (const [index, url] of urls.entries())
        await ok(url, API.signOut, { cookie: signedIn[1 - index] ?? '' });
      expect((await verifyAudit(db.read)).isWhole).toBe(true);
      former.child.kill('SIGTERM');
      expect(await former.ended).toBe(0);
    },
  );

  // PATHS-7
  test(
    'agrees with the present release on edits since the last review, no matter which noted it',
    { timeout: 180_000 },
    async () => {
      const { former, today } = await openBoth(FORMER['before migration 067']);
      const cookie = (await ok(today.url, API.signIn, { body: ADA })).cookie ?? '';
      const guides = await ok(today.url, API.listAdvisorIssues, { params: { category: 'Fire' } });
      const params = { id: guides.data?.[0]?._id ?? '' };
      const pathsNow = async () => {
        const { data } = await ok(today.url, API.listPaths, { params, cookie });
        assert(data && 'paths' in data, 'the paths were asked for');
        return data;
      };
      for (const { fingerprint } of (await pathsNow()).paths) {
        const path = { params: { ...params, fingerprint }, body: { isChecked: true }, cookie };
        await ok(today.url, API.checkPath, path);
      }
      const change = async (url: string, body: object) =>
        await ok(url, API.updateIssue, { params, body, cookie });
      for (const { url } of [today, former]) {
        await change(url, { isStarter: false });
        expect((await pathsNow()).isEdited).toBe(false);
        await change(today.url, { title: `After ${url}` });
        expect((await pathsNow()).isEdited).toBe(true);
      }
    },
  );
});
