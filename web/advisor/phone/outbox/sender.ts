import { readReply, type ServerReply, type HttpReply } from '#core/outbox/server-reply.ts';
import { pauseAfter } from '#core/outbox/record-life.ts';
import { inOneTab } from './one-tab.ts';
import { noteReply, serverFacts, recordAfter, recordsToSend } from './outbox.ts';
import type { OutboxRecord } from '../store/phone-store.ts';
import { advisorName, advisorProof, storeAdvisorName } from '../../../base/advisor-name.ts';
import { forgeryToken } from '../../../base/http.ts';

/** The times, by the page's own clock, before which a record is not tried again; if the server asked for the pause, a new signal does not end it. */
const pauses = new Map<string, { readonly until: number; readonly isAsked: boolean }>();

/** The pause in ms after the phone could not store the server's answer: the record is then sent again, under the same key. */
const STORE_FAILED_MS = 60_000;

let sending: Promise<void> | undefined;
let isAskedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const pausedUntil = (key: string): number => pauses.get(key)?.until ?? 0;

const isDue = ({ life }: OutboxRecord): boolean => pausedUntil(life.key) <= performance.now();

async function trySending(record: OutboxRecord): Promise<ServerReply> {
  const { key, correction, failures } = record.life;
  const { epoch } = await serverFacts();
  const reply = await post(record);
  const answer = readReply(reply, { key, correction, epoch });
  const pause = answer.kind === 'retry' ? answer.pause : undefined;
  const wait = answer.kind === 'retry' ? pauseAfter(failures + 1, Math.random(), pause) : 0;
  pauses.set(key, { until: performance.now() + wait, isAsked: pause !== undefined });
  if (reply !== 'no answer') await noteReply(epoch, reply);
  await recordAfter(key, { type: 'answered', sent: correction, answer });
  return answer;
}

/** Sends each due record in turn. If there is no answer, or something other than our server answers, the others wait as well. */
async function sendAll(holdsLease: () => Promise<boolean>): Promise<void> {
  while (await holdsLease()) {
    const waiting = await recordsToSend();
    const record = waiting.find(isDue);
    if (!record) return;
    const answer = await trySending(record);
    const isCutOff = answer.kind === 'retry' && ['no-answer', 'portal'].includes(answer.why);
    if (!isCutOff) continue;
    const until = pausedUntil(record.life.key);
    for (const { life } of waiting) {
      if (pausedUntil(life.key) < until) pauses.set(life.key, { until, isAsked: false });
    }
  }
}

async function sendAndPlan(): Promise<void> {
  isAskedAgain = false;
  await inOneTab(sendAll);
  const waiting = await recordsToSend();
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const next = Math.min(...waiting.map(({ life }) => pausedUntil(life.key)));
  sendIn(next - performance.now());
}

function sendIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(send, Math.max(0, ms));
}

/** Sends the due records and plans the next try (OUTBOX-12). */
function send(): void {
  isAskedAgain = true;
  sending ??= sendAndPlan()
    .catch(() => sendIn(STORE_FAILED_MS))
    .finally(() => {
      sending = undefined;
      if (isAskedAgain) send();
    });
}

/** Tries the waiting records right away, because the app was opened, is seen again, or has a signal again. */
export function wakeSender(): void {
  for (const [key, { isAsked }] of pauses) if (!isAsked) pauses.delete(key);
  send();
}

export function sendSoon(key: string): void {
  pauses.delete(key);
  send();
}

/** Tries this record right away, even if the server had refused it for good. */
export async function sendNow(key: string): Promise<void> {
  await recordAfter(key, { type: 'sendNow' });
  sendSoon(key);
}

/** The time in ms after which a try without an answer is given up. */
const ANSWER_MS = 20_000;

/** Returns the seconds to wait that `Retry-After` asks for: it has seconds, or an instant by the server's own clock. */
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

/** Tries once to send a record. It never throws: every result is a reply. */
export async function post({ address, life }: OutboxRecord): Promise<HttpReply | 'no answer'> {
  const [method = '', path = ''] = address.split(' ');
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
        ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
      },
      body: JSON.stringify({ data }),
      // A captive portal answers in the server's place with a redirect.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const isUnknown = response.headers.get('Reslife-Phone') === 'unknown';
    // The phone may have a newer proof of the name than the record (SIGNIN-50).
    if (isUnknown && 'proof' in body && body.proof === advisorProof())
      storeAdvisorName(advisorName());
    return await replyOf(response);
  } catch {
    return 'no answer';
  }
}
