import type { Deps } from '../base/deps.ts';
import { opened, storedAnew, toStore } from '../base/stored-secret.ts';
import type { Db } from '../db/tables/database.ts';
import type { NotificationTargetRow } from '../db/tables/notification-rows.ts';
import { listSecrets, replaceSecrets } from './rows/notifications.sql.ts';

type Secrets = Pick<NotificationTargetRow, 'id' | 'secret' | 'former_secret' | 'former_until'>;
type Sealer = Pick<Deps, 'sealing'>;

const about = (id: string): string => `told_target/${id}`;

/** Returns a webhook's secret in the form in which it is stored. */
export function sealedSecret(deps: Sealer, id: string, secret: string): string {
  return toStore(deps, about(id), secret);
}

/** Opens a stored secret; returns undefined if no key opens it. */
export function openSecret(deps: Sealer, id: string, stored: string): string | undefined {
  return opened(deps, { about: about(id), stored });
}

/** Returns the secrets that sign a request at that moment; undefined if no key opens the newest of them. */
export function signingSecrets(deps: Sealer, target: Secrets, now: Date): string[] | undefined {
  const isFormerValid = (target.former_until ?? '') > now.toISOString();
  const stored = [target.secret, isFormerValid ? target.former_secret : null];
  const opened = stored.map((one) => one && openSecret(deps, target.id, one));
  return opened[0] === undefined ? undefined : opened.flatMap((one) => one ?? []);
}

/** Seals the secrets of all webhooks with the newest key, or stores them as they are if nothing is to be sealed. Returns how many it changed. */
export async function sealSecrets(tx: Db, deps: Sealer): Promise<number> {
  let count = 0;
  for (const before of await listSecrets(tx)) {
    const anew = (stored: string | null): string | null =>
      stored && storedAnew(deps, { about: about(before.id), stored });
    const secret = anew(before.secret);
    const former_secret = anew(before.former_secret);
    if (secret === before.secret && former_secret === before.former_secret) continue;
    // If somebody made a new secret in the meantime, it is already stored in the right form.
    if (await replaceSecrets(tx, before, { secret, former_secret })) count += 1;
  }
  return count;
}
