import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { judge } from './ledger.ts';
import { openServer } from './fault-server.ts';
import { newPhone } from './phone.ts';

const PHONES = 16;

/** Kills the server again and again while phones send, correct, and try again under their keys. */
export const killedServer: Fault = async ({ postgres, rounds, submissions }) => {
  const server = await openServer(postgres);
  const issueId = await server.someIssue();
  const phones = Array.from({ length: PHONES }, (_, n) =>
    newPhone(`Phone ${n}`, issueId, server.line.port),
  );
  let left = submissions;
  const kills = new AbortController();
  const working = phones.map(async (phone) => {
    // The line and the server may be gone for a second: the records waiting meanwhile are the ones tested.
    while (!kills.signal.aborted || left > 0) {
      left -= 1;
      phone.finish(randomInt(4) === 0 ? randomInt(1, 6) : 0);
      await phone.sendAll();
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(randomInt(20, 320));
    await server.kill();
    await server.up();
  }
  kills.abort();
  await Promise.all(working);
  const rows = await server.rows();
  await server.close();
  const promised = phones.flatMap((phone) => phone.promised());
  const tries = phones.reduce((sum, phone) => sum + phone.tries(), 0);
  return { submissions: promised.length, tries, faults: rounds, ...judge(promised, rows) };
};
