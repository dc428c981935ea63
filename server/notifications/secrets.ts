import type { Deps } from '../base/deps.ts';
import type { Db } from '../db/tables/database.ts';
import type { NotificationTargetRow } from '../db/tables/notification-rows.ts';
import { SECRET_PREFIX } from './signature.ts';
import { listSecrets, replaceSecrets } from './store.ts';

type Secrets = Pick<NotificationTargetRow, 'id' | 'secret' | 'former_secret' | 'former_until'>;
type Sealer = Pick<Deps, 'sealing'>;

const about = (id: string): string => `told_target/${id}`;

const isSealed = (stored: string): boolean => !stored.startsWith(SECRET_PREFIX);

/**
 * The secret of a webhook as it is stored: sealed (SIGNIN-32, NOTIFICATIONS-19), unless another server of the same
 * database may lack the key, which then could sign nothing.
 */
export function sealedSecret({ sealing }: Sealer, id: string, secret: string): string {
  return sealing.keys.isShared ? sealing.seal(secret, about(id)) : secret;
}

/** Undefined where no key opens it. */
export function openSecret({ sealing }: Sealer, id: string, stored: string): string | undefined {
  return isSealed(stored) ? sealing.open(stored, about(id)) : stored;
}

/** What signs a request of that moment; undefined where no key opens the secret. */
export function signingSecrets(deps: Sealer, target: Secrets, now: Date): string[] | undefined {
  const isFormerValid = (target.former_until ?? '') > now.toISOString();
  const stored = [target.secret, isFormerValid ? target.former_secret : null];
  const opened = stored.map((one) => one && openSecret(deps, target.id, one));
  return opened[0] === undefined ? undefined : opened.flatMap((one) => one ?? []);
}

/** Seals anew what is not sealed with the newest key, and tells how many webhooks it was. */
export async function sealSecrets(tx: Db, deps: Sealer): Promise<number> {
  const { sealing } = deps;
  if (!sealing.keys.isShared) return 0;
  const anew = (id: string, stored: string | null): string | null => {
    if (stored === null || (isSealed(stored) && sealing.isNew(stored))) return stored;
    const secret = openSecret(deps, id, stored);
    return secret === undefined ? stored : sealedSecret(deps, id, secret);
  };
  let count = 0;
  for (const before of await listSecrets(tx)) {
    const secret = anew(before.id, before.secret);
    const former_secret = anew(before.id, before.former_secret);
    if (secret === before.secret && former_secret === before.former_secret) continue;
    // Renewed meanwhile, it is sealed already.
    if (await replaceSecrets(tx, before, { secret, former_secret })) count += 1;
  }
  return count;
}
