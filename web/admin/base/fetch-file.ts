import { NetworkError, readAnswer } from '../../base/call.ts';
import { withReauth } from './admin-api.ts';

/** As long as a file may take, to come or to go. */
export const FILE_MS = 120_000;

/** The name that the server gives to a file; throws if the answer is none. */
export function nameIn(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1];
  if (name === undefined) throw new NetworkError('no file');
  return name;
}

/** A file of the server under its name, whole; rejects as a call does. */
export async function fetchFile(address: string): Promise<File> {
  const response = await withReauth(async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_MS) });
    if (!answer.ok) await readAnswer(answer);
    return answer;
  });
  const bytes = await response.blob();
  return new File([bytes], nameIn(response), { type: bytes.type });
}
