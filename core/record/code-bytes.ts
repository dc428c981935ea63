const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const three = a * 65_536 + b * 256 + c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(three >> shift) & 63] ?? '');
    text += digits.slice(0, Math.min(4, bytes.length - at + 1)).join('');
  }
  return text;
}

/** The bytes of a base64url text; undefined if it is none, or says the same as a shorter way to write it. */
export function fromBase64Url(text: string): number[] | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const four = Array.from(text.slice(at, at + 4), (digit) => DIGITS.indexOf(digit));
    if (four.includes(-1)) return undefined;
    const [a = 0, b = 0, c = 0, d = 0] = four;
    const three = a * 262_144 + b * 4_096 + c * 64 + d;
    bytes.push(...[three >> 16, (three >> 8) & 255, three & 255].slice(0, four.length - 1));
  }
  return toBase64Url(bytes) === text ? bytes : undefined;
}

/** CRC-32 (IEEE) of bytes: finds whatever was changed within 32 bits. */
export function crc32(bytes: readonly number[]): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** Writes whole numbers from 0 up, in as few bytes as each needs, and texts in UTF-8. */
export function byteWriter() {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    // No shifts: an instant has more than 32 bits.
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const raw = (values: readonly number[]): void => void bytes.push(...values);
  const text = (value: string): void => {
    const encoded = encodeURIComponent(value.toWellFormed()).replaceAll(
      /%(..)|./g,
      (all, hex: string | undefined) =>
        hex === undefined ? all : String.fromCharCode(Number.parseInt(hex, 16)),
    );
    number(encoded.length);
    raw(Array.from(encoded, (char) => char.charCodeAt(0)));
  };
  return { bytes, number, raw, text };
}

/** Reads what a writer wrote. Each throws RangeError beyond the end, or where there is something else. */
export function byteReader(bytes: readonly number[]) {
  let at = 0;
  const raw = (count: number): readonly number[] => {
    if (count > bytes.length - at) throw new RangeError('the code is shorter');
    return bytes.slice(at, (at += count));
  };
  const number = (): number => {
    let value = 0;
    for (let factor = 1; factor < Number.MAX_SAFE_INTEGER; factor *= 128) {
      const [byte = 0] = raw(1);
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
    throw new RangeError('the number is too large');
  };
  const text = (): string => {
    const encoded = raw(number()).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
    try {
      return decodeURIComponent(encoded.join(''));
    } catch {
      throw new RangeError('the text is not UTF-8');
    }
  };
  return { number, raw, text, isAtEnd: () => at === bytes.length };
}
