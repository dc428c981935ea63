import type { ApiErrorCode } from '../api/api-errors.ts';

/** A request of the phone: the key, the number of the correction, and the server's epoch as the phone knew it when it asked. */
export type SentRecord = {
  readonly key: string;
  readonly correction: number;
  readonly epoch?: string | undefined;
};

/** A reply over HTTP. `retryAfter` (in seconds), `date` and `epoch` come from its headers; `json` is undefined if there is none. */
export type HttpReply = {
  readonly status: number;
  readonly redirected: boolean;
  readonly retryAfter?: number | undefined;
  readonly date?: string | undefined;
  readonly epoch?: string | undefined;
  readonly json: unknown;
};

/** The reason why the phone keeps a record: no answer came, somebody else answered, the server is overloaded, or the server is broken. */
export type Failure = 'no-answer' | 'portal' | 'busy' | 'broken';

/** The meaning of a reply for a record (OUTBOX-7). `held` is the highest correction on the server, and `pause` is in seconds. */
export type ServerReply =
  | { kind: 'received'; id: string; receivedAt: string; held: number; epoch: string }
  | { kind: 'reused'; held: number }
  | { kind: 'refused'; code: ApiErrorCode; status: number; epoch: string }
  | { kind: 'retry'; why: Failure; pause?: number };

/** The pause in seconds after an answer that looks like a broken deploy. */
const LONG_PAUSE = 5 * 60;

type Members = Partial<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? value : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Returns an instant in the form that the phone stores, or undefined for anything else. */
function instantOf(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The codes with which our server refuses a public write for good. No other server's page has them. */
const REFUSALS = ['INVALID_INPUT', 'TOO_LARGE'] as const satisfies readonly ApiErrorCode[];

/** Reads a receipt of the record that was sent, or returns undefined if the answer is no receipt. */
function receiptIn(reply: HttpReply, sent: SentRecord): ServerReply | undefined {
  const { _id: id, key, receivedAt, correction = 0 } = membersOf(membersOf(reply.json).data);
  const at = instantOf(receivedAt) ?? instantOf(reply.date);
  if (typeof id !== 'string' || id === '' || key !== sent.key) return undefined;
  // A server that returns a lower number does not know corrections, so it has not stored this one.
  if (!isCount(correction) || correction < sent.correction || at === undefined) {
    return { kind: 'retry', why: 'broken', pause: LONG_PAUSE };
  }
  const epoch = reply.epoch ?? sent.epoch ?? '';
  return { kind: 'received', id, receivedAt: at, held: correction, epoch };
}

function retry(why: Failure, pause: number | undefined): ServerReply {
  return pause === undefined ? { kind: 'retry', why } : { kind: 'retry', why, pause };
}

/** Reads a reply, or the lack of one. Only a reply of our own server removes or refuses a record (OUTBOX-7, OUTBOX-8). */
export function readReply(reply: HttpReply | 'no answer', sent: SentRecord): ServerReply {
  if (reply === 'no answer') return { kind: 'retry', why: 'no-answer' };
  const { status, redirected, retryAfter, json } = reply;
  if (redirected || status === 511) return retry('portal', retryAfter);
  if (status >= 200 && status < 300) return receiptIn(reply, sent) ?? retry('portal', retryAfter);
  const { code, correction } = membersOf(json);
  if (code === 'KEY_REUSED') {
    return { kind: 'reused', held: isCount(correction) ? correction : sent.correction };
  }
  const refusal = REFUSALS.find((one) => one === code);
  if (refusal && [400, 413].includes(status)) {
    return { kind: 'refused', code: refusal, status, epoch: reply.epoch ?? sent.epoch ?? '' };
  }
  if (status >= 500 || [408, 409, 425, 429].includes(status)) return retry('busy', retryAfter);
  const isMissing = [404, 405, 410].includes(status);
  return retry('broken', isMissing ? Math.max(LONG_PAUSE, retryAfter ?? 0) : retryAfter);
}

/** The server's epoch and the time by its clock, as the phone last heard them. */
export type ServerFacts = { readonly epoch?: string; readonly time?: string };

/** Returns the facts that the phone knows after a reply. A reply to a request from before the known epoch may be older than a restore (OUTBOX-11). */
export function heardFrom(
  known: ServerFacts,
  epochWhenAsked: string | undefined,
  reply: Pick<HttpReply, 'epoch' | 'date'>,
): ServerFacts {
  // A page of somebody else may have a date, but not our epoch.
  if (reply.epoch === undefined || known.epoch !== epochWhenAsked) return known;
  const time = instantOf(reply.date) ?? known.time;
  return time === undefined ? { epoch: reply.epoch } : { epoch: reply.epoch, time };
}
