import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import { compilersWhenAsked } from '../http/compilers.ts';

const buildValidator = ajvCompiler();
const buildSerializer = serializerSelector();
const compiled = new Map<string, unknown>();

function remembered<T>(kind: string, schema: unknown, compile: () => T): T {
  const key = `${kind} ${JSON.stringify(schema)}`;
  const known = (compiled.get(key) as T | undefined) ?? compile();
  compiled.set(key, known);
  return known;
}

const validator: typeof buildValidator = (schemas, options) => {
  const compile = buildValidator(schemas, options);
  return (route) => {
    // Fastify passes what the schema is for along with it, which the types do not say.
    const { httpPart, schema } = route as { httpPart: string; schema: unknown };
    return remembered(`validate ${httpPart}`, schema, () => compile(route));
  };
};

const serializer: typeof buildSerializer = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => remembered('serialize', route.schema, () => compile(route));
};

/**
 * Fastify's own compilers, which remember what they made: every app of the tests has the same schemas
 * and options, and compiling them takes longer than most tests.
 */
export const REMEMBERING_COMPILERS = compilersWhenAsked({
  buildValidator: validator,
  buildSerializer: serializer,
});
