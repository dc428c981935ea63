import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { openZip } from '../../server/exchange/documents/zip.ts';
import { zipOf } from '../../server/test/office-files.ts';

type Upload = { readonly name: string; readonly bytes: Buffer };
/** A document whose parts, packed or not, can each be damaged. */
type Whole = { readonly name: string; readonly parts: Readonly<Record<string, Buffer>> };

const FOLDER = join(import.meta.dirname, 'learned-from');

/** The parts of packed documents that are read, by their names. */
const PARTS = [
  '_rels/.rels',
  'word/document.xml',
  'word/_rels/document.xml.rels',
  'word/styles.xml',
  'word/numbering.xml',
  'word/footnotes.xml',
  'mimetype',
  'content.xml',
  'styles.xml',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/worksheets/sheet1.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
];

/** Returns the documents that may be read by anybody, of every kind that comes in; a packed one once more as its parts. */
function wholeDocuments(): readonly Whole[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name) && !name.endsWith('.outcome.txt'))
    .flatMap((name) => {
      const bytes = readFileSync(join(FOLDER, name));
      const whole = { name, parts: { '': bytes } };
      if (bytes.toString('latin1', 0, 2) !== 'PK') return [whole];
      const zip = openZip(bytes);
      const parts = PARTS.flatMap((part) => {
        const content = zip.part(part);
        return content ? [[part, content] as const] : [];
      });
      return [whole, { name, parts: Object.fromEntries(parts) }];
    });
}

/** Texts that mean something in one kind or another. */
const WORDS = [
  '<',
  '>',
  '</w:p>',
  '<w:tbl>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&#x110000;',
  'endobj',
  'endstream',
  '1 0 R',
  '/Kids [1 0 R]',
  '/Filter /LZWDecode',
  '/Length 999999999',
  '/W [1 99999999 1]',
  '{\\rtf1',
  '\\u-1?',
  '}',
  '|---|',
  '[^1]: ',
  '\u0000',
  'PK\u0001\u0002',
];

/** Makes documents that are damaged at random: bytes and words changed, parts cut, doubled and put elsewhere, ends lost. */
export function damagedDocuments(): Arbitrary<Upload> {
  const place = fc.noBias(fc.nat(9_999)).map((at) => at / 10_000);
  const word = fc.constantFrom(...WORDS).map((one) => Buffer.from(one, 'latin1'));
  const damage = fc.oneof(
    { weight: 8, arbitrary: fc.record({ at: place, bytes: fc.uint8Array({ maxLength: 12 }) }) },
    { weight: 8, arbitrary: fc.record({ at: place, bytes: word }) },
    { weight: 4, arbitrary: fc.record({ at: place, from: place, length: fc.nat(400) }) },
    { weight: 4, arbitrary: fc.record({ at: place, cut: fc.nat(400) }) },
    { weight: 1, arbitrary: fc.record({ at: place, cut: fc.constant(Number.MAX_SAFE_INTEGER) }) },
  );
  const whole = fc.constantFrom(...wholeDocuments());
  return fc
    .tuple(whole, place, fc.array(damage, { minLength: 1, maxLength: 8 }))
    .map(([{ name, parts }, chosen, all]) => {
      const names = Object.keys(parts);
      const part = names[Math.floor(chosen * names.length)] ?? '';
      const damaged = all.reduce(
        (read: Buffer, one) => {
          const at = Math.floor(one.at * read.length);
          const before = read.subarray(0, at);
          if ('bytes' in one)
            return Buffer.concat([before, one.bytes, read.subarray(at + one.bytes.length)]);
          if ('cut' in one) return Buffer.concat([before, read.subarray(at + one.cut)]);
          const from = Math.floor(one.from * read.length);
          return Buffer.concat([before, read.subarray(from, from + one.length), read.subarray(at)]);
        },
        parts[part] ?? Buffer.alloc(0),
      );
      return { name, bytes: part === '' ? damaged : zipOf({ ...parts, [part]: damaged }) };
    });
}
