import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isToSend,
  newRecord,
  nextLife,
  pauseAfter,
  type RecordLife,
} from '#core/outbox/record-life.ts';
import { heardFrom, readReply, type ServerFacts } from '#core/outbox/server-reply.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { post } from '../../e2e/faults/phone.ts';
import type { StormTally } from './seen.ts';

/** Like the real phone it gives up a try after this many ms. */
const ANSWER_MS = 20_000;

/** The server's port that a phone sends to, and the phone's own address. */
export type SendingFrom = { port: number; agent: Agent; localAddress: string };

/** Sends one record by the rules and the pauses of the real outbox until the server has it in its last words. */
export function openOutbox({ port, ...from }: SendingFrom, cookie: string, seen: StormTally) {
  const key = randomUUID();
  let heard: ServerFacts = {};
  let life: RecordLife<Attendance> | undefined;
  return {
    receipts: () => (life?.receipt ? [life.receipt] : []),
    send: async (body: Attendance): Promise<void> => {
      seen.offered += 1;
      let next = life ? nextLife(life, { type: 'corrected', body }) : newRecord(key, body);
      while (isToSend(next, heard.epoch)) {
        const { correction } = next;
        const { epoch } = heard;
        const began = performance.now();
        const patience = { timeout: ANSWER_MS, signal: AbortSignal.timeout(ANSWER_MS) };
        const reply = await post(port, next, { ...from, ...patience, cookie });
        if (reply !== 'no answer') heard = heardFrom(heard, epoch, reply);
        const answer = readReply(reply, { key, correction, epoch });
        next = nextLife(next, { type: 'answered', sent: correction, answer });
        if (answer.kind === 'received') seen.attendances.push(performance.now() - began);
        else {
          const status = reply === 'no answer' ? 0 : reply.status;
          seen.refused.set(status, (seen.refused.get(status) ?? 0) + 1);
        }
        if (answer.kind === 'retry')
          await pause(pauseAfter(next.failures, Math.random(), answer.pause));
      }
      life = next;
    },
  };
}
