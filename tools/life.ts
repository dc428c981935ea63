// Usage: npm run life [-- --sequences 100000] [--seed N]
// Plays random events (repeatable by the seed) on the model of a phone and its server; exits with 1 if a record is lost, doubled or its receipt untrue.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { phoneEvents } from '#core/fixtures/phone-events.ts';
import { assertPromises } from '#core/fixtures/phone-promises.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
  },
});
const seed = Number(values.seed);

let events = 0;
const promises = fc.property(phoneEvents(100), (sequence) => {
  events += sequence.length;
  assertPromises(sequence);
});
const result = fc.check(promises, { numRuns: Number(values.sequences), seed });
const played = `${result.numRuns} sequences, ${events} events, seed ${seed}`;
if (result.failed) {
  const shortest = JSON.stringify(result.counterexample);
  process.stdout.write(`${played}\n${String(result.errorInstance)}\n${shortest}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${played}: 0 violations\n`);
}
