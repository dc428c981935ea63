import type { Deps, Email } from '../../base/deps.ts';
import type { WaysIn } from '../../domain/active-admins.sql.ts';
import { removePhone, type AwakePhone } from '../../domain/woken-phones.sql.ts';
import { makeOf, mailedAbout } from './told-woken.ts';

const goneEmail = (recipient: string, phone: AwakePhone): Email => ({
  recipient,
  letter: ({ office }) => office.phoneGone(phone.name, makeOf(phone)),
});

/** Forgets a phone that its push service no longer knows. It emails the phone's person, or the owners if that person has no email, since nobody should rely on a phone that does not wake them (WAKE-7). */
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
