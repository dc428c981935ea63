import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Value } from 'typebox/value';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { confusing, done, impossible, type CommandResult } from '../../base/command-result.ts';
import type { Deps } from '../../base/deps.ts';
import { Evidence, recordedIn } from './evidence.ts';
import { checkSeal, type SealVerdict } from './seal.ts';

const VERDICTS: Readonly<Record<Exclude<SealVerdict, 'whole'>, string>> = {
  none: 'This is no file of evidence, or its seal is gone.',
  changed: 'CHANGED: this file is not as it was made.',
  foreign: 'NOT OURS: the seal of this file was not made by the server of this database.',
};

const JSON_OF_RECORD = /<script type="application\/json" id="record">(.*?)<\/script>/s;

function evidenceIn(text: string): Evidence | undefined {
  const value: unknown = JSON.parse(JSON_OF_RECORD.exec(text)?.[1] ?? 'null');
  return Value.Check(Evidence, value) ? value : undefined;
}

/** Compares the record as it is now with the one in the file. */
function comparison({ record }: Evidence, held: OpenedRecord | undefined): string {
  if (!held) return 'Its record is not in this database any more.';
  if (isDeepStrictEqual(recordedIn(held), recordedIn(record)))
    return 'Its record reads the same in this database.';
  return held.correction > record.correction
    ? 'Its record was corrected since: the file shows what was known when it was made.'
    : 'Its record reads otherwise in this database: it was let go, or contacts have other names.';
}

/** Runs `verify FILE` (EVIDENCE-4); undefined if the command is another. */
export async function evidenceCommand(
  [command, file, ...more]: readonly string[],
  deps: Pick<Deps, 'db'>,
  openRecord: (id: string) => Promise<OpenedRecord | undefined>,
): Promise<CommandResult | undefined> {
  if (command !== 'verify') return undefined;
  if (file === undefined || more.length > 0) return confusing("'verify' takes a file of evidence.");
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return impossible(`${file} cannot be read.`);
  const verdict = await checkSeal(deps, bytes);
  if (verdict !== 'whole') return impossible(VERDICTS[verdict]);
  const evidence = evidenceIn(bytes.toString());
  const made = evidence ? `, made on ${evidence.madeAt} by ${evidence.madeBy}` : '';
  const lines = [
    `WHOLE: not a letter of this file was changed${made}.`,
    evidence
      ? comparison(evidence, await openRecord(evidence.record._id))
      : 'A newer version made it: how its record reads here was not compared.',
  ];
  return done(lines.join('\n'));
}
