import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { judge } from './ledger.ts';
import type { Portal } from './line.ts';
import { openServer } from './fault-server.ts';
import { newPhone } from './phone.ts';

const PORTALS: readonly Portal[] = ['page', 'redirect', '511'];

/** Lets a network's sign-in page answer for the server for a while, then the server itself, and so on. */
export const portal: Fault = async ({ postgres, rounds, submissions }) => {
  const server = await openServer(postgres);
  const issueId = await server.someIssue();
  const phones = Array.from({ length: 10 }, (_, n) =>
    newPhone(`Phone ${n}`, issueId, server.line.port),
  );
  for (let round = 0; round < rounds; round += 1) {
    server.line.set({ portal: () => PORTALS[randomInt(PORTALS.length)] ?? 'page' });
    for (const phone of phones) {
      for (let n = 0; n < submissions / rounds / phones.length; n += 1) {
        phone.finish(randomInt(3) === 0 ? randomInt(1, 6) : 0);
      }
    }
    const sending = phones.map(async (phone) => await phone.sendAll());
    await setTimeout(randomInt(200, 1_000));
    server.line.set('whole');
    await Promise.all(sending);
  }
  const rows = await server.rows();
  const faults = server.line.faults();
  await server.close();
  const promised = phones.flatMap((phone) => phone.promised());
  const tries = phones.reduce((sum, phone) => sum + phone.tries(), 0);
  return { submissions: promised.length, tries, faults, ...judge(promised, rows) };
};
