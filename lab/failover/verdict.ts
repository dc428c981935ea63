import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { judge } from '../../e2e/faults/ledger.ts';
import { readStored } from '../../e2e/faults/stored.ts';
import type { Save } from './authors.ts';
import type { Stored } from './phones.ts';
import { laterOf, type Hearing } from './receiver.ts';

/** The seconds in which a primary must answer the requests of the verdict. */
const PATIENCE = 60;

/** Asks until it is answered: the way to the primary may break at any time. */
async function answerTo<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (let left = PATIENCE; ; left -= 1) {
    try {
      return await question();
    } catch (error) {
      if (left === 0) throw error;
      await pause(1_000);
    }
  }
}

/** Acknowledged records that are missing, and those that are there twice; notes name each. */
export type Verdict = { lost: number; doubled: number; notes: readonly string[] };

/** Records whose phones know that they are stored, beside their rows, or in the end beside all. */
export async function judgeRecords(
  databaseUrl: string,
  stored: readonly Stored[],
  isOfAll = false,
): Promise<Verdict> {
  const marks = new Set(stored.map(({ mark }) => mark));
  const rows = await answerTo(async () => await readStored({ dataDir: '', databaseUrl }));
  const asked = rows.filter(({ text }) => isOfAll || marks.has(text.split(' ')[0] ?? ''));
  const { lost, doubled, wrongName, untrue, notes } = judge(stored, asked);
  return { lost: lost + wrongName + untrue, doubled, notes };
}

type Revision = { issue_id: string; title: string };

async function readRevisions(connectionString: string): Promise<Revision[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Revision>('select issue_id, title from revision');
  await client.end();
  return rows;
}

/** Saves that were acknowledged, beside the revisions. */
export async function judgeSaves(databaseUrl: string, saves: readonly Save[]): Promise<Verdict> {
  const rows = await answerTo(async () => await readRevisions(databaseUrl));
  const verdict = { lost: 0, doubled: 0, notes: new Array<string>() };
  const timesOf = Map.groupBy(rows, ({ issue_id, title }) => `${issue_id} ${title}`);
  for (const { issueId, title } of saves) {
    const times = timesOf.get(`${issueId} ${title}`)?.length ?? 0;
    if (times === 0) verdict.lost += 1;
    if (times > 1) verdict.doubled += 1;
    if (times !== 1) verdict.notes.push(`save ${title}: ${times} revisions`);
  }
  return verdict;
}

/** Compares escalations with a receiver's, which must hear about each by one id in each of two steps, however often. */
export function judgeHearing(stored: readonly Stored[], ids: Hearing['ids']): Verdict {
  const verdict = { lost: 0, doubled: 0, notes: new Array<string>() };
  for (const { mark, receipts, isEscalated } of stored) {
    if (!isEscalated) continue;
    const id = receipts[0]?.id ?? '';
    for (const [step, name] of [id, laterOf(id)].entries()) {
      const heard = ids.get(name)?.size ?? 0;
      if (heard === 0) verdict.lost += 1;
      if (heard > 1) verdict.doubled += 1;
      if (heard !== 1) verdict.notes.push(`escalation ${mark}, step ${step + 1}: ${heard} ids`);
    }
  }
  return verdict;
}

export function sumOf(verdicts: readonly Verdict[]): Verdict {
  return {
    lost: verdicts.reduce((sum, { lost }) => sum + lost, 0),
    doubled: verdicts.reduce((sum, { doubled }) => sum + doubled, 0),
    notes: verdicts.flatMap(({ notes }) => notes),
  };
}
