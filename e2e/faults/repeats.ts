import { randomUUID } from 'node:crypto';
import type { HttpReply } from '#core/office-answer.ts';
import { newRecord, type Receipt } from '#core/record-life.ts';
import type { Fault } from './fault.ts';
import { judge, newMark, textOf, type Promised } from './ledger.ts';
import { openOffice } from './office.ts';
import { attendance, post } from './phone.ts';

const AT_ONCE = 50;
const HIGHEST = 5;

type Answered = { readonly sent: number; readonly reply: HttpReply | 'no answer' };

/** What the office said it took: the receipts of all answers of 200. */
function receiptsIn(answers: readonly Answered[]): Receipt[] {
  return answers.flatMap(({ sent, reply }) => {
    if (reply === 'no answer' || reply.status !== 200) return [];
    const { data } = reply.json as { data: { _id: string; receivedAt: string } };
    return [{ id: data._id, receivedAt: data.receivedAt, correction: sent, epoch: '' }];
  });
}

/**
 * Fifty requests of one key at once, in every other round of different corrections, half of them to each of
 * two server processes over the one database. Every request is to be answered with 200 and the same id.
 */
export const repeats: Fault = async ({ postgres, rounds }) => {
  const office = await openOffice(postgres, 2);
  const issueId = await office.someIssue();
  const promised: Promised[] = [];
  let unanswered = 0;
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
        const reply = await post(office.ports[n % 2] ?? 0, life);
        return { sent, reply };
      }),
    );
    const receipts = receiptsIn(answers);
    unanswered += AT_ONCE - receipts.length;
    promised.push({ mark, advisor, text: textOf(mark, highest), receipts });
  }
  const rows = await office.rows();
  await office.close();
  const verdict = judge(promised, rows);
  const note = `${unanswered} of ${rounds * AT_ONCE} requests were answered with something else than 200`;
  const notes = unanswered === 0 ? verdict.notes : [...verdict.notes, note];
  const tries = rounds * AT_ONCE;
  return { submissions: rounds, tries, faults: tries - rounds, ...verdict, notes };
};
