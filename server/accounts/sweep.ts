import type { Deps } from '../base/deps.ts';
import { sweepAttempts } from '../auth/rate-limit.ts';
import { sweepSecondSteps } from '../auth/second-step.ts';
import { sweepSessions } from '../auth/sessions.ts';
import { PROOF_LIFE } from '../domain/advisor-proofs.sql.ts';
import { sweepPhones } from './advisors/advisor-phones.sql.ts';
import { sweepTokens } from '../auth/tokens.ts';
import { sweepTrustedBrowsers } from '../auth/trusted-browsers.ts';

/** The time for which records of a former phone may still arrive, and readers of the list may ask about it. */
const MONTH = 30 * 24 * 3_600_000;

/** Deletes what has run out, and shortens what a clock that was set back would keep for longer (ACCESS-11). */
export async function sweepAccounts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await sweepAttempts(db.write, now());
  await sweepSessions(db.write, now());
  await sweepTokens(db.write, now());
  await sweepSecondSteps(db.write, now());
  await sweepTrustedBrowsers(db.write, now());
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  await sweepPhones(db.write, { over: before(MONTH), enrolled: before(PROOF_LIFE.phone + MONTH) });
}
