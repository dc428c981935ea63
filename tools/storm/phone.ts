import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#core/api/api.ts';
import { pathOf } from '#core/base/api-path.ts';
import { ALL_CATEGORIES } from '#core/base/category.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { isToSend, newRecord, nextLife, pauseAfter } from '#core/outbox/record-life.ts';
import { heardFrom, readReply, type ServerFacts } from '#core/outbox/server-reply.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { newMark, textOf, type Promised } from '../../e2e/faults/ledger.ts';
import { post } from '../../e2e/faults/phone.ts';
import { clientAt } from '../../bench/flood/client.ts';
import { chance, SHARES, type Plan } from './plan.ts';

export const LIBRARY = pathOf(API.listAdvisorIssues.path, { category: ALL_CATEGORIES });
export const COMPRESSED = { 'accept-encoding': 'br' };

/** As the real phone does: it gives up a try, and asks for a newer library, after so many ms. */
const ANSWER_MS = 20_000;
const REFRESH_MS = 60_000;

/** What one phone recorded; moments and spans in ms. */
export type Kept = Promised & {
  readonly isEscalated: boolean;
  /** Whether it was opened before (SCALE-2). */
  readonly isKnown: boolean;
  /** The first tap that records anything, and how long until the server had it. */
  readonly tappedAt: number;
  readonly firstMs: number;
  /** When the server had its last words. */
  readonly doneAt: number;
};

/** What all phones together saw; times in ms. */
export type Seen = {
  /** Records and corrections that were to be sent. */
  offered: number;
  libraries: { ms: number[]; bytes: number; unchanged: number; failed: number };
  /** Each try that was acknowledged. */
  attendances: number[];
  /** Tries that were not, by status; 0 is no answer. */
  refused: Map<number, number>;
  kept: Kept[];
};

/** How the phones of a campus reach the server, all from one address. */
export function wayOf(port: number, localAddress: string) {
  const agent = new Agent({ keepAlive: true });
  return {
    get: clientAt(port, localAddress),
    post: async (life: Parameters<typeof post>[1], cookie: string | undefined) => {
      const own = { agent, localAddress, timeout: ANSWER_MS };
      return await post(port, life, { ...own, ...(cookie && { cookie }) });
    },
  };
}

type Phone = {
  advisor: string;
  way: ReturnType<typeof wayOf>;
  guide: PublishedIssue;
  /** The tag of the library that it has, and the cookie that came with it; undefined if it is opened for the first time. */
  before: { etag: string; cookie: string } | undefined;
  plan: Plan;
};

/** Asks for the library at once and every minute; says which cookies came with it. */
function keepLibrary({ way, before }: Phone, seen: Seen, over: AbortSignal) {
  let known = before?.etag;
  const cookies = new Map(before ? [['phone', before.cookie]] : []);
  const refresh = async () => {
    const sent = [...cookies.values()].join('; ');
    const tag = known === undefined ? {} : { 'if-none-match': known };
    const headers = { ...COMPRESSED, ...tag, ...(sent && { cookie: sent }) };
    const answer = await way.get({ path: LIBRARY, headers });
    for (const one of answer.cookies) cookies.set(one.split('=')[0] ?? '', one);
    const { libraries } = seen;
    libraries.ms.push(answer.ms);
    libraries.bytes += answer.bytes;
    if (answer.status === 304) libraries.unchanged += 1;
    else if (answer.status === 200) known = answer.headers.etag;
    else libraries.failed += 1;
  };
  const run = async () => {
    if (known === undefined) await way.get({ path: API.listTitles.path, headers: COMPRESSED });
    while (!over.aborted) {
      await refresh();
      await pause(REFRESH_MS, undefined, { signal: over }).catch(() => undefined);
    }
  };
  return { cookie: () => [...cookies.values()].join('; '), running: run() };
}

/** A record that is sent by the rules and the pauses of the outbox, until the server has it in its last words. */
function outboxOf({ way }: Phone, seen: Seen, cookie: () => string) {
  let heard: ServerFacts = {};
  let life = newRecord(randomUUID(), {} as Attendance);
  return {
    receipts: () => (life.receipt ? [life.receipt] : []),
    send: async (body: Attendance) => {
      seen.offered += 1;
      life = life.receipt ? nextLife(life, { type: 'corrected', body }) : newRecord(life.key, body);
      while (isToSend(life, heard.epoch)) {
        const { key, correction } = life;
        const { epoch } = heard;
        const began = performance.now();
        const reply = await way.post(life, cookie());
        if (reply !== 'no answer') heard = heardFrom(heard, epoch, reply);
        const answer = readReply(reply, { key, correction, epoch });
        life = nextLife(life, { type: 'answered', sent: correction, answer });
        if (answer.kind === 'received') seen.attendances.push(performance.now() - began);
        else {
          const status = reply === 'no answer' ? 0 : reply.status;
          seen.refused.set(status, (seen.refused.get(status) ?? 0) + 1);
        }
        if (answer.kind === 'retry')
          await pause(pauseAfter(life.failures, Math.random(), answer.pause));
      }
    },
  };
}

/**
 * A phone that is opened within the first sixth of the storm, walks for up to the rest of it, and sends what it recorded.
 * It looks for a newer library until `over`.
 */
export async function livePhone(
  phone: Phone,
  seen: Seen,
  over: AbortSignal,
  onDone: () => void,
): Promise<void> {
  const { advisor, guide, plan } = phone;
  await pause((Math.random() * plan.seconds * 1_000) / 6);
  const library = keepLibrary(phone, seen, over);
  const outbox = outboxOf(phone, seen, library.cookie);
  const startedAt = new Date().toISOString();
  const isEscalated = chance(SHARES.escalated);
  const mark = newMark();
  let version = 0;
  const bodyAt = (step: number): Attendance => ({
    advisor,
    issueId: guide._id,
    revision: guide.revision,
    steps: guide.steps.slice(0, step).map(({ _id }) => ({ step: _id, response: true })),
    issueStatus: isEscalated ? 'Escalated' : 'Resolved',
    feedback: { description: textOf(mark, version), rating: 4 },
    startedAt,
    finishedAt: new Date().toISOString(),
  });
  const walkMs = (Math.random() * plan.seconds * 1_000 * 5) / 6;
  // 'Escalate now' comes early; the walk goes on, and its end corrects the record.
  await pause(isEscalated ? walkMs / 5 : walkMs);
  const tappedAt = performance.now();
  const sent = outbox.send(bodyAt(isEscalated ? 2 : 10));
  const firstMs = sent.then(() => performance.now() - tappedAt);
  if (isEscalated) {
    await Promise.all([sent, pause((walkMs * 4) / 5)]);
    version += 1;
    await outbox.send(bodyAt(10));
  }
  const first = await firstMs;
  const [text, receipts, doneAt] = [textOf(mark, version), outbox.receipts(), performance.now()];
  const isKnown = phone.before !== undefined;
  const said = { mark, advisor, text, receipts, isEscalated, isKnown };
  seen.kept.push({ ...said, tappedAt, firstMs: first, doneAt });
  onDone();
  await library.running;
}
