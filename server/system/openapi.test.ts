import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';
import { openApi } from './openapi.ts';

type Document = { paths: Record<string, Record<string, { operationId: string }>> };

describeOnEachDatabase('openapi', (open) => {
  // API-6
  test('is served as it stands in docs/api/openapi.json', async () => {
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
  const { paths } = openApi() as Document;
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys(API).sort());
});

test('references lead somewhere', () => {
  const text = JSON.stringify(openApi());
  expect(new Set(text.match(/#\/[\w/]+/g))).toEqual(new Set(['#/components/schemas/Problem']));
});
