import { BRAND } from '#core/base/brand.ts';
import { webAddress } from './http/web-address.ts';
import { createFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import { buildApp } from './app.ts';
import { loadConfig, type Config } from './base/config.ts';
import { openDeps } from './process/open-deps.ts';
import { assertSameKey } from './process/same-key.ts';
import { seed } from './seeds/run.ts';
import { serveMetrics } from './process/metrics-server.ts';
import { reasonOf } from './process/start-failure.ts';
import { createNotificationSender } from './notifications/sender.ts';
import { stopOnSignals, gracefulShutdown } from './process/stop.ts';

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printAddresses({ publicUrl }: Config): void {
  print(
    '',
    `${BRAND.name} is running.`,
    `  Advisors:        ${webAddress(publicUrl, 'advisorLogin')}`,
    `  Administrators:  ${webAddress(publicUrl, 'adminLogin')}`,
  );
}

/** Shows the first admin this once: a generated password is stored nowhere in clear. */
function printFirstAdmin({ email, generatedPassword }: FirstAdmin, config: Config): void {
  print('', 'The first administrator, shown this once:', `  Email:     ${email}`);
  if (config.localPasswords)
    print(`  Password:  ${generatedPassword ?? 'the one in ADMIN_PASSWORD'}`);
  else print(`  Sign in by the campus, or by: npm run admin -- reset ${email}`);
}

async function start(config: Config): Promise<void> {
  const deps = await openDeps(config);
  await assertSameKey(deps);
  const issues = await seed(deps, config);
  if (issues > 0) deps.log.info({ issues }, 'seeded');
  const firstAdmin = await createFirstAdmin(deps, config);
  const app = await buildApp(config, deps);
  await serveMetrics(app, config, deps);
  deps.mail.start();
  app.addHook('onClose', deps.mail.stop);
  const notifications = createNotificationSender(config, deps);
  notifications.start();
  app.addHook('onClose', notifications.stop);
  stopOnSignals(gracefulShutdown(app, deps, config), deps, config);
  // Of a campus that comes back at once, those who are not yet looked at wait and are not turned away.
  try {
    await app.listen({ port: config.port, host: config.host, backlog: 4_096 });
  } finally {
    // Also if it cannot listen: the account is there at the next start, and its password is shown once.
    if (firstAdmin) printFirstAdmin(firstAdmin, config);
  }
  printAddresses(config);
}

const config = loadConfig();
try {
  await start(config);
} catch (error) {
  process.stderr.write(`${reasonOf(error, config)}\n`);
  process.exit(1);
}
