import type { NotificationTargetChange } from '#core/notifications/notification-schema.ts';
import { TARGET } from '#core/notifications/target.ts';
import { formatJson, parseJson, type Json } from '../../db/columns/json.ts';
import type { NotificationTargetRow } from '../../db/tables/notification-rows.ts';

type Member = keyof typeof TARGET;
type Columns = Pick<NotificationTargetRow, Member>;

const MEMBERS = Object.keys(TARGET) as readonly Member[];

function stored(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? formatJson(value) : value;
}

function read(member: Member, column: unknown): unknown {
  const type: unknown = Reflect.get(TARGET[member], 'type');
  if (type === 'boolean') return column === 1;
  return type === 'array' ? parseJson(column as Json<unknown>) : column;
}

/** Returns the columns that store a target's settings, each with the same name as the setting. */
export const columnsOf = (wanted: NotificationTargetChange): Columns =>
  Object.fromEntries(MEMBERS.map((member) => [member, stored(wanted[member])])) as Columns;

/** Returns the settings of a target from its columns. */
export const wantedOf = (row: Columns): NotificationTargetChange =>
  Object.fromEntries(
    MEMBERS.map((member) => [member, read(member, row[member])]),
  ) as NotificationTargetChange;
