import type { FastifyInstance } from 'fastify';

/** Logs one line a response, never a query, a body, a cookie or somebody's address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const path = url.replace(/\?.*$/s, '');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}
