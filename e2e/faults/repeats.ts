import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Attendance } from '#core/record/attendance.ts';
import type { HttpReply } from '#core/outbox/server-reply.ts';
import { newRecord, type Receipt, type RecordLife } from '#core/outbox/record-life.ts';
import type { Fault } from './fault.ts';
import { judge, newMark, textOf, type Promised } from './ledger.ts';
import { openServer } from './fault-server.ts';
import { attendance, post } from './phone.ts';

const AT_ONCE = 50;
const HIGHEST = 5;

type Answered = { readonly sent: number; readonly reply: HttpReply | 'no answer' };

/** Returns the code of an error. */
const codeIn = (json: unknown): string => (json as { code?: string }).code ?? '';

/** Returns the receipts in all answers of 200. */
function receiptsIn(answers: readonly Answered[]): Receipt[] {
  return answers.flatMap(({ sent, reply }) => {
    if (reply === 'no answer' || reply.status !== 200) return [];
    const { data } = reply.json as { data: { _id: string; receivedAt: string } };
    return [{ id: data._id, receivedAt: data.receivedAt, correction: sent, epoch: '' }];
  });
}

/** Sends again if the server is busy, as a phone does; counts the answers. */
async function postUntilTaken(
  port: number,
  life: RecordLife<Attendance>,
  answered: Map<string, number>,
): Promise<HttpReply | 'no answer'> {
  for (;;) {
    const reply = await post(port, life);
    const said = reply === 'no answer' ? reply : `${reply.status} ${codeIn(reply.json)}`;
    answered.set(said, (answered.get(said) ?? 0) + 1);
    if (reply === 'no answer' || reply.status !== 503) return reply;
    await setTimeout(randomInt(5, 40));
  }
}

/**
 * Sends fifty requests of one key at once, in every other round of different corrections, half of them to each of
 * two server processes over the one database. Every request must be answered with 200 and the same id in the end.
 */
export const repeats: Fault = async ({ postgres, rounds }) => {
  const server = await openServer(postgres, 2);
  const issueId = await server.someIssue();
  const promised: Promised[] = [];
  const answered = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const mark = newMark();
    const advisor = `Advisor ${round}`;
    const key = randomUUID();
    const lives = Array.from({ length: HIGHEST + 1 }, (_, version) => {
      const life = newRecord(key, attendance(advisor, issueId, textOf(mark, version)));
      return { ...life, correction: version };
    });
    const highest = round % 2 === 0 ? 0 : HIGHEST;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, n) => {
        const sent = n % (highest + 1);
        const life = lives[sent] ?? newRecord(key, attendance(advisor, issueId, ''));
        const reply = await postUntilTaken(server.ports[n % 2] ?? 0, life, answered);
        return { sent, reply };
      }),
    );
    const receipts = receiptsIn(answers);
    promised.push({ mark, advisor, text: textOf(mark, highest), receipts });
  }
  const rows = await server.rows();
  await server.close();
  const verdict = judge(promised, rows);
  const counts = [...answered].map(([said, count]) => `${count} times ${said}`);
  const notes = [`answers: ${counts.join(', ')}`, ...verdict.notes];
  const tries = [...answered.values()].reduce((sum, count) => sum + count, 0);
  const untaken = promised.filter(({ receipts }) => receipts.length < AT_ONCE).length;
  notes.push(`${untaken} keys of which a request was never taken`);
  return { submissions: rounds, tries, faults: tries - rounds, ...verdict, notes };
};
