import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';
import type { Db } from '../db/tables/database.ts';
import type { RotaCalendarRow } from '../db/tables/rota-rows.ts';
import { ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { readCampus } from '../domain/campus.ts';
import { webAddress } from '../http/network/web-address.ts';
import { calendarsInOrder } from './shown-rota.ts';

const DAY = 24 * 3_600_000;

type Settings = Pick<Config, 'publicUrl'> & WaysIn;

/** The reasons why swaps in a calendar do not reach phones. */
type Trouble = 'waits' | 'fails';

/** The troubles about which owners got an email, by contact. */
const toldTroubles = settingOf<Readonly<Record<string, Trouble>>>('rotaTroubles', {});

function troubleOf({ waiting, failed_since }: RotaCalendarRow, now: Date): Trouble | undefined {
  if (waiting !== null) return 'waits';
  const isLong = failed_since !== null && now.getTime() - Date.parse(failed_since) >= DAY;
  return isLong ? 'fails' : undefined;
}

async function troublesIn(db: Db, now: Date): Promise<Readonly<Record<string, Trouble>>> {
  const found = (await calendarsInOrder(db)).flatMap((row) => {
    const trouble = troubleOf(row, now);
    return trouble ? [[row.contact_id, trouble] as const] : [];
  });
  return Object.fromEntries(found);
}

const isSame = (told: object, found: object): boolean =>
  JSON.stringify(told) === JSON.stringify(found);

type Named = { readonly name: string; readonly trouble: Trouble };

function troubleEmail(recipient: string, all: readonly Named[], publicUrl: string): Email {
  const link = webAddress(publicUrl, 'areas');
  return {
    recipient,
    letter: ({ office }) =>
      office.calendarTrouble(
        all.map(({ name }) => name).join(', '),
        all.map(({ name, trouble }) => `${name}: ${office.troubles[trouble]}`).join('\n'),
        link,
      ),
  };
}

/** Emails owners once about a calendar that waits for them, or that could not be read for a day (ROTA-6, ROTA-7). */
export async function tellOfCalendars(
  config: Settings,
  deps: Pick<Deps, 'db' | 'now' | 'mail'>,
): Promise<void> {
  const now = deps.now();
  const { read, write } = deps.db;
  if (isSame(await toldTroubles.read(read), await troublesIn(read, now))) return;
  await write.transaction().execute(async (tx) => {
    const told = await toldTroubles.hold(tx);
    const found = await troublesIn(tx, now);
    await toldTroubles.write(tx, found);
    const { contacts } = (await readCampus(tx)).campus;
    const news = contacts.flatMap(({ id, name }): Named[] => {
      const trouble = found[id];
      return trouble && told[id] !== trouble ? [{ name, trouble }] : [];
    });
    const owners = news.length > 0 ? await ownersEmails(tx, config) : [];
    for (const owner of owners)
      await deps.mail.enqueue(tx, troubleEmail(owner, news, config.publicUrl));
  });
  deps.mail.wake();
}
