import { inflateSync } from 'node:zlib';
import { Refused } from './refused.ts';

/** A value of a PDF: names begin with '/', strings are bytes as characters. */
export type Ref = { readonly ref: number };
export type Dict = { readonly [name: string]: Value };
export type Text = { readonly said: string };
export type Value =
  | number
  | string
  | boolean
  | null
  | Ref
  | Text
  | readonly Value[]
  | { readonly dict: Dict };

/** Bytes that all streams of a file may unpack to. */
const UNPACKED = 32 * 1024 * 1024;
/** Objects inside each other. */
const DEEPEST = 60;

const SPACE = /[\0\t\n\f\r ]/;
const END = /[\0\t\n\f\r ()<>[\]{}/%]/;

/** Reads the values of a PDF's syntax from `at` on; `undefined` at its end, a word such as 'obj' as itself. */
export function lexer(text: string, start = 0) {
  let at = start;
  const skip = (): void => {
    for (;;) {
      while (at < text.length && SPACE.test(text[at] ?? '')) at += 1;
      if (text[at] !== '%') return;
      while (at < text.length && !/[\r\n]/.test(text[at] ?? '')) at += 1;
    }
  };
  const string = (): Text => {
    let said = '';
    let depth = 1;
    at += 1;
    while (at < text.length) {
      const sign = text[at] ?? '';
      at += 1;
      if (sign === '\\') {
        const octal = /^[0-7]{1,3}/.exec(text.slice(at, at + 3))?.[0];
        const next = text[at] ?? '';
        at += octal?.length ?? (next === '\r' && text[at + 1] === '\n' ? 2 : 1);
        if (octal !== undefined) said += String.fromCharCode(Number.parseInt(octal, 8) & 255);
        else if (!/[\r\n]/.test(next)) {
          said += { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[next] ?? next;
        }
      } else if (sign === '(') {
        depth += 1;
        said += sign;
      } else if (sign === ')') {
        depth -= 1;
        if (depth === 0) break;
        said += sign;
      } else said += sign;
    }
    return { said };
  };
  const hex = (): Text => {
    const end = text.indexOf('>', at);
    const digits = text.slice(at + 1, end < 0 ? text.length : end).replaceAll(/[^\da-f]/gi, '');
    at = end < 0 ? text.length : end + 1;
    return {
      said: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1'),
    };
  };
  const next = (depth = 0): Value | undefined => {
    if (depth > DEEPEST) throw new Refused('DAMAGED');
    skip();
    const sign = text[at];
    if (sign === undefined) return undefined;
    if (sign === '(') return string();
    if (text.startsWith('<<', at)) {
      at += 2;
      const dict: Record<string, Value> = {};
      for (;;) {
        const name = next(depth + 1);
        if (name === undefined || name === '>>') return { dict };
        const value = next(depth + 1);
        if (value === undefined || value === '>>') return { dict };
        if (typeof name === 'string') dict[name] = value;
      }
    }
    if (sign === '<') return hex();
    if (text.startsWith('>>', at)) {
      at += 2;
      return '>>';
    }
    if (sign === '[') {
      at += 1;
      const list: Value[] = [];
      for (;;) {
        const value = next(depth + 1);
        if (value === undefined || value === ']') return list;
        list.push(value);
      }
    }
    if (/[\]{})>]/.test(sign)) {
      at += 1;
      return sign;
    }
    const begin = at;
    at += 1;
    while (at < text.length && !END.test(text[at] ?? '')) at += 1;
    const word = text.slice(begin, at);
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) {
      const [all] = /^\s+\d+\s+R(?![A-Za-z])/.exec(text.slice(at, at + 20)) ?? [];
      if (all !== undefined && /^\d+$/.test(word)) {
        at += all.length;
        return { ref: Number(word) };
      }
      return Number(word);
    }
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : word;
  };
  return { next, at: () => at, to: (place: number) => void (at = place) };
}

export const isDict = (value: Value | undefined): value is { dict: Dict } =>
  typeof value === 'object' && value !== null && 'dict' in value;

/** Opens a PDF by its objects, wherever they are in the file; refused if it is locked. */
export function openPdf(file: Buffer) {
  const text = file.toString('latin1');
  const places = new Map<number, number>();
  for (const { 1: number, index, 0: all } of text.matchAll(/(?<!\d)(\d{1,7})\s+\d{1,5}\s+obj\b/g)) {
    places.set(Number(number), index + all.length);
  }
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) throw new Refused('LOCKED_PDF');
  const known = new Map<number, Value>();
  const packed = new Map<number, Value>();
  let room = UNPACKED;
  const get = (value: Value | undefined, depth = 0): Value | undefined => {
    if (typeof value !== 'object' || value === null || !('ref' in value)) return value;
    if (depth > DEEPEST) return undefined;
    const found = known.get(value.ref) ?? packed.get(value.ref);
    if (found !== undefined) return get(found, depth + 1);
    const place = places.get(value.ref);
    if (place === undefined) return undefined;
    const read = lexer(text, place).next();
    if (read !== undefined) known.set(value.ref, read);
    return get(read, depth + 1);
  };
  const dictOf = (value: Value | undefined): Dict => {
    const found = get(value);
    return isDict(found) ? found.dict : {};
  };
  /** Returns the bytes of a stream, unpacked; empty if it is packed in a way that texts are not. */
  const streamOf = (value: Value | undefined): Buffer => {
    const place =
      typeof value === 'object' && value !== null && 'ref' in value
        ? places.get(value.ref)
        : undefined;
    if (place === undefined) return Buffer.alloc(0);
    const reader = lexer(text, place);
    const head = reader.next();
    const [all] = /^\s*stream(?:\r\n|\n|\r)?/.exec(text.slice(reader.at(), reader.at() + 20)) ?? [];
    if (!isDict(head) || all === undefined) return Buffer.alloc(0);
    const from = reader.at() + all.length;
    const length = get(head.dict['/Length']);
    const isRight =
      typeof length === 'number' &&
      /^\s*endstream/.test(text.slice(from + length, from + length + 12));
    const end = isRight ? from + length : text.indexOf('endstream', from);
    const bytes = file.subarray(from, end < 0 ? file.length : end);
    const filter = [get(head.dict['/Filter'])].flat()[0];
    if (filter === undefined || filter === null) return bytes;
    if (filter !== '/FlateDecode') return Buffer.alloc(0);
    try {
      const unpacked = inflateSync(bytes, { maxOutputLength: Math.max(1, room) });
      room -= unpacked.length;
      return unpacked;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('TOO_MUCH');
      return Buffer.alloc(0);
    }
  };
  for (const number of places.keys()) {
    const dict = dictOf({ ref: number });
    if (dict['/Type'] !== '/ObjStm') continue;
    const said = streamOf({ ref: number }).toString('latin1');
    const first = get(dict['/First']);
    const reader = lexer(said);
    const heads: [number, number][] = [];
    for (;;) {
      if (typeof first !== 'number' || reader.at() >= first) break;
      const [id, at] = [reader.next(), reader.next()];
      if (typeof id !== 'number' || typeof at !== 'number') break;
      heads.push([id, first + at]);
    }
    for (const [id, at] of heads) {
      const value = lexer(said, at).next();
      if (value !== undefined && !places.has(id)) packed.set(id, value);
    }
  }
  const all = [...places.keys(), ...packed.keys()];
  return { get, dictOf, streamOf, all };
}

export type Pdf = ReturnType<typeof openPdf>;
