import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PersonFound } from '#core/privacy/person-schema.ts';
import { confusing, done, impossible, type CommandResult } from '../base/command-result.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { countPerson } from './about-person.sql.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { personFile } from './person-file.ts';
import { assertOnePerson, forgetPerson } from './person.ts';

const USAGE = `'about' and 'forget' take a name exactly as written or an administrator's email, in quotation marks:
  npm run admin -- about "Ada Lovelace"
  npm run admin -- forget "Ada Lovelace" --confirm "Ada Lovelace"`;

function listed({ records, messages, searches, mails, accounts }: PersonFound): string {
  const own = accounts.map(
    ({ email, isDisabled }) =>
      `account   ${email}${isDisabled ? '' : ' (active: disable it first)'}`,
  );
  const counts = [
    `records   ${records}`,
    `messages  ${messages}`,
    `searches  ${searches}`,
    `mails     ${mails}`,
  ];
  return [...counts, ...own].join('\n');
}

async function forget(
  deps: Deps,
  name: string,
  [option, typed, ...more]: readonly string[],
): Promise<CommandResult> {
  if (option === undefined) {
    const found = listed(await countPerson(deps.db.read, name));
    const how = `Nothing was changed. To remove that name, add --confirm and the name again.`;
    return done(`${found}\n${how}`);
  }
  if (option !== '--confirm' || typed !== name || more.length > 0) return confusing(USAGE);
  return done(`Removed from:\n${listed(await forgetPerson(deps, name, null))}`);
}

/** Prints a file while it is being made, whatever its length. */
const toOutput = async (file: AsyncIterable<string>): Promise<void> =>
  await pipeline(Readable.from(file), process.stdout, { end: false });

/** Runs `about` and `forget` (PRIVACY-10, PRIVACY-11). Returns undefined for any other command. */
export async function privacyCommand(
  [command, name, ...given]: readonly string[],
  deps: Deps,
  print = toOutput,
): Promise<CommandResult | undefined> {
  if (command !== 'about' && command !== 'forget') return undefined;
  const isExtra = command === 'about' && given.length > 0;
  if (name === undefined || name.trim() === '' || isExtra) return confusing(USAGE);
  try {
    assertOnePerson(name);
    if (command === 'forget') return await forget(deps, name, given);
    await auditAlone(deps, { who: null, what: 'person.download', subject: null });
    await print(personFile(deps.db.read, name, deps.now()));
    return { text: '', status: 0 };
  } catch (error) {
    // The error says why the name does not stand for one person.
    if (!(error instanceof ApiError)) throw error;
    return impossible(error.message);
  }
}
