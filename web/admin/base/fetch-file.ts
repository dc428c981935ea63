import type { BodyOf, EndpointAddress, EndpointAt } from '#core/api/api.ts';
import { forgeryToken, NetworkError, readAnswer } from '../../base/http.ts';
import { withReauth } from './admin-api.ts';

/** The most time in ms that sending or fetching a file may take. */
const FILE_MS = 120_000;

/** Returns the name that the server gives to a file; throws if the answer is not a file. */
export function nameIn(response: Response): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1];
  if (name === undefined) throw new NetworkError('no file');
  return name;
}

/** Returns a whole file of the server under its name; rejects as a call does. */
export async function fetchFile(address: string): Promise<File> {
  const response = await withReauth(async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(FILE_MS) });
    if (!answer.ok) await readAnswer(answer);
    return answer;
  });
  const bytes = await response.blob();
  return new File([bytes], nameIn(response), { type: bytes.type });
}

/** Sends a request that may be large, or that gets a large answer; returns the answer unread, and rejects as a call does. */
export async function askSlowly<A extends EndpointAddress>(
  address: A,
  body: BodyOf<EndpointAt<A>>,
): Promise<Response> {
  const [method = '', path = ''] = address.split(' ');
  return await withReauth(async () => {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    // If somebody signed in again, the token is a new one.
    const token = forgeryToken(document.cookie);
    if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
    const signal = AbortSignal.timeout(FILE_MS);
    const sent = fetch(path, { method, headers, body: JSON.stringify({ data: body }), signal });
    const answer = await sent.catch((error: unknown) => {
      throw new NetworkError('no answer', { cause: error });
    });
    if (!answer.ok) await readAnswer(answer);
    return answer;
  });
}
