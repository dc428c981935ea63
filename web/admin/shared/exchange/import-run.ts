import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { beyondInJson, JSON_BOUNDS, type JsonBounds } from '#core/base/json-bounds.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { ImportedIssue, ImportProblem, SentFile } from '#core/exchange/exchange-schema.ts';
import { importProblem, problemInFile } from '#core/exchange/exchange.ts';
import { ApiError } from '../../../base/http.ts';
import { reasonIn } from '../../base/admin-api.ts';
import { sendPart } from './exchange-api.ts';
import { exchangeMessages as words } from './messages.ts';

/** The largest file in MB that is read, because a browser holds all of it in memory. */
const MEGABYTES = 200;

/** The bounds of a file, ten times those of one part: the file has every issue of a campus, and they are sent one by one. */
const BOUNDS: JsonBounds = { ...JSON_BOUNDS, members: 10 * JSON_BOUNDS.members };

/** The parts of a file, one for each issue, with the images that it names. */
type ChosenFile = { readonly name: string; readonly parts: readonly SentFile[] };

const IMAGE = /images\/([0-9a-f]{64})\.webp/g;

function partOf(file: SentFile, issue: unknown): SentFile {
  const { format, version, pictures = {} } = file;
  const named = new Set(Array.from(JSON.stringify(issue).matchAll(IMAGE), ([, hash = '']) => hash));
  const own = [...named].filter((hash) => Object.hasOwn(pictures, hash));
  return {
    format,
    version,
    issues: [issue],
    pictures: Object.fromEntries(own.map((hash) => [hash, pictures[hash]])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTooLarge({ issues, pictures = {} }: SentFile): boolean {
  const texts = Object.values(pictures).filter((text) => typeof text === 'string');
  const size = texts.reduce((sum, text) => sum + text.length, JSON.stringify(issues).length * 2);
  return size > LIMITS.sentFileBytes - 100_000;
}

/** Reads the chosen file; returns a sentence if it cannot be imported as a whole (EXCHANGE-3). */
export async function readChosenFile(file: File): Promise<ChosenFile | string> {
  if (file.size > MEGABYTES * 1024 * 1024) return words.fileTooLarge(MEGABYTES);
  const text = await file.text();
  // This is checked before the text is parsed, which would hold up the page (EXCHANGE-3).
  const beyond = beyondInJson(text, BOUNDS);
  if (beyond) return beyond === 'depth' ? words.notOurs : words.tooManyMembers;
  const value = parsed(text);
  if (value === undefined) return words.notJson;
  const problem = problemInFile(value);
  if (problem?.code === 'TOO_NEW') return words.tooNew(problem.detail);
  if (problem) return words.notOurs;
  const sent = value as SentFile;
  if (sent.issues.length === 0) return words.empty;
  const { pictures } = sent;
  const isRecord = typeof pictures === 'object' && !Array.isArray(pictures);
  const whole = { ...sent, pictures: isRecord ? (pictures ?? {}) : {} };
  return { name: file.name, parts: sent.issues.map((issue) => partOf(whole, issue)) };
}

/** One issue of the file by its place, counted from 1, with the server's report on it and the request that imports it. */
export type ImportRow = {
  readonly place: number;
  readonly report: ImportedIssue;
  readonly part: SentFile;
};

/** A run that reports how many are done, and that can be stopped. */
type Run = { onDone: (done: number) => void; signal: AbortSignal };

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

/** The problems, in words for people, for the codes with which the server refuses a whole part. */
const WHOLE: Partial<Record<ApiErrorCode, ImportProblem['code']>> = {
  INVALID_INPUT: 'UNREADABLE',
  TOO_LARGE: 'TOO_LARGE',
};

/** Returns the server's report on a part; if the whole part is refused, its issue counts as refused. */
async function reportOf(how: 'check' | 'import', part: SentFile): Promise<ImportedIssue> {
  if (isTooLarge(part)) return refused(part, importProblem('TOO_LARGE'));
  try {
    return (await sendPart(how, part)) ?? refused(part, importProblem('UNREADABLE'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code }: ApiError = error;
    const why = WHOLE[code];
    if (!why) throw error;
    return refused(part, importProblem(why));
  }
}

/** Checks one issue after the other; throws if the server does not answer, or if `signal` stops it. */
export async function checkFile(
  file: ChosenFile,
  { onDone, signal }: Run,
): Promise<readonly ImportRow[]> {
  const rows: ImportRow[] = [];
  const ids = new Set<string>();
  for (const part of file.parts) {
    signal.throwIfAborted();
    const report = await reportOf('check', part);
    const isTwice = report.what !== 'refused' && ids.has(report._id);
    ids.add(report._id);
    const twice = importProblem('ISSUE_TWICE', { field: '_id', detail: report._id });
    const place = rows.length + 1;
    rows.push({ place, part, report: isTwice ? refused(part, twice) : report });
    onDone(rows.length);
  }
  return rows;
}

export type ImportOutcome = {
  readonly done: readonly ImportedIssue[];
  readonly refused: readonly ImportRow[];
  readonly left: number;
  /** A sentence that says why some issues were not imported; '' if somebody stopped the import. */
  readonly why: string;
};

/** Imports the rows one after another, each on top of the version in its report, until the server does not answer. */
export async function importRows(
  rows: readonly ImportRow[],
  { onDone, signal }: Run,
): Promise<ImportOutcome> {
  const done: ImportedIssue[] = [];
  const refusedOnes: ImportRow[] = [];
  let why = '';
  for (const row of rows) {
    const { part, report } = row;
    if (signal.aborted) break;
    const seen = report.here ? { [report._id]: report.here.version } : {};
    try {
      const made = await reportOf('import', { ...part, seen });
      if (made.what === 'refused') refusedOnes.push({ ...row, report: made });
      else done.push(made);
    } catch (error) {
      why = reasonIn(error);
      break;
    }
    onDone(done.length + refusedOnes.length);
  }
  const left = rows.length - done.length - refusedOnes.length;
  return { done, refused: refusedOnes, left, why };
}
