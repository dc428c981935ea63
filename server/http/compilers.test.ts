import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { compilersWhenAsked } from './compilers.ts';

const BODY = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 3 } },
};
const ANSWER = { 200: { type: 'object', properties: { name: { type: 'string' } } } };

test('the schemas of a route are compiled once, at its first request, and refuse the same input', async () => {
  const compiled: string[] = [];
  const validator = ajvCompiler();
  const serializer = serializerSelector();
  const app = fastify({
    schemaController: compilersWhenAsked({
      buildValidator: (schemas, options) => {
        const compile = validator(schemas, options);
        return (schema) => {
          compiled.push('validate');
          return compile(schema);
        };
      },
      buildSerializer: (schemas, options) => {
        const compile = serializer(schemas, options);
        return (route) => {
          compiled.push('serialize');
          return compile(route);
        };
      },
    }),
  });
  app.post('/', { schema: { body: BODY, response: ANSWER } }, () => ({ name: 'Ann', more: 1 }));
  app.get('/other', { schema: { querystring: BODY, response: ANSWER } }, () => ({}));
  await app.ready();
  expect(compiled).toEqual([]);

  const post = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  const long = await post({ name: 'Anna' });
  expect(long.statusCode).toBe(400);
  expect(long.json()).toMatchObject({ code: 'FST_ERR_VALIDATION' });
  expect((await post({})).json()).toMatchObject({
    message: "body must have required property 'name'",
  });
  expect((await post({ name: 'Ann' })).json()).toEqual({ name: 'Ann' });
  expect((await post({ name: 'Ann' })).json()).toEqual({ name: 'Ann' });
  expect(compiled).toEqual(['validate', 'serialize']);
  await app.close();
});
