import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import type { NotificationTargetRow } from '../../db/tables/notification-rows.ts';
import { formatJson } from '../../db/columns/json.ts';
import { insertDelivery, insertEvent, NOBODY } from '../../domain/deliveries.sql.ts';
import { recipientsOf, type Recipient } from './recipients.ts';

/** A step that is told of an event, both from 1. */
type Telling = {
  key: Uint8Array;
  targets: readonly NotificationTargetRow[];
  step: number;
  round: number;
  /** Tells whether somebody hears of it together with others. */
  isGrouped?: (recipient: Recipient) => Promise<boolean>;
};

/** The part of a line of the log that is the same of every step without anybody. */
const NOBODYS_LINE = {
  target_id: NOBODY,
  kind: 'duty',
  address: '',
  state: 'givenUp',
  answer: NOBODY,
} as const;

/** Adds what a step sends, each once, or a line of the log that it has nobody; returns how many it reaches. */
export async function tellRecipients(
  tx: Db,
  { newId, now: clock }: Pick<Deps, 'newId' | 'now'>,
  { key, targets, step, round, isGrouped = async () => false }: Telling,
): Promise<number> {
  const now = clock();
  const at = now.toISOString();
  const same = { event_key: key, tries: 0, at, since: at, next_at: at, step, round };
  const id = () => newId().replaceAll('-', '');
  let count = 0;
  for (const target of targets)
    for (const recipient of await recipientsOf(tx, target, now)) {
      const { address } = recipient;
      const state = (await isGrouped(recipient)) ? 'grouped' : 'waiting';
      const of = { target_id: target.id, kind: target.kind, address };
      await insertDelivery(tx, { ...same, ...of, id: id(), state, answer: null });
      count += 1;
    }
  if (count === 0) await insertDelivery(tx, { ...same, ...NOBODYS_LINE, id: id() });
  return count;
}

/** Adds a test that had nobody, as a line of the log. */
export async function insertNobody(
  tx: Db,
  { id, key, now }: { id: string; key: Uint8Array; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await insertEvent(tx, { key, kind: 'test', at, record_id: null, content: formatJson({}) });
  const same = { event_key: key, tries: 0, at, since: at, next_at: at, step: 1, round: 1 };
  await insertDelivery(tx, { ...same, ...NOBODYS_LINE, id });
}
