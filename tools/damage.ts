// Usage: npm run damage [-- --files 20000] [--guarded 2000] [--seed N]
// Damages documents at random (repeatable by the seed) and reads each, some of them in the process that guards the server; exits with 1 on one that is neither read nor refused in a sentence, or takes longer than a document may, and on a process or a temporary file that is left.
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  openDocument,
  readDocument,
  type SentDocument,
} from '../server/exchange/documents/read-document.ts';
import { documentReading } from '../server/exchange/documents/reading.ts';
import { Refused } from '../server/exchange/documents/base/refused.ts';
import { damagedDocuments } from './documents/damaged.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '20000' },
    guarded: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
  },
});
const seed = Number(values.seed);

/** Milliseconds that the server gives a document. */
const LONGEST = 10_000;
const outcomes = new Map<string, number>();
let slowest = 0;
const reading = documentReading();
const every = Math.max(1, Math.floor(Number(values.files) / Number(values.guarded)));
let read = 0;

async function guardedOutcome(sent: SentDocument): Promise<string> {
  const answer = await reading.read(sent, new AbortController().signal);
  return typeof answer === 'string' ? answer : `read as ${answer.kind}`;
}

async function outcomeOf(sent: SentDocument): Promise<string> {
  try {
    return `read as ${readDocument(await openDocument(sent)).kind}`;
  } catch (error) {
    if (error instanceof RangeError) return 'NO_ROOM';
    if (error instanceof Refused) return error.why;
    throw error;
  }
}

const isRead = fc.asyncProperty(damagedDocuments(), async (sent) => {
  read += 1;
  const began = performance.now();
  const outcome = await (read % every === 0 ? guardedOutcome : outcomeOf)(sent);
  const took = performance.now() - began;
  slowest = Math.max(slowest, took);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (took > LONGEST) throw new Error(`${sent.name} took ${Math.round(took)} ms.`);
});

const childrenIn = (): number =>
  process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap').length;
const before = new Set(readdirSync(tmpdir()));
const result = await fc.check(isRead, { numRuns: Number(values.files), seed });
const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
// A process that was ended is gone a moment later.
for (let tries = 0; tries < 50 && childrenIn() > 0; tries += 1) await wait(100);
const children = childrenIn();
const files = readdirSync(tmpdir()).filter((name) => !before.has(name));
process.stdout.write(
  `${result.numRuns} files, seed ${seed}, slowest ${Math.round(slowest)} ms: ${counts}\n`,
);
process.stdout.write(
  `${Math.floor(read / every)} of them guarded: ${children} processes left, ${files.length} temporary files left ${files.join(' ')}\n`,
);
if (children + files.length > 0) process.exitCode = 1;
if (result.failed) {
  const [{ name }] = result.counterexample ?? [{ name: '' }];
  process.stdout.write(
    `${name}, path ${result.counterexamplePath}\n${String(result.errorInstance)}\n`,
  );
  process.exitCode = 1;
}
