import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';

type Act = { at: string; who: string };

/** The facts about setting up the campus that no other table has (SETUP-2). Instants are UTC ISO text, and `who` is the id of an account. */
export type StoredSetup = {
  /** The proof that email arrives. `via` is the mail server that sent the code. */
  mail: (Act & { via: string }) | null;
  code: { hash: string; at: string; who: string; tries: number } | null;
  codes: Act | null;
  phone: { at: string } | null;
  /** The time at which everything was done for the first time (SETUP-8). */
  finished: { at: string } | null;
};

export const storedSetup = settingOf<StoredSetup>('setup', {
  mail: null,
  code: null,
  codes: null,
  phone: null,
  finished: null,
});

/** Notes once that a phone has the library, because it named the current one. Nobody waits for this (SETUP-4). */
export function phoneWatch({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): () => void {
  let isSeen = false;
  const note = async (): Promise<void> => {
    if ((await storedSetup.read(db.read)).phone !== null) return;
    const at = now().toISOString();
    await db.write
      .transaction()
      .execute(
        async (tx) => await storedSetup.change(tx, (setup) => ({ ...setup, phone: { at } })),
      );
  };
  return () => {
    if (isSeen) return;
    isSeen = true;
    note().catch((error: unknown) => {
      isSeen = false;
      log.warn(error);
    });
  };
}
