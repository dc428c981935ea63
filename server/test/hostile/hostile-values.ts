import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from '#core/fixtures/any-character.ts';

/** The part of a JSON Schema that the endpoint table uses. */
export type JsonSchema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** Texts that some layer may read as something else. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uFEFF',
  '\u202Eabc',
  '%00',
  '%ff',
  '../../etc/passwd',
  "' or 1=1 --",
  '$$; drop table issue',
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e400',
  '9223372036854775808',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'ada@example.edu',
  'ß'.repeat(300),
  '👩‍🚒'.repeat(90),
];

/** Values that are legal JSON and seldom expected. */
const HOSTILE_SCALARS: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  -1e308,
  [],
  {},
  [[[[]]]],
  { toString: 1, length: -1 },
];

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 20_000 }).map((n) => 'x'.repeat(n)) },
);

const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_SCALARS),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Returns mostly values that a schema allows, now and then another at any place of them. `known` are texts that exist. */
export function valuesOf(schema: JsonSchema, known: readonly string[]): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: legalValues(schema, known) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function legalText({ minLength = 0, maxLength = 200 }: JsonSchema, known: readonly string[]) {
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.string({ minLength, maxLength: most }) },
    { weight: 2, arbitrary: hostileText },
  );
}

function legalValues(schema: JsonSchema, known: readonly string[]): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, known)));
  const { minimum: min = -1_000, maximum: max = 1_000 } = schema;
  if (schema.type === 'string') return legalText(schema, known);
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  if (schema.type === 'number') return fc.integer({ min: 0, max: 10 }).map((n) => n / 2);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') {
    return fc.array(valuesOf(schema.items ?? {}, known), {
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  }
  const [ofAnyName] = Object.values(schema.patternProperties ?? {});
  if (ofAnyName) {
    return fc.dictionary(
      fc.oneof(fc.constantFrom(...known), hostileText),
      valuesOf(ofAnyName, known),
    );
  }
  if (schema.properties === undefined) return hostileValue;
  const model = Object.entries(schema.properties).map(
    ([name, each]) => [name, valuesOf(each, known)] as const,
  );
  const requiredKeys = [...(schema.required ?? [])];
  return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true });
}
