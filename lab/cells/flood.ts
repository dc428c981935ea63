// Floods one cell with the costliest requests of strangers, in a program of its own, since it shares the processor with the cell.
import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Type } from 'typebox';
import { API } from '#core/api/api.ts';
import { clientAt, type Ask } from '../../bench/flood/client.ts';
import { parseValue } from '../../server/test/parse-json.ts';

/** Strangers, each with an address of its own, and how long each takes from one request to the next, in ms: 1,000 a second. */
const STRANGERS = 48;
const PACE = 48;

const Target = Type.Object({ port: Type.Integer(), host: Type.String(), issueId: Type.String() });

/**
 * Returns a function that makes the request of a stranger's number: one that alerts people, one that costs a hash of
 * a password, or a large one.
 */
function asksOf(issueId: string): (stranger: number) => Ask {
  const attendance = { advisor: 'Nobody', issueId, steps: [], issueStatus: 'Escalated' };
  const guess = { email: 'ada@example.edu', password: 'a guess of a stranger' };
  const large = { advisor: 'Nobody', feedback: 'x'.repeat(9_000), more: 'y'.repeat(90_000) };
  return (stranger) => {
    const headers = { 'idempotency-key': randomUUID() };
    if (stranger % 3 === 0)
      return { method: 'POST', path: API.attend.path, data: attendance, headers };
    if (stranger % 3 === 1) return { method: 'POST', path: API.signIn.path, data: guess };
    return { method: 'POST', path: API.reportMissingIssue.path, data: large, headers };
  };
}

// Elsewhere they would take nothing of this processor: they get what nobody else wants.
const SHARE = '/proc/self/autogroup';
if (existsSync(SHARE)) writeFileSync(SHARE, '10');

process.once('message', (message: unknown) => {
  const { port, host, issueId } = parseValue(Target, message);
  const answers: Record<number, number> = {};
  const made = asksOf(issueId);
  const over = new AbortController();
  const flood = Array.from({ length: STRANGERS }, async (_, n) => {
    const ask = clientAt(port, `127.0.50.${n + 1}`);
    while (!over.signal.aborted) {
      const began = performance.now();
      const call = made(n);
      const { status } = await ask({ ...call, headers: { ...call.headers, host } });
      if (Object.keys(answers).length === 0) process.send?.('flooding');
      answers[status] = (answers[status] ?? 0) + 1;
      await setTimeout(Math.max(0, PACE - (performance.now() - began)));
    }
  });
  process.once('message', () => {
    over.abort();
    void Promise.all(flood).then(() => {
      process.send?.(answers);
      process.disconnect?.();
    });
  });
});
