import type { FastifyInstance } from 'fastify';

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Logs one line for each response, and never a query, a body, a cookie or an address of a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ id: reqId, method, url }, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { reqId, method, path: pathOf(url), status: reply.statusCode, ms };
    app.log.info(line, 'answered');
    done();
  });
}
