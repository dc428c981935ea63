import { listForwarded, markMail, type MailColumns } from '../nouns/deliveries.ts';
import type { Deps, MailStatus } from '../base/deps.ts';
import { mailIdOf } from './emails.ts';

const PAGE = 100;

/** What the log says of an email in the outbox. */
function columnsOf(status: MailStatus | undefined, now: Date): MailColumns {
  if (!status) return { state: 'givenUp', tries: 0, next_at: now.toISOString(), answer: 'late' };
  const { state, tries, at, reason } = status;
  if (state === 'sent') return { state: 'delivered', tries, next_at: at, answer: 'sent' };
  const answer = reason === null ? null : `mail ${reason}`;
  return { state: state === 'waiting' ? 'handed' : 'givenUp', tries, next_at: at, answer };
}

/** Notes what became of the emails that the outbox of mail has (NOTIFICATIONS-5). */
export async function followMail({ db, mail, now }: Deps): Promise<void> {
  for (let last = ''; ;) {
    const forwarded = await listForwarded(db.read, last, PAGE);
    if (forwarded.length === 0) return;
    const statuses = await mail.statuses(forwarded.map(mailIdOf));
    for (const one of forwarded) {
      const columns = columnsOf(statuses.get(mailIdOf(one)), now());
      last = one.id;
      // Where no mail server answers there may be thousands, and nothing new about any of them.
      const { state, tries, next_at } = columns;
      const isNew = state !== 'handed' || tries !== one.tries || next_at !== one.next_at;
      if (isNew) await markMail(db.write, one.id, columns);
    }
    if (forwarded.length < PAGE) return;
  }
}
