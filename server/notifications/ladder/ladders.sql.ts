import { createHash } from 'node:crypto';
import type { Hold, Ladder, SavedLadders } from '#core/notifications/ladder-schema.ts';
import { formatJson, parseJson } from '../../db/columns/json.ts';
import { uuidText } from '../../db/columns/uuid.ts';
import type { Db } from '../../db/tables/database.ts';
import type { HoldRow, PressRow } from '../../db/tables/notification-rows.ts';
import { readCampus } from '../../domain/campus.ts';
import { escalationIn } from '../rows/contents.ts';
import { nameOfPress } from '../rows/escalations.sql.ts';

/** Returns every ladder in order, including those for areas and targets that no longer exist. */
export async function listLadders(db: Db): Promise<Ladder[]> {
  const rows = await db.selectFrom('told_ladder').selectAll().orderBy('position').execute();
  return rows.map(({ areas, categories, rounds, steps }) => ({
    areas: [...parseJson(areas)],
    categories: [...parseJson(categories)],
    rounds,
    steps: parseJson(steps).map(({ wait, targets }) => ({ wait, targets: [...targets] })),
  }));
}

/** Returns a fingerprint of ladders, so that a change is made only to the ladders that its author read. */
const versionOf = (ladders: readonly Ladder[]): string =>
  createHash('sha256').update(JSON.stringify(ladders)).digest('base64url').slice(0, 16);

/** Removes areas and targets that no longer exist. A ladder that has lost all its areas is removed too. */
const ofStanding = (ladders: readonly Ladder[], isThere: (id: string) => boolean): Ladder[] =>
  ladders
    .map((ladder) => ({
      ...ladder,
      areas: ladder.areas.filter(isThere),
      steps: ladder.steps.map((step) => ({ ...step, targets: step.targets.filter(isThere) })),
    }))
    .filter(({ areas }, at) => areas.length > 0 || ladders[at]?.areas.length === 0);

/** Returns the ladders without areas and targets that no longer exist, and the version of these ladders. */
export async function readLadders(db: Db): Promise<Omit<SavedLadders, 'isSaved'>> {
  const { areas = [] } = (await readCampus(db)).campus;
  const targets = await db.selectFrom('told_target').select('id').execute();
  const there = new Set([...areas, ...targets].map(({ id }) => id));
  const ladders = ofStanding(await listLadders(db), (id) => there.has(id));
  return { ladders, version: versionOf(ladders) };
}

/** Replaces all ladders with these. */
export async function replaceLadders(tx: Db, ladders: readonly Ladder[]): Promise<void> {
  await tx.deleteFrom('told_ladder').execute();
  if (ladders.length === 0) return;
  await tx
    .insertInto('told_ladder')
    .values(
      ladders.map(({ areas, categories, rounds, steps }, position) => ({
        position,
        areas: formatJson(areas),
        categories: formatJson(categories),
        rounds,
        steps: formatJson(steps),
      })),
    )
    .execute();
}

/** Lists the networks that are held to the first step at that moment, the newest first. */
export async function listHolds(db: Db, now: Date): Promise<Hold[]> {
  const rows = await db
    .selectFrom('told_hold')
    .innerJoin('told_press', 'told_press.id', 'press_id')
    .innerJoin('told_event', 'told_event.key', 'event_key')
    .select(['press_id', 'told_hold.at', 'until', 'told_press.record_id', 'content'])
    .where('until', '>', now.toISOString())
    .orderBy('told_hold.at', 'desc')
    .execute();
  return await Promise.all(
    rows.map(async ({ press_id: _id, at, until, record_id, content }) => ({
      _id,
      at,
      until,
      by: await nameOfPress(db, _id),
      title: escalationIn(content).title,
      record: uuidText(record_id),
    })),
  );
}

/** Ends the hold of a network; returns false if there is none. */
export async function deleteHold(tx: Db, pressId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('told_hold')
    .where('press_id', '=', pressId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function insertHold(tx: Db, hold: HoldRow): Promise<void> {
  await tx.insertInto('told_hold').values(hold).execute();
}

/** Ends the holds that this person's 'Not real' put on the network of an escalation. */
export async function deleteHoldsOf(
  tx: Db,
  { event_key, delivery_id, admin_id }: PressRow,
): Promise<void> {
  const theirs = tx
    .selectFrom('told_press')
    .select('id')
    .where('event_key', '=', event_key)
    .where(
      delivery_id === null ? 'admin_id' : 'delivery_id',
      '=',
      delivery_id === null ? admin_id : delivery_id,
    );
  await tx.deleteFrom('told_hold').where('press_id', 'in', theirs).execute();
}
