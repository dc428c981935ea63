import { expect, test } from 'vitest';
import { paragraphXml, wordFile } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

/** Returns the paragraphs of a document, with what is beside its text. */
const linesOf = (name: string, content: string | Uint8Array) =>
  readDocument({ name, bytes: Buffer.from(content) }).blocks.map(({ aside, label, text }) =>
    [aside, label, text].filter(Boolean).join(' '),
  );

const cell = (text: string, look = '') =>
  `<w:tc><w:tcPr>${look}</w:tcPr>${paragraphXml({ text })}</w:tc>`;
const sign = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const told = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const field = (instruction: string, shown: string) =>
  `${sign('begin')}${instruction}${sign('separate')}${shown}${sign('end')}`;
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
const styleXml = (type: string, id: string, look: string) =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/><w:rPr>${look}</w:rPr></w:style>`;

// IMPORT-3, IMPORT-17
test('a Word document has the looks that it has now, not those before a tracked change', () => {
  const former = '<w:pPrChange><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr></w:pPrChange>';
  const file = wordFile(
    paragraphXml({ text: 'Lockout', style: 'berschrift1' }) +
      `<w:p><w:pPr><w:pStyle w:val="Normal"/>${former}</w:pPr>${run('Knock.')}</w:p>` +
      paragraphXml({
        text: run('Wait.', '<w:rPrChange><w:rPr><w:strike/><w:b/></w:rPr></w:rPrChange>'),
      }),
  );
  expect(
    readDocument({ name: '', bytes: file }).blocks.map(({ kind, isBold, text, aside }) =>
      [kind, isBold ? 'bold' : '', aside, text].filter(Boolean).join(' '),
    ),
  ).toEqual(['heading Lockout', 'line Knock.', 'line Wait.']);
});

// IMPORT-2, IMPORT-17
test('a Word document keeps apart what a style hides or strikes out, and deleted rows and cells', () => {
  const styles = {
    type: 'styles',
    target: 'styles.xml',
    content: [
      styleXml('character', 'Gone', '<w:vanish/>'),
      styleXml('paragraph', 'Old', '<w:dstrike/>'),
      `<w:style w:type="paragraph" w:styleId="New"><w:name w:val="New"/><w:basedOn w:val="Old"/><w:rPr><w:dstrike w:val="0"/></w:rPr></w:style>`,
    ].join(''),
  };
  const file = wordFile(
    [
      paragraphXml({ text: `${run('Knock.')}${run('Draft', '<w:rStyle w:val="Gone"/>')}` }),
      paragraphXml({ text: 'Ring.', style: 'Old' }),
      paragraphXml({ text: run('Wait.', '<w:dstrike w:val="0"/>'), style: 'Old' }),
      paragraphXml({ text: 'Log it.', style: 'New' }),
      `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell('Tom')}${cell('day')}</w:tr><w:tr>${cell('Ann')}${cell('dusk', '<w:cellDel w:id="2"/>')}${cell('night')}</w:tr></w:tbl>`,
    ].join(''),
    { rStyles: styles },
  );
  expect(linesOf('a.docx', file)).toEqual([
    'hidden Draft',
    'Knock.',
    'struck Ring.',
    'Wait.',
    'Log it.',
    'struck Tom',
    'struck day',
    'struck dusk',
    'Ann | night',
  ]);
});

// IMPORT-2
test('a field within a Word field adds no word to what the outer one shows', () => {
  const inner = field(told(' REF lot '), run('lot B'));
  const link = told(' HYPERLINK "tel:555-0142" ');
  const file = wordFile(
    [
      `${run('Meet at ')}${field(`${told(' IF ')}${inner}${told(' = 1 ')}`, run('lot C'))}${run(' now.')}`,
      `${run('Call ')}${field(link, `${run('the ')}${field(told(' REF who '), run('desk'))}${run(' porter')}`)}`,
      `${run('Cut')}${sign('begin')}${told(' REF a ')}`,
      run('Log it.'),
    ]
      .map((text) => paragraphXml({ text }))
      .join(''),
  );
  expect(linesOf('a.docx', file)).toEqual([
    'Meet at lot C now.',
    'Call the desk porter (555-0142)',
    'Cut',
    'Log it.',
  ]);
});

const namedStyle = (id: string, name: string, more: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const listed = (list: string) => `<w:pPr><w:numPr><w:numId w:val="${list}"/></w:numPr></w:pPr>`;

// IMPORT-3
test("a list in one of Word's deeper list styles is below the list before it", () => {
  const styles = {
    type: 'styles',
    target: 'styles.xml',
    content: [
      namedStyle('B', 'List Bullet', listed('4')),
      namedStyle('B2', 'List Bullet 2', listed('4')),
      namedStyle('N3', 'List Number 3', listed('1')),
      namedStyle('Own', 'Nested acts', '<w:basedOn w:val="B2"/>'),
    ].join(''),
  };
  const paragraphs = ['B', 'B2', 'Own', 'N3'].map((id) =>
    paragraphXml({ text: 'Knock.', style: id }),
  );
  const said = paragraphXml({ text: 'Knock.', style: 'B2', list: '1', level: 1 });
  const file = wordFile([...paragraphs, said].join(''), { rStyles: styles });
  expect(
    readDocument({ name: '', bytes: file }).blocks.map(({ kind, level }) => `${kind} ${level}`),
  ).toEqual(['bullet 0', 'bullet 1', 'bullet 1', 'numbered 2', 'numbered 1']);
});
