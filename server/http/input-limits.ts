import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const MAX_DEPTH = 20;

/** What is wrong with the text in a parsed value, whatever its schema; undefined if nothing is. */
export function validateText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    // PostgreSQL stores neither, and no keyboard types them.
    if (value.includes('\0')) return 'Text must not contain the character NUL.';
    return value.isWellFormed() ? undefined : 'Text must be well-formed Unicode.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return `Members must not be nested deeper than ${MAX_DEPTH} levels.`;
  for (const [name, member] of Object.entries(value)) {
    const problem = validateText(name) ?? validateText(member, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** Rejects text and nesting in bodies, queries and paths that no schema should have to exclude. */
export function limitInput(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, query, params, routeOptions }, _reply, done) => {
    if (!routeOptions.config.endpoint) return done();
    const detail = validateText(body) ?? validateText(query) ?? validateText(params);
    done(detail === undefined ? undefined : new ApiError('INVALID_INPUT', { detail }));
  });
}
