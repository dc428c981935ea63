import type { PersonFound } from '#core/privacy/person-schema.ts';
import type { CommandResult } from '../base/command-result.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { aboutPerson, countPerson } from '../nouns/about-person.ts';
import { auditAlone } from '../nouns/audit.ts';
import { forgetPerson } from './person.ts';

const USAGE = `'about' and 'forget' take a name as it is written, or the email of an administrator, in quotation marks:
  npm run admin -- about "Ada Lovelace"
  npm run admin -- forget "Ada Lovelace" --confirm "Ada Lovelace"
`;

function listed({ records, messages, searches, mails, accounts }: PersonFound): string {
  const own = accounts.map(
    ({ email, isDisabled }) =>
      `account   ${email}${isDisabled ? '' : ' (enabled: disable it first)'}`,
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
    const how = `Nothing is done yet. To forget that name: --confirm and the name once more.`;
    return { text: `${found}\n${how}\n`, status: 0 };
  }
  if (option !== '--confirm' || typed !== name || more.length > 0)
    return { text: USAGE, status: 2 };
  try {
    return { text: `Forgotten:\n${listed(await forgetPerson(deps, name, null))}\n`, status: 0 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_ENABLED') throw error;
    return { text: `${error.message}\n`, status: 1 };
  }
}

/** Runs `about` and `forget` (PRIVACY-10, PRIVACY-11); undefined if the command is another. */
export async function privacyCommand(
  [command, name, ...given]: readonly string[],
  deps: Deps,
): Promise<CommandResult | undefined> {
  if (command !== 'about' && command !== 'forget') return undefined;
  if (name === undefined || name.trim() === '') return { text: USAGE, status: 2 };
  if (command === 'forget') return await forget(deps, name, given);
  if (given.length > 0) return { text: USAGE, status: 2 };
  const about = await aboutPerson(deps.db.read, name, deps.now());
  await auditAlone(deps, { who: null, what: 'person.download', subject: null });
  return { text: `${JSON.stringify(about, undefined, 2)}\n`, status: 0 };
}
