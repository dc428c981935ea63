import { BRAND } from '#core/base/brand.ts';
import type { Deps, Email } from '../../base/deps.ts';
import type { WaysIn } from '../../domain/active-admins.sql.ts';
import { removePhone, type AwakePhone } from '../../domain/woken-phones.sql.ts';
import { inWords, mailedAbout } from './told-woken.ts';

const goneEmail = (recipient: string, phone: AwakePhone): Email => ({
  recipient,
  subject: `A phone no longer rings: ${phone.name}`,
  body: `${[
    `${inWords(phone)} no longer rings for escalations in ${BRAND.name}: its browser took back its permission, or was removed.`,
    'If it should ring, wake it again by “Wake this phone” in the profile, or by a new link of an owner. If it was lost or replaced, nothing is to be done.',
  ].join('\n\n')}\n`,
});

/** Forgets a phone that its push service no longer knows, and mails whoever has it, or the owners if they have no email: nobody relies on what does not ring (WAKE-7). */
export async function forgetGone(
  waysIn: WaysIn,
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  phone: AwakePhone,
): Promise<void> {
  await db.write.transaction().execute(async (tx) => {
    if (!(await removePhone(tx, phone.id))) return;
    for (const recipient of await mailedAbout(tx, waysIn, phone))
      await mail.enqueue(tx, goneEmail(recipient, phone));
  });
  mail.wake();
}
