import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type SeenRequests = {
  /** Requests whose head arrived. */
  readonly begun: () => number;
  /** Those of them whose body somebody began to read. */
  readonly read: () => number;
  /** Those that are over: answered, or their connection is closed. */
  readonly over: () => number;
};

/** Returns the requests that a listening server gets from now on, for tests that wait until one is there. */
export function seenRequests({ server }: FastifyInstance): SeenRequests {
  const requests: { request: IncomingMessage; isOver: boolean }[] = [];
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const one = { request, isOver: false };
    requests.push(one);
    response.once('close', () => (one.isOver = true));
  });
  return {
    begun: () => requests.length,
    read: () => requests.filter(({ request }) => request.readableDidRead).length,
    over: () => requests.filter(({ isOver }) => isOver).length,
  };
}
