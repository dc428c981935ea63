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
import type { Play } from './fault.ts';
import { openServer, type FaultServer } from './fault-server.ts';
import type { Where } from './stored.ts';
import { openStepReceiver, type StepMessage } from './step-receiver.ts';
import type { Tally } from './tally.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WAITS = [0, 1, 1] as const;

/** The time after its minute within which a step must be told, 95 of 100 times. */
const IN_TIME = 10_000;

/** The ms between two looks of a server for steps that are due. */
const LOOK_EVERY = 2_000;

/** The steps in which an escalation is to be told, by what the people told do: nothing, have it, or cannot and then have it. */
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
  for (let left = 2_400; left > 0; left -= 1) {
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

/** PostgreSQL with standbys: the settings of the processes before it, and how its primary is lost and found again. */
export type Standbys = {
  readonly settings: Readonly<Record<string, string>>;
  readonly failOver: () => Promise<void>;
};

/** Returns the longest time without an acknowledged write: its beginning and its end. */
function silenceIn(writes: readonly number[]): { from: number; until: number } {
  let longest = { from: 0, until: 0 };
  for (const [at, until] of writes.entries()) {
    const from = writes[at - 1] ?? until;
    if (until - from > longest.until - longest.from) longest = { from, until };
  }
  return longest;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const sorted = (all: readonly number[]) => all.toSorted((one, other) => one - other);

const inSeconds = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`;

/**
 * Escalates under steps while server processes are killed, or have their clock jump by an hour, and answers some; a
 * stranger escalates as often beside it. In the middle the primary of `standbys` is lost. A step that is missed is lost, one that is told twice or after somebody had it
 * doubled, as is one of the stranger's in a later step beyond what these may wake; a press that is not stored, or one
 * step in twenty that is late, untrue.
 */
export const ladder = async (
  { postgres, rounds, submissions }: Pick<Play, 'postgres' | 'rounds' | 'submissions'>,
  standbys?: Standbys,
): Promise<Tally> => {
  const server = await openServer(postgres, postgres || standbys ? 4 : 1, {
    ...standbys?.settings,
    WEBHOOK_PRIVATE: '127.0.0.1',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
  });
  // A failover lasts longer than a step may be late: it should be a small part of the night.
  const pace = standbys ? 600 : 100;
  let pressed = 0;
  const answer = async ({ advisor, step, link }: StepMessage) => {
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
  const writes: number[] = [];
  const escalate = async (advisor: string, from: string, proof?: string) => {
    const body = { advisor, issueId, steps: [], issueStatus: 'Escalated', proof };
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': from };
    await atSome(server, async (url) => await post(url + API.attend.path, body, headers));
    writes.push(Date.now());
  };
  const flood = (async () => {
    for (let n = 0; n < submissions; n += 1) {
      await escalate(`Stranger ${n}`, FLOODS);
      await setTimeout(randomInt(pace));
    }
  })();
  const sent = new Map<string, number>();
  let failedOver: Promise<void> | undefined;
  for (let n = 0; n < submissions; n += 1) {
    const advisor = `Advisor ${n}`;
    if (n === Math.floor(submissions / 2)) failedOver = standbys?.failOver();
    const proof = await atSome(server, async () => await proofOf(advisor));
    await escalate(advisor, `198.18.${n >> 8}.${n & 255}`, proof);
    sent.set(advisor, Date.now());
    await setTimeout(randomInt(pace));
  }
  await flood;
  await failedOver;
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
    .select(['told_event.key', 'record_id', 'attendance.advisor'])
    .where('told_event.kind', '=', 'escalation')
    .where('attendance.advisor', 'like', 'Advisor %')
    .execute();
  const taken = await db.read
    .selectFrom('told_delivery')
    .select(['event_key', 'step', 'at'])
    .execute();
  const takenAt = new Map(
    taken.map(({ event_key, step, at }) => [`${event_key.toHex()} ${step}`, Date.parse(at)]),
  );
  const presses = await db.read.selectFrom('told_press').select('id').execute();
  await db.close();
  await receiver.close();
  await server.close();

  let [lost, doubled] = [submissions - events.length, 0];
  const times: { due: number; at: number }[] = [];
  const missed: string[] = [];
  const woken = receiver.told.filter(({ advisor, step }) => advisor.startsWith('Str') && step > 1);
  for (let step = 2; step <= WAITS.length; step += 1) {
    const names = new Set(woken.filter((one) => one.step === step).map(({ id }) => id));
    doubled += Math.max(0, names.size - WAKES);
  }
  for (const { key, record_id, advisor } of events) {
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
      const before = takenAt.get(`${key.toHex()} ${step - 1}`);
      const due =
        step === 1
          ? (sent.get(advisor) ?? NaN) + UNDO_GONE
          : (before ?? NaN) + (WAITS[step - 1] ?? 0) * MINUTE;
      // A step that somebody refused went on at once.
      if (first && plan?.presses.length === 0) times.push({ due, at: first.at });
    }
  }
  const offTime = sorted(times.map(({ due, at }) => Math.abs(at - due)));
  const p95 = percentile(offTime, 0.95);
  const notes = [
    `a step was told within ${inSeconds(p95)} of its time (p95 of ${offTime.length}, the farthest off ${inSeconds(offTime.at(-1))})`,
    `strangers woke later steps ${woken.length} times; ${presses.length} presses of ${pressed} stored`,
  ];
  if (standbys) {
    const { from, until } = silenceIn(writes);
    const late = times.filter(({ due }) => due > from - LOOK_EVERY && due < until);
    const after = sorted(late.map(({ at }) => at - until));
    notes.push(
      `${inSeconds(until - from)} without writes; ${late.length} steps were due then, and told at most ${inSeconds(after.at(-1))} after`,
    );
  }
  const untrue = Math.max(0, pressed - presses.length) + Number(p95 > IN_TIME);
  return {
    submissions,
    tries: submissions,
    faults,
    lost,
    doubled,
    wrongName: 0,
    untrue,
    notes: [...notes, ...missed],
  };
};
