import { UNDO_GONE } from '#core/notifications/ladder.ts';
import { ESCALATION_MEMBERS } from '../tables/notification-rows.ts';
import { ESCALATED_SQL as escalated, NOT_VOID_SQL } from '../tables/standing.ts';
import type { TriggerRule } from './trigger.ts';

/** Returns the members of a row that are sent, as arguments of a function that makes a JSON object. */
const content = (row: string) =>
  Object.entries(ESCALATION_MEMBERS)
    .map(([member, column]) => `'${member}', ${row}.${column}`)
    .join(', ');

/** Returns the condition that the target `t` wants escalations in the category of `row`. */
const wants = (row: string, find: 'instr' | 'strpos') => `t.escalations = 1
  and (t.categories = '[]' or ${find}(t.categories, '"' || ${row}.category || '"') > 0)`;

/** Counts how often the escalation of a record was taken back, or ended in another way. */
const over = (row: string) =>
  `from told_event b where b.record_id = ${row}.id and b.kind in ('takenBack', 'ended')`;

/** The key of an event: that of its record, and a new one after each Undo or end, since each escalation is sent and answered separately (NOTIFICATIONS-20, LADDER-7). */
const eventKey = {
  sqlite: `(select case count(*) when 0 then new.key
    else unhex(hex(new.key) || printf('%02x', count(*))) end ${over('new')})`,
  postgres: `a.key || (select case count(*) when 0 then ''::bytea
    else decode(lpad(to_hex(count(*)), 2, '0'), 'hex') end ${over('a')})`,
};

/** The condition that nobody has set steps, and nobody tells people on duty or phones. Then every target is told at once (LADDER-1). */
const isPlain = `not exists (select 1 from told_ladder)
  and not exists (select 1 from told_target where kind in ('duty', 'push'))`;

/** The moment of the first step (LADDER-3). */
const dueAt = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', new.received_at, '+${UNDO_GONE / 1_000} seconds')`,
  postgres: `to_char((a.received_at::timestamptz at time zone 'UTC') + interval '${UNDO_GONE / 1_000} seconds',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const notifyRow = `
  insert into told_event (key, kind, at, record_id, content)
  select ${eventKey.sqlite}, 'escalation', new.received_at, new.id, json_object(${content('new')})
  where exists (select 1 from told_target t where ${wants('new', 'instr')})
  on conflict (key) do nothing;
  insert into told_run (event_key, record_id, at, due_at)
  select ${eventKey.sqlite}, new.id, new.received_at, ${dueAt.sqlite}
  where not (${isPlain}) and exists (select 1 from told_target t where ${wants('new', 'instr')})
  on conflict (event_key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select lower(hex(randomblob(16))), ${eventKey.sqlite}, t.id, t.kind, t.address, 'waiting', 0,
    new.received_at, new.received_at, new.received_at
  from told_target t where ${isPlain} and ${wants('new', 'instr')}
  on conflict do nothing;`;

const notifyRows = (rows: string) => `
  if not exists (select 1 from told_target) then return null; end if;
  insert into told_event (key, kind, at, record_id, content)
  select ${eventKey.postgres}, 'escalation', a.received_at, a.id, json_build_object(${content('a')})::text
  from (${rows}) a
  where exists (select 1 from told_target t where ${wants('a', 'strpos')})
  order by a.key on conflict (key) do nothing;
  insert into told_run (event_key, record_id, at, due_at)
  select e.key, a.id, a.received_at, ${dueAt.postgres}
  from (${rows}) a join told_event e on e.key = ${eventKey.postgres}
  where not (${isPlain}) order by e.key
  on conflict (event_key) do nothing;
  insert into told_delivery
    (id, event_key, target_id, kind, address, state, tries, at, since, next_at)
  select replace(gen_random_uuid()::text, '-', ''), e.key, t.id, t.kind, t.address,
    'waiting', 0, a.received_at, a.received_at, a.received_at
  from (${rows}) a join told_event e on e.key = ${eventKey.postgres}
  join told_target t on ${wants('a', 'strpos')}
  where ${isPlain}
  order by a.key on conflict do nothing;`;

const added = `select added.* from added where ${escalated('added')}`;
const became = `select added.* from added join gone on gone.id = added.id
  where ${escalated('added')} and not (${escalated('gone')}) and gone.${NOT_VOID_SQL}`;
const somebody = 'exists (select 1 from told_target)';

/** The rule that notes each escalation, once for each key, in the transaction of its record. It adds the way through the steps or, if there are no steps, the deliveries (NOTIFICATIONS-2, NOTIFICATIONS-3, LADDER-1). */
export const notifyEscalations: TriggerRule = {
  table: 'attendance',
  sqlite: [
    {
      name: 'attendance_told',
      after: 'insert',
      when: `${escalated('new')} and ${somebody}`,
      does: notifyRow,
    },
    {
      name: 'attendance_told_late',
      after: 'update of status, practice',
      // An escalation that was marked as false was sent before (PRIVACY-9).
      when: `${escalated('new')} and not (${escalated('old')}) and old.${NOT_VOID_SQL} and ${somebody}`,
      does: notifyRow,
    },
  ],
  postgres: [
    { name: 'attendance_insert_told', after: 'insert', does: notifyRows(added) },
    { name: 'attendance_update_told', after: 'update', does: notifyRows(became) },
  ],
};
