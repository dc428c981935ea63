import { parse } from 'csv-parse/sync';
import { hasWords } from '#core/import/outline/looked.ts';
import {
  BLOCK_LENGTH,
  boxedLines,
  softLines,
  splitBlock,
  textBlocks,
} from '#core/import/paragraphs/text-blocks.ts';
import type { TranslatedLines } from '#core/exchange/translated-lines.ts';
import type { SourceBlock, SourceDocument } from '#core/import/paragraphs/source.ts';
import { formBlocks, formTranslations } from './form.ts';
import { isForm } from './form-columns.ts';
import { htmlBlocks, isPage, isPieceOfPage } from './html.ts';
import { looksLikeMarkdown, markdownBlocks } from './markdown.ts';
import { openDocumentBlocks } from './open-document.ts';
import { pdfBlocks } from './pdf/pdf.ts';
import type { PdfPage } from './pdf/pdf-page.ts';
import { withColumns } from './base/columns.ts';
import { withLeads } from './base/leads.ts';
import { Refused } from './base/refused.ts';
import { richTextBlocks } from './rich-text.ts';
import { sheetBlocks } from './sheet.ts';
import { wordBody, wordDocument } from './word.ts';
import { workbookSheets, type Sheet } from './workbook.ts';
import { openZip } from './zip.ts';

/** Returns the character between cells: the most frequent candidate in the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const);
  return counted.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ',';
}

/** The most characters and blocks of a document. A binder of 400 pages has about half as many. */
const CHARACTERS = 1_000_000;
const BLOCKS = 10_000;

/** Returns the rows of a CSV text, whatever character separates its cells. */
function csvRows(text: string): readonly (readonly string[])[] {
  // Excel may write a first line such as 'sep=;' that names the separator.
  const [first = '', sign] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const rows = text.slice(first.length);
  let full = 0;
  try {
    return parse(rows, {
      delimiter: sign ?? delimiterOf(rows),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Every row but the first becomes at least one block, so with too many rows the rest need not be read.
      on_record: (row: string[]) => {
        if (row.some((cell) => cell.trim() !== '')) full += 1;
        if (full > BLOCKS + 1) throw new Refused('TOO_MUCH');
        return row;
      },
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('DAMAGED');
  }
}

/** A document as it is sent: its file name, '' for pasted text, and its bytes. */
export type SentDocument = { readonly name: string; readonly bytes: Uint8Array };
/** A document that is ready to be read. For a PDF that includes its pages, since the library that reads them answers later. */
export type OpenedDocument = SentDocument & { readonly pages?: readonly PdfPage[] };

/** The first bytes of kinds of files that are not read, and the reason that the sender gets. */
const KNOWN: readonly (readonly [string, ConstructorParameters<typeof Refused>[0]])[] = [
  ['\u00D0\u00CF\u0011\u00E0', 'OLD_WORD'],
];

/** Tells whether a file of Office before 2007 is a workbook, by the name of its main part or of the file. */
const isSheet = (file: Buffer, name: string): boolean =>
  file.includes(Buffer.from('Workbook', 'utf16le')) || /\.xl[st]$/i.test(name);

/** The control characters that fill binary files and occur in no text. */
const CONTROLS = /(?![\s\u0080-\u009F])\p{Cc}/gu;

/** Decodes bytes as text: by their byte order mark, otherwise as UTF-8, otherwise as Windows-1252. It refuses bytes that are not text. */
function textOf(bytes: Buffer): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const decode = (): string => {
    if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  };
  const text = decode();
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls > text.length / 1_000) throw new Refused('NOT_KNOWN');
  return text;
}

const withoutPictures = (
  kind: SourceDocument['kind'],
  blocks: readonly SourceBlock[],
): SourceDocument => ({ kind, blocks: [...blocks], pictures: {} });

function ofSheets(sheets: readonly Sheet[]): SourceDocument {
  return isForm(sheets)
    ? { ...withoutPictures('form', formBlocks(sheets)), ...formTranslations(sheets) }
    : withoutPictures('sheet', sheetBlocks(sheets));
}

function ofText(name: string, text: string): SourceDocument {
  // A text has fewer marks and blanks than letters, so twice as many characters are certainly too much.
  if (text.length > 2 * CHARACTERS) throw new Refused('TOO_MUCH');
  // Cells that were copied from a spreadsheet are separated by tabs.
  const isPasted = name === '' && /^[^\n\t]*\t[^\n]*\n[^\n\t]*\t/.test(text);
  if (/\.(csv|tsv)$/i.test(name) || isPasted) {
    return withoutPictures('sheet', sheetBlocks([{ name, rows: csvRows(text) }]));
  }
  const isNamed = /\.(md|markdown)$/i.test(name);
  const isHtml = /\.x?html?$/i.test(name) || (!isNamed && isPage(text));
  const isMarkdown = isNamed || looksLikeMarkdown(text);
  if (isHtml || (!isMarkdown && isPieceOfPage(text)))
    return withoutPictures('html', htmlBlocks(text));
  if (isMarkdown) return withoutPictures('markdown', markdownBlocks(text));
  return withoutPictures('text', textBlocks(text));
}

const fileOf = ({ bytes }: SentDocument): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const isPdf = (sent: SentDocument): boolean =>
  fileOf(sent).toString('latin1', 0, 4) === '%PDF';

/** Opens a document for reading. Only a PDF needs a library, which is loaded here. */
export async function openDocument(sent: SentDocument): Promise<OpenedDocument> {
  if (!isPdf(sent)) return sent;
  const { openPdf } = await import('./pdf/pdf-file.ts');
  return { ...sent, pages: await openPdf(sent.bytes) };
}

function ofBytes({ pages = [], ...sent }: OpenedDocument): SourceDocument {
  const { name } = sent;
  const file = fileOf(sent);
  const start = file.toString('latin1', 0, 5);
  const known = KNOWN.find(([begins]) => start.startsWith(begins));
  if (known)
    throw new Refused(known[1] === 'OLD_WORD' && isSheet(file, name) ? 'OLD_SHEET' : known[1]);
  if (start.startsWith('{\\rtf')) {
    return withoutPictures('rtf', richTextBlocks(file.toString('latin1')));
  }
  if (isPdf(sent)) return withoutPictures('pdf', pdfBlocks(pages));
  if (!start.startsWith('PK\u0003\u0004')) return ofText(name, textOf(file));
  const zip = openZip(file);
  const body = wordBody(zip);
  if (body !== undefined) return { kind: 'word', ...wordDocument(zip, body) };
  if (zip.has('xl/workbook.xml')) return ofSheets(workbookSheets(zip));
  if (zip.has('Index/Document.iwa') || zip.has('Index.zip')) throw new Refused('PAGES');
  const isOdf = zip.has('content.xml');
  const kind = isOdf ? zip.part('mimetype')?.toString('latin1') : undefined;
  if (kind?.includes('spreadsheet')) throw new Refused('OTHER_SHEET');
  const content = kind?.includes('opendocument.text') ? zip.part('content.xml') : undefined;
  if (content) {
    return withoutPictures('odt', openDocumentBlocks(content, zip.part('styles.xml')));
  }
  throw new Refused(isOdf ? 'OTHER_OFFICE' : 'NOT_KNOWN');
}

/** A run of more than 40 blanks: nobody can see how many there are. */
const BLANKS = /([^\S\n]{40})[^\S\n]+/g;

/** Removes characters that cannot be stored or seen: control characters, halves of characters, and all but some of many blanks. */
const cleaned = (text: string): string =>
  text.replaceAll(CONTROLS, '').replaceAll(BLANKS, '$1').toWellFormed();

const cleanedLines = (translations: TranslatedLines): Pick<SourceDocument, 'translations'> => ({
  translations: Object.fromEntries(
    Object.entries(translations).map(([language, lines]) => [
      language,
      Object.fromEntries(Object.entries(lines).map((pair) => pair.map(cleaned))),
    ]),
  ),
});

const lengthOf = ({ text, cells }: SourceBlock): number =>
  cells.reduce((sum, cell) => sum + cell.text.length, text.length);

/** Reads a document by what its bytes are, whatever its file name says (IMPORT-1); throws `Refused`. */
export function readDocument(opened: OpenedDocument): SourceDocument {
  const { kind, pictures, translations, ...read } = ofBytes(opened);
  const blocks = withColumns(withLeads(read.blocks));
  const length = blocks.reduce((sum, block) => sum + lengthOf(block), 0);
  if (length > CHARACTERS || blocks.length > BLOCKS) throw new Refused('TOO_MUCH');
  const clean = blocks.map((block) => ({
    ...block,
    // Some programs write list levels that are not numbers.
    level: Number.isSafeInteger(block.level) ? Math.max(0, block.level) : 0,
    text: cleaned(block.text),
    cells: block.cells.map(({ column, text }) => ({ column, text: cleaned(text) })),
  }));
  const short = clean
    .flatMap((block) => (block.text.length > BLOCK_LENGTH ? splitBlock(block) : [block]))
    .flatMap(softLines)
    .flatMap(boxedLines);
  // No issue can be made of a document whose only texts, such as page headers, are kept apart from its text.
  if (!short.some((block) => block.aside === undefined && hasWords(block)))
    throw new Refused('EMPTY');
  return { kind, blocks: short, pictures, ...(translations && cleanedLines(translations)) };
}
