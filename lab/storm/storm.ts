import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { API } from '#core/api/api.ts';
import { judge } from '../../e2e/faults/ledger.ts';
import { readStored } from '../../e2e/faults/stored.ts';
import { callServer, cookieOf } from '../../server/test/call-server.ts';
import { secretKeys } from '../../server/base/secret-keys.ts';
import { sealingWith } from '../../server/base/sealing.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newPhone } from '../../server/http/known-phone.ts';
import { openHearing, type Hearing } from '../failover/receiver.ts';
import { FALSE, openDesks, openStranger } from './others.ts';
import { watchParts, type Machine, type Used } from './parts.ts';
import { openPhones } from './phones.ts';
import type { StormRecord, StormTally } from './seen.ts';
import { openPlace, type StormServer } from './place.ts';
import type { Plan } from './plan.ts';

/** The time in ms that reports of recorded escalations may take. */
const TOLD_MS = 30_000;
/** The number of escalations of one network that are reported one by one (NOTIFICATIONS-11). */
const ALONE = 20;

/** The result of a storm; spans in ms. */
export type Outcome = {
  seen: StormTally;
  libraryBytes: number;
  /** Records that are missing or do not have their last content, and records that are stored twice. */
  lost: number;
  doubled: number;
  notes: readonly string[];
  /** From the first phone that was opened to the last acknowledgement. */
  lastMs: number;
  told: { ms: number[]; grouped: number; awaited: number };
  desks: { pages: number[]; failed: number };
  stranger: { sent: number; taken: number; refused: number };
  /** Processor time and memory of each part, over this many seconds. */
  used: Record<string, Used>;
  machine: Machine;
  seconds: number;
  /** The delay of the phones themselves, 99 of 100. */
  generatorLateMs: number;
};

/**
 * Returns the number of escalations that must be reported one by one: of each network twenty of known phones and
 * twenty of others (NOTIFICATIONS-11), unless a stranger is among these.
 */
function toldAlone(kept: readonly StormRecord[], { behind, isInside }: Plan): number {
  const networkOf = ({ advisor }: StormRecord) =>
    Math.floor(Number(advisor.split(' ')[1]) / behind);
  const escalated = kept.filter((one) => one.isEscalated && (one.isKnown || !isInside));
  const shares = Map.groupBy(escalated, (one) => `${networkOf(one)} ${one.isKnown}`);
  return shares.values().reduce((sum, { length }) => sum + Math.min(length, ALONE), 0);
}

/** Returns the time until each escalation of a phone was reported by itself. */
function toldAfter(kept: readonly StormRecord[], { firstAt }: Hearing): number[] {
  return kept.flatMap(({ isEscalated, receipts: [receipt], tappedAt }) => {
    const at = isEscalated && receipt ? firstAt.get(receipt.id) : undefined;
    return at === undefined ? [] : [at - tappedAt];
  });
}

/** Makes the cookies of phones that opened the app yesterday (SCALE-2), as the server would have. */
async function cookiesOfYesterday({ port, where }: StormServer) {
  const db = await openDatabase(where);
  const yesterday = new Date(Date.now() - 86_400_000);
  const deps = {
    db,
    now: () => yesterday,
    newSecret: () => randomBytes(32).toString('base64url'),
    sealing: sealingWith(secretKeys(where)),
  };
  const context = { config: { publicUrl: `http://localhost:${port}` }, deps };
  // The first makes the secret, or reads it; no other asks the database.
  await newPhone(context);
  await db.close();
  return async () => {
    const { name, value } = await newPhone(context);
    return `${name}=${value}`;
  };
}

/** Plays a plan against a place of its own, and reads every record back from the database. */
export async function playStorm(plan: Plan): Promise<Outcome> {
  const hearing = await openHearing();
  const place = await openPlace(plan);
  try {
    const { port, where } = place;
    const url = `http://127.0.0.1:${port}`;
    const cookie = await cookieOf(url, place.admin);
    const webhook = { kind: 'webhook', address: hearing.url, categories: [], escalations: true };
    const body = { ...webhook, summary: 'none' };
    const { data: added } = await callServer(url, API.addNotificationTarget, { body, cookie });
    hearing.expect(added?.secret ?? '');
    const { data: titles } = await callServer(url, API.listTitles);

    const late = monitorEventLoopDelay({ resolution: 5 });
    late.enable();
    const parts = watchParts({ ...place.parts, 'phones and strangers': [process.pid] });
    const began = performance.now();
    const desks = openDesks(port, cookie);
    const stranger = openStranger(plan, port, titles?.[0]?._id ?? '');
    const phones = await openPhones(plan, port, await cookiesOfYesterday(place));
    await phones.done;
    const { seen } = phones;
    const lastMs = Math.max(...seen.kept.map(({ doneAt }) => doneAt)) - began;
    const [looked, flooded] = await Promise.all([desks.end(), stranger.ended()]);
    const seconds = (performance.now() - began) / 1_000;
    const { used, machine } = parts.end();
    late.disable();

    const awaited = toldAlone(seen.kept, plan);
    const until = performance.now() + TOLD_MS;
    while (toldAfter(seen.kept, hearing).length < awaited && performance.now() < until)
      await pause(50);
    const rows = await readStored(where);
    const verdict = judge(
      seen.kept,
      rows.filter(({ text }) => text !== FALSE),
    );
    return {
      seen,
      libraryBytes: phones.libraryBytes,
      lost: verdict.lost + verdict.wrongName + verdict.untrue,
      doubled: verdict.doubled,
      notes: verdict.notes,
      lastMs,
      told: { ms: toldAfter(seen.kept, hearing), grouped: hearing.grouped(), awaited },
      desks: looked,
      stranger: flooded,
      used,
      machine,
      seconds,
      generatorLateMs: late.percentile(99) / 1e6,
    };
  } finally {
    await place.stop();
    hearing.close();
  }
}
