import { BRAND } from '#core/base/brand.ts';
import type { Config } from '../../base/config.ts';
import type { Deps, Email } from '../../base/deps.ts';
import type { Db } from '../../db/tables/database.ts';
import { ownersEmails, type WaysIn } from '../../domain/active-admins.sql.ts';
import type { AwakePhone } from '../../domain/woken-phones.sql.ts';
import { webAddress } from '../../http/web-address.ts';

/** A phone by what its person knows of it. */
export type NamedPhone = Pick<AwakePhone, 'name' | 'email' | 'browser' | 'system'>;

/** Returns the words for a phone in a mail. */
export const inWords = ({ name, browser, system }: NamedPhone): string =>
  `A phone of ${name} (${[browser, system].filter(Boolean).join(', ') || 'of unknown make'})`;

/** Returns who is mailed about a phone: whoever has it, or the owners if they have no email. */
export const mailedAbout = async (tx: Db, waysIn: WaysIn, phone: NamedPhone): Promise<string[]> =>
  phone.email === '' ? await ownersEmails(tx, waysIn) : [phone.email];

const wokenEmail = (recipient: string, phone: NamedPhone, publicUrl: string): Email => ({
  recipient,
  subject: `A phone rings for escalations: ${phone.name}`,
  body: `${[
    `${inWords(phone)} now rings for escalations in ${BRAND.name}: a link for it was used.`,
    `If it is not theirs, end it: whoever has an account in their profile (${webAddress(publicUrl, 'profile')}), an owner among the people on the rota.`,
  ].join('\n\n')}\n`,
});

/** Mails whoever a link was for that it was used, or the owners: a link that somebody else used would be quiet (WAKE-2, WAKE-4). */
export async function tellOfWoken(
  tx: Db,
  config: Pick<Config, 'publicUrl'> & WaysIn,
  { mail }: Pick<Deps, 'mail'>,
  phone: NamedPhone,
): Promise<void> {
  for (const recipient of await mailedAbout(tx, config, phone))
    await mail.enqueue(tx, wokenEmail(recipient, phone, config.publicUrl));
}
