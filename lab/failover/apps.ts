import { join } from 'node:path';
import { assert } from '#core/base/assert.ts';
import { API } from '#core/api/api.ts';
import { cookieOf } from '../../server/test/call-server.ts';
import { isHealthy } from '../../server/test/server-process.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { caller } from './authors.ts';
import { until } from './cluster.ts';
import { programOf } from './programs.ts';
import type { Hearing } from './receiver.ts';

const ADMIN = { email: 'ada@example.edu', password: 'a password of tests' };

/** Starts a server of the app on each port, and has escalations sent to a receiver, in two steps a minute apart. */
export async function startApps(
  root: string,
  ports: readonly number[],
  settings: Readonly<Record<string, string>>,
  hearing: Hearing,
) {
  const repository = join(import.meta.dirname, '../..');
  const programs = ports.map((port) =>
    programOf({
      program: process.execPath,
      args: ['dist/server/main.js'],
      folder: repository,
      log: join(root, `app-${port}.log`),
      env: {
        ...process.env,
        ...settings,
        PORT: String(port),
        DATA_DIR: join(root, 'data'),
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        WEBHOOK_PRIVATE: '127.0.0.1',
      },
    }),
  );
  // One after the other: the first makes the tables.
  for (const [place, port] of ports.entries()) {
    programs[place]?.start();
    await until(`a server on ${port}`, 60, async () => await isHealthy(`http://127.0.0.1:${port}`));
  }
  const [port = 0] = ports;
  const call = caller(await cookieOf(`http://127.0.0.1:${port}`, ADMIN));
  const ids: string[] = [];
  for (const address of [hearing.url, hearing.later]) {
    const webhook = { kind: 'webhook', address, categories: [], escalations: true };
    const body = { ...webhook, summary: 'none' };
    const { data } = await call(port, API.addNotificationTarget, { body });
    hearing.expect(data?.secret ?? '');
    ids.push(data?.target._id ?? '');
  }
  const { version } = (await call(port, API.listNotificationTargets)).data ?? {};
  const steps = ids.map((id, wait) => ({ wait, targets: [id] }));
  const ladder = { areas: [], categories: [], rounds: 1, steps };
  const set = await call(port, API.setLadders, { body: { ladders: [ladder], version } });
  assert(set.data?.isSaved === true, 'the steps were set');
  const listed = await fetch(`http://127.0.0.1:${port}/api/advisor/titles`);
  const issues = parseAnswer(API.listTitles, await listed.text()).map(({ _id }) => _id);
  const [first, second, third] = issues;
  assert(first && second && third, 'there is a library');
  return { programs, call, issues: [first, second, third] as const };
}
