import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../base/config.ts';

/** Throws the error of a server that cannot listen, before the start can do any harm (START-6). */
export async function assertCanListen({
  host,
  port,
}: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
