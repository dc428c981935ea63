import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { UNDO_GONE } from '#core/notifications/ladder.ts';
import { uuidText } from '../../server/db/columns/uuid.ts';
import { openDatabase } from '../../server/db/open.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { post } from '../../server/test/server-process.ts';
import { ADMIN } from '../base/running-server.ts';
import type { Fault } from './fault.ts';
import { openServer, type FaultServer } from './fault-server.ts';
import { openStepReceiver, type Told } from './step-receiver.ts';

const MINUTE = 60_000;
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

/**
 * Escalates under steps while server processes are killed, and answers some. A step that is missed is lost, one that is
 * told twice or after somebody had it doubled; a press that is not stored, or one step in twenty that is late, untrue.
 */
export const ladder: Fault = async ({ postgres, rounds, submissions }) => {
  const server = await openServer(postgres, postgres ? 4 : 1, { WEBHOOK_PRIVATE: '127.0.0.1' });
  let pressed = 0;
  const answer = async ({ advisor, step, link }: Told) => {
    const press = planOf(advisor)?.presses[step - 1];
    if (press === undefined) return;
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
      await server.kill(randomInt(server.ports.length));
      faults += 1;
      await server.up();
    }
  })();
  for (let n = 0; n < submissions; n += 1) {
    const body = { advisor: `Advisor ${n}`, issueId, steps: [], issueStatus: 'Escalated' };
    const headers = { 'idempotency-key': randomUUID() };
    await atSome(server, async (url) => await post(url + API.attend.path, body, headers));
    await setTimeout(randomInt(100));
  }
  const { dataDir, databaseUrl } = server;
  const db = await openDatabase({ dataDir: databaseUrl === undefined ? dataDir : '', databaseUrl });
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
    .select(['told_event.key', 'told_event.at', 'record_id', 'attendance.advisor'])
    .where('told_event.kind', '=', 'escalation')
    .execute();
  const deliveries = await db.read.selectFrom('told_delivery').selectAll().execute();
  const presses = await db.read.selectFrom('told_press').select('id').execute();
  await db.close();
  await receiver.close();
  await server.close();

  let [lost, doubled] = [submissions - events.length, 0];
  const delays: number[] = [];
  for (const { key, at, record_id, advisor } of events) {
    const plan = planOf(advisor);
    const own = deliveries.filter(({ event_key }) => Buffer.compare(event_key, key) === 0);
    const told = receiver.told.filter(({ record }) => record_id && record === uuidText(record_id));
    for (let step = 1; step <= WAITS.length; step += 1) {
      const here = told.filter((one) => one.step === step);
      const isMeant = step <= (plan?.steps ?? 0);
      if (isMeant && here.length === 0) lost += 1;
      // A killed process may have sent what another sends again, under the same name.
      const names = new Set(here.map(({ id }) => id)).size;
      doubled += isMeant ? Math.max(0, names - 1) : names;
      const [first] = here;
      const before = own.find((one) => one.step === step - 1);
      const due =
        step === 1
          ? Date.parse(at) + UNDO_GONE
          : Date.parse(before?.at ?? '') + (WAITS[step - 1] ?? 0) * MINUTE;
      // A step that somebody refused went on at once.
      if (first && plan?.presses.length === 0) delays.push(first.at - due);
    }
  }
  delays.sort((one, other) => one - other);
  const p95 = delays[Math.floor(0.95 * (delays.length - 1))] ?? 0;
  const note = `a step was told ${(p95 / 1_000).toFixed(1)} s after it was due (p95 of ${delays.length}, the slowest ${((delays.at(-1) ?? 0) / 1_000).toFixed(1)} s); ${presses.length} presses of ${pressed} stored`;
  const untrue = Math.max(0, pressed - presses.length) + Number(p95 > IN_TIME);
  return {
    submissions,
    tries: submissions,
    faults,
    lost,
    doubled,
    wrongName: 0,
    untrue,
    notes: [note],
  };
};
