import { runCommand } from './accounts/command.ts';
import { loadConfig } from './config.ts';
import { openDeps } from './open-deps.ts';

// A failure is worth a line in the log, a success is not.
const config = { ...loadConfig(), logLevel: 'warn' as const };
const deps = await openDeps(config);
const { text, status } = await runCommand(process.argv.slice(2), config, deps);
(status === 0 ? process.stdout : process.stderr).write(text);
// The server may not be running, so the email is sent from here; if that fails, the server tries again.
await deps.mail.sendDue();
await deps.mail.stop();
await deps.db.close();
process.exitCode = status;
