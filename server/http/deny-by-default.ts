import type { FastifyInstance } from 'fastify';
import { assert } from '#core/base/assert.ts';

/** Allows no route under /api that is not in the endpoint table, so that none is without a guard. */
export function denyByDefault(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    const declared = config?.endpoint;
    const path = declared?.path.replace(/\{(\w+)\}/g, ':$1');
    assert(!url.startsWith('/api') || path === url, `${String(method)} ${url} is not in the table`);
  });
  // A response may hold administrators' data and must not be cached; routes that may be cached say so.
  app.addHook('onSend', (request, reply, payload, done) => {
    // The path may be written in other ways, such as //api: the route says what was asked for.
    const isApi = request.routeOptions.config?.endpoint ?? request.url.startsWith('/api');
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
