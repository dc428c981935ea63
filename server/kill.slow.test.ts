import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Issue } from '#core/issue/issue.ts';
import { uuidText } from './db/columns/uuid.ts';
import { freePort, isHealthy, startServerProcess } from './test/server-process.ts';

/** Each starts a server: four prove the rule, KILL_ROUNDS asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 4);
const PHONES = 8;
/** Records acknowledged in a round before its kill: from the first one to a long queue. */
const burst = (round: number) => 1 + ((round * 53) % 160);

type AcknowledgedRecord = { _id: string; key: string; correction: number };
type Phone = {
  name: string;
  key: string;
  /** The number under which the record of the key goes next. */
  correction: number;
  acknowledged: AcknowledgedRecord[];
};

async function answered(response: Response): Promise<AcknowledgedRecord> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: AcknowledgedRecord }).data;
}

async function send(
  url: string,
  issueId: string,
  { name, key, correction }: Phone,
): Promise<AcknowledgedRecord> {
  const issueStatus = correction === 0 ? 'Escalated' : 'Resolved';
  const data = { advisor: name, issueId, steps: [], issueStatus, correction };
  const response = await fetch(url + API.attend.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data }),
  });
  return await answered(response);
}

/**
 * Sends record after record, and corrects every third, until the server is gone; the one without a
 * response keeps its key and number.
 */
async function sendUntilGone(
  url: string,
  issueId: string,
  phone: Phone,
  acknowledged: () => void,
): Promise<void> {
  try {
    for (;;) {
      const answer = await send(url, issueId, phone);
      if (answer.correction > 0) phone.acknowledged.pop();
      phone.acknowledged.push(answer);
      const isCorrected = answer.correction > 0 || phone.acknowledged.length % 3 > 0;
      if (isCorrected) phone.key = randomUUID();
      phone.correction = isCorrected ? 0 : 1;
      acknowledged();
    }
  } catch (error) {
    // fetch throws a TypeError if there is no response; an error response is a failure.
    if (!(error instanceof TypeError)) throw error;
  }
}

// API-11, OUTBOX-2, OUTBOX-35
test('kill -9 in the middle of a burst loses and doubles nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reslife-kill-'));
  const phones = Array.from({ length: PHONES }, (_, n): Phone => ({
    name: `Phone ${n}`,
    key: randomUUID(),
    correction: 0,
    acknowledged: [],
  }));
  let issueId = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const { child, url, ended } = startServerProcess(dataDir, await freePort());
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => isHealthy(url), { timeout: 30_000, interval: 10 }).toBe(true);
    if (issueId === '') {
      const answer = await fetch(`${url}/api/advisor/issues/Fire`);
      issueId = ((await answer.json()) as { data: Issue[] }).data[0]?._id ?? '';
    }
    let left = burst(round);
    const acknowledged = () => {
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    };
    await Promise.all(phones.map((phone) => sendUntilGone(url, issueId, phone, acknowledged)));
    expect(await ended).toBe('SIGKILL');
  }

  const db = new BetterSqlite3(join(dataDir, 'reslife.db'));
  const stored = db
    .prepare<[], { id: Buffer; key: Buffer; correction: number }>(
      'select id, key, correction from attendance',
    )
    .all();
  const former = db.prepare<[], Buffer>('select record_id from former_record').pluck().all();
  const integrity = db.pragma('integrity_check', { simple: true });
  db.close();
  rmSync(dataDir, { recursive: true });

  expect(integrity).toBe('ok');
  const acknowledged = phones.flatMap((phone) => phone.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * PHONES);
  const idOf = new Map(stored.map(({ key, id }) => [uuidText(key), uuidText(id)]));
  expect(idOf.size).toBe(stored.length);
  expect(acknowledged.filter(({ key, _id }) => idOf.get(key) !== _id)).toEqual([]);
  // Nothing acknowledged was taken back, and each correction left what it replaced.
  const heldUnder = new Map(stored.map(({ key, correction }) => [uuidText(key), correction]));
  const isLost = ({ key, correction }: AcknowledgedRecord) =>
    (heldUnder.get(key) ?? 0) < correction;
  expect(acknowledged.filter(isLost)).toEqual([]);
  const corrected = stored.filter(({ correction }) => correction === 1);
  expect(corrected.length).toBeGreaterThan(ROUNDS);
  expect(former.map((id) => uuidText(id)).sort()).toEqual(
    corrected.map(({ id }) => uuidText(id)).sort(),
  );
  expect(new Set(acknowledged.map(({ key }) => key)).size).toBe(acknowledged.length);
  // Any more are the one record that each phone was sending when the server last fell.
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(PHONES);
}, 180_000);
