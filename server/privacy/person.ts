import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import type { PersonFound } from '#core/privacy/person-schema.ts';
import { ApiError } from '../http/api-error.ts';
import { accountsNamed, addressesOf, countPerson, mailboxesOf } from './about-person.sql.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import {
  deleteAccount,
  emptyMailboxes,
  forgetPhones,
  renameMails,
  renameMessages,
  renamePresses,
  renameRecords,
  renameTakers,
} from './forget-person.sql.ts';
import type { Deps } from '../base/deps.ts';
import { emptyLog } from '../db/empty-log.ts';
import type { Db } from '../db/tables/database.ts';
import { handOver } from '../domain/owners.sql.ts';
import { forgetOnRota } from './rota-of-person.sql.ts';
import { forgetSearches } from './retention.sql.ts';
import { repeat, type Sweeping } from './sweep.ts';

/** Throws `NOT_ONE_PERSON` for the name that replaces every forgotten name (PRIVACY-10). */
export function assertOnePerson(name: string): void {
  if (normalizeAdvisor(name) === NAMELESS) throw new ApiError('NOT_ONE_PERSON');
}

/**
 * Removes the name of a person from everything (PRIVACY-11). `who` asked for it, and is null if it was a command. An
 * account that is not disabled is still in use, which is ACCOUNT_ENABLED. The trail still names people by their ids.
 * Afterwards, nothing of the name is left in emails that are files, nor in SQLite's file (PRIVACY-18).
 */
export async function forgetPerson(
  deps: Sweeping & Pick<Deps, 'mail'>,
  name: string,
  who: string | null,
): Promise<PersonFound> {
  const { db } = deps;
  const found = await countPerson(db.write, name);
  if (found.accounts.some(({ isDisabled }) => !isDisabled)) throw new ApiError('ACCOUNT_ENABLED');
  const mailboxes = await mailboxesOf(db.write, name);
  const addresses = await addressesOf(db.write, name);
  const advisor = normalizeAdvisor(name);
  const isNamed = advisor !== '' && advisor !== NAMELESS;
  const countOf = async (step: (tx: Db, name: string) => Promise<number>): Promise<number> => {
    let count = 0;
    if (isNamed)
      await repeat(
        deps,
        (tx) => step(tx, advisor),
        (some) => (count += some),
      );
    return count;
  };
  let records = await countOf(renameRecords);
  const messages =
    (await countOf(renameMessages)) +
    (await countOf(renamePresses)) +
    (await countOf(async (tx) => await forgetOnRota(tx, name)));
  const searches = await countOf(forgetSearches);
  const mails = await audited(deps, async (tx) => {
    await forgetPhones(tx, advisor);
    if (isNamed) records += await renameTakers(tx, advisor);
    const count = records + messages + searches;
    if (count > 0) {
      await renameMails(tx, advisor);
      noteAct(tx, { who, what: 'person.forget', subject: null, count });
    }
    const accounts = await accountsNamed(tx, name);
    for (const account of accounts.filter(({ disabled }) => disabled === 1)) {
      await handOver(tx, deps, { from: account.id, to: null, who: who ?? account.id });
      await deleteAccount(tx, account);
      noteAct(tx, { who, what: 'person.forget', subject: account.id });
    }
    return await emptyMailboxes(tx, addresses);
  });
  await deps.mail.forget(isNamed ? advisor : NAMELESS, mailboxes);
  if (!(await emptyLog(db)))
    deps.log.warn(
      'The database was in use, so reslife.db-wal may still have the removed name. To clear it, remove the name again or restart the server.',
    );
  return { ...found, records, messages, searches, mails };
}
