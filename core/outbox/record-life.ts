import { unreachable } from '../base/assert.ts';
import { LIMITS } from '../base/limits.ts';
import type { Failure, ServerReply, ServerFacts } from './server-reply.ts';

/** The server's confirmation that it holds a correction, at `receivedAt` by its clock, in the life of the server that `epoch` names. */
export type Receipt = {
  readonly id: string;
  readonly receivedAt: string;
  readonly correction: number;
  readonly epoch: string;
};

/**
 * One record on the phone, from the last tap until the server has it. `key` is its Idempotency-Key and never
 * changes; `correction` is the number of `body`, from 0; `receipt` is that of the highest acknowledged
 * correction; a record with `refused` is shown and never deleted; `failures` counts consecutive tries that
 * settled nothing.
 */
export type RecordLife<Body> = {
  readonly key: string;
  readonly body: Body;
  readonly correction: number;
  readonly receipt?: Receipt;
  readonly refused?: { readonly code: string; readonly status: number };
  readonly failures: number;
  readonly lastFailure?: Failure;
  /** The number of times that it was renumbered above what the server held (OUTBOX-3). An older app wrote true or false. */
  readonly renumbered: number | boolean;
  /** True if its walk was offered to another phone, whose record has a higher number. This record then never goes above that number (HANDOVER-4). */
  readonly isPassedOn?: true;
};

/** An event of a record. `sent` is the number of the correction that the reply is about, which need not be the newest. */
export type RecordEvent<Body> =
  | { type: 'corrected'; body: Body }
  | { type: 'answered'; sent: number; answer: ServerReply }
  | { type: 'passedOn' }
  | { type: 'sendNow' };

/** The state of a record: waiting to be sent, held by the server with its newest content, refused, or sent again because the server was restored. */
export type RecordState = 'waiting' | 'received' | 'refused' | 'sendingAgain';

/** The ms for which a phone keeps a record after its receipt. That is far longer than the time since the newest backup, so a restored server gets back what it lost (OUTBOX-9). */
const RETENTION_AFTER_RECEIPT = 72 * 60 * 60 * 1000;

/** Makes the record of the last tap. The phone stores it in the transaction that ends the walk (OUTBOX-1). */
export function newRecord<Body>(key: string, body: Body): RecordLife<Body> {
  return { key, body, correction: 0, failures: 0, renumbered: 0 };
}

/** Returns the record with the newest `body` (OUTBOX-3). A record that does not exist yet is made with the number `first` (HANDOVER-4). */
export function entered<Body>(
  life: RecordLife<Body> | undefined,
  key: string,
  body: Body,
  first = 0,
): RecordLife<Body> {
  return life ? corrected(life, body, first) : underNumber(newRecord(key, body), first);
}

/** Returns JSON in which the members of every object are in the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Returns the record without the results of its former tries. */
function afresh<Body>(life: RecordLife<Body>): RecordLife<Body> {
  const { refused: _, lastFailure: __, ...rest } = life;
  return { ...rest, failures: 0 };
}

/** Returns the record under a number. Above the last number that the server accepts it becomes refused, and its text is kept (OUTBOX-8). */
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

/** The most phones that may record one walk at once. Each phone that sends takes a higher number than the ones before it. */
const MOST_CLIMBS = 5;

/** Numbers a record above what the server holds. If that goes on too long, the record is refused so that somebody looks at it (OUTBOX-3). */
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
      // A late reply to an older correction does not lift a refusal of the newest one.
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

/** Returns the record after an event, which never removes or renames it. A reply to an older correction does not count for the newest (OUTBOX-1, OUTBOX-10). */
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

/** Returns the state of a record. `epoch` is the server's as the phone last heard it, or undefined if it heard none. */
export function stateOf(life: RecordLife<unknown>, epoch: string | undefined): RecordState {
  const isAcknowledged = life.receipt?.correction === life.correction;
  if (isAcknowledged && (epoch === undefined || life.receipt?.epoch === epoch)) return 'received';
  if (life.refused) return 'refused';
  return isAcknowledged ? 'sendingAgain' : 'waiting';
}

/** Tells whether a record waits to be sent: the server neither has it nor refused it. */
export function isToSend(life: RecordLife<unknown>, epoch: string | undefined): boolean {
  return ['waiting', 'sendingAgain'].includes(stateOf(life, epoch));
}

/** Returns the records to send. Those with the fewest failures come first, so that no record holds up another (OUTBOX-8). */
export function inSendingOrder<Life extends RecordLife<unknown>>(
  lives: readonly Life[],
  epoch: string | undefined,
): Life[] {
  return lives.filter((life) => isToSend(life, epoch)).sort((a, b) => a.failures - b.failures);
}

/** Tells whether the phone may forget a record: the server received all of it 72 h ago by its own clock, since the phone's clock may be wrong (OUTBOX-9). */
export function mayForget(life: RecordLife<unknown>, heard: ServerFacts): boolean {
  if (stateOf(life, heard.epoch) !== 'received' || !life.receipt || !heard.time) return false;
  return Date.parse(heard.time) - Date.parse(life.receipt.receivedAt) >= RETENTION_AFTER_RECEIPT;
}

const SECOND = 1000;
const LONGEST_BACKOFF = 60 * SECOND;
/** The longest pause in ms. No server or proxy may silence a phone for longer. */
const LONGEST_PAUSE = 15 * 60 * SECOND;

/** Returns the ms until the next try: 1, 2, 4 … 60 s, up to half more or less by `random` (0 to 1), and at least `pause` seconds (OUTBOX-12, OUTBOX-37). */
export function pauseAfter(failures: number, random: number, pause = 0): number {
  if (failures === 0) return 0;
  const backoff = Math.min(2 ** (failures - 1) * SECOND, LONGEST_BACKOFF) * (0.5 + random);
  // A pause for which a server asks is never shortened by `random`.
  const asked = Math.min(Math.max(pause, 0) * SECOND, LONGEST_PAUSE) * (1 + random / 2);
  return Math.round(Math.max(backoff, asked));
}
