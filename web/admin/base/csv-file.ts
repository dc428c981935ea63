import { NetworkError, readAnswer } from '../../base/http.ts';
import { withReauth } from './admin-api.ts';
import { nameIn } from './fetch-file.ts';

/** The interval in ms between reports; a file that arrives sooner needs no report. */
const REPORT_MS = 200;
/** The number of bytes that are handed to the browser at once, because it keeps large blobs on disk. */
const BLOB_BYTES = 4_000_000;

const QUOTE = '"'.charCodeAt(0);
const LINE_FEED = '\n'.charCodeAt(0);

/** Makes a counter of complete lines; a line break within quotes is part of a cell. */
function lineCounter(): (bytes: Uint8Array) => number {
  let isQuoted = false;
  let lines = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return lines;
  };
}

/** Fetches the CSV file at `path`; `onRows` hears how many rows have arrived. Throws ApiError, NetworkError (also if the file breaks off), or the reason of the signal. */
export async function fetchCsv(
  path: string,
  { onRows, signal }: { onRows: (rows: number) => void; signal: AbortSignal },
): Promise<File> {
  const { response, body } = await withReauth(async () => {
    const answer = await fetch(path, { signal });
    if (answer.ok && answer.body) return { response: answer, body: answer.body };
    await readAnswer(answer);
    throw new NetworkError('no file');
  });
  const linesIn = lineCounter();
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let reportedAt = performance.now();
  const reader = body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    const lines = linesIn(value);
    parts.push(value);
    bytes += value.length;
    if (bytes > BLOB_BYTES) {
      blobs.push(new Blob(parts));
      parts = [];
      bytes = 0;
    }
    if (performance.now() - reportedAt > REPORT_MS) {
      reportedAt = performance.now();
      // The first line is the header.
      onRows(lines - 1);
    }
  }
  return new File([...blobs, ...parts], nameIn(response), { type: 'text/csv' });
}
