import { normalizeEmail } from '#core/people/account.ts';
import { finderIn, isSameName, whoIn } from '#core/rota/names.ts';
import { formatJson, parseJson } from '../db/columns/json.ts';
import type { Db } from '../db/tables/database.ts';
import { rotaChoices } from '../domain/rota.sql.ts';
import { forgetPhonesOfNobody } from '../domain/woken-phones.sql.ts';

/** Returns a function that tells whether a name in a calendar means the person, alone or with others. */
function meaning(name: string): (inCalendar: string) => boolean {
  const find = finderIn([{ name }]);
  return (inCalendar) => whoIn(inCalendar, find).people.length > 0;
}

export async function rotaPeopleNamed(db: Db, name: string) {
  const people = await db.selectFrom('rota_person').selectAll().orderBy('position').execute();
  const email = normalizeEmail(name);
  return people.filter(
    (one) => isSameName(one.name, name) || (email !== '' && one.email === email),
  );
}

export async function spansNamed(db: Db, name: string) {
  const names = await db.selectFrom('rota_span').select('name').distinct().execute();
  const means = meaning(name);
  const own = names.flatMap((row) => (means(row.name) ? row.name : []));
  if (own.length === 0) return [];
  return await db
    .selectFrom('rota_span')
    .selectAll()
    .where('name', 'in', own)
    .orderBy('from_at')
    .execute();
}

/** Deletes a person from the rota with all their stretches, including those that wait for an owner. Returns how many. A calendar that still has the name brings the stretches back. */
export async function forgetOnRota(tx: Db, name: string): Promise<number> {
  const choices = await rotaChoices.hold(tx);
  const people = await rotaPeopleNamed(tx, name);
  // A page that is still open must not bring the people back.
  if (people.length > 0) await rotaChoices.write(tx, { ...choices, version: choices.version + 1 });
  for (const { id } of people) await tx.deleteFrom('rota_person').where('id', '=', id).execute();
  await forgetPhonesOfNobody(tx);
  const spans = await spansNamed(tx, name);
  const names = [...new Set(spans.map((span) => span.name))];
  if (names.length > 0) {
    const contacts = spans.map((span) => span.contact_id);
    // The next reading gives a shared duty back to the others.
    await tx
      .updateTable('rota_calendar')
      .set({ etag: null })
      .where('contact_id', 'in', contacts)
      .execute();
    await tx.deleteFrom('rota_span').where('name', 'in', names).execute();
  }
  const means = meaning(name);
  const calendars = await tx
    .selectFrom('rota_calendar')
    .select(['contact_id', 'waiting'])
    .where('waiting', 'is not', null)
    .execute();
  for (const { contact_id, waiting } of calendars) {
    const left = waiting && parseJson(waiting).filter(([, , named]) => !means(named));
    await tx
      .updateTable('rota_calendar')
      .set({ waiting: left && formatJson(left) })
      .where('contact_id', '=', contact_id)
      .execute();
  }
  return people.length + spans.length;
}
