import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { beyondInJson, JSON_BOUNDS } from '#core/base/json-bounds.ts';

const DETAILS = {
  depth: `Members must not be nested deeper than ${JSON_BOUNDS.depth} levels.`,
  members: `A body must not have more than ${JSON_BOUNDS.members} members.`,
};

/** Reads JSON bodies as Fastify does, but does not parse a body that is nested too deep or has too many members (API-23). */
export function boundJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const beyond = beyondInJson(body);
      if (beyond) done(new ApiError('INVALID_INPUT', { detail: DETAILS[beyond] }), undefined);
      else void parse(request, body, done);
    },
  );
}

/** Returns the problem with any text in a parsed value, whatever its schema says; undefined if there is none. The depth of the value is limited (API-23). */
function validateText(value: unknown): string | undefined {
  if (typeof value === 'string') {
    // PostgreSQL can store neither NUL nor half of a character, and no keyboard types them.
    if (value.includes('\0')) return 'Text must not contain the character NUL.';
    return value.isWellFormed() ? undefined : 'Text must be well-formed Unicode.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const problem = validateText(name) ?? validateText(member);
    if (problem) return problem;
  }
  return undefined;
}

/** Rejects texts in bodies, queries and paths that no endpoint accepts, so that no schema has to exclude them. */
export function limitInput(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params, routeOptions }, _reply, done) => {
    if (!routeOptions.config.endpoint) return done();
    const detail = validateText(body) ?? validateText(query) ?? validateText(params);
    done(detail === undefined ? undefined : new ApiError('INVALID_INPUT', { detail }));
  });
}

/** Refuses an HTTP/1.1 request with no Host header or with two. A proxy may have judged the request by the other host. */
export function demandOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const isOne = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
    done(isOne ? undefined : new ApiError('INVALID_INPUT', { detail: 'Name one host.' }));
  });
}
