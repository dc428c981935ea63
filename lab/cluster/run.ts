// Usage: npm run cluster -- 4 [--roll] [--port 3080]
// So many server processes behind nginx on one PostgreSQL, on loopback; --roll restarts each under load and counts what failed.
import { parseArgs } from 'node:util';
import { startCluster, type Cluster } from './cluster.ts';
import { rollUnderLoad } from './roll.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { roll: { type: 'boolean', default: false }, port: { type: 'string', default: '3080' } },
});
const [count, port] = [Number(positionals[0] ?? '2'), Number(values.port)];
const given = (name: string) => process.env[name]?.trim() || undefined;
const env = Object.fromEntries(
  ['DATABASE_URL', 'SECRET_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SEED', 'RATE_LIMIT', 'LOG_LEVEL']
    .map((name) => [name, given(name)] as const)
    .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
);
if (!(Number.isInteger(count) && count >= 1 && count <= 16)) {
  console.error('How many processes is a number from 1 to 16: npm run cluster -- 4');
  process.exit(2);
}
if (env.DATABASE_URL !== undefined && env.SECRET_KEY === undefined) {
  console.error('A database of yours needs its SECRET_KEY, too.');
  process.exit(2);
}

async function untilStopped({ url, urls, admin, databaseUrl, stop }: Cluster): Promise<void> {
  console.log(`\n${count} processes behind nginx: ${url.replace('127.0.0.1', 'localhost')}`);
  console.log(`  Each by itself:  ${urls.join(', ')}`);
  console.log(`  PostgreSQL:      ${databaseUrl}`);
  console.log(`  Administrator:   ${admin.email}, ${admin.password}`);
  console.log('Ctrl-C stops all of it.');
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
  });
  await stop();
}

try {
  const cluster = await startCluster({ count, port, env });
  if (values.roll) process.exitCode = (await rollUnderLoad(cluster)) ? 0 : 1;
  else await untilStopped(cluster);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
