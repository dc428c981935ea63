// Usage: npm run failover [-- --acts 48] [--seed N] [--only WORDS] [--port 22000]
// Kills, freezes and cuts off what an installation with standbys is made of while it is used; exits with 1 if anything is lost or doubled, or answered 500.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ownUser } from '../../server/test/postgres-server.ts';
import { ACTS, type Act } from './acts.ts';
import { startApps } from './apps.ts';
import { startAuthors } from './authors.ts';
import { chanceOf } from './chance.ts';
import { openCluster, until } from './cluster.ts';
import { ownedFolder } from './files.ts';
import { startPhones } from './phones.ts';
import { findPrograms } from './programs.ts';
import { openHearing } from './receiver.ts';
import { startReader } from './readers.ts';
import { HEAD, medianOf, rowOf, type FailoverResult } from './table.ts';
import { newCounter } from './tally.ts';
import { judgeHearing, judgeRecords, judgeSaves, sumOf } from './verdict.ts';

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '48' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31 - 1)) },
    port: { type: 'string', default: '22000' },
    only: { type: 'string', default: '' },
  },
});
// Each program is ended with this one.
process.setMaxListeners(40);
const print = (line: string) => process.stdout.write(`${line}\n`);
const { found, missing } = findPrograms();
if (!found) {
  process.stderr.write(`This machine lacks ${missing.join(', ')}.\n`);
  process.exit(2);
}
const seed = Number(values.seed);
const chance = chanceOf(seed);
const chosen = ACTS.filter(({ name }) => name.includes(values.only));
const planned: Act[] = [];
while (planned.length < Number(values.acts) && chosen.length > 0)
  planned.push(...chance.shuffled(chosen));
planned.length = Math.min(planned.length, Number(values.acts));

const root = ownedFolder(mkdtempSync(join(tmpdir(), 'reslife-failover-')), ownUser());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
print(`seed ${seed}, files in ${root}`);
const cluster = await openCluster(root, Number(values.port), found);
await cluster.start();
const hearing = await openHearing();
const { ports } = cluster;
const app = await startApps(root, ports.apps, cluster.settings, hearing);
const counter = newCounter();
const { call } = app;
const phones = startPhones(
  6,
  { ports: ports.apps, issueId: app.issues[0] },
  { chance: chanceOf(seed + 1), counter },
);
const authors = startAuthors(
  app.issues.slice(1),
  { ports: ports.apps, call },
  { chance: chanceOf(seed + 2), counter },
);
const reader = startReader(ports.apps, call, { chance: chanceOf(seed + 3), counter });
await pause(3_000);
const databaseUrl = cluster.settings.DATABASE_OWNER_URL;
const played: FailoverResult[] = [];
print(HEAD);
let judged = 0;
for (const { name, isOfPrimary, play } of planned) {
  counter.take();
  await play({ cluster, apps: app.programs, counter, chance });
  await until('three nodes, one of them in step', 180, cluster.isWhole);
  await pause(1_000);
  const ended = phones.stored.length;
  const taken = counter.take();
  const { lost, doubled, notes } = await judgeRecords(
    databaseUrl,
    phones.stored.slice(judged, ended),
  );
  judged = ended;
  const one = { name, isOfPrimary, ...taken, lost, doubled };
  played.push(one);
  print(rowOf(one));
  for (const note of notes) print(note);
}
await phones.end();
await authors.end();
await reader.end();
const { stored } = phones;
await until(
  'every escalation heard',
  240,
  async () => judgeHearing(stored, hearing.ids).lost === 0,
).catch((error: unknown) => print(String(error)));
const records = await judgeRecords(databaseUrl, stored, true);
const saves = await judgeSaves(databaseUrl, authors.saves);
const heard = judgeHearing(stored, hearing.ids);
const { lost, doubled, notes } = sumOf([records, saves, heard]);
for (const note of notes) print(note);
const bugs = played.reduce((sum, one) => sum + one.bugs, 0) + counter.take().bugs;
const escalated = stored.filter(({ isEscalated }) => isEscalated).length;
const waits = stored.flatMap(({ receipts }) => {
  const [first, later] = hearing.stepsOf(receipts[0]?.id ?? '');
  return first === undefined || later === undefined ? [] : (later - first) / 1_000;
});
const p95 = waits.sort((one, other) => one - other)[Math.floor(0.95 * (waits.length - 1))] ?? 0;
const kills = played.filter(({ name }) => name.startsWith('kill')).length;
print(`
${played.length} acts, ${kills} of them kills: ${stored.length} records, ${authors.saves.length} saves and ${escalated} escalations acknowledged
lost ${lost} (records ${records.lost}, saves ${saves.lost}, escalations ${heard.lost}), doubled ${doubled}, answers of 500: ${bugs}
seconds from the first step to the one a minute later, p95: ${p95.toFixed(1)}
escalations heard again by the same id: ${hearing.repeats()}, signed wrongly: ${hearing.unsigned()}
seconds without writes, median: ${medianOf(played.filter((one) => one.isOfPrimary))} where the primary was gone, ${medianOf(played)} of all`);
hearing.close();
for (const program of app.programs) await program.kill();
await cluster.stop();
const holds = lost + doubled + bugs + hearing.unsigned() === 0;
if (holds) rmSync(root, { recursive: true, force: true });
process.exit(holds ? 0 : 1);
