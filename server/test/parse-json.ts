import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { AnswerOf } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';

/** Returns the value as the schema has it; throws if it has another shape. */
export function parseValue<S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw new TypeError(`${first?.instancePath} ${first?.message}`);
}

export function parseJson<S extends TSchema>(schema: S, text: string): Static<S> {
  return parseValue(schema, JSON.parse(text));
}

/** Returns the member `data` of a response. */
export function parseAnswer<E extends Endpoint>({ answer }: E, text: string): AnswerOf<E> {
  const data = answer ?? Type.Optional(Type.Unknown());
  return parseJson(Type.Object({ data }), text).data as AnswerOf<E>;
}
