import { listHanded, markMail, type MailColumns } from '../nouns/deliveries.ts';
import type { Deps, MailFate } from '../base/deps.ts';
import { mailIdOf } from './emails.ts';

const PAGE = 100;

/** What the log says of an email in the outbox. */
function columnsOf(fate: MailFate | undefined, now: Date): MailColumns {
  if (!fate) return { state: 'givenUp', tries: 0, next_at: now.toISOString(), answer: 'late' };
  const { state, tries, at, reason } = fate;
  if (state === 'sent') return { state: 'delivered', tries, next_at: at, answer: 'sent' };
  const answer = reason === null ? null : `mail ${reason}`;
  return { state: state === 'waiting' ? 'handed' : 'givenUp', tries, next_at: at, answer };
}

/** Notes what became of the emails that the outbox of mail has (NOTIFICATIONS-5). */
export async function followMail({ db, mail, now }: Deps): Promise<void> {
  for (let last = ''; ;) {
    const handed = await listHanded(db.read, last, PAGE);
    if (handed.length === 0) return;
    const fates = await mail.fates(handed.map(mailIdOf));
    for (const one of handed) {
      const columns = columnsOf(fates.get(mailIdOf(one)), now());
      last = one.id;
      // Where no mail server answers there may be thousands, and nothing new about any of them.
      const { state, tries, next_at } = columns;
      const isNew = state !== 'handed' || tries !== one.tries || next_at !== one.next_at;
      if (isNew) await markMail(db.write, one.id, columns);
    }
    if (handed.length < PAGE) return;
  }
}
