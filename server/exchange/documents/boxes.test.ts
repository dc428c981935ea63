import { expect, test } from 'vitest';
import { zipOf } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

/** Returns the paragraphs of a document, with what is beside its text. */
const linesOf = (name: string, content: string | Uint8Array) =>
  readDocument({ name, bytes: Buffer.from(content) }).blocks.map(({ aside, label, text }) =>
    [aside, label, text].filter(Boolean).join(' '),
  );

const list = (inside: string) =>
  `<text:list><text:list-item>${inside}</text:list-item></text:list>`;
const look = (name: string, above: string, struck: string, display = '') =>
  `<style:style style:name="${name}"${above}><style:text-properties style:text-line-through-style="${struck}"${display}/></style:style>`;
const line = (text: string) => `<text:p>${text}</text:p>`;
const box = (inside: string) =>
  `<draw:frame><svg:title>Alarm</svg:title><draw:text-box>${inside}</draw:text-box></draw:frame>`;
const openText = (body: string, styles = '', heads = '') =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:draw="w" xmlns:svg="v" xmlns:table="b" xmlns:dc="d"><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    'styles.xml': `<office:document-styles xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:table="b"><office:master-styles>${heads}</office:master-styles></office:document-styles>`,
  });
const openTable = (...cells: readonly string[]) =>
  `<table:table><table:table-row>${cells.map((one) => `<table:table-cell>${one}</table:table-cell>`).join('')}</table:table-row></table:table>`;

// IMPORT-2, IMPORT-17, IMPORT-18
test('a paragraph of an OpenDocument continues behind a text box, a comment and a field', () => {
  const remark = `<office:annotation><dc:creator>Tom</dc:creator>${line('Still true?')}</office:annotation>`;
  const file = openText(
    [
      line(`Call ${box(line('at night'))}the desk.`),
      list(line(`Knock ${box(line('twice') + list(line('or more')))}at the door.`)),
      line(`See the <text:title>Fire plan</text:title>${remark}, page 2.`),
      openTable(line(`Warden ${box(line('Ash Hall'))}on duty`), line(openTable(line('555-0142')))),
      `<text:section text:display="none">${line('Draft')}</text:section>`,
      line(`<draw:custom-shape>${line('Alarm here')}</draw:custom-shape>`),
      line('<text:s text:c="-3"/>Wait.'),
    ].join(''),
    '',
    `<style:master-page><style:header>${openTable(line('Ash Hall'), line('Confidential'))}</style:header></style:master-page>`,
  );
  expect(linesOf('a.odt', file)).toEqual([
    'Call the desk.\nat night',
    'Knock at the door.',
    'twice',
    'or more',
    'See the Fire plan, page 2.',
    'comment Still true?',
    'Warden on duty\nAsh Hall | 555-0142',
    'hidden Draft',
    'Alarm here',
    'Wait.',
    'header Ash Hall | Confidential',
  ]);
});

// IMPORT-17
test('a style of an OpenDocument can undo the strikethrough of its parent style', () => {
  const styles = look('Old', '', 'solid') + look('New', ' style:parent-style-name="Old"', 'none');
  const body = ['Old', 'New'].map((name) => `<text:p text:style-name="${name}">${name}</text:p>`);
  expect(linesOf('a.odt', openText(body.join(''), styles))).toEqual(['struck Old', 'New']);
});

// IMPORT-2, IMPORT-17, IMPORT-18
test('rich text has headers, footers, comments and boxes apart from its paragraphs', () => {
  const file = [
    String.raw`{\rtf1\ansi{\header \pard\plain Confidential\par}{\footer \pard\plain\trowd\intbl Page\cell foot\cell\row\pard\par}`,
    String.raw`\pard\plain\outlinelevel0 Fire\par\pard\plain Call {\*\annotation \pard\plain Still true?\par}`,
    String.raw`{\shp{\*\shpinst\shpleft0{\sp{\sn a}{\sv b}}{\shptxt \pard\plain at night\par}}{\shprslt{\pard at night\par}}}the {\strike old }desk.\par`,
    String.raw`\pard\intbl Ward\cell en\cell\row\intbl Cut}`,
  ].join('\n');
  expect(linesOf('a.rtf', file)).toEqual([
    'Fire',
    'header Confidential',
    'footer Page | foot',
    'Call the desk.\nat night',
    'comment Still true?',
    'struck old',
    'Ward | en',
    'Cut',
  ]);
});

// IMPORT-3, IMPORT-4
test('each box in a line is a separate line, below the first', () => {
  const { blocks } = readDocument({
    name: 'a.txt',
    bytes: Buffer.from(
      '☐ Is there an answer?\nYES → ☐ Ask to see them.  ☐ Ask again.\nNO → ☐ Key in.',
    ),
  });
  expect(blocks.map(({ level, text }) => `${level} ${text}`)).toEqual([
    '0 ☐ Is there an answer?',
    '0 YES → ☐ Ask to see them.',
    '1 ☐ Ask again.',
    '0 NO → ☐ Key in.',
  ]);
});
