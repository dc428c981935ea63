import { crc32, deflateRawSync } from 'node:zlib';

/** The parts of a zip file: bytes or text by name. `unpacked` is a lie about a part's size. */
type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Returns a zip file of these parts, packed; with `saidSize` it says that of every part's size. */
export function zipOf(parts: Parts, saidSize?: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saidSize ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, title, packed]);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(at, 12);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), made, common, central.subarray(2), title]),
    );
    files.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A paragraph of a Word document: its text, its style, and the list that it is of with its level. */
export type Written = {
  readonly text: string;
  readonly style?: string;
  readonly list?: string;
  readonly level?: number;
  readonly isBold?: boolean;
};

/** Returns a paragraph in Word's XML; what `text` has between its tags is XML already where it begins with '<'. */
export function paragraphXml({ text, style, list, level = 0, isBold = false }: Written): string {
  const numbers =
    list === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
  const named = style === undefined ? '' : `<w:pStyle w:val="${style}"/>`;
  const bold = isBold ? '<w:rPr><w:b/></w:rPr>' : '';
  const runs = text.startsWith('<')
    ? text
    : `<w:r>${bold}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  return `<w:p><w:pPr>${named}${numbers}</w:pPr>${runs}</w:p>`;
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

const STYLES = `<w:styles ${W}>
<w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>
<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
<w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Procedure title"/><w:basedOn w:val="berschrift1"/></w:style>
<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>
<w:style w:type="paragraph" w:styleId="ListNumber"><w:name w:val="List Number"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
</w:styles>`;

const levelXml = (place: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** Lists 1 and 2 are numbered and share their count, 3 starts over, 4 is bullets. */
const NUMBERS = `<w:numbering ${W}>
<w:abstractNum w:abstractNumId="0">${levelXml(0, 'decimal', '%1.')}${levelXml(1, 'lowerLetter', '%2)')}</w:abstractNum>
<w:abstractNum w:abstractNumId="1">${levelXml(0, 'bullet', '\u2022')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
<w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num>
</w:numbering>`;

/** A part that a Word document names, by the id under which it does; an address outside has no content. */
export type NamedPart = {
  /** 'header', 'footnotes', 'image', 'hyperlink'. */
  readonly type: string;
  /** Its name in `word/`, or the address. */
  readonly target: string;
  /** The content of its root, or the bytes of a picture. */
  readonly content?: string | Uint8Array;
};

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relationXml = ([id, { type, target, content }]: readonly [string, NamedPart]): string =>
  `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${escaped(target)}"${content === undefined ? ' TargetMode="External"' : ''}/>`;

/** Returns a picture in a paragraph, named by its id. */
export const pictureXml = (id: string): string =>
  `<w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="r" r:embed="${id}"/></w:drawing></w:r>`;

/** Returns a Word document of these paragraphs, or with this as its body in `part`, and the parts that it names by their ids. */
export function wordFile(
  body: readonly Written[] | string,
  named: Readonly<Record<string, NamedPart>> = {},
  part = 'document.xml',
): Buffer {
  const xml = typeof body === 'string' ? body : body.map(paragraphXml).join('');
  const relations: Readonly<Record<string, NamedPart>> = {
    rStyles: { type: 'styles', target: 'styles.xml', content: '' },
    rNumbers: { type: 'numbering', target: 'numbering.xml', content: '' },
    ...named,
  };
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationXml(['rId1', { type: 'officeDocument', target: `word/${part}`, content: '' }])}</Relationships>`,
    [`word/${part}`]: `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${xml}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERS,
    [`word/_rels/${part}.rels`]: `<Relationships>${Object.entries(relations).map(relationXml).join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(named).flatMap(({ target, content }) => {
        if (content === undefined) return [];
        const own = typeof content === 'string' ? `<w:part ${W}>${content}</w:part>` : content;
        return [[`word/${target}`, own] as const];
      }),
    ),
  });
}

/** A cell: a text, a day, a number under a format of its own, or a text that is struck out. */
type Cell =
  | string
  | number
  | { readonly number: number; readonly format: string }
  | { struck: string };
type Cells = readonly (readonly Cell[])[];
/** The places from 1 that a sheet does not show; all of it if it is itself hidden. */
type Hidden = { readonly isAll?: true; readonly row?: number; readonly column?: number };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const stylesXml = (formats: readonly string[]): string => {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const own = formats.map((_, index) => `<xf numFmtId="${164 + index}" fontId="0"/>`);
  return `<styleSheet><numFmts>${codes.join('')}</numFmts><fonts><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="0" fontId="1"/>${own.join('')}</cellXfs></styleSheet>`;
};

/** Returns an XLSX file of these sheets by name: texts are shared, numbers of the second style are days. */
export function workbookFile(
  sheets: Readonly<Record<string, Cells>>,
  hidden: Readonly<Record<string, Hidden>> = {},
): Buffer {
  const texts: string[] = [];
  const formats: string[] = [];
  const named = Object.entries(sheets);
  const textXml = (text: string, place: string, style = ''): string => {
    texts.push(text);
    return `<c r="${place}"${style} t="s"><v>${texts.length - 1}</v></c>`;
  };
  const cellXml = (value: Cell, place: string): string => {
    if (typeof value === 'number') return `<c r="${place}" s="1"><v>${value}</v></c>`;
    if (typeof value === 'string') return value === '' ? '' : textXml(value, place);
    if ('struck' in value) return textXml(value.struck, place, ' s="2"');
    formats.push(value.format);
    return `<c r="${place}" s="${formats.length + 2}"><v>${value.number}</v></c>`;
  };
  const parts = named.map(([name, rows], index) => {
    const { row: hiddenRow, column } = hidden[name] ?? {};
    const xml = rows.map((cells, row) => {
      const inRow = cells.map((value, place) =>
        cellXml(value, `${letters[place] ?? 'A'}${row + 1}`),
      );
      const isHidden = hiddenRow === row + 1 ? ' hidden="1"' : '';
      return `<row r="${row + 1}"${isHidden}>${inRow.join('')}</row>`;
    });
    const columns =
      column === undefined ? '' : `<cols><col min="${column}" max="${column}" hidden="1"/></cols>`;
    return [
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet>${columns}<sheetData>${xml.join('')}</sheetData></worksheet>`,
    ];
  });
  const listed = named.map(
    ([name], index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${hidden[name]?.isAll ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = named.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml(formats),
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(parts),
  });
}

/** A line of a page: its place from the left and the foot, its size, whether it is bold, its words. */
export type Shown = readonly [x: number, y: number, size: number, font: 'F1' | 'F2', text: string];

/** A line of text, or the PDF operators of something else on the page. */
type Drawn = Shown | string;

/** Returns a PDF with these pages, which have `looks` besides; `more` is added to its end. */
export function pdfFile(
  pages: readonly (readonly Drawn[])[],
  more = 'trailer << /Root 1 0 R >>',
  looks = '',
): Buffer {
  const fonts = ['Helvetica', 'Helvetica-Bold'].map(
    (name, index) =>
      `${index + 3} 0 obj << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >> endobj`,
  );
  const all = pages.flatMap((lines, index) => {
    const [page, content] = [5 + 2 * index, 6 + 2 * index];
    const said = lines
      .map((one) => {
        if (typeof one === 'string') return one;
        const [x, y, size, font, text] = one;
        return `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
      })
      .join('\n');
    return [
      `${page} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> ${looks} >> endobj`,
      `${content} 0 obj << /Length ${said.length} >> stream\n${said}\nendstream endobj`,
    ];
  });
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ');
  const text = [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
    ...fonts,
    ...all,
    more,
  ].join('\n');
  return Buffer.from(text, 'latin1');
}
