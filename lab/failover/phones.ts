import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isToSend, newRecord, nextLife } from '#core/outbox/record-life.ts';
import { heardFrom, readReply, type ServerFacts } from '#core/outbox/server-reply.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { newMark, textOf, type Promised } from '../../e2e/faults/ledger.ts';
import { attendance, post } from '../../e2e/faults/phone.ts';
import type { Chance } from './chance.ts';
import type { Counter } from './tally.ts';

/** A record that a phone knows to be stored in its last words. */
export type Stored = Promised & { readonly isEscalated: boolean };

/** One of this many records is escalated, and one is corrected. */
const ESCALATED = 8;
const CORRECTED = 4;

type Where = { readonly ports: readonly number[]; readonly issueId: string };

/** Plays a phone that finishes one walk after the other and sends it as the outbox does, until `isOver`. */
async function keepSending(
  advisor: string,
  { ports, issueId }: Where,
  { chance, counter, stored }: { chance: Chance; counter: Counter; stored: Stored[] },
  isOver: () => boolean,
): Promise<void> {
  let heard: ServerFacts = {};
  let asked = 0;
  while (!isOver()) {
    const isEscalated = chance.oneIn(ESCALATED);
    let corrections = !isEscalated && chance.oneIn(CORRECTED) ? 1 : 0;
    const mark = newMark();
    let version = 0;
    const bodyOf = (): Attendance => ({
      ...attendance(advisor, issueId, textOf(mark, version)),
      issueStatus: isEscalated ? 'Escalated' : 'Resolved',
    });
    let life = newRecord(randomUUID(), bodyOf());
    while (isToSend(life, heard.epoch)) {
      const { key, correction } = life;
      const { epoch } = heard;
      asked += 1;
      const reply = await post(ports[asked % ports.length] ?? 0, life);
      counter.note(reply === 'no answer' ? undefined : reply.status);
      if (reply !== 'no answer') heard = heardFrom(heard, epoch, reply);
      const answer = readReply(reply, { key, correction, epoch });
      life = nextLife(life, { type: 'answered', sent: correction, answer });
      if (answer.kind !== 'received') await pause(chance.upTo(600));
      else if (corrections > 0) {
        corrections -= 1;
        version += 1;
        life = nextLife(life, { type: 'corrected', body: bodyOf() });
      }
    }
    const receipts = life.receipt ? [life.receipt] : [];
    stored.push({ mark, advisor, text: textOf(mark, version), receipts, isEscalated });
    await pause(100 + chance.upTo(300));
  }
}

/** Starts a number of phones that send to all servers in turn; resolves once each has stored everything it had begun. */
export function startPhones(
  count: number,
  where: Where,
  means: { chance: Chance; counter: Counter },
) {
  const stored: Stored[] = [];
  let isOver = false;
  const phones = Array.from({ length: count }, async (_, n) =>
    keepSending(`Advisor ${n}`, where, { ...means, stored }, () => isOver),
  );
  return {
    stored: stored as readonly Stored[],
    end: async () => {
      isOver = true;
      await Promise.all(phones);
    },
  };
}
