import type { ImportedIssue, ImportProblem, SentFile } from '#core/exchange-schema.ts';
import { ApiError } from '../../call.ts';
import { checkPart, importPart } from './exchange-api.ts';
import { isTooLarge, type ChosenFile } from './chosen-file.ts';

/** One issue of the file: what the server says of it, and what is sent to import it. */
export type ImportRow = { readonly report: ImportedIssue; readonly part: SentFile };

type Progress = (done: number) => void;

function refused(part: SentFile, problem: ImportProblem): ImportedIssue {
  const { _id, title } = (part.issues[0] ?? {}) as Record<string, unknown>;
  return {
    _id: typeof _id === 'string' ? _id : '',
    title: typeof title === 'string' ? title : '',
    what: 'refused',
    problems: [problem],
    blocking: 0,
    unknownContacts: [],
    here: null,
  };
}

/** What the server says of a part; a part that it refuses as a whole is an issue that is refused. */
async function reportOf(
  part: SentFile,
  send: (part: SentFile) => Promise<ImportedIssue | undefined>,
): Promise<ImportedIssue> {
  if (isTooLarge(part)) return refused(part, { code: 'TOO_LONG', step: null, detail: '' });
  try {
    const report = await send(part);
    return report ?? refused(part, { code: 'MALFORMED', step: null, detail: '' });
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500;
    if (!isAnswer) throw error;
    return refused(part, {
      code: 'MALFORMED',
      step: null,
      detail: error.detail.replace(/\.$/, ''),
    });
  }
}

/** Checks one issue after the other; throws where the server does not answer, or `signal` says to stop. */
export async function checkFile(
  file: ChosenFile,
  { onDone, signal }: { onDone: Progress; signal: AbortSignal },
): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  const ids = new Set<string>();
  for (const part of file.parts) {
    signal.throwIfAborted();
    const report = await reportOf(part, checkPart);
    const isTwice = report.what !== 'refused' && ids.has(report._id);
    ids.add(report._id);
    const twice = { code: 'ISSUE_TWICE', step: null, detail: '' } as const;
    rows.push({ part, report: isTwice ? refused(part, twice) : report });
    onDone(rows.length);
  }
  return rows;
}

/** What came of an import: those that are in, those that were refused, and how many were not tried. */
export type ImportOutcome = {
  readonly done: readonly ImportedIssue[];
  readonly refused: readonly ImportedIssue[];
  readonly left: number;
};

/**
 * Imports the rows one after the other, each on the version that its report told. Where the server does
 * not answer or `signal` says to stop, the rest is left.
 */
export async function importRows(
  rows: readonly ImportRow[],
  { onDone, signal }: { onDone: Progress; signal: AbortSignal },
): Promise<ImportOutcome> {
  const done: ImportedIssue[] = [];
  const refusedOnes: ImportedIssue[] = [];
  for (const { part, report } of rows) {
    if (signal.aborted) break;
    const seen = report.here ? { [report._id]: report.here.version } : {};
    try {
      const made = await reportOf({ ...part, seen }, importPart);
      (made.what === 'refused' ? refusedOnes : done).push(made);
    } catch {
      break;
    }
    onDone(done.length + refusedOnes.length);
  }
  const left = rows.length - done.length - refusedOnes.length;
  return { done, refused: refusedOnes, left };
}
