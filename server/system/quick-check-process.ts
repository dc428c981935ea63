import BetterSqlite3 from 'better-sqlite3';
import { sentError, type SentError } from '../db/failures/across-threads.ts';

/** The message of the process about its file: the words of SQLite, or why there are none. */
export type CheckAnswer = { said: string } | { error: SentError };

function answerOf(file: string): CheckAnswer {
  try {
    const db = new BetterSqlite3(file, { readonly: true, timeout: 5_000 });
    return { said: String(db.pragma('quick_check(1)', { simple: true })) };
  } catch (error) {
    return { error: sentError(error) };
  }
}

// It checks one file, and ends.
process.send?.(answerOf(process.argv[2] ?? ''), undefined, undefined, () => process.disconnect?.());
