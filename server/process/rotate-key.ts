import { resealSeeds } from '../auth/second-factor.ts';
import { sealSecrets } from '../notifications/secrets.ts';
import { sealAddresses } from '../domain/calendar-address.sql.ts';
import { done, type CommandResult } from '../base/command-result.ts';
import type { Deps } from '../base/deps.ts';
import { sealOwnSecrets } from '../domain/own-secrets.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { noteKey } from './same-key.ts';

/** Seals everything with a new key, which is made here or is the first one in the setting SECRET_KEY (SIGNIN-32). */
export async function rotateKey(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'sealing'>,
): Promise<CommandResult> {
  const { keys } = deps.sealing;
  // A running server reads the key from now on, so that it seals nothing more with the former one.
  const isOwn = keys.add();
  const count = await audited(deps, async (tx) => {
    const count =
      (await resealSeeds(tx, deps)) +
      (await sealSecrets(tx, deps)) +
      (await sealAddresses(tx, deps)) +
      (await sealOwnSecrets(tx, deps));
    await noteKey(tx, deps);
    noteAct(tx, { who: null, what: 'key.rotate', subject: null });
    return count;
  });
  keys.drop();
  const rest = isOwn
    ? 'Back up secret.key again: new database backups need it.'
    : 'Keep the other keys in SECRET_KEY until no backup needs them.';
  const sealed = count === 1 ? '1 secret is' : `${count} secrets are`;
  return done(`${sealed} now encrypted with the new key. ${rest}`);
}
