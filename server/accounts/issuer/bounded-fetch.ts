import type { CustomFetch } from 'openid-client';
import { isLoopbackHost } from '../../base/setting-checks.ts';
import { inSpan } from '../../base/spans.ts';

/** The ms in which an answer of the issuer must arrive completely (SIGNIN-19). */
const ANSWER_MS = 5_000;
/** The most bytes of an answer, which are more than keys, tokens or claims need. */
const MAX_BYTES = 1024 * 1024;

/** Tells whether an address may belong to the issuer: it uses https, or it is on this machine like the issuer itself. */
export function isOfIssuer(issuer: string, address: string): boolean {
  const url = new URL(address);
  if (isLoopbackHost(new URL(issuer))) return isLoopbackHost(url);
  return url.protocol === 'https:';
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`The issuer sent more than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}

/** Makes a fetch that asks only the issuer, within a time and a size, and follows no redirect (SIGNIN-19). */
export function boundedFetch(issuer: string, answerMs = ANSWER_MS): CustomFetch {
  return async (address, { method, headers, body }) => {
    if (!isOfIssuer(issuer, address))
      throw new Error('The issuer gave an address that is not its own.');
    const ask = async () => {
      const response = await fetch(address, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      const bytes = await readAll(response);
      return new Response(bytes, { status: response.status, headers: response.headers });
    };
    const attributes = {
      'http.request.method': method,
      'server.address': new URL(issuer).hostname,
    };
    return await inSpan({ name: 'issuer', kind: 'client', attributes }, ask, ({ status }) => ({
      attributes: { 'http.response.status_code': status },
      isFailed: status >= 500,
    }));
  };
}
