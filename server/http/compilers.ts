import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

const fastifysOwn = { buildValidator: ajvCompiler(), buildSerializer: serializerSelector() };
type Compilers = typeof fastifysOwn;
type Validate = ReturnType<ReturnType<Compilers['buildValidator']>>;
type Serialize = ReturnType<ReturnType<Compilers['buildSerializer']>>;

/** Compiles the schema of a route at its first request. Compiling all of them took half of the start, and happened twice for each GET. */
export function compilersWhenAsked(
  compilers: Compilers = fastifysOwn,
): NonNullable<FastifyServerOptions['schemaController']> {
  const buildValidator: Compilers['buildValidator'] = (schemas, options) => {
    const compile = compilers.buildValidator(schemas, options);
    return (route) => {
      let made: Validate | undefined;
      const validate = (value: unknown): unknown => {
        made ??= compile(route);
        const passed: unknown = made(value);
        // Fastify reads the errors from the function that it got.
        validate.errors = made.errors;
        return passed;
      };
      validate.errors = undefined as Validate['errors'];
      return validate as unknown as Validate;
    };
  };
  const buildSerializer: Compilers['buildSerializer'] = (schemas, options) => {
    const compile = compilers.buildSerializer(schemas, options);
    return (route) => {
      let made: Serialize | undefined;
      return (value: unknown) => (made ??= compile(route))(value);
    };
  };
  return { compilersFactory: { buildValidator, buildSerializer } };
}
