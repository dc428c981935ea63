import { createHash } from 'node:crypto';
import type { Aside, SourceBlock, SourceDocument } from '#core/import/paragraphs/source.ts';
import { relationsOf } from './relations.ts';
import { wordNumbers } from './word-numbers.ts';
import type { Reading } from './word-paragraphs.ts';
import { readPart } from './word-part.ts';
import { wordStyles } from './word-styles.ts';
import type { Zip } from './zip.ts';

/** The file names and first bytes of images that a step can have (UPLOAD-2). */
const NAMED = /\.(?:png|jpe?g|webp)$/i;
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('\x89PNG', 'latin1')) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

function wordPictures(zip: Zip) {
  const found: Record<string, string> = {};
  const names = new Map<string, string | undefined>();
  const take = (part: string): string | undefined => {
    // A part with any other kind of name is not unpacked.
    const bytes = NAMED.test(part) ? zip.part(part) : undefined;
    if (!bytes || !isPicture(bytes)) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex');
    found[hash] = bytes.toString('base64');
    return hash;
  };
  return {
    /** The bytes of each image as base64, by their SHA-256. */
    found,
    /** Returns the name of the image in a part of the file; undefined if no step can show that kind of image. */
    hashOf: (part: string): string | undefined => names.getOrInsertComputed(part, take),
  };
}

/** The parts with text outside the main text, such as page headers, by the types that the document uses for them. */
const BESIDE: Readonly<Record<string, Aside>> = {
  header: 'header',
  footer: 'footer',
  comments: 'comment',
  diagramData: 'drawing',
};
const NOTES = new Set(['footnotes', 'endnotes']);

/** Finds the part with the main text of a Word document, which programs name differently; undefined if there is none. */
export function wordBody(zip: Zip): string | undefined {
  const named = [...relationsOf(zip, '').values()].find(({ type }) => type === 'officeDocument');
  const part = named?.part ?? 'word/document.xml';
  return part.startsWith('word/') && zip.has(part) ? part : undefined;
}

/** Returns the blocks outside the main text without repetitions, since a header may be stored for every kind of page. */
function withoutTwice(blocks: readonly SourceBlock[]): readonly SourceBlock[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key = JSON.stringify([block.aside, block.text.trim(), block.pictures]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Reads a Word document: its paragraphs with the numbers that Word shows, notes and text boxes where they are anchored, text outside the main text (IMPORT-2), and images (IMPORT-13). */
export function wordDocument(zip: Zip, body: string): Omit<SourceDocument, 'kind'> {
  const pictures = wordPictures(zip);
  const relations = relationsOf(zip, body);
  const parts = [...relations.values()].flatMap(({ type, part }) => (part ? [{ type, part }] : []));
  const bytesOf = (wanted: string): Buffer | undefined => {
    const found = parts.find(({ type }) => type === wanted);
    return found && zip.part(found.part);
  };
  const styleOf = wordStyles(bytesOf('styles'));
  const numbers = bytesOf('numbering');
  // The lists of the main text are counted separately from those outside of it.
  const [marksOfText, marksBeside] = [wordNumbers(numbers), wordNumbers(numbers)];
  const notes = new Map<string, readonly SourceBlock[]>();
  const named = new Set<string>();
  const noteOf = (id: string): readonly SourceBlock[] => {
    named.add(id);
    return notes.get(id) ?? [];
  };
  const read = (part: string) => {
    const markOf = part === body ? marksOfText : marksBeside;
    const reading: Reading = { styleOf, markOf, pictureOf: pictures.hashOf, noteOf };
    const bytes = zip.part(part);
    const own = part === body ? relations : relationsOf(zip, part);
    return bytes ? readPart(bytes, reading, own) : { blocks: [], notes };
  };
  for (const { type, part } of parts) {
    if (NOTES.has(type)) for (const [id, note] of read(part).notes) notes.set(id, note);
  }
  const { blocks } = read(body);
  const beside = parts.flatMap(({ type, part }) => {
    const aside = BESIDE[type];
    return aside ? read(part).blocks.map((block) => ({ ...block, aside })) : [];
  });
  // Notes to which no paragraph refers are kept too.
  const unnamed = [...notes].flatMap(([id, note]) =>
    named.has(id) ? [] : note.map((block) => ({ ...block, aside: 'note' as const })),
  );
  return { blocks: [...blocks, ...withoutTwice(beside), ...unnamed], pictures: pictures.found };
}
