import type { Config } from '../../base/config.ts';
import type { Deps, Email } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { ownersEmails, type WaysIn } from '../../domain/active-admins.sql.ts';
import type { AwakePhone } from '../../domain/woken-phones.sql.ts';
import { webAddress } from '../../http/network/web-address.ts';

/** A phone by what its person knows of it. */
export type NamedPhone = Pick<AwakePhone, 'name' | 'email' | 'browser' | 'system'>;

/** Returns the browser and the system of a phone; '' if nothing is known of it. */
export const makeOf = ({ browser, system }: NamedPhone): string =>
  [browser, system].filter(Boolean).join(', ');

/** Returns who gets an email about a phone: the person who has it, or the owners if that person has no email. */
export const mailedAbout = async (tx: Db, waysIn: WaysIn, phone: NamedPhone): Promise<string[]> =>
  phone.email === '' ? await ownersEmails(tx, waysIn) : [phone.email];

const wokenEmail = (recipient: string, phone: NamedPhone, publicUrl: string): Email => ({
  recipient,
  letter: ({ office }) =>
    office.phoneWoken(phone.name, makeOf(phone), webAddress(publicUrl, 'profile')),
});

/** Emails the person for whom a link was made, or the owners, that it was used, since otherwise nobody would notice if somebody else used it (WAKE-14). */
export async function tellOfWoken(
  tx: Db,
  config: Pick<Config, 'publicUrl'> & WaysIn,
  { mail }: Pick<Deps, 'mail'>,
  phone: NamedPhone,
): Promise<void> {
  for (const recipient of await mailedAbout(tx, config, phone))
    await mail.enqueue(tx, wokenEmail(recipient, phone, config.publicUrl));
}
