import { problemInFile } from '#core/exchange/exchange.ts';
import type { SentFile } from '#core/exchange/exchange-schema.ts';
import { beyondInJson, JSON_BOUNDS, type JsonBounds } from '#core/base/json-bounds.ts';
import { LIMITS } from '#core/base/limits.ts';
import { exchangeMessages } from './messages.ts';

const words = exchangeMessages;

/** The largest file that is read: a browser holds it whole. */
const MEGABYTES = 200;

/** Ten times what one part may have: the file holds every issue of a campus, and is sent one by one. */
const BOUNDS: JsonBounds = { ...JSON_BOUNDS, members: 10 * JSON_BOUNDS.members };

/** The parts of a file, one for each issue, with the pictures that it names. */
export type ChosenFile = { readonly name: string; readonly parts: readonly SentFile[] };

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

/** Whether a part is too large to be sent; its pictures are the most of it. */
export function isTooLarge({ issues, pictures = {} }: SentFile): boolean {
  const texts = Object.values(pictures).filter((text) => typeof text === 'string');
  const size = texts.reduce((sum, text) => sum + text.length, JSON.stringify(issues).length * 2);
  return size > LIMITS.sentFileBytes - 100_000;
}

/** Reads what was chosen; a sentence if it cannot be imported as a whole (EXCHANGE-3). */
export async function readChosenFile(file: File): Promise<ChosenFile | string> {
  if (file.size > MEGABYTES * 1024 * 1024) return words.fileTooLarge(MEGABYTES);
  const text = await file.text();
  // Before it is parsed, which would hold the page up (EXCHANGE-12).
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
