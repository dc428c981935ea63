import { runCommand } from './accounts/command.ts';
import { backupCommand } from './backup/command.ts';
import type { CommandResult } from './base/command-result.ts';
import { openedRecords } from './attendance/opened.ts';
import { drillCommand } from './backup/drill.ts';
import { moveCommand } from './backup/move-command.ts';
import { loadConfig, type Config } from './base/config.ts';
import type { Deps } from './base/deps.ts';
import { evidenceCommand } from './attendance/evidence/command.ts';
import { privacyCommand } from './privacy/command.ts';
import type { Db } from './db/tables/database.ts';
import { endRuns } from './process/ended-runs.sql.ts';
import { openDeps } from './process/open-deps.ts';
import { afterRestore } from './process/restored.ts';
import { rotateKey } from './process/rotate-key.ts';
import { timeZoneCommand } from './process/same-zone.ts';
import { reasonOf } from './process/start-failure.ts';
import { auditCommand } from './audit/command.ts';

const ALONE: Readonly<Record<string, (deps: Deps) => Promise<CommandResult>>> = {
  restored: afterRestore,
  'rotate-key': rotateKey,
};

async function runWithDatabase(args: readonly string[], config: Config): Promise<CommandResult> {
  const deps = await openDeps(config).catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error, config)}\n`);
    return process.exit(1);
  });
  // The audit has the acts of a command. The log of a server is where security events go, so this log stays quiet.
  const quiet = { ...deps, log: deps.log.child({}, { level: 'error' }) };
  const alone = args.length === 1 ? ALONE[args[0] ?? ''] : undefined;
  const result = alone
    ? await alone(quiet)
    : ((await auditCommand(args, config, quiet)) ??
      (await privacyCommand(args, quiet)) ??
      (await evidenceCommand(args, quiet, openedRecords(quiet, config.timeZone))) ??
      (await timeZoneCommand(args, quiet)) ??
      (await drillCommand(args, config, quiet)) ??
      (await runCommand(args, config, quiet)));
  // The server may not be running, so the command sends the email. If that fails, the server tries again.
  await deps.mail.sendDue();
  await deps.mail.stop();
  await deps.db.close();
  return result;
}

// Failures go into the log, and successes do not. Traces are only sent by the server.
const config = { ...loadConfig(), logLevel: 'warn' as const, tracing: undefined };
const given = process.argv.slice(2);
// These commands come before the database is opened and migrated, since a backup is made before
// a new version starts. An escalation under way wakes nobody at the new place (LADDER-11).
const endThere = async (tx: Db) => await endRuns(tx, new Date());
const alone = (await backupCommand(given, config)) ?? (await moveCommand(given, config, endThere));
// A restore is complete only with the command that follows it (DATA-7).
const follows = alone?.status === 0 && given[0] === 'restore' ? ['restored'] : undefined;
const results = [
  alone,
  alone === undefined || follows ? await runWithDatabase(follows ?? given, config) : undefined,
].flatMap((result) => result ?? []);
for (const { text, status } of results) {
  (status === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = status;
}
