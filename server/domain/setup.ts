import type { Deps } from '../base/deps.ts';
import { settingOf } from '../db/settings.ts';

type Act = { at: string; who: string };

/** The facts about setting up the campus that no other table has (SETUP-2); instants in UTC ISO, `who` the id of an account. */
export type StoredSetup = {
  /** `via` is the mail server that the code came by. */
  mail: (Act & { via: string }) | null;
  code: { hash: string; at: string; who: string; tries: number } | null;
  codes: Act | null;
  phone: { at: string } | null;
  /** When all of it was done for the first time (SETUP-8). */
  finished: { at: string } | null;
};

export const storedSetup = settingOf<StoredSetup>('setup', {
  mail: null,
  code: null,
  codes: null,
  phone: null,
  finished: null,
});

/** Notes once that a phone has the library: it named the one that is current. Nobody waits for it (SETUP-4). */
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
