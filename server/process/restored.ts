import { done, type CommandResult } from '../base/command-result.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { skipCampusVersions } from '../domain/campus.ts';
import { forgetLinks } from '../domain/woken-phones.sql.ts';
import type { Deps } from '../base/deps.ts';
import { renewEpoch } from '../http/epoch.ts';
import { endEverything } from '../auth/sessions.ts';
import { bumpLibraryVersion, skipNumbers } from '../issues/rows/issues.sql.ts';
import { endRuns } from './ended-runs.sql.ts';

/** The most saves that an issue may get between two backups. */
const LOST_AT_MOST = 1_000;

/** Prepares for phones after a restore (DATA-7). They resend the records that the backup lacks, and no number that they saw is used again. */
export async function afterRestore({
  db,
  now,
  newId,
  log,
}: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>): Promise<CommandResult> {
  await audited({ db, now, log }, async (tx) => {
    await renewEpoch(tx, newId());
    await skipCampusVersions(tx, LOST_AT_MOST);
    await skipNumbers(tx, LOST_AT_MOST);
    await bumpLibraryVersion(tx, newId());
    // Sessions that ended and codes that were used since the backup must stay so (SESSION-8).
    await endEverything(tx);
    await forgetLinks(tx);
    // An escalation that was under way in the backup must not wake anybody now (LADDER-11).
    await endRuns(tx, now());
    noteAct(tx, { who: null, what: 'database.restore', subject: null });
  });
  return done(
    'Phones will send again what they still hold from the last three days.\n' +
      'Administrators must sign in again and request any pending links again.\n' +
      'Those with campus accounts must use them to sign in first.\n' +
      'Old recovery codes stopped working: make new ones on the profile page.',
  );
}
