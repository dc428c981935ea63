import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { contentOf, problemsInExchanged } from '#core/exchange/exchange.ts';
import { ExchangedIssue, ExchangedStep, ExchangeFile } from '#core/exchange/exchange-schema.ts';
import { readText } from './house/repository.ts';

const page = readText('docs/exchange-format.md');

/** Returns the names of all members of a schema, at any depth. */
function membersOf(schema: object): string[] {
  return Object.entries(schema).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null) return [];
    const own = name === 'properties' ? Object.keys(part) : [];
    return [...own, ...membersOf(part)];
  });
}

// EXCHANGE-1
test('the page of the format names every member of the schema', () => {
  const members = new Set([ExchangeFile, ExchangedIssue, ExchangedStep].flatMap(membersOf));
  expect(members.size).toBeGreaterThan(15);
  expect([...members].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

// EXCHANGE-1
test('its example is a file that can be imported', () => {
  const file: unknown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
  const shape = Compile(ExchangeFile);
  expect(shape.Check(file)).toBe(true);
  if (!shape.Check(file)) return;
  expect(file.issues.flatMap(problemsInExchanged)).toEqual([]);
  expect(file.issues.map((issue) => contentOf(issue)?.steps.length)).toEqual([2]);
});
