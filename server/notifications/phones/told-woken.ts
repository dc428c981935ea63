import type { Config } from '../../base/config.ts';
import type { Deps, Email } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { ownersEmails, type WaysIn } from '../../domain/active-admins.sql.ts';
import type { AwakePhone } from '../../domain/woken-phones.sql.ts';
import { webAddress } from '../../http/network/web-address.ts';

/** A phone as its person knows it. */
export type NamedPhone = Pick<AwakePhone, 'name' | 'email' | 'browser' | 'system'>;

/** Returns the browser and the system of a phone; '' if neither is known. */
export const makeOf = ({ browser, system }: NamedPhone): string =>
  [browser, system].filter(Boolean).join(', ');

/** Returns the addresses for an email about a phone: its person's, or the owners' if that person has none. */
export const mailedAbout = async (tx: Db, waysIn: WaysIn, phone: NamedPhone): Promise<string[]> =>
  phone.email === '' ? await ownersEmails(tx, waysIn) : [phone.email];

const wokenEmail = (recipient: string, phone: NamedPhone, publicUrl: string): Email => ({
  recipient,
  letter: ({ office }) =>
    office.phoneWoken(phone.name, makeOf(phone), webAddress(publicUrl, 'profile')),
});

/** Emails the person for whom a link was made, or the owners, that a phone has used it. Otherwise nobody would notice if it was somebody else's phone (WAKE-14). */
export async function tellOfWoken(
  tx: Db,
  config: Pick<Config, 'publicUrl'> & WaysIn,
  { mail }: Pick<Deps, 'mail'>,
  phone: NamedPhone,
): Promise<void> {
  for (const recipient of await mailedAbout(tx, config, phone))
    await mail.enqueue(tx, wokenEmail(recipient, phone, config.publicUrl));
}
