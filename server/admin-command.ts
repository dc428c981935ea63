import { runCommand } from './accounts/command.ts';
import { loadConfig } from './config.ts';
import { openDeps } from './open-deps.ts';
import { reasonOf } from './start-failure.ts';

// A failure is worth a line in the log, a success is not.
const config = { ...loadConfig(), logLevel: 'warn' as const };
const deps = await openDeps(config).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error, config)}\n`);
  return process.exit(1);
});
const { text, status } = await runCommand(process.argv.slice(2), config, deps);
(status === 0 ? process.stdout : process.stderr).write(text);
// The server may not be running, so the email is sent from here; if that fails, the server tries again.
await deps.mail.sendDue();
await deps.mail.stop();
await deps.db.close();
process.exitCode = status;
