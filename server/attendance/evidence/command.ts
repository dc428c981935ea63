import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Value } from 'typebox/value';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { confusing, done, impossible, type CommandResult } from '../../base/command-result.ts';
import type { Deps } from '../../base/deps.ts';
import { Evidence, recordedIn } from './evidence.ts';
import { checkSeal, type SealVerdict } from './seal.ts';

const VERDICTS: Readonly<Record<Exclude<SealVerdict, 'whole'>, string>> = {
  none: 'This is not an evidence file, or its seal was removed.',
  changed: 'CHANGED: this file was altered.',
  foreign: 'NOT OURS: another server sealed this file.',
};

const JSON_OF_RECORD = /<script type="application\/json" id="record">(.*?)<\/script>/s;

function evidenceIn(text: string): Evidence | undefined {
  const value: unknown = JSON.parse(JSON_OF_RECORD.exec(text)?.[1] ?? 'null');
  return Value.Check(Evidence, value) ? value : undefined;
}

function comparison({ record }: Evidence, held: OpenedRecord | undefined): string {
  if (!held) return 'Its record is no longer in this database.';
  const { answers: now, ...rest } = recordedIn(held);
  const { answers: then, ...before } = recordedIn(record);
  // A file of a former version has no answers.
  const isAnswered = then !== undefined && !isDeepStrictEqual(now, then);
  if (isDeepStrictEqual(rest, before))
    return isAnswered
      ? 'Its record is the same in this database, except for who was told or answered since then, or names that were deleted.'
      : 'Its record is the same in this database.';
  return held.correction > record.correction
    ? 'Its record was corrected later; the file shows what was known when it was made.'
    : 'Its record is different in this database: its details were deleted, or contacts were renamed.';
}

/** Runs `verify FILE` (EVIDENCE-4), or returns undefined for another command. */
export async function evidenceCommand(
  [command, file, ...more]: readonly string[],
  deps: Pick<Deps, 'db'>,
  openRecord: (id: string) => Promise<OpenedRecord | undefined>,
): Promise<CommandResult | undefined> {
  if (command !== 'verify') return undefined;
  if (file === undefined || more.length > 0) return confusing("'verify' needs an evidence file.");
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return impossible(`${file} cannot be read.`);
  const verdict = await checkSeal(deps, bytes);
  if (verdict !== 'whole') return impossible(VERDICTS[verdict]);
  const evidence = evidenceIn(bytes.toString());
  const made = evidence ? `, made on ${evidence.madeAt} by ${evidence.madeBy}` : '';
  const lines = [
    `WHOLE: nothing in this file has changed${made}.`,
    evidence
      ? comparison(evidence, await openRecord(evidence.record._id))
      : 'A newer version made it, so its record was not compared.',
  ];
  return done(lines.join('\n'));
}
