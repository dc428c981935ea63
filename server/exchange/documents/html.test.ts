import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const read = (content: string, name = 'a.html') =>
  readDocument({ name, bytes: Buffer.from(content) });

/** Returns the paragraphs of a page, with their labels and what is beside the text. */
const linesOf = (content: string, name?: string) =>
  read(content, name).blocks.map(({ aside, label, text }) =>
    [aside, label, text].filter(Boolean).join(' '),
  );

// IMPORT-2
test.each([
  [
    'rows and cells',
    '<h1>Fire</h1><table><tr><td>1<td>Leave the building<tr><td>2<td>Call 911</table><p>After: log it.',
    ['Fire', '1 | Leave the building', '2 | Call 911', 'After: log it.'],
  ],
  [
    'parts of tables, and a table in a cell',
    '<table><thead><tr><th>Who<tbody><tr><td>Desk<table><tr><th>Ask<th>If yes<th>If no<tr><td>Is it out?<td>Log it.<td>Call 999.</table><tfoot><td>End</table>',
    ['Who', 'Desk', 'Ask | If yes | If no', 'Is it out? | Log it. | Call 999.', 'End'],
  ],
  ['a head', '<html><head><title>x</title><body><h1>Fire</h1><p>Leave.', ['Fire', 'Leave.']],
  [
    'items in an item, and of a list of terms',
    '<ol><li>Look<ul><li>Up<li>Down</ul><li>Go</ol><dl><dt>Gas<dd>Leave<dt>Fog<dd>Wait</dl>',
    ['1. Look', 'Up', 'Down', '2. Go', 'Gas', 'Leave', 'Fog', 'Wait'],
  ],
])('a page without the end tags of %s loses and invents no word', (_, page, lines) => {
  expect(linesOf(page, 'a.html')).toEqual(lines);
});

// IMPORT-2
test.each([
  ['<a href="#m">Skip it</a><span>Point</span><span>Search</span>', 'Skip it Point Search'],
  ['<a href="#a">Home</a><a href="#b">Desk</a><button><b>Log</b></button>', 'Home Desk Log'],
  ['<span lang=en>Mc</span><span lang=en>Kay</span>', 'McKay'],
  ['<span>Fi</span><span>re</span>, <a href="#a">here</a><span>.</span>', 'Fire, here.'],
  ['<a href="#a">Mc</a>Kay', 'McKay'],
])('neighboring things are separated, and parts of a word are not: %s', (page, words) => {
  expect(linesOf(`<div>${page}</div>`)).toEqual([words]);
});

// IMPORT-2, IMPORT-17
test('formatting continues in the next paragraph until its end, and ends with its container', () => {
  const page =
    '<div><p><b>Fire<p>Leave</b><p>Go</div><table><tr><td><s>Old<tr><td>New</table><p>Last';
  expect(read(page).blocks.map(({ text, isBold }) => [text, isBold])).toEqual([
    ['Fire', true],
    ['Leave', true],
    ['Go', false],
    ['Old', false],
    ['New', false],
    ['Last', false],
  ]);
});

// IMPORT-8
test.each(['p', 'li', 'td', 'tr', 'dd', 'option'])(
  'a page may have any number of unclosed %s',
  (name) => {
    expect(linesOf(`<table><p>${`<${name}>Line `.repeat(400)}`).join(' ')).toMatch(
      /^(?:\W*(?:hidden )?Line){400}\W*$/,
    );
  },
);

// IMPORT-8
test.each(['<a ', '<!', '<!--', '<style>', '<style>p{color:red}', `<a '"'"`, '<p style="', '<b>'])(
  'a page of nothing but %j is read or refused at once',
  (sign) => {
    const began = performance.now();
    try {
      read(`<h1>Fire</h1>${sign.repeat(300_000 / sign.length)}`);
    } catch (error) {
      expect(error).toHaveProperty('why', 'TOO_DEEP');
    }
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

// IMPORT-1
test.each([
  ['a.html', '<section><h1>Fire</h1><ol><li>Leave.</ol></section>', 'html'],
  ['a.htm', 'Fire<ol><li>Leave.</ol>', 'html'],
  ['', '<strong>Fire</strong><ol><li>Leave.</ol>', 'html'],
  ['', '<article><h2>Fire</h2><p>Leave.</article>', 'html'],
  ['', '<a name="top"></a>\n# Fire\n\n1. Leave.', 'markdown'],
  ['a.md', '<p>\n\n# Fire\n\n1. Leave.', 'markdown'],
  ['', '<RA name> leaves.', 'text'],
])('%j with %j is %s', (name, content, kind) => {
  expect(read(content, name).kind).toBe(kind);
});

// IMPORT-17
test('words that a page shows only in drawings, after a click or without scripts are left out', () => {
  const page =
    '<h1>Fire</h1><p>Pick <select><option>Hall A<option>Hall B</select> then <svg><title>x</title><text>map</text></svg>leave.<p>Wait <math><mn>5</mn></math> minutes.<noscript>Turn on scripts.</noscript>';
  expect(linesOf(page)).toEqual([
    'Fire',
    'Pick then leave.',
    'hidden Hall A Hall B',
    'drawing map',
    'Wait 5 minutes.',
    'hidden Turn on scripts.',
  ]);
});

// IMPORT-18
test('a link around blocks has its address behind the first block, and ends where the next link begins', () => {
  const page =
    '<a href="tel:555-0142"><div>Desk</div><div>all night</div></a><p><a href="tel:555-0143">Porter<a href="tel:555-0144">Nurse</a>';
  expect(linesOf(page)).toEqual([
    'Desk (555-0142)',
    'all night',
    'Porter (555-0143)Nurse (555-0144)',
  ]);
});

// IMPORT-2
test('neighboring links in a menu are separate words', () => {
  const page = '<nav><a href="/">Home</a><a href="/desk">Desk</a></nav><p>Leave';
  expect(linesOf(page)).toEqual(['contents Home Desk', 'Leave']);
});

// IMPORT-2
test('the number of an item is in a cell once, and not after an empty item', () => {
  const page = '<table><tr><td><ol><li><p>Look<p>Listen</ol></table><p>Leave<ol><li></ol><p>Wait';
  expect(linesOf(page)).toEqual(['1. Look\nListen', 'Leave', 'Wait']);
});

// IMPORT-8
test.each([
  ['type=a start=-100', '-100.'],
  ['type=A start=0', '0.'],
  ['type=i start=1.5', 'i.'],
  ['start=Infinity', '1.'],
  ['type=a start=1e400 data-start=7', 'a.'],
])('a list with %s begins with %s', (attributes, label) => {
  expect(read(`<ol ${attributes}><li>Leave.</ol>`).blocks[0]?.label).toBe(label);
});

// IMPORT-2
test.each([
  ['[edit]', '<span>[<a href="#">edit</a>]</span>'],
  ['a sign', ' <a href="#a">¶</a>'],
  ['[top of page]', ' [<a href="#">top of page</a>]'],
])('headings of a wiki lose the ending that most of them share: %s', (_, tail) => {
  const page = `<h1>Desk</h1><h2>Fog${tail}</h2><p>Wait.<h2>Ice [road]${tail}</h2><p>Salt.`;
  expect(linesOf(page)).toEqual(['Desk', 'Fog', 'Wait.', 'Ice [road]', 'Salt.']);
  expect(linesOf('<h1>Desk</h1><h2>Ice [road]</h2><p>Salt.')).toEqual([
    'Desk',
    'Ice [road]',
    'Salt.',
  ]);
});
