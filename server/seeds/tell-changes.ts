import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import type { Config } from '../base/config.ts';
import type { Deps, Email } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';
import { webAddress } from '../http/network/web-address.ts';
import { ownersEmails, type WaysIn } from '../domain/active-admins.sql.ts';
import { listChangedStarters, type StarterTexts } from './changed-starters.ts';

/** The dangerous texts about which owners got an email, by title and new text, and the last release that looked for them. */
type Mailed = { readonly of: readonly string[]; readonly lookedBy?: string };

const mailed = settingOf<Mailed>('startersMailed', { of: [] });

const nameOf = ({ title, text }: ChangedStarter): string => `${title} ${text}`;

function dangerEmail(recipient: string, publicUrl: string, told: readonly ChangedStarter[]): Email {
  const about = told.map(({ issue, title, reasons }) =>
    [issue?.title ?? title, ...reasons].join('\n'),
  );
  const link = webAddress(publicUrl, 'changedStarters');
  return {
    recipient,
    letter: ({ office }) => office.dangerousStarters(told.length, about, link),
  };
}

/**
 * Emails the owners about texts of published procedures that could lead to harm. Each new text is mailed once, whatever
 * the number of processes and starts, and only the first start of a release reads the texts (STARTERS-3).
 */
export async function tellDangerousChanges(
  config: Pick<Config, 'publicUrl'> & WaysIn,
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  release: string,
  readTexts: () => Promise<StarterTexts>,
): Promise<void> {
  if ((await mailed.read(db.read)).lookedBy === release) return;
  const dangerous = (await listChangedStarters(db.read, await readTexts())).filter(
    ({ isDangerous, issue }) => isDangerous && issue?.publish === true,
  );
  await db.write.transaction().execute(async (tx) => {
    const { of } = await mailed.hold(tx);
    const told = dangerous.filter((one) => !of.includes(nameOf(one)));
    const owners = told.length === 0 ? [] : await ownersEmails(tx, config);
    // If there is no owner yet, the next start looks again.
    if (told.length > 0 && owners.length === 0) return;
    await mailed.write(tx, { of: [...of, ...told.map(nameOf)], lookedBy: release });
    for (const owner of owners) await mail.enqueue(tx, dangerEmail(owner, config.publicUrl, told));
  });
  mail.wake();
}
