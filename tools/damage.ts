// Usage: npm run damage [-- --files 20000] [--seed N]
// Damages documents at random (repeatable by the seed) and reads each; exits with 1 on one that is neither read nor refused in a sentence, or takes longer than a document may.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openDocument, readDocument } from '../server/exchange/documents/read-document.ts';
import { Refused } from '../server/exchange/documents/base/refused.ts';
import { damagedDocuments } from './documents/damaged.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
  },
});
const seed = Number(values.seed);

/** Milliseconds that the server gives a document. */
const LONGEST = 10_000;
const outcomes = new Map<string, number>();
let slowest = 0;
const isRead = fc.asyncProperty(damagedDocuments(), async (sent) => {
  const began = performance.now();
  let outcome = '';
  try {
    const { kind } = readDocument(await openDocument(sent));
    outcome = `read as ${kind}`;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof RangeError)) throw error;
    outcome = error instanceof Refused ? error.why : 'NO_ROOM';
  }
  const took = performance.now() - began;
  slowest = Math.max(slowest, took);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (took > LONGEST) throw new Error(`${sent.name} took ${Math.round(took)} ms.`);
});
const result = await fc.check(isRead, { numRuns: Number(values.files), seed });
const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
process.stdout.write(
  `${result.numRuns} files, seed ${seed}, slowest ${Math.round(slowest)} ms: ${counts}\n`,
);
if (result.failed) {
  const [{ name }] = result.counterexample ?? [{ name: '' }];
  process.stdout.write(
    `${name}, path ${result.counterexamplePath}\n${String(result.errorInstance)}\n`,
  );
  process.exitCode = 1;
}
