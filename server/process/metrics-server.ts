import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { isLoopbackHost } from '../base/setting-checks.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { measure } from '../system/metrics.ts';

/** Tells whether a request names a loopback address as its host. A website whose name was pointed at this machine would send its own name (OPERATIONS-9). */
const isMeant = (host = ''): boolean => {
  const url = URL.parse(`http://${host}`);
  return url !== null && isLoopbackHost(url);
};

/** Answers `GET /metrics` on its own port until the app closes, if METRICS_PORT names one (OPERATIONS-2). Everybody can reach the port of the app. */
export async function serveMetrics(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
): Promise<void> {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return;
  const { type, text } = await measure(app, config, deps);
  const isForHere = isMeant(isIPv6(metricsHost) ? `[${metricsHost}]` : metricsHost);
  const server = createServer((request, response) => {
    if (isForHere && !isMeant(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (metrics) => response.writeHead(200, { 'content-type': type }).end(metrics),
      (error: unknown) => {
        deps.log.error(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(metricsPort, metricsHost);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CannotOpen(`METRICS_PORT ${metricsPort} cannot be used: ${reason}.`);
  }
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}
