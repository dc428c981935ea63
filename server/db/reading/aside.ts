import type { Database } from '../tables/database.ts';
import { isUnavailable } from '../failures/unavailable.ts';

/** An answer, and the moment it shows if a standby was read. */
export type ReadAside<Answer> = { answer: Answer; asOf?: string };

/** A reader on the primary, and on a standby if there is one. */
export type Aside<Reader> = {
  usual: Reader;
  /** Reads on the standby if that will do; otherwise, or if it fails, on the primary (FAILOVER-8). */
  ask: <Answer>(
    who: string,
    question: (reader: Reader) => Promise<Answer>,
  ) => Promise<ReadAside<Answer>>;
  /** All its readers. */
  readers: readonly Reader[];
};

/** Makes the readers of a database. */
export function readAside<Reader>(db: Database, make: (db: Database) => Reader): Aside<Reader> {
  const usual = make(db);
  const { standby } = db;
  if (!standby) {
    return {
      usual,
      ask: async (_, question) => ({ answer: await question(usual) }),
      readers: [usual],
    };
  }
  const { read, copied } = standby;
  const aside = make({ ...db, read, copied });
  return {
    usual,
    ask: async (who, question) => {
      const asOf = await standby.asOf(who);
      if (asOf) {
        try {
          return { answer: await question(aside), asOf: asOf.toISOString() };
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          standby.failed();
        }
      }
      return { answer: await question(usual) };
    },
    readers: [usual, aside],
  };
}
