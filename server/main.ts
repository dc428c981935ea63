import { BRAND } from '#core/base/brand.ts';
import { webAddress } from './http/network/web-address.ts';
import { createFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './base/config.ts';
import type { Deps } from './base/deps.ts';
import { warningOfDomains } from './base/oidc-config.ts';
import { warningOfMail } from './base/smtp-address.ts';
import { VERSION } from './base/version.ts';
import { openDeps } from './process/open-deps.ts';
import { settleOwnSecrets } from './domain/own-secrets.ts';
import { sealSecrets } from './notifications/secrets.ts';
import { sealAddresses } from './domain/calendar-address.sql.ts';
import { assertSameKey } from './process/same-key.ts';
import { assertSameZone, warningOfZone } from './process/same-zone.ts';
import { seed } from './seeds/run.ts';
import { readStarterTexts } from './seeds/starters.ts';
import { tellDangerousChanges } from './seeds/tell-changes.ts';
import { isSetUp } from '#core/setup/setup.ts';
import { lastBackupIn } from './backup/stored-backups.ts';
import { readSetup } from './setup/state.ts';
import { serveMetrics } from './process/metrics-server.ts';
import { assertCanListen } from './process/can-listen.ts';
import { reasonOf } from './process/start-failure.ts';
import { steadyClock } from './base/steady-clock.ts';
import { createNotificationSender } from './notifications/sender.ts';
import { stopOnSignals, gracefulShutdown } from './process/stop.ts';

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints the addresses. Until the campus is set up, the one to begin with comes first (SETUP-7). */
function printAddresses({ publicUrl }: Config, isSetUp: boolean): void {
  print(
    '',
    `${BRAND.name} is running.`,
    ...(isSetUp ? [] : [`  Start here:      ${webAddress(publicUrl, 'setup')}`]),
    `  Advisors:        ${webAddress(publicUrl, 'advisorLogin')}`,
    `  Administrators:  ${webAddress(publicUrl, 'adminLogin')}`,
  );
}

async function isCampusSetUp(config: Config, deps: Deps): Promise<boolean> {
  const lastBackup = async () => await lastBackupIn(deps.db.read);
  return isSetUp(await readSetup(config, { ...deps, lastBackup }, ''));
}

/** Prints the first administrator. This is the only time, since a generated password is stored nowhere in plain text. */
function printFirstAdmin({ email, generatedPassword }: FirstAdmin, config: Config): void {
  print('', 'First administrator (shown only once):', `  Email:     ${email}`);
  if (config.localPasswords)
    print(`  Password:  ${generatedPassword ?? 'the one in ADMIN_PASSWORD'}`);
  else print(`  Sign in with the campus account, or run: npm run admin -- reset ${email}`);
}

async function start(config: Config): Promise<void> {
  await assertCanListen(config);
  const deps = await openDeps(config);
  const domains = config.oidc && warningOfDomains(config.oidc);
  for (const warning of [domains, warningOfZone(config), warningOfMail(config.smtpUrl)]) {
    if (warning !== undefined) deps.log.warn(warning);
  }
  await assertSameKey(deps);
  // A command may run with another key, so it seals nothing.
  await sealSecrets(deps.db.write, deps);
  await sealAddresses(deps.db.write, deps);
  await settleOwnSecrets(deps);
  await assertSameZone(deps, config);
  const issues = await seed(deps, config);
  if (issues > 0) deps.log.info({ issues }, 'seeded');
  const firstAdmin = await createFirstAdmin(deps, config);
  const app = await buildApp(config, deps);
  await serveMetrics(app, config, deps);
  deps.mail.start();
  await tellDangerousChanges(config, deps, VERSION, readStarterTexts);
  app.addHook('onClose', deps.mail.stop);
  const notifications = createNotificationSender(config, { ...deps, now: steadyClock(deps.now) });
  notifications.start();
  app.addHook('onClose', notifications.stop);
  // Once the server listens, a stop may close the database at any moment.
  const wasSetUp = await isCampusSetUp(config, deps);
  stopOnSignals(gracefulShutdown(app, deps, config), deps, config);
  // When a whole campus comes back at once, connections not yet accepted wait and are not turned away.
  try {
    await app.listen({ port: config.port, host: config.host, backlog: 4_096 });
  } finally {
    // This also runs if another program took the port meanwhile: the account is there at the next start.
    if (firstAdmin) printFirstAdmin(firstAdmin, config);
  }
  printAddresses(config, wasSetUp);
}

const config = loadConfig();
try {
  await start(config);
} catch (error) {
  process.stderr.write(`${reasonOf(error, config)}\n`);
  process.exit(1);
}
