import { randomInt } from 'node:crypto';
import type { Fault } from './fault.ts';
import { judge } from './ledger.ts';
import type { Cut } from './line.ts';
import { openServer } from './fault-server.ts';
import { newPhone } from './phone.ts';

const PHONES = 16;
/** A request of a record and its answer are shorter. */
const LONGEST_UP = 900;
const LONGEST_DOWN = 900;

/** Cuts two of three connections, at every place of the request and of its answer in turn. */
export const cutLine: Fault = async ({ postgres, submissions }) => {
  const server = await openServer(postgres);
  const issueId = await server.someIssue();
  let connection = 0;
  const nextCut = (): Cut | undefined => {
    connection += 1;
    if (connection % 3 === 0) return undefined;
    // 7 has no divisor in common with either length: every place comes.
    if (connection % 3 === 1) return { up: (connection * 7) % LONGEST_UP };
    return { down: (connection * 7) % LONGEST_DOWN };
  };
  server.line.set({ cut: nextCut });
  const phones = Array.from({ length: PHONES }, (_, n) =>
    newPhone(`Phone ${n}`, issueId, server.line.port),
  );
  let left = submissions;
  await Promise.all(
    phones.map(async (phone) => {
      while (left > 0) {
        left -= 1;
        phone.finish(randomInt(2) === 0 ? randomInt(1, 6) : 0);
        await phone.sendAll();
      }
    }),
  );
  const rows = await server.rows();
  const faults = server.line.faults();
  await server.close();
  const promised = phones.flatMap((phone) => phone.promised());
  const tries = phones.reduce((sum, phone) => sum + phone.tries(), 0);
  return { submissions: promised.length, tries, faults, ...judge(promised, rows) };
};
