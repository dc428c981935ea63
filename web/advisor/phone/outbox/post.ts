import type { HttpReply } from '#core/outbox/server-reply.ts';
import { forgeryToken } from '../../../base/call.ts';
import type { OutboxRecord } from '../store/outbox-record.ts';

/** After this long without an answer a try is given up. */
const ANSWER_MS = 20_000;

/** What `Retry-After` asks for: seconds, or an instant by the server's own clock. */
function secondsIn(retryAfter: string | null, date: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return seconds;
  const until = (Date.parse(retryAfter) - Date.parse(date ?? '')) / 1000;
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}

async function replyOf(response: Response): Promise<HttpReply> {
  const { headers } = response;
  return {
    status: response.status,
    redirected: response.redirected || response.type === 'opaqueredirect',
    retryAfter: secondsIn(headers.get('Retry-After'), headers.get('Date')),
    date: headers.get('Date') ?? undefined,
    epoch: headers.get('Reslife-Epoch') ?? undefined,
    json: await response.json().catch(() => undefined),
  };
}

/** One try to send a record as it stands. Never throws: whatever comes of it is a reply. */
export async function post({ address, life }: OutboxRecord): Promise<HttpReply | 'no answer'> {
  const [method = '', path = ''] = address.split(' ');
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_MS);
  const token = forgeryToken(document.cookie);
  const { body, correction, key } = life;
  const data = { ...body, correction, sentAt: new Date().toISOString() };
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }),
      },
      body: JSON.stringify({ data }),
      // A captive portal answers for the server by sending elsewhere.
      redirect: 'manual',
      cache: 'no-store',
      signal: timeout.signal,
    });
    return await replyOf(response);
  } catch {
    return 'no answer';
  } finally {
    clearTimeout(timer);
  }
}
