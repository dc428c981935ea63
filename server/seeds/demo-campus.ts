import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { holdCampus, writeCampus } from '../domain/campus.ts';
import type { Db } from '../db/tables/database.ts';

export const DEMO_AREAS = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
];

const NIGHTS = 'every day 20:00 to 08:00, Sat and Sun all day';

/** The duty managers of the areas at night, and the office that stands in for both by day. They share one role (AREAS-6). */
const DUTY: readonly Partial<Contact>[] = [
  { name: 'Duty manager North', areas: ['north'], hours: NIGHTS },
  { id: 'duty-manager-south', name: 'Duty manager South', areas: ['south'], hours: NIGHTS },
  { id: 'duty-office', name: 'Housing office', hours: 'Mon to Fri 08:00 to 20:00' },
];

/** Returns a campus's contacts as a demo shows them, with areas, hours, and numbers that nobody is ever given. */
function demoContacts(contacts: readonly Contact[]): readonly Contact[] {
  const all = contacts.flatMap((contact) =>
    contact.id === 'duty-manager'
      ? DUTY.map((members) => ({ ...contact, ...members, role: 'Duty manager' }))
      : contact,
  );
  return all.map((contact, place) => ({ ...contact, number: `555 01${place + 10}` }));
}

/** Gives a campus with contacts the areas and hours that a demo shows. The emergency number stays unset (START-7). */
export async function addDemoDuty(tx: Db): Promise<void> {
  const held = await holdCampus(tx);
  const campus: Campus = {
    ...held.campus,
    contacts: demoContacts(held.campus.contacts),
    areas: DEMO_AREAS,
  };
  await writeCampus(tx, held, { campus });
}
