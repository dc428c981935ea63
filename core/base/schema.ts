import { Type, type TSchema } from 'typebox';

/** Makes a body refuse members that its schema does not name. */
export const closed = { additionalProperties: false } as const;

/** A number counted from 1, no larger than both databases store. */
export const PositiveInteger = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A member that may be null or absent. */
export const nullable = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** A text of at most `maxLength` UTF-16 units that may be absent. */
export const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
