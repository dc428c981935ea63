import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { judge } from './ledger.ts';
import type { Portal } from './line.ts';
import { openOffice } from './office.ts';
import { newPhone } from './phone.ts';

const PORTALS: readonly Portal[] = ['page', 'redirect', '511'];

/** A network's sign-in page answers for the office for a while, then the office itself, and so on. */
export const portal: Fault = async ({ postgres, rounds, submissions }) => {
  const office = await openOffice(postgres);
  const issueId = await office.someIssue();
  const phones = Array.from({ length: 10 }, (_, n) =>
    newPhone(`Phone ${n}`, issueId, office.line.port),
  );
  for (let round = 0; round < rounds; round += 1) {
    office.line.set({ portal: () => PORTALS[randomInt(PORTALS.length)] ?? 'page' });
    for (const phone of phones) {
      for (let n = 0; n < submissions / rounds / phones.length; n += 1) {
        phone.finish(randomInt(3) === 0 ? randomInt(1, 6) : 0);
      }
    }
    const sending = phones.map(async (phone) => await phone.sendAll());
    await setTimeout(randomInt(200, 1_000));
    office.line.set('whole');
    await Promise.all(sending);
  }
  const rows = await office.rows();
  const faults = office.line.faults();
  await office.close();
  const promised = phones.flatMap((phone) => phone.promised());
  const tries = phones.reduce((sum, phone) => sum + phone.tries(), 0);
  return { submissions: promised.length, tries, faults, ...judge(promised, rows) };
};
