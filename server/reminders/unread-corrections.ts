import type { FastifyInstance } from 'fastify';
import { plainText } from '#core/campus/contact-refs.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { webAddress } from '../http/network/web-address.ts';
import { namesOf, ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { readAlone, readCampus } from '../domain/campus.ts';
import { claimCorrection, listDueCorrections, type DueCorrection } from './reminders.sql.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Settings = Pick<Config, 'publicUrl' | 'timeZone'> & WaysIn;

/** The settings and texts that all emails of one look share: people's names, and the contacts that messages name. */
type Words = Pick<Settings, 'publicUrl' | 'timeZone'> & {
  names: ReadonlyMap<string, string>;
  campus: Campus;
};

function correctionEmail(
  recipient: string,
  { id, title, sentence, at, author }: DueCorrection,
  { publicUrl, timeZone, names, campus }: Words,
): Email {
  const said = plainText(sentence, campus);
  const link = webAddress(publicUrl, 'issue', { id });
  return {
    recipient,
    letter: ({ office, dates }) => {
      const who = names.get(author) ?? office.deletedAuthor;
      const when = dates.formatMoment(at, timeZone);
      return office.unreadCorrection({ who, title, when }, said, link);
    },
  };
}

/** Emails owners about urgent corrections that nobody else has read: a day after each went out, and then daily until somebody has read it (REVIEW-22). */
export async function tellOfUnread(
  config: Settings,
  deps: Pick<Deps, 'db' | 'now' | 'mail'>,
): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - DAY).toISOString();
  const at = now.toISOString();
  const due = await listDueCorrections(deps.db.read, { since, now: at });
  if (due.length === 0 || !(await readAlone(deps.db.read)).secondPerson) return;
  await deps.db.write.transaction().execute(async (tx) => {
    const owners = await ownersEmails(tx, config);
    const names = await namesOf(
      tx,
      due.map(({ author }) => author),
    );
    const words = { ...config, names, campus: (await readCampus(tx)).campus };
    for (const one of due) {
      if (!(await claimCorrection(tx, one, at))) continue;
      for (const owner of owners) {
        await deps.mail.enqueue(tx, correctionEmail(owner, one, words));
      }
    }
  });
  deps.mail.wake();
}

/** Looks every ten minutes for urgent corrections about which owners must get an email. */
export function tellOfUnreadRegularly(app: FastifyInstance, config: Config, deps: Deps): void {
  const sweep = async () => await tellOfUnread(config, deps);
  sweepRegularly(app, deps, { name: 'unread', every: 10 * MINUTE, sweep });
}
