import { standsForPeople } from '#core/notifications/notifications.ts';
import type { Deps } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import type { NotificationTargetRow } from '../../db/tables/notification-rows.ts';
import { formatJson } from '../../db/columns/json.ts';
import { insertDelivery, insertEvent, NOBODY } from '../../domain/deliveries.sql.ts';
import { recipientsOf } from './recipients.ts';

/** A step that is told about an event. Steps and rounds are counted from 1. */
export type Telling = {
  key: Uint8Array;
  targets: readonly NotificationTargetRow[];
  step: number;
  round: number;
  /** Tells whether a target hears about the event together with others, in one message. */
  isGrouped?: (targetId: string) => Promise<boolean>;
};

/** The columns that are the same in every line of the log about a step that had nobody to tell. */
const NOBODYS_LINE = {
  target_id: NOBODY,
  kind: 'duty',
  address: '',
  state: 'givenUp',
  answer: NOBODY,
} as const;

type Teller = Pick<Deps, 'newId' | 'now'>;

/** Makes the columns that are the same for all deliveries of a step. */
export function partsOf(
  { newId, now }: Teller,
  { key, step, round }: Pick<Telling, 'key' | 'step' | 'round'>,
) {
  const at = now().toISOString();
  const same = { event_key: key, tries: 0, at, since: at, next_at: at, step, round };
  return { same, id: () => newId().replaceAll('-', '') };
}

/** Adds a delivery for each recipient of some targets, and returns how many people or phones it reaches. */
export async function tellRecipients(tx: Db, deps: Teller, telling: Telling): Promise<number> {
  const { targets, isGrouped = async () => false } = telling;
  const { same, id } = partsOf(deps, telling);
  const now = deps.now();
  let count = 0;
  // The mailbox or phone of a person on duty may also be a target of the step.
  const reached = new Set(targets.flatMap(({ kind, address }) => (kind === 'mail' ? address : [])));
  for (const target of targets)
    for (const { kind, address } of await recipientsOf(tx, target, now)) {
      if (standsForPeople(target.kind) && reached.has(address)) continue;
      reached.add(address);
      const state = (await isGrouped(target.id)) ? 'grouped' : 'waiting';
      const of = { target_id: target.id, kind, address };
      await insertDelivery(tx, { ...same, ...of, id: id(), state, answer: null });
      count += 1;
    }
  return count;
}

/** Adds the deliveries of a step, or a line in the log if the step has nobody to tell. It returns how many people or phones the step reaches. */
export async function tellStep(tx: Db, deps: Teller, telling: Telling): Promise<number> {
  const count = await tellRecipients(tx, deps, telling);
  const { same, id } = partsOf(deps, telling);
  if (count === 0) await insertDelivery(tx, { ...same, ...NOBODYS_LINE, id: id() });
  return count;
}

/** Adds a line to the log about a test that reached nobody. */
export async function insertNobody(
  tx: Db,
  { id, key, now }: { id: string; key: Uint8Array; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await insertEvent(tx, { key, kind: 'test', at, record_id: null, content: formatJson({}) });
  const same = { event_key: key, tries: 0, at, since: at, next_at: at, step: 1, round: 1 };
  await insertDelivery(tx, { ...same, ...NOBODYS_LINE, id });
}
