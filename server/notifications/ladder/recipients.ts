import type { NotificationKind } from '#core/notifications/notifications.ts';
import { phonesOf, type PhoneOwner } from '../../domain/woken-phones.sql.ts';
import { wantedOf } from '../rows/target-columns.ts';
import type { Db } from '../../db/tables/database.ts';
import type { NotificationTargetRow } from '../../db/tables/notification-rows.ts';
import { whoIsOnDuty } from '../../domain/rota.sql.ts';
import { readCampus } from '../../domain/campus.ts';
import { listTargets } from '../rows/notifications.sql.ts';
import { stepsAt } from '#core/notifications/ladder.ts';
import type { Ladder } from '#core/notifications/ladder-schema.ts';
import { listLadders } from './ladders.sql.ts';

/** A recipient of a step: a target at its own address, or a person on duty or a phone for which the target stands. */
export type Recipient = { target: NotificationTargetRow; kind: NotificationKind; address: string };

const phonesFor = async (db: Db, target: NotificationTargetRow, owner: PhoneOwner) =>
  (await phonesOf(db, owner)).map(({ id }): Recipient => ({ target, kind: 'push', address: id }));

/** Returns the people for whom a target stands at that moment; none if nobody on duty has an email address or a phone to wake (LADDER-2, WAKE-1). */
export async function recipientsOf(
  db: Db,
  target: NotificationTargetRow,
  now: Date,
): Promise<Recipient[]> {
  const { kind, address } = target;
  if (kind === 'push') return await phonesFor(db, target, { adminId: address });
  if (kind !== 'duty') return [{ target, kind, address }];
  const people = await whoIsOnDuty(db, address, now);
  const emails = [...new Set(people.flatMap(({ email }) => email ?? []))];
  return [
    ...emails.map((email) => ({ target, kind, address: email })),
    ...(await phonesFor(db, target, { people: people.map(({ id }) => id), emails })),
  ];
}

/** A ladder, the targets of each of its steps, and the targets that are told if those steps reach nobody. */
type LadderAt = {
  ladder: Ladder;
  steps: readonly (readonly NotificationTargetRow[])[];
  all: readonly NotificationTargetRow[];
};

/** Reads the ladder for a category in an area, which is given by its name or its id. */
export async function ladderAt(
  db: Db,
  { area, category }: { area: string | null; category: string },
): Promise<LadderAt> {
  const { areas = [] } = (await readCampus(db)).campus;
  const id = areas.find((one) => one.id === area || one.name === area)?.id ?? null;
  const rows = await listTargets(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const targets = rows.map((row) => ({ _id: row.id, ...wantedOf(row) }));
  const place = { area: id, category };
  const { ladder, steps } = stepsAt(await listLadders(db), targets, place);
  const rowsOf = (step: readonly { _id: string }[]) =>
    step.flatMap(({ _id }) => byId.get(_id) ?? []);
  const all = stepsAt([], targets, place).steps.flatMap(rowsOf);
  return { ladder, steps: steps.map(rowsOf), all };
}
