import type { Db } from './database.ts';
import type { Deps } from '../deps.ts';

/** What the trail says about accounts. */
export type AuditedAct =
  | 'admin created'
  | 'sign-in'
  | 'sign-in failed'
  | 'sign-out'
  | 'invited'
  | 'invitation accepted'
  | 'reset asked'
  | 'password reset'
  | 'password changed'
  | 'profile changed'
  | 'disabled'
  | 'enabled'
  | 'account deleted'
  | 'social account linked';

/** Adds a line to the trail. `who` did it and to whom it was done are admin ids; null is not known. */
export async function writeAudit(
  db: Db,
  deps: Pick<Deps, 'now' | 'newId'>,
  act: { who: string | null; what: AuditedAct; subject: string | null },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: deps.newId(), at: deps.now().toISOString(), ...act })
    .execute();
}
