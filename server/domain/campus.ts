import { EMERGENCY, namedBy, NEW_CAMPUS } from '#core/campus/campus.ts';
import { withContacts } from '#core/campus/contact-refs.ts';
import { UNKNOWN_CONTACT } from '#core/campus/contact-messages.ts';
import type { AloneMember, AloneSettings, Campus } from '#core/campus/setting.ts';
import { ALONE_MEMBERS, aloneIn } from '#core/campus/setting-members.ts';
import type { Db } from '../db/tables/database.ts';
import { DEFAULT_SYNONYMS } from './default-synonyms.ts';
import { settingOf, type SettingOf } from '../db/settings.ts';

/** A change to the numbers that phones call, with the settings as they would be. A person other than `by`, who has these marks, must approve it (REVIEW-7). */
type WaitingChange = {
  readonly campus: Campus;
  readonly replace: Readonly<Record<string, string>>;
  readonly by: string;
  readonly marks: readonly string[];
  readonly at: string;
};

export type StoredCampus = {
  readonly campus: Campus;
  /** A number that counts every save and guards against lost updates. */
  readonly version: number;
  /** The names of removed contacts by their ids, since old records still name them. */
  readonly former: Readonly<Record<string, string>>;
  readonly waiting?: WaitingChange;
};

const setting = settingOf<StoredCampus>('campus', {
  campus: { ...NEW_CAMPUS, synonyms: DEFAULT_SYNONYMS },
  version: 1,
  former: {},
});

export const { read: readCampus, hold: holdCampus } = setting;

/** Stores a campus and its waiting change as the next version after the held one. */
export async function writeCampus(
  tx: Db,
  held: StoredCampus,
  { campus, waiting }: Pick<StoredCampus, 'campus' | 'waiting'>,
): Promise<StoredCampus> {
  const ids = new Set(campus.contacts.map(({ id }) => id));
  const named = [
    ...Object.entries(held.former),
    ...held.campus.contacts.map(({ id, name }) => [id, name] as const),
  ];
  const former = Object.fromEntries(named.filter(([id]) => !ids.has(id)));
  const after = { campus, version: held.version + 1, former, ...(waiting && { waiting }) };
  await setting.write(tx, after);
  return after;
}

type AloneRow = readonly [SettingOf<Readonly<Record<string, unknown>>>, member: string];

const ROWS: { readonly [M in AloneMember]: AloneRow } = {
  report: [settingOf('report', {}), 'address'],
  secondPerson: [settingOf('publishing', {}), 'secondPerson'],
};

export async function readAlone(db: Db): Promise<Required<AloneSettings>> {
  const entries = [];
  for (const setting of ALONE_MEMBERS) {
    const [row, member] = ROWS[setting];
    entries.push([setting, (await row.read(db))[member]]);
  }
  return aloneIn(Object.fromEntries(entries));
}

/** Stores the settings that are given, and leaves the others as they are. */
export async function writeAlone(tx: Db, settings: AloneSettings): Promise<void> {
  for (const setting of ALONE_MEMBERS.filter((one) => one in settings)) {
    const [row, member] = ROWS[setting];
    await row.write(tx, { [member]: settings[setting] });
  }
}

/** Skips `by` version numbers, so that a page that was open before a restore never counts as current (DATA-7). */
export async function skipCampusVersions(tx: Db, by: number): Promise<void> {
  const held = await holdCampus(tx);
  await setting.write(tx, { ...held, version: held.version + by });
}

/** Returns an old text for a record (CONTACT-7). It has the contacts' names as they were `shown`, otherwise their last names, and no numbers, since these may have changed. */
export function namedText(
  text: string,
  { campus, former }: StoredCampus,
  shown: (id: string) => string | undefined = () => undefined,
): string {
  return withContacts(text, (id) => {
    const seen = shown(id);
    if (seen !== undefined) return seen;
    const known = id === EMERGENCY || !Object.hasOwn(former, id) ? undefined : former[id];
    return namedBy(id, campus)?.name ?? known ?? UNKNOWN_CONTACT;
  });
}
