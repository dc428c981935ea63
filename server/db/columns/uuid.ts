import { assert } from '#core/base/assert.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tells whether the text is a UUID, in lower or upper case. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Returns the 16 bytes of a UUID, the stored form of the ids and keys of public writes. */
export function uuidBytes(text: string): Uint8Array {
  // Buffer stops at the first character that is not a hexadecimal digit.
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex');
  assert(text.length === 36 && bytes.length === 16, `'${text}' is no UUID`);
  return bytes;
}

export function uuidText(bytes: Uint8Array): string {
  const hex = bytes.toHex();
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20)}`;
}
