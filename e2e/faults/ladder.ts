import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { UNDO_GONE } from '#core/notifications/ladder.ts';
import { uuidText } from '../../server/db/columns/uuid.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Database } from '../../server/db/tables/database.ts';
import { signProof } from '../../server/domain/advisor-proofs.sql.ts';
import { sealingWith } from '../../server/base/sealing.ts';
import { secretKeys } from '../../server/base/secret-keys.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { post } from '../../server/test/server-process.ts';
import { ADMIN } from '../base/running-server.ts';
import type { Fault } from './fault.ts';
import { openServer, type FaultServer } from './fault-server.ts';
import type { Where } from './stored.ts';
import { openStepReceiver, type Told } from './step-receiver.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WAITS = [0, 1, 1] as const;

/** A step is to be told within that of its minute, 95 of 100 times. */
const IN_TIME = 10_000;

/** The steps that an escalation is to be told in, by what those do who are told: nothing, have it, or cannot and then have it. */
const PLANS = [
  { steps: 3, presses: [] },
  { steps: 1, presses: ['have'] },
  { steps: 2, presses: ['cannot', 'have'] },
] as const;

const planOf = (advisor: string) => PLANS[Number(advisor.split(' ')[1]) % PLANS.length];

/** A network beyond whose share nobody in a later step is woken by strangers, and how often those within it wake one (LADDER-9). */
const FLOODS = '203.0.113.7';
const WAKES = 3;

/** Does something at whichever process is there, until one has done it. */
async function atSome<T>({ ports }: FaultServer, what: (url: string) => Promise<T>): Promise<T> {
  for (let left = 600; left > 0; left -= 1) {
    try {
      return await what(`http://127.0.0.1:${ports[randomInt(ports.length)] ?? 0}`);
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error('no process answered');
}

/** Signs the owner in and sets the steps: a webhook each. */
async function setSteps(url: string, addresses: readonly string[]): Promise<void> {
  const signedIn = await post(url + API.signIn.path, ADMIN);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const ids: string[] = [];
  for (const address of addresses) {
    const wanted = { categories: [], escalations: true, summary: 'none', answers: true };
    const target = { kind: 'webhook', address, ...wanted };
    const added = await post(url + API.addNotificationTarget.path, target, { cookie });
    ids.push(parseAnswer(API.addNotificationTarget, await added.text()).target._id);
  }
  const listed = await fetch(url + API.listNotificationTargets.path, { headers: { cookie } });
  const { version } = parseAnswer(API.listNotificationTargets, await listed.text());
  const steps = ids.map((id, at) => ({ wait: WAITS[at] ?? 0, targets: [id] }));
  const ladder = { areas: [], categories: [], rounds: 1, steps };
  const set = await fetch(url + API.setLadders.path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ data: { ladders: [ladder], version } }),
  });
  if (!set.ok) throw new Error(`the steps were not set: ${await set.text()}`);
}

/** Makes the proof of a name as a sign-in at the campus leaves it on a phone, by the secret of the server. */
function proofsOf(db: Database, { dataDir, databaseUrl }: Where) {
  const sealing = sealingWith(secretKeys({ dataDir, databaseUrl, secretKeys: [] }));
  const deps = { db, newSecret: () => randomUUID(), sealing };
  const [from, until] = [Date.now() - DAY, Date.now() + DAY];
  return async (name: string) => await signProof(deps, { by: 'campus', name, from, until });
}

/**
 * Escalates under steps while server processes are killed, or have their clock jump by an hour, and answers some; a
 * stranger escalates as often beside it. A step that is missed is lost, one that is told twice or after somebody had it
 * doubled, as is one of the stranger's in a later step beyond what these may wake; a press that is not stored, or one
 * step in twenty that is late, untrue.
 */
export const ladder: Fault = async ({ postgres, rounds, submissions }) => {
  const server = await openServer(postgres, postgres ? 4 : 1, {
    WEBHOOK_PRIVATE: '127.0.0.1',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
  });
  let pressed = 0;
  const answer = async ({ advisor, step, link }: Told) => {
    const press = planOf(advisor)?.presses[step - 1];
    if (press === undefined || advisor.startsWith('Stranger')) return;
    await atSome(server, async (url) => await post(url + API.pressByLink.path, { link, press }));
    pressed += 1;
  };
  const receiver = await openStepReceiver(WAITS.length, answer);
  await setSteps(`http://127.0.0.1:${server.ports[0] ?? 0}`, receiver.addresses);
  const issueId = await server.someIssue();

  const ends = new AbortController();
  let faults = 0;
  const kills = (async () => {
    while (!ends.signal.aborted && faults < rounds) {
      await setTimeout(randomInt(1_000, 6_000));
      const which = randomInt(server.ports.length);
      faults += 1;

      if (faults % 2 === 0) server.signal('SIGUSR2', which);
      else await server.kill(which);
      await server.up();
    }
  })();
  const { dataDir, databaseUrl } = server;
  const db = await openDatabase({ dataDir: databaseUrl === undefined ? dataDir : '', databaseUrl });
  const proofOf = proofsOf(db, server);
  const escalate = async (advisor: string, from: string, proof?: string) => {
    const body = { advisor, issueId, steps: [], issueStatus: 'Escalated', proof };
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': from };
    await atSome(server, async (url) => await post(url + API.attend.path, body, headers));
  };
  const flood = (async () => {
    for (let n = 0; n < submissions; n += 1) {
      await escalate(`Stranger ${n}`, FLOODS);
      await setTimeout(randomInt(100));
    }
  })();
  const sent = new Map<string, number>();
  for (let n = 0; n < submissions; n += 1) {
    const advisor = `Advisor ${n}`;
    await escalate(advisor, `198.18.${n >> 8}.${n & 255}`, await proofOf(advisor));
    sent.set(advisor, Date.now());
    await setTimeout(randomInt(100));
  }
  await flood;
  const underWay = async () =>
    await db.read
      .selectFrom('told_run')
      .select('event_key')
      .where('ended_by', 'is', null)
      .where('due_at', 'is not', null)
      .where('step', '<', WAITS.length)
      .limit(1)
      .execute();
  for (let left = 300; left > 0 && (await underWay()).length > 0; left -= 1)
    await setTimeout(1_000);
  ends.abort();
  await kills;
  await setTimeout(30_000);

  const events = await db.read
    .selectFrom('told_event')
    .innerJoin('attendance', 'attendance.id', 'record_id')
    .select(['record_id', 'attendance.advisor'])
    .where('told_event.kind', '=', 'escalation')
    .where('attendance.advisor', 'like', 'Advisor %')
    .execute();
  const presses = await db.read.selectFrom('told_press').select('id').execute();
  await db.close();
  await receiver.close();
  await server.close();

  let [lost, doubled] = [submissions - events.length, 0];
  const delays: number[] = [];
  const missed: string[] = [];
  const woken = receiver.told.filter(({ advisor, step }) => advisor.startsWith('Str') && step > 1);
  for (let step = 2; step <= WAITS.length; step += 1) {
    const names = new Set(woken.filter((one) => one.step === step).map(({ id }) => id));
    doubled += Math.max(0, names.size - WAKES);
  }
  for (const { record_id, advisor } of events) {
    const plan = planOf(advisor);
    const told = receiver.told.filter(({ record }) => record_id && record === uuidText(record_id));
    for (let step = 1; step <= WAITS.length; step += 1) {
      const here = told.filter((one) => one.step === step);
      const isMeant = step <= (plan?.steps ?? 0);
      if (isMeant && here.length === 0) {
        lost += 1;
        missed.push(`step ${step} of ${advisor} missed`);
      }
      // A killed process may have sent what another sends again, under the same name.
      const names = new Set(here.map(({ id }) => id)).size;
      doubled += isMeant ? Math.max(0, names - 1) : names;
      const [first] = here;
      // The clocks of the servers jump.
      const before = told.find((one) => one.step === step - 1)?.at;
      const due =
        step === 1
          ? (sent.get(advisor) ?? NaN) + UNDO_GONE
          : (before ?? NaN) + (WAITS[step - 1] ?? 0) * MINUTE;
      // A step that somebody refused went on at once.
      if (first && plan?.presses.length === 0) delays.push(Math.abs(first.at - due));
    }
  }
  delays.sort((one, other) => one - other);
  const p95 = delays[Math.floor(0.95 * (delays.length - 1))] ?? 0;
  const note = `a step was told within ${(p95 / 1_000).toFixed(1)} s of its time (p95 of ${delays.length}, the farthest off ${((delays.at(-1) ?? 0) / 1_000).toFixed(1)} s); strangers woke later steps ${woken.length} times; ${presses.length} presses of ${pressed} stored`;
  const untrue = Math.max(0, pressed - presses.length) + Number(p95 > IN_TIME);
  return {
    submissions,
    tries: submissions,
    faults,
    lost,
    doubled,
    wrongName: 0,
    untrue,
    notes: [note, ...missed],
  };
};
