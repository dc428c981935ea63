import type { Deps } from '../base/deps.ts';
import { sweepAttempts } from '../auth/rate-limit.ts';
import { sweepSecondSteps } from '../auth/second-step.ts';
import { sweepSessions } from '../auth/sessions.ts';
import { sweepTokens } from '../auth/tokens.ts';

/** Deletes what has run out, and shortens what a clock that was set back would keep for longer (ACCESS-11). */
export async function sweepAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await sweepAttempts(db.write, now());
  await sweepSessions(db.write, now());
  await sweepTokens(db.write, now());
  await sweepSecondSteps(db.write, now());
}
