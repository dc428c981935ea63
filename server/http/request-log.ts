import type { FastifyInstance } from 'fastify';

/** One line an answer: never a query, body, cookie or address of a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const path = url.replace(/\?.*$/s, '');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path, status: reply.statusCode, ms }, 'answered');
  });
}
