import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { runCommand } from './accounts/command.ts';
import { loadConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Deps } from './deps.ts';
import { openTransport } from './mail/transports.ts';
import { sendDueMail } from './mail/send.ts';

const config = loadConfig();
const deps: Deps = {
  db: await openDatabase(config),
  now: () => new Date(),
  newId: randomUUID,
  newSecret: () => randomBytes(32).toString('base64url'),
  // What went wrong with a letter is worth a line, what went well is not.
  log: pino({ level: 'warn' }),
};
await migrate(deps.db, deps.now());
const { text, status } = await runCommand(process.argv.slice(2), config, deps);
(status === 0 ? process.stdout : process.stderr).write(text);
// The server may not be running, so the letter is sent from here; what fails, the server tries again.
const transport = await openTransport(config);
await sendDueMail(deps, transport);
transport.close();
await deps.db.close();
process.exitCode = status;
