import { setTimeout as pause } from 'node:timers/promises';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { newMark, textOf } from '../../e2e/faults/ledger.ts';
import { openApp, type Before, type Get } from './app.ts';
import { openOutbox, type SendingFrom } from './outbox.ts';
import { chance, SHARES, type Plan } from './plan.ts';
import type { StormTally } from './seen.ts';

export type Phone = {
  advisor: string;
  get: Get;
  way: SendingFrom;
  guide: PublishedIssue;
  /** Undefined if it is opened for the first time. */
  before: Before | undefined;
  files: readonly string[];
  plan: Plan;
};

/**
 * Plays a phone that is opened within the first sixth of the storm, walks for up to the rest of it, and sends its
 * record. It looks for a newer library until `over`.
 */
export async function livePhone(
  phone: Phone,
  seen: StormTally,
  over: AbortSignal,
  onDone: () => void,
): Promise<void> {
  const { advisor, guide, plan } = phone;
  await pause((Math.random() * plan.seconds * 1_000) / 6);
  const app = openApp(phone, seen, over);
  const outbox = openOutbox(phone.way, app.cookie, seen);
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
  const first = sent.then(() => performance.now() - tappedAt);
  if (isEscalated) {
    await Promise.all([sent, pause((walkMs * 4) / 5)]);
    version += 1;
    await outbox.send(bodyAt(10));
  }
  const firstMs = await first;
  const [text, receipts, doneAt] = [textOf(mark, version), outbox.receipts(), performance.now()];
  const isKnown = phone.before !== undefined;
  const said = { mark, advisor, text, receipts, isEscalated, isKnown };
  seen.kept.push({ ...said, tappedAt, firstMs, doneAt });
  onDone();
  await app.running;
}
