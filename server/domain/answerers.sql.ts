import type { Db } from '../db/tables/database.ts';
import { rotaNames } from './rota.sql.ts';

/** Returns an identity for the people who can answer by some deliveries: the email of the mailbox, or that of the only person with the phone (ANSWERS-12). Webhooks, and mailboxes and phones that were forgotten, are left out. */
export async function answerersOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('told_delivery')
    .leftJoin('woken_phone', 'woken_phone.id', 'told_delivery.address')
    .leftJoin('admin', 'admin.id', 'admin_id')
    .leftJoin('rota_person', 'rota_person.id', 'person_id')
    .select(['told_delivery.id', 'kind', 'address', 'person_id'])
    .select(['admin.email as account', 'rota_person.email as person'])
    .where('told_delivery.id', 'in', ids)
    .where('kind', '!=', 'webhook')
    .execute();
  const isOfPerson = rows.some(({ person_id }) => person_id !== null);
  const own = isOfPerson ? await rotaNames(db) : new Map<string, string>();
  return new Map(
    rows.flatMap(({ id, kind, address, person_id, account, person }): [string, string][] => {
      const phone = account ?? (person && own.has(person) ? person : person_id);
      const by = kind === 'push' ? phone : address;
      return by ? [[id, by]] : [];
    }),
  );
}
