import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Span, Tracing } from '../base/spans.ts';
import { clientOf } from './network/connections.ts';

/** Makes a span for each request, named after its route. A request for an address without a route gets none (OPERATIONS-4). */
export function traceRequests(app: FastifyInstance, config: Config, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const client = clientOf(config);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id, headers, socket } = request;
    const { url: route } = routeOptions;
    // A caller who names the trace decides what is recorded, so only the operator's proxy may do that (OPERATIONS-6).
    const isOfProxy = client(socket) === '' && typeof headers['traceparent'] === 'string';
    const span = tracing.begin(
      {
        name: route === undefined ? method : `${method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'reslife.request.id': id,
          ...(route !== undefined && { 'http.route': route }),
        },
      },
      isOfProxy ? String(headers['traceparent']) : undefined,
    );
    spans.set(request, span);
    span.within(done);
  });
  // A body arrives through events of the connection, which do not belong to any request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (!span) return done();
    span.end({
      isFailed: reply.statusCode >= 500,
      attributes: { 'http.response.status_code': reply.statusCode },
    });
    span.within(done);
  });
}
