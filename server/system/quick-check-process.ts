import BetterSqlite3 from 'better-sqlite3';
import { sentError, type SentError } from '../db/failures/across-threads.ts';

/** The message from the process about its file: SQLite's words, or the reason why there are none. */
export type CheckAnswer = { said: string } | { error: SentError };

function answerOf(file: string): CheckAnswer {
  try {
    const db = new BetterSqlite3(file, { readonly: true, timeout: 5_000 });
    return { said: String(db.pragma('quick_check(1)', { simple: true })) };
  } catch (error) {
    return { error: sentError(error) };
  }
}

// This process checks one file and then ends.
process.send?.(answerOf(process.argv[2] ?? ''), undefined, undefined, () => process.disconnect?.());
