import type { Deps } from '../base/deps.ts';
import { opened, storedAnew, toStore } from '../base/stored-secret.ts';
import type { Db } from '../db/tables/database.ts';
import type { NotificationTargetRow } from '../db/tables/notification-rows.ts';
import { listSecrets, replaceSecrets } from './rows/notifications.sql.ts';

type Secrets = Pick<NotificationTargetRow, 'id' | 'secret' | 'former_secret' | 'former_until'>;
type Sealer = Pick<Deps, 'sealing'>;

const about = (id: string): string => `told_target/${id}`;

/** Returns the secret of a webhook as it is stored. */
export function sealedSecret(deps: Sealer, id: string, secret: string): string {
  return toStore(deps, about(id), secret);
}

/** Opens a secret as it is stored; undefined if no key does. */
export function openSecret(deps: Sealer, id: string, stored: string): string | undefined {
  return opened(deps, { about: about(id), stored });
}

/** Returns the secrets that sign a request of that moment; undefined if no key opens the newest. */
export function signingSecrets(deps: Sealer, target: Secrets, now: Date): string[] | undefined {
  const isFormerValid = (target.former_until ?? '') > now.toISOString();
  const stored = [target.secret, isFormerValid ? target.former_secret : null];
  const opened = stored.map((one) => one && openSecret(deps, target.id, one));
  return opened[0] === undefined ? undefined : opened.flatMap((one) => one ?? []);
}

/** Seals with the newest key those of all webhooks, or opens them if none may be sealed; says how many. */
export async function sealSecrets(tx: Db, deps: Sealer): Promise<number> {
  let count = 0;
  for (const before of await listSecrets(tx)) {
    const anew = (stored: string | null): string | null =>
      stored && storedAnew(deps, { about: about(before.id), stored });
    const secret = anew(before.secret);
    const former_secret = anew(before.former_secret);
    if (secret === before.secret && former_secret === before.former_secret) continue;
    // Renewed meanwhile, it is stored as it should be already.
    if (await replaceSecrets(tx, before, { secret, former_secret })) count += 1;
  }
  return count;
}
