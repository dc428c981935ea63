import { heardFrom, type HttpReply, type ServerFacts } from '#core/outbox/server-reply.ts';
import {
  entered,
  inSendingOrder,
  mayForget,
  nextLife,
  type RecordEvent,
  stateOf,
} from '#core/outbox/record-life.ts';
import { change, read } from '../store/store.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import {
  isReportDue,
  isSilent,
  canResume,
  type Content,
  type OutboxRecord,
} from '../store/phone-store.ts';

/** A message or record of an advisor, with the key by which the server stores it only once. */
export type Submission = Pick<OutboxRecord, 'address' | 'advisor' | 'title'> & {
  readonly key: string;
  readonly body: Content;
  /** The lowest correction number that its record may have: other phones used the lower ones (HANDOVER-4). */
  readonly first?: number | undefined;
  /** The walk that was recorded as escalated but goes on (ESCALATE-2). */
  readonly ongoing?: SavedWalk | undefined;
  /** The `finishedAt` of the record that this one undoes; null if that record was escalated while its walk went on (RECORD-25, ESCALATE-5). */
  readonly undoes?: string | null | undefined;
};

const finishedAt = ({ life: { body } }: OutboxRecord): string | null =>
  ('finishedAt' in body && body.finishedAt) || null;

const EPOCH = 'epoch';
const OFFICE_TIME = 'officeTime';

/**
 * Stores a record, as a correction if there already was one under this key, and ends its walk in
 * the same transaction (WALK-18, OUTBOX-1). A walk that goes on is kept, unless it has ended
 * (ESCALATE-2) and that end is not being undone. If another tab ended the walk after the outcome
 * that is being undone, nothing is stored and undefined is returned. Throws `StorageFull`.
 */
export async function storeRecord(
  { key, body, first, ongoing, undoes, ...rest }: Submission,
  now: Date,
): Promise<OutboxRecord | undefined> {
  return await change(['outbox', 'walks'], async ({ get, put, remove }) => {
    const before = await get('outbox', key);
    if (undoes !== undefined && before && finishedAt(before) !== undoes) return undefined;
    // A second press tries to send the record again, even if nothing in it changed.
    const life = nextLife(entered(before?.life, key, body, first), { type: 'sendNow' });
    const stored = { ...rest, savedAt: before?.savedAt ?? now.toISOString(), life };
    const isUnderWay = ongoing !== undefined && (undoes !== undefined || canResume(before));
    const record = isUnderWay ? { ...stored, isUnderWay } : stored;
    await put('outbox', key, record);
    if (isUnderWay) await put('walks', key, ongoing);
    else await remove('walks', key);
    return record;
  });
}

/** Returns the record after an event; undefined if the phone no longer has it. */
export async function recordAfter(
  key: string,
  event: RecordEvent<Content>,
): Promise<OutboxRecord | undefined> {
  return await change(['outbox'], async ({ get, put }) => {
    const record = await get('outbox', key);
    if (!record) return undefined;
    const next = { ...record, life: nextLife(record.life, event) };
    await put('outbox', key, next);
    return next;
  });
}

type Facts = { get: (name: 'facts', key: string) => Promise<string | undefined> };

async function factsIn({ get }: Facts): Promise<ServerFacts> {
  const [epoch, time] = await Promise.all([get('facts', EPOCH), get('facts', OFFICE_TIME)]);
  return { ...(epoch !== undefined && { epoch }), ...(time !== undefined && { time }) };
}

export const serverFacts = async (): Promise<ServerFacts> => await read(['facts'], factsIn);

/** Notes the epoch and time of a reply, and deletes the records that the server has had for 72 hours (OUTBOX-9, OUTBOX-11). */
export async function noteReply(
  epochWhenAsked: string | undefined,
  reply: Pick<HttpReply, 'epoch' | 'date'>,
): Promise<void> {
  // The epoch is compared and stored in one transaction, so that a late reply in another tab does not bring an old epoch back.
  await change(['facts', 'outbox'], async ({ get, all, put, remove }) => {
    const facts = heardFrom(await factsIn({ get }), epochWhenAsked, reply);
    if (facts.epoch !== undefined) await put('facts', EPOCH, facts.epoch);
    if (facts.time !== undefined) await put('facts', OFFICE_TIME, facts.time);
    for (const record of await all('outbox')) {
      const { life } = record;
      // A refused report of a search would stay forever, because no screen shows it: it is dropped.
      const isGivenUp = isSilent(record) && life.refused !== undefined;
      if (isGivenUp || (mayForget(life, facts) && !isReportDue(record)))
        await remove('outbox', life.key);
    }
  });
}

/** Returns the records that wait for the server, in the order in which they are sent. */
export async function recordsToSend(): Promise<readonly OutboxRecord[]> {
  const [records, { epoch }] = await read(['outbox', 'facts'], async ({ all, get }) => [
    await all('outbox'),
    await factsIn({ get }),
  ]);
  const oldestFirst = records.toSorted((a, b) => a.savedAt.localeCompare(b.savedAt));
  const recordOf = new Map(oldestFirst.map((record) => [record.life, record]));
  return inSendingOrder([...recordOf.keys()], epoch).flatMap((life) => recordOf.get(life) ?? []);
}

/** Returns true if the record still has to be sent: as far as the last known epoch tells, the server does not have its newest content. */
export const isUnsent = (record: OutboxRecord, epoch: string | undefined): boolean =>
  !isSilent(record) && stateOf(record.life, epoch) !== 'received';
