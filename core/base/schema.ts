import { Type, type TProperties, type TSchema } from 'typebox';

/** Makes an object that refuses members which its schema does not name. */
export const closedObject = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });

/** A number counted from 0. */
export const Count = Type.Integer({ minimum: 0 });

/** A number counted from 1, no larger than both databases can store. */
export const PositiveInteger = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const TextOrNull = orNull(Type.String());

/** Makes a member that may be null or absent. */
export const nullable = <S extends TSchema>(schema: S) => Type.Optional(orNull(schema));

/** Makes a text of at most `maxLength` UTF-16 units that may be absent. */
export const optionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
