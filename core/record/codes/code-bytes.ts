// `btoa` exists in every browser and in Node. Core is compiled without a platform's types, so it is declared here.
declare const btoa: (bytes: string) => string;
declare const atob: (base64: string) => string;
declare const TextEncoder: new () => { encode: (text: string) => Iterable<number> };
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { fatal: true; ignoreBOM: true },
) => { decode: (bytes: Uint8Array) => string };

/** Writes bytes as base64url without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the bytes of a base64url text, or undefined for any other text, and for one that could be written shorter. */
export function fromBase64Url(text: string): number[] | undefined {
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Array.from(atob(base64), (char) => char.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the CRC-32 (IEEE) of bytes, which no browser offers. It detects any change within 32 bits. */
export function crc32(bytes: readonly number[]): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

/** Writes whole numbers from 0 up, each in as few bytes as it needs, and texts in UTF-8. */
export function byteWriter() {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    // Shifts would not work, since an instant has more than 32 bits.
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  const raw = (values: readonly number[]): void => void bytes.push(...values);
  const text = (value: string): void => {
    const encoded = Array.from(new TextEncoder().encode(value));
    number(encoded.length);
    raw(encoded);
  };
  return { bytes, number, raw, text };
}

/** Reads the bytes of a writer. Each call throws RangeError after the end, or if something else is there. */
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
    const encoded = Uint8Array.from(raw(number()));
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(encoded);
    } catch {
      throw new RangeError('the text is not UTF-8');
    }
  };
  return { number, raw, text, isAtEnd: () => at === bytes.length };
}
