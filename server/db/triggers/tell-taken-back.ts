import { TAKEN_BACK } from '#core/record/taken-back.ts';
import { timesOf } from '../columns/stored-moments.ts';
import type { Dialect } from '../columns/dialect.ts';
import type { TriggerRule } from './trigger.ts';

/** The last byte in the key of a message that an escalation ended. The people who got that message are not told about an Undo (LADDER-7). */
const ENDED = 'fe';

/** The parts that differ between the databases: the key of the event that reports a take-back, a random id, and the later of two instants. */
const words: Record<
  Dialect,
  { keyOf: (event: string, last?: string) => string; id: string; later: string }
> = {
  sqlite: {
    keyOf: (event, last = 'ff') => `unhex(hex(${event}) || '${last}')`,
    id: 'lower(hex(randomblob(16)))',
    later: 'max',
  },
  postgres: {
    keyOf: (event, last = 'ff') => `${event} || '\\x${last}'::bytea`,
    id: `replace(gen_random_uuid()::text, '-', '')`,
    later: 'greatest',
  },
};

/**
 * Cancels deliveries that were not sent yet, and notifies each target that an escalation may have reached. If
 * a try may be under way, or failed and may still have arrived, the notice replaces the next try. An event
 * about several escalations names no record and is not taken back, so that a network cannot cause more
 * messages this way.
 */
const tell = (dialect: Dialect, rows: string): string => {
  const { keyOf, id, later } = words[dialect];
  const told = `told_event e join (${rows}) a on a.id = e.record_id and e.kind = 'escalation'
    and not exists (select 1 from told_event o where o.key = ${keyOf('e.key', ENDED)})`;
  return `
  update told_delivery set state = 'givenUp', answer = 'takenBack'
  where state in ('waiting', 'grouped', 'givenUp') and event_key in (select e.key from ${told});
  insert into told_event (key, kind, at, record_id, content)
  select ${keyOf('e.key')}, 'takenBack', a.received_at, e.record_id, e.content
  from ${told} where true order by e.key on conflict (key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select ${id}, ${keyOf('e.key')}, t.id, d.kind, d.address, 'waiting', 0,
    a.received_at, a.received_at,
    case d.state when 'givenUp' then ${later}(d.next_at, a.received_at) else a.received_at end
  from ${told} join told_delivery d on d.event_key = e.key join told_target t on t.id = d.target_id
  where d.tries > 0 or d.state = 'handed'
  order by e.key on conflict do nothing;`;
};

/** Measures how often an escalation was taken back by the moments of a row. */
const timesBack = (row: string) =>
  timesOf(`${row}.moments`, { kind: 'took back', value: 'Escalated' });

/** Returns the condition that a row has one more Undo of an escalation. An Undo of another outcome leaves the escalation of another tab or phone as it is. */
const isBack = (now: string, before: string) =>
  `${now}.status = '${TAKEN_BACK}' and ${timesBack(now)} > ${timesBack(before)}`;

/** The rule that notifies every target that an escalation may have reached, once, in the transaction that takes it back (NOTIFICATIONS-20). */
export const tellTakenBack: TriggerRule = {
  table: 'attendance',
  sqlite: [
    {
      name: 'attendance_told_back',
      after: 'update of status',
      when: isBack('new', 'old'),
      does: tell('sqlite', 'select new.id as id, new.received_at as received_at'),
    },
  ],
  postgres: [
    {
      name: 'attendance_update_told_back',
      after: 'update',
      does: tell(
        'postgres',
        `select added.id, added.received_at from added join gone on gone.id = added.id
          where ${isBack('added', 'gone')}`,
      ),
    },
  ],
};
