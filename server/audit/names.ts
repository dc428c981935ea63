import { kindOfAct, type AuditKind } from '#core/audit/audit.ts';
import type { ChainedRow } from '../db/columns/chained.ts';
import type { Db } from '../db/tables/database.ts';
import { addressesAmong, titlesAmong } from './rows.sql.ts';

type RowSubject = Pick<ChainedRow, 'what' | 'subject'>;

/** Returns the id at the start of a subject: that of an issue comes before those of its steps and paths. */
const idIn = ({ subject }: RowSubject): string => subject?.split('/')[0] ?? '';

/** Returns the present names of these rows' subjects; null for one that has no name, or is gone (TRAIL-10). */
export async function namesOf(
  db: Db,
  rows: readonly RowSubject[],
  people: ReadonlyMap<string, string>,
): Promise<(row: RowSubject) => string | null> {
  const idsOf = (...kinds: AuditKind[]) => {
    const about = rows.filter(({ what }) => kinds.some((kind) => kind === kindOfAct(what)));
    return [...new Set(about.map(idIn).filter(Boolean))];
  };
  const titles = await titlesAmong(db, idsOf('issues', 'reading'));
  const addresses = await addressesAmong(db, idsOf('notifications'));
  return (row) => {
    const id = idIn(row);
    const kind = kindOfAct(row.what);
    if (kind === 'signIns' || kind === 'people') return people.get(id) ?? null;
    return (kind === 'notifications' ? addresses : titles).get(id) ?? null;
  };
}
