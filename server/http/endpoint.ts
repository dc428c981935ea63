import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AnswerOf, BodyOf, QueryOf } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { RATE_LIMITS, type Limit, type LimitName } from '#core/api/rate-limits.ts';
import { sessionNameOf, type FoundSession } from '../auth/sessions.ts';
import { withOrigin, type Origin } from '../domain/origin.ts';
import { networkOfRequest } from './attempts.ts';
import { compressAnswer } from './compression.ts';
import { allowSlowBody } from './network/connections.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import { beginLargeBody, endLargeBody } from './large-bodies.ts';
import { countedIn } from './under-way.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entry of the endpoint table that a route serves. */
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** The administrator who is signed in. guard.ts sets this, and lets nobody else use the endpoints for administrators. */
    admin: FoundSession | undefined;
  }
}

export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The input of a handler. It was validated as the table says, and has an administrator if the table demands one. */
export type RequestContext<E extends Endpoint> = {
  data: BodyOf<E>;
  query: QueryOf<E>;
  params: Record<ParameterOf<E['path']>, string>;
  admin: E['access'] extends 'open' ? FoundSession | undefined : FoundSession;
  /** The limits of the endpoint in the table, by their names, so that a handler can count only those. */
  limits: LimitsOf<E>;
  /** The Idempotency-Key of a public write; undefined if the request has none. */
  key: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Limits<Name extends LimitName> = Readonly<Record<Name, Limit>>;

type LimitsOf<E extends Endpoint> = Limits<
  E extends { limits: readonly (infer Name extends LimitName)[] } ? Name : never
>;

type Handler<E extends Endpoint> = (
  context: RequestContext<E>,
) => Promise<AnswerOf<E> | FastifyReply> | AnswerOf<E> | FastifyReply;

function schemaOf(endpoint: Endpoint) {
  return {
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: Type.Object({ data: endpoint.body }) } : {}),
    ...(endpoint.answer
      ? { response: { 200: Type.Object({ data: endpoint.answer, ...endpoint.beside }) } }
      : {}),
  };
}

/** Returns where a request came from, for the audit (TRAIL-5). */
function originOf(request: FastifyRequest): Origin {
  const { admin, id } = request;
  const session = admin ? sessionNameOf(admin.hash) : null;
  return { network: networkOfRequest(request), session, request: id };
}

/** Serves an endpoint, and is the only function that does. The endpoint's entry in the table says how requests are checked and responses made; the handler returns only `data`. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  // Writes of advisors are not in the audit, so they need not wait for any of this.
  const isNoted = !endpoint.forAdvisors;
  const limits = Object.fromEntries(
    endpoint.limits?.map((name) => [name, RATE_LIMITS[name]]) ?? [],
  );
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint),
    config: { endpoint },
    ...(endpoint.bodyLimit !== undefined && {
      bodyLimit: endpoint.bodyLimit,
      onRequest: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        allowSlowBody(request.raw);
        done();
      },
      preParsing: beginLargeBody,
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        endLargeBody(request);
        done();
      },
    }),
    ...(endpoint.mayLackBody && {
      preValidation: (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        request.body ??= { data: {} };
        done();
      },
    }),
    // Answers to administrators may be long, so they are compressed. Short answers to advisors need no compression.
    ...(endpoint.method === 'GET' && endpoint.access !== 'open' && endpoint.answer
      ? { onSend: compressAnswer }
      : {}),
    handler: async (request, reply) => {
      const context = {
        data: (request.body as { data?: unknown } | null | undefined)?.data,
        query: request.query,
        params: request.params,
        admin: request.admin,
        limits,
        key: endpoint.keyed ? idempotencyKeyOf(request) : undefined,
        request,
        reply,
      } as RequestContext<E>;
      const handled = async () => await handler(context);
      const answer = await countedIn(
        app,
        isNoted ? withOrigin(originOf(request), handled) : handled(),
      );
      // Fastify's reply is a promise that settles once it was sent or the caller is gone. Awaiting it therefore leaves no value to compare.
      return reply.sent || reply.raw.destroyed ? reply : { data: answer };
    },
  });
}
