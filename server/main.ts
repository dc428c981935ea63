import { BRAND } from '#core/brand.ts';
import { createFirstAdmin } from './accounts/first-admin.ts';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import type { Deps } from './deps.ts';
import { openDeps } from './open-deps.ts';
import { seed } from './seeds/run.ts';
import { stopOnSignals, gracefulShutdown } from './stop.ts';

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sayWhere({ publicUrl }: Config): void {
  say(
    '',
    `${BRAND.name} is running.`,
    `  Advisors:        ${publicUrl}/login`,
    `  Administrators:  ${publicUrl}/auth/login`,
  );
}

/** Says it at once: a password made up here is nowhere else in clear. */
async function introduceFirstAdmin(config: Config, deps: Deps): Promise<void> {
  const admin = await createFirstAdmin(deps, config);
  if (!admin) return;
  const { email, generatedPassword = 'the one in ADMIN_PASSWORD' } = admin;
  say('', 'The first administrator, shown this once:', `  Email:     ${email}`);
  say(`  Password:  ${generatedPassword}`);
}

/** The reason a start fails, as a sentence where it is not ours to mend. */
function reasonOf(error: unknown, { port, host }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program. Set another PORT.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`;
  if (code === 'EACCES') return `PORT ${port} or DATA_DIR is not ours to use.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start(config: Config): Promise<void> {
  const deps = await openDeps(config);
  const issues = await seed(deps, config);
  if (issues > 0) deps.log.info({ issues }, 'seeded');
  await introduceFirstAdmin(config, deps);
  const app = await buildApp(config, deps);
  deps.mail.start();
  app.addHook('onClose', deps.mail.stop);
  stopOnSignals(gracefulShutdown(app, deps), deps);
  await app.listen({ port: config.port, host: config.host });
  sayWhere(config);
}

const config = loadConfig();
try {
  await start(config);
} catch (error) {
  process.stderr.write(`${reasonOf(error, config)}\n`);
  process.exit(1);
}
