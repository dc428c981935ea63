import { unreachable } from '../base/assert.ts';
import { LIMITS } from '../base/limits.ts';
import type { Failure, ServerReply, ServerFacts } from './server-reply.ts';

/** The server's word that it holds a correction, at `receivedAt` by its clock, in the life of the server that `epoch` names. */
export type Receipt = {
  readonly id: string;
  readonly receivedAt: string;
  readonly correction: number;
  readonly epoch: string;
};

/**
 * One record on the phone, from the last tap to the server. `key` is its Idempotency-Key for good; `correction` the
 * number of `body`, from 0; `receipt` that of the highest correction acknowledged; `refused` is shown and never
 * deleted; `failures` counts tries in a row that settled nothing.
 */
export type RecordLife<Body> = {
  readonly key: string;
  readonly body: Body;
  readonly correction: number;
  readonly receipt?: Receipt;
  readonly refused?: { readonly code: string; readonly status: number };
  readonly failures: number;
  readonly lastFailure?: Failure;
  /** The times that it was renumbered above what the server held (OUTBOX-3); an older app wrote true or false. */
  readonly renumbered: number | boolean;
  /** Its walk is offered to another phone, whose record has a higher number: this one never climbs above it (HANDOVER-4). */
  readonly isPassedOn?: true;
};

/** An event of a record; `sent` is the number of the correction that is answered, which need not be the newest. */
export type RecordEvent<Body> =
  | { type: 'corrected'; body: Body }
  | { type: 'answered'; sent: number; answer: ServerReply }
  | { type: 'passedOn' }
  | { type: 'sendNow' };

/** The state of a record: waiting to be sent, held by the server in its newest content, refused, or sent again because the server was restored. */
export type RecordState = 'waiting' | 'received' | 'refused' | 'sendingAgain';

/** Receipts outlast the newest backup by far, so that a restored server gets what it lost (OUTBOX-9). */
const RETENTION_AFTER_RECEIPT = 72 * 60 * 60 * 1000;

/** Returns the record that the last tap makes, in the same transaction that ends its walk (OUTBOX-1). */
export function newRecord<Body>(key: string, body: Body): RecordLife<Body> {
  return { key, body, correction: 0, failures: 0, renumbered: 0 };
}

/** Returns the record with the newest `body`, made if there is none (OUTBOX-3), numbered from `first` on (HANDOVER-4). */
export function entered<Body>(
  life: RecordLife<Body> | undefined,
  key: string,
  body: Body,
  first = 0,
): RecordLife<Body> {
  return life ? corrected(life, body, first) : underNumber(newRecord(key, body), first);
}

/** Returns JSON with the members of every object in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Returns the record without the results of its last tries. */
function afresh<Body>(life: RecordLife<Body>): RecordLife<Body> {
  const { refused: _, lastFailure: __, ...rest } = life;
  return { ...rest, failures: 0 };
}

/** Returns the record under a number; above the last that the server takes it is refused, its text kept (OUTBOX-8). */
function underNumber<Body>(life: RecordLife<Body>, correction: number): RecordLife<Body> {
  const refused = { code: 'INVALID_INPUT', status: 400 };
  return correction > LIMITS.corrections
    ? { ...life, correction, refused }
    : { ...life, correction };
}

function corrected<Body>(life: RecordLife<Body>, body: Body, first: number): RecordLife<Body> {
  if (canonical(life.body) === canonical(body)) return life;
  const { refused: _, isPassedOn: __, ...rest } = life;
  const next = { ...rest, body, renumbered: 0 };
  return underNumber(next, Math.max(life.correction + 1, first));
}

/** The most phones that may record one walk at once: each that sends takes a higher number than those before it. */
const MOST_CLIMBS = 5;

/** Numbers a record above what the server holds; if that does not end, somebody must look at it (OUTBOX-3). */
function renumbered<Body>(life: RecordLife<Body>, held: number): RecordLife<Body> {
  if (life.refused) return life;
  const climbs = Number(life.renumbered) + 1;
  return climbs > MOST_CLIMBS
    ? { ...afresh(life), refused: { code: 'KEY_REUSED', status: 422 } }
    : underNumber({ ...afresh(life), renumbered: climbs }, held + 1);
}

function answered<Body>(
  life: RecordLife<Body>,
  sent: number,
  answer: ServerReply,
): RecordLife<Body> {
  const isNewest = sent === life.correction;
  switch (answer.kind) {
    case 'received': {
      const { id, receivedAt, epoch, held } = answer;
      const isHigher = sent >= (life.receipt?.correction ?? 0);
      const receipt = { id, receivedAt, correction: sent, epoch };
      // A late word on an older correction says nothing about a refusal of the newest.
      const settled = isNewest ? afresh(life) : life;
      const next = isHigher ? { ...settled, receipt } : settled;
      return held > life.correction && !life.isPassedOn ? renumbered(next, held) : next;
    }
    case 'reused':
      return isNewest || answer.held > life.correction
        ? renumbered(life, Math.max(answer.held, life.correction))
        : life;
    case 'refused': {
      const { code, status, epoch } = answer;
      const isHeld = life.receipt?.correction === sent && life.receipt.epoch === epoch;
      return isNewest && !isHeld ? { ...afresh(life), refused: { code, status } } : life;
    }
    case 'retry':
      return { ...life, failures: life.failures + 1, lastFailure: answer.why };
    default:
      return unreachable(answer);
  }
}

/** Returns the record after an event, which never removes or renames it; a reply to an older correction is not the newest's (OUTBOX-1, OUTBOX-10). */
export function nextLife<Body>(life: RecordLife<Body>, event: RecordEvent<Body>): RecordLife<Body> {
  switch (event.type) {
    case 'corrected':
      return corrected(life, event.body, 0);
    case 'answered':
      return answered(life, event.sent, event.answer);
    case 'passedOn':
      return { ...life, isPassedOn: true };
    case 'sendNow':
      return { ...afresh(life), renumbered: 0 };
    default:
      return unreachable(event);
  }
}

/** Returns the state of a record; `epoch` is the server's as last heard, undefined if none was. */
export function stateOf(life: RecordLife<unknown>, epoch: string | undefined): RecordState {
  const isAcknowledged = life.receipt?.correction === life.correction;
  if (isAcknowledged && (epoch === undefined || life.receipt?.epoch === epoch)) return 'received';
  if (life.refused) return 'refused';
  return isAcknowledged ? 'sendingAgain' : 'waiting';
}

/** Tells whether a record waits to be sent: it neither arrived nor was refused. */
export function isToSend(life: RecordLife<unknown>, epoch: string | undefined): boolean {
  return ['waiting', 'sendingAgain'].includes(stateOf(life, epoch));
}

/** Returns the records to send, first those that failed least, so that no record holds up another (OUTBOX-8). */
export function inSendingOrder<Life extends RecordLife<unknown>>(
  lives: readonly Life[],
  epoch: string | undefined,
): Life[] {
  return lives.filter((life) => isToSend(life, epoch)).sort((a, b) => a.failures - b.failures);
}

/** Tells whether the phone may forget it: received in full 72 h ago by the server's clock, as its own may be off (OUTBOX-9). */
export function mayForget(life: RecordLife<unknown>, heard: ServerFacts): boolean {
  if (stateOf(life, heard.epoch) !== 'received' || !life.receipt || !heard.time) return false;
  return Date.parse(heard.time) - Date.parse(life.receipt.receivedAt) >= RETENTION_AFTER_RECEIPT;
}

const SECOND = 1000;
const LONGEST_BACKOFF = 60 * SECOND;
/** No server, and no proxy, may silence a phone for longer. */
const LONGEST_PAUSE = 15 * 60 * SECOND;

/** Returns milliseconds until the next try: 1, 2, 4 … 60 s, half up or down by `random` (0 to 1), at least `pause` seconds (OUTBOX-12, OUTBOX-37). */
export function pauseAfter(failures: number, random: number, pause = 0): number {
  if (failures === 0) return 0;
  const backoff = Math.min(2 ** (failures - 1) * SECOND, LONGEST_BACKOFF) * (0.5 + random);
  // A pause that a server asks for is never shortened.
  const asked = Math.min(Math.max(pause, 0) * SECOND, LONGEST_PAUSE) * (1 + random / 2);
  return Math.round(Math.max(backoff, asked));
}
