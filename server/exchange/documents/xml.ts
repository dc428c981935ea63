import { SaxesParser } from 'saxes';
import { Refused } from './base/refused.ts';

/** The deepest nesting of elements that is read. An ordinary document has about thirty levels. */
const DEEPEST = 300;

/** The functions that are called for the parts of an XML text, in order. They get the names of elements without prefixes, and as they are written. */
export type XmlReader = {
  open: (name: string, attributes: Readonly<Record<string, string>>, written: string) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

function textOf(bytes: Buffer): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Reads XML. It refuses XML that is not well-formed, is nested too deep or has declarations, so that no entity is ever expanded. */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', () => {
    throw new Refused('DAMAGED');
  });
  parser.on('doctype', () => {
    throw new Refused('DAMAGED');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Refused('TOO_DEEP');
    const named = Object.entries(attributes).map(([key, value]) => [bare(key), value] as const);
    reader.open(bare(name), Object.fromEntries(named), name);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close?.(bare(name));
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.write(textOf(bytes)).close();
}
