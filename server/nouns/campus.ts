import type { Campus } from '#core/campus/campus-schema.ts';
import { EMERGENCY, namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import { UNKNOWN_CONTACT, withContacts } from '#core/campus/contact-refs.ts';
import type { Db } from '../db/database.ts';
import { DEFAULT_SYNONYMS } from './default-synonyms.ts';
import { formatJson, parseJson, type Json } from '../db/columns/json.ts';
import { writeSetting } from '../db/settings.ts';

export type StoredCampus = {
  readonly campus: Campus;
  /** Counts every save and guards against lost updates. */
  readonly version: number;
  /** The names of contacts that went, by their ids: old records still name them. */
  readonly former: Readonly<Record<string, string>>;
};

const NAME = 'campus';

/** The settings as they are where the campus is meant: its row alone holds one. */
type CampusSetting = { setting: { name: string; value: Json<StoredCampus> } };

const FIRST: StoredCampus = {
  campus: { ...NEW_CAMPUS, synonyms: DEFAULT_SYNONYMS },
  version: 1,
  former: {},
};

/** What the campus set; what it begins with, if it set nothing yet. */
export async function readCampus(db: Db): Promise<StoredCampus> {
  const row = await db
    .withTables<CampusSetting>()
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? parseJson(row.value) : FIRST;
}

/** The same for a transaction that depends on it: until its end no other one changes it or relies on it. */
export async function holdCampus(tx: Db): Promise<StoredCampus> {
  const { value } = await tx
    .withTables<CampusSetting>()
    .insertInto('setting')
    .values({ name: NAME, value: formatJson(FIRST) })
    // A row that is written is a row that is locked, on both databases.
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row.ref('setting.value') })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return parseJson(value);
}

/** Stores another campus as the next version of the one that is held. */
export async function writeCampus(
  tx: Db,
  held: StoredCampus,
  campus: Campus,
): Promise<StoredCampus> {
  const ids = new Set(campus.contacts.map(({ id }) => id));
  const named = [
    ...Object.entries(held.former),
    ...held.campus.contacts.map(({ id, name }) => [id, name] as const),
  ];
  const former = Object.fromEntries(named.filter(([id]) => !ids.has(id)));
  const after = { campus, version: held.version + 1, former };
  await writeSetting(tx, NAME, formatJson(after));
  return after;
}

/** Leaves out `by` numbers of the versions: a page that was open before a restore is never taken for current (DATA-7). */
export async function skipCampusVersions(tx: Db, by: number): Promise<void> {
  const held = await holdCampus(tx);
  await writeSetting(tx, NAME, formatJson({ ...held, version: held.version + by }));
}

/** An old text for a record (CONTACT-7): contacts by their (last) names, without numbers, which may have changed since. */
export function namedText(text: string, { campus, former }: StoredCampus): string {
  return withContacts(text, (id) => {
    const known = id === EMERGENCY || !Object.hasOwn(former, id) ? undefined : former[id];
    return namedBy(id, campus)?.name ?? known ?? UNKNOWN_CONTACT;
  });
}
