import type { FastifyInstance } from 'fastify';
import { beyondInJson, JSON_BOUNDS } from '#core/base/json-bounds.ts';
import { ApiError } from './api-error.ts';

const DETAILS = {
  depth: `Members must not be nested deeper than ${JSON_BOUNDS.depth} levels.`,
  members: `A body must not have more than ${JSON_BOUNDS.members} members.`,
};

/** Reads JSON bodies as Fastify does; what is nested too deep or has too many members is not parsed (API-23). */
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
