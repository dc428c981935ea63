import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../base/deps.ts';
import { QueueFull } from '../base/fair-semaphore.ts';
import { isTakenBack, isUnavailable, Stopped } from '../db/failures/unavailable.ts';
import { ApiError, problemOf } from './api-error.ts';
import { Gone } from './gone.ts';
import { languageOfCaller } from './language.ts';
import { noteRefused } from './refused.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

function sentenceOf({ message = 'is not valid', params }: Fault, at: string): string {
  const { allowedValues, additionalProperty } = params;
  if (Array.isArray(allowedValues)) return `${at} must be one of: ${allowedValues.join(', ')}.`;
  if (typeof additionalProperty === 'string')
    return `${at} has an unknown member: ${additionalProperty}.`;
  return `${at} ${message}.`;
}

function invalidInput({ validation = [], validationContext = 'body' }: FastifyError): ApiError {
  const problems = validation.map((fault) => {
    const field = fault.instancePath.slice(1);
    return { field, message: sentenceOf(fault, field || `The ${validationContext}`) };
  });
  return new ApiError('INVALID_INPUT', { detail: problems[0]?.message ?? '', problems });
}

/** Returns the API error for any error; undefined if the error is a bug. */
function apiErrorOf(error: FastifyError | ApiError): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error.validation) return invalidInput(error);
  if (error instanceof QueueFull) {
    return new ApiError('UNAVAILABLE', { retryAfter: error.retryAfter });
  }
  if (isTakenBack(error)) return new ApiError('UNAVAILABLE', { retryAfter: 1 });
  if (error instanceof Stopped || isUnavailable(error))
    return new ApiError('UNAVAILABLE', { retryAfter: 5 });
  // @fastify/static throws 403 for a folder and 404 for a missing file.
  if (error.statusCode === 403 || error.statusCode === 404) return new ApiError('NOT_FOUND');
  if (error.statusCode === 413) return new ApiError('TOO_LARGE');
  const isClientError = error.statusCode && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? new ApiError('INVALID_INPUT', { detail: error.message }) : undefined;
}

/** The headers that a route set for its answer before it failed. They are removed, so that nobody caches the error instead of the answer. */
const OF_THE_ANSWER = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'etag',
  'last-modified',
];

/** Sends an API error as application/problem+json (RFC 9457). */
export function sendApiError(reply: FastifyReply, apiError: ApiError): FastifyReply {
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
  const { status, body } = problemOf(apiError, languageOfCaller(reply.request));
  const { retryAfter } = apiError.more;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).type('application/problem+json').send(JSON.stringify(body));
}

/** Tells whether the caller hung up before the whole request had arrived. */
const isCutShort = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Logs an error with the id of the request in which it happened. */
export function logError(error: unknown, { id: reqId, log }: FastifyRequest): void {
  log.error({ reqId, err: error });
}

/** Sends any error. A bug goes to the log, and the caller gets only the id of the request (API-3). */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The caller is gone, so nobody reads the answer, and the server did nothing wrong (API-16).
  const isLeft = error instanceof Gone || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (isCutShort(request) || isLeft) return sendApiError(reply, new ApiError('INVALID_INPUT'));
  const apiError = apiErrorOf(error);
  const isOfDatabase = isUnavailable(error) || isTakenBack(error);
  if (apiError && apiError !== error && isOfDatabase) logError(error, request);
  if (apiError) return sendApiError(reply, apiError);
  logError(error, request);
  return sendApiError(reply, new ApiError('BUG', { detail: (say) => say.errorNumber(request.id) }));
}

/** Sends every error of the routes, and counts refused requests for the audit. */
export function handleErrors(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    noteRefused(deps, request, error);
    return sendError(error, request, reply);
  });
}
