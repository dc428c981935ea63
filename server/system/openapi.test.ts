import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnSqlite } from '../test/test-app.ts';
import { openApi } from './openapi.ts';

type Parameter = { name: string; schema: { pattern?: string; enum?: string[] } };
type Paths = Record<string, Record<string, { operationId: string; parameters: Parameter[] }>>;

const documented = () => (openApi() as { paths: Paths }).paths;

describeOnSqlite('openapi', (open) => {
  // API-6
  test('is the same as docs/api/openapi.json', async () => {
    const { app } = await open();
    const file = join(import.meta.dirname, '../../docs/api/openapi.json');
    const served = (await app.inject({ url: API.openapi.path })).json<object>();
    expect(served, 'node tools/openapi.ts writes it anew').toEqual(
      JSON.parse(readFileSync(file, 'utf8')),
    );
  });
});

// API-6
test('every endpoint of the table is described once', () => {
  const ids = Object.values(documented()).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(Object.keys(API).sort());
});

type PathShapes = { method: string; path: string; segments: (string | RegExp)[] };

/** Returns the segments of each path, a parameter as the values it may have. */
function shapesOf(paths: Paths) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]): PathShapes => {
      const segments = path.split('/').map((segment) => {
        const known = parameters.find(({ name }) => segment === `{${name}}`)?.schema;
        return known ? new RegExp(known.pattern ?? `^(?:${known.enum?.join('|')})$`) : segment;
      });
      return { method, path, segments };
    }),
  );
}

/** Tells whether some text would fit at both places. */
function overlap(one: string | RegExp, other: string | RegExp | undefined): boolean {
  if (other === undefined) return false;
  if (typeof one === 'string') return typeof other === 'string' ? one === other : other.test(one);
  return typeof other === 'string' ? one.test(other) : true;
}

/** Returns the pairs of paths that one address could fit. */
function ambiguous(shapes: PathShapes[]): string[] {
  return shapes.flatMap((one, i) =>
    shapes.slice(i + 1).flatMap((other) => {
      const isOne =
        one.method === other.method &&
        one.segments.length === other.segments.length &&
        one.segments.every((segment, at) => overlap(segment, other.segments[at]));
      return isOne ? [`${one.method} ${one.path} and ${other.path}`] : [];
    }),
  );
}

/** Returns a path that one call answers. */
function described(...parameters: Parameter[]) {
  return { get: { operationId: 'a', parameters } };
}

// API-27
test('no address matches two paths of one method', () => {
  expect(ambiguous(shapesOf(documented()))).toEqual([]);
  const anything = { name: 'id', schema: { pattern: '.*' } };
  const made = { '/a/{id}': described(anything), '/a/b': described() };
  expect(ambiguous(shapesOf(made))).toEqual(['get /a/{id} and /a/b']);
});

// API-6
test('version and licence are those of the package', () => {
  const file = join(import.meta.dirname, '../../package.json');
  const { version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(openApi()).toMatchObject({ info: { version, license: { name: license } } });
});

test('every reference can be resolved', () => {
  const text = JSON.stringify(openApi());
  expect(new Set(text.match(/#\/[\w/]+/g))).toEqual(new Set(['#/components/schemas/Problem']));
});
