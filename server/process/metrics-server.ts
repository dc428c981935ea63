import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { CannotOpen } from '../db/failures/cannot-open.ts';
import { measure } from '../system/metrics.ts';

/**
 * Answers `GET /metrics` on a port of its own, if METRICS_PORT names one, until the app closes (OPERATIONS-2):
 * what is measured is for those who run the server, and the port of the app is everybody's.
 */
export async function serveMetrics(
  app: FastifyInstance,
  config: Config,
  deps: Deps,
): Promise<void> {
  const { metricsPort, metricsHost } = config;
  if (metricsPort === undefined) return;
  const { type, text } = await measure(app, config, deps);
  const server = createServer((request, response) => {
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
    throw new CannotOpen(`METRICS_PORT ${metricsPort} cannot be served: ${reason}.`);
  }
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}
