import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { paragraphXml, wordFile, workbookFile, zipOf } from '../../test/office-files.ts';
import { readDocument } from './read-document.ts';

const read = (name: string, content: string | Uint8Array) =>
  readDocument({ name, bytes: Buffer.from(content) });

/** Returns the issues of a document, as lines. */
function outlineOf(name: string, content: string | Uint8Array): string {
  const { blocks } = read(name, content);
  return outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).issues);
}

const cell = (text: string) => `<w:tc>${paragraphXml({ text })}</w:tc>`;
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;

// IMPORT-1, IMPORT-2
test('a page of HTML is read by its headings, lists and tables, whatever its file name is', () => {
  const page = `<!DOCTYPE html><html><head><title>Halls</title><style>p { color: red }</style></head><body>
<nav><a href="/">Home</a></nav><script>alert('no')</script>
<h1>Halls</h1><h2>Lost&nbsp;key</h2>
<p><b>Owner:</b> Desk</p>
<ol><li>Ask for <em>identification</em>.<li>Is it a master key?
<ul><li>Yes: call <a href="tel:555-0142">the desk</a>.</li><li>No: go on.</li></ul></li>
<li><s>Charge 10.</s> Lend a key.</li></ol>
<h2>Water leak</h2><p>Close the tap.<br>Mop it up.</p>
<table><tr><th>Ask</th><th>If yes</th><th>If no</th></tr><tr><td>Is it out?</td><td>Log it.</td><td>Call 999.</td></tr></table>
<p style="display:none">Secret</p><footer>Page owner: IT</footer></body></html>`;
  for (const name of ['page.html', 'page.doc', '']) {
    expect(outlineOf(name, page)).toBe(`Lost key [Other]
1 Ask for identification.
2 Is it a master key? | yes next, no 4
3 call the desk (555-0142).
4 Lend a key.

Water leak [Water]
1 Close the tap. / Mop it up.
2 Is it out? | yes next, no 4
3 Log it. | end
4 Call [[contact:emergency]].`);
  }
  const { blocks, kind } = read('page.html', page);
  expect(kind).toBe('html');
  expect(blocks.flatMap(({ aside, text }) => (aside ? [[aside, text]] : []))).toEqual([
    ['contents', 'Home'],
    ['struck', 'Charge 10.'],
    ['columns', 'Ask | If yes | If no'],
    ['hidden', 'Secret'],
    ['footer', 'Page owner: IT'],
  ]);
});

// IMPORT-4
test.each([
  [
    'a cell under each',
    '<tr><td>Go out.</td><td>Look.</td></tr>',
    '3 Go out. | 5\n4 Look.\n5 Log it.',
  ],
  [
    'two cells under each',
    '<tr><td>Go out.</td><td>Look.</td></tr><tr><td>Wait.</td><td>Sniff.</td></tr>',
    '3 Go out.\n4 Wait. | 7\n5 Look.\n6 Sniff.\n7 Log it.',
  ],
])('a table of yes and no below a question answers it: %s', (_, rows, steps) => {
  const names = '<tr><th>If YES</th><th>If NO</th></tr>';
  const page = `<h1>Fire</h1><ol><li>Knock.<li>Lit?</ol><table>${names}${rows}</table><ol start=3><li>Log it.</ol>`;
  const no = steps.includes('Wait') ? 5 : 4;
  expect(outlineOf('page.html', page)).toBe(
    `Fire [Fire]\n1 Knock.\n2 Lit? | yes next, no ${no}\n${steps}`,
  );
});

// IMPORT-4
test('the column names of a table with an answer in each row are not a step', () => {
  const rows = '<tr><td>Yes</td><td>Go out.</td></tr><tr><td>No</td><td>Look.</td></tr>';
  const page = `<h1>Fire</h1><ol><li>Lit?</ol><table><tr><th>Answer</th><th>Do this</th></tr>${rows}</table><ol start=2><li>Log it.</ol>`;
  expect(outlineOf('page.html', page)).toBe(
    'Fire [Fire]\n1 Lit? | yes next, no 3\n2 Go out. | 4\n3 Look.\n4 Log it.',
  );
});

// IMPORT-2
test('a table below an item of a Markdown list keeps its words and its place', () => {
  const page =
    '# Leak\n\n1. Look:\n\n   | Tap | Sign |\n   |---|---|\n   | Hot | Shut it. |\n\n2. Log it.\n';
  expect(read('page.md', page).blocks.map(({ text }) => text)).toEqual([
    'Leak',
    'Look:',
    'Tap | Sign',
    'Hot | Shut it.',
    'Log it.',
  ]);
});

const shapes = (content: string) =>
  read('', content).blocks.map(({ kind, level, label, text, isBold }) =>
    [kind, level, label, isBold && 'bold', text].filter((one) => one !== '' && one !== false),
  );

// IMPORT-1, IMPORT-18
test.each([
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;"><h2><span style="font-weight:400">Lockout</span></h2>
<ol><li style="list-style-type:decimal"><p><span>Ask for the card.</span></p></li>
<ol><li style="list-style-type:lower-alpha"><p>Call the <a href="tel:555-0101">caf&eacute;</a></p></li></ol></ol>
<p><span style="font-weight:700">Afterwards</span></p></b>`,
    'a.',
    'Call the café (555-0101)',
  ],
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--[if gte mso 9]><xml></xml><![endif]--><!--StartFragment--><h2>Lockout<o:p></o:p></h2>
<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Ask for the
card.</p>
<p style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Call the desk</p>
<p><b>Afterwards</b></p><!--EndFragment--></body></html>`,
    '',
    'Call the desk',
  ],
  [
    'Outlook',
    `<html><body><div><h2>Lockout</h2></div><ol type="1"><li><div>Ask for the card.</div></li><ol type="i" start="4"><li>Call the desk</li></ol></ol><div><br></div><div><b>Afterwards</b></div></body></html>`,
    'iv.',
    'Call the desk',
  ],
])('what is pasted from %s has its headings, numbers and bold words', (_, html, label, words) => {
  expect(shapes(html)).toEqual([
    ['heading', 2, 'Lockout'],
    ['numbered', 0, '1.', 'Ask for the card.'],
    label === '' ? ['bullet', 1, words] : ['numbered', 1, label, words],
    ['line', 0, 'bold', 'Afterwards'],
  ]);
});

// IMPORT-3, IMPORT-17
test('the styles of a page say which words are bold, large or struck, and how deep a list is', () => {
  const page = `<html><head><style type="text/css">@import url(a.css);ol{margin:0}.c1{font-weight:700;font-size:18pt}.c2,.c3{text-decoration:line-through}.c4{font-size:10pt}.later p{font-weight:700}</style></head><body>
<p class="c4"><span class="c1">Lockout</span></p>
<ol class="c4 lst-kix_a-0 start" start="1"><li>Ask for the card, whatever they say.</li></ol>
<ol class="c4 lst-kix_a-1 start" start="1" type="a"><li>Call the <span class="c2">porter</span> desk.</li></ol>
<ol class="c4 lst-kix_a-0" start="2"><li>Write it <b class="c4">down</b>.</li></ol></body></html>`;
  const { blocks } = read('a.html', page);
  expect(
    blocks.map(({ level, label, text, isBold, size, aside }) =>
      [aside ?? '', level, label, text, isBold ? 'bold' : '', size ?? ''].filter(
        (one) => one !== '',
      ),
    ),
  ).toEqual([
    [0, 'Lockout', 'bold', 18],
    [0, '1.', 'Ask for the card, whatever they say.'],
    [1, 'a.', 'Call the desk.'],
    ['struck', 0, 'porter'],
    [0, '2.', 'Write it down.'],
  ]);
});

// IMPORT-2
test('Markdown keeps front matter and comments apart from its text', () => {
  const text = `---
title: Night checks
---
# Flood<br>after hours[^2]

<details><summary>When to use</summary>Water is out.</details>

1. ~~Call Tom~~ Call the nurse[^1].
- [ ] ***Wait***

[^1]: or the
    porter
[^2]: at night
[^3]: Nobody names it

<!-- old: call Bob -->
`;
  const { blocks } = read('a.md', text);
  expect(blocks.map((block) => [block.aside, block.text.trim()].filter(Boolean))).toEqual([
    ['header', 'title: Night checks'],
    ['Flood after hours (at night)'],
    ['When to use Water is out.'],
    ['Call the nurse (or the porter).'],
    ['Wait'],
    ['comment', 'old: call Bob'],
    ['struck', 'Call Tom'],
    ['note', 'Nobody names it'],
  ]);
  expect(read('a.md', '+++\ntitle = "Night"\n+++\n# Flood').blocks[0]?.aside).toBe('header');
});

// IMPORT-1
test('a first line of Excel names the sign between cells', () => {
  const text =
    'sep=;\r\nIssue;Question;If yes;If no\r\nNoise;"Is it late; is it loud?";next;end\r\n';
  expect(outlineOf('a.csv', text)).toBe(
    'Noise [Noise complaint]\n1 Is it late; is it loud? | yes end, no end',
  );
});

const TABLES: readonly (readonly [string, readonly (readonly string[])[], string])[] = [
  [
    'a question a row with its answers',
    [
      ['', 'Ask', 'If yes', 'If no'],
      ['1', 'Is it loud?', 'Press SILENCE. Go to 2.', 'Go to 3.'],
      ['2', 'Is it out?', 'Log it. Done.', 'Call 999.'],
      ['3', 'Wait.', '', ''],
    ],
    'Binder [Noise complaint]\n1 Is it loud? | yes next, no 6\n2 Press SILENCE.\n3 Is it out? | yes next, no 5\n4 Log it. | end\n5 Call [[contact:emergency]].\n6 Wait.',
  ],
  [
    'a procedure a row',
    [
      ['Situation', 'Owner', 'What to do', 'Then'],
      ['Water leak', 'Estates', 'Close the tap.', 'Mop it up.'],
      ['Lockout', 'Desk', 'Ask for the card.', ''],
    ],
    'Water leak [Water]\n1 Close the tap.\n2 Mop it up.\n\nLockout [Access]\n1 Ask for the card.',
  ],
  [
    'a procedure a column',
    [
      ['', 'Snow', 'Storm'],
      ['1', 'Shovel the ramp first.', 'Is it near? Yes: go down. No: wait here.'],
      ['2', 'Call the two nearest.', 'Write down the time.'],
    ],
    'Snow [Other]\n1 Shovel the ramp first.\n2 Call the two nearest.\n\nStorm [Other]\n1 Is it near? | yes next, no 3\n2 go down. | 4\n3 wait here.\n4 Write down the time.',
  ],
];

// IMPORT-3, IMPORT-10
test.each(TABLES)(
  'a table has %s, in Word, in Markdown and in a sheet alike',
  (_, rows, outline) => {
    const word = wordFile(table(rows));
    const markdown = [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n');
    const files = [
      ['a.docx', word],
      ['a.md', markdown],
      ['a.xlsx', workbookFile({ Sheet: rows })],
    ] as const;
    for (const [name, content] of files) expect(outlineOf(name, content)).toBe(outline);
  },
);

/** Returns the paragraphs of a document, with what is beside its text. */
const linesOf = (name: string, content: string | Uint8Array) =>
  read(name, content).blocks.map(({ aside, label, text }) =>
    [aside, label, text].filter(Boolean).join(' '),
  );

// IMPORT-2, IMPORT-10
test.each([
  [
    'what names its rows',
    [
      ['', 'Fire', 'Flood'],
      ['Owner', 'Desk', 'Estates'],
      ['1.', 'Ask who is in.', 'Shut the tap.'],
      ['By day', 'Ring the desk.', 'Look at the wall.'],
      ['At night', 'Call the RD on duty.', 'Call the plumber.'],
      ['Always log it', '', ''],
    ],
    'Fire | columns Owner: Desk | Ask who is in. | By day: Ring the desk. | At night: Call the RD on duty. | Flood | columns Owner: Estates | Shut the tap. | By day: Look at the wall. | At night: Call the plumber. | columns 1. | columns Always log it',
  ],
  [
    'a cell behind its columns',
    [
      ['Fire', 'Flood'],
      ['Ask who is in.', 'Shut the tap.', 'Both: log it.'],
      ['Call the RD on duty.', 'Call the plumber.'],
    ],
    'Fire | Flood | Ask who is in. | Shut the tap. | Both: log it. | Call the RD on duty. | Call the plumber.',
  ],
  [
    'a number that nobody has',
    [
      ['Situation', 'First', 'Call', 'Phone'],
      ['Leak', 'Shut the tap.', '', '555-0142'],
    ],
    'columns Situation | First | Call | Phone | Leak | Shut the tap. | Phone 555-0142',
  ],
  [
    'whom to tell',
    [
      ['Problem', 'First', 'Tell', 'Note'],
      ['Lice', 'Bag the pillow.', 'Nurse', 'She calls the parents'],
      ['Wet bed', 'Wake the camper alone.', '', 'Closet 2'],
    ],
    'columns Problem | First | Tell | Note | Lice | Bag the pillow. | Tell Nurse | She calls the parents | Wet bed | Wake the camper alone. | Closet 2',
  ],
  [
    'sentences below a verb',
    [
      ['Situation', 'First', 'Tell', 'Call', 'Phone'],
      ['Fire', 'Get out.', 'Tell everyone to leave.', 'Call 911', '555-0100'],
      ['Gas', 'Open a window.', 'Is anyone inside?', 'Dr. Lee', '555-0142'],
    ],
    'columns Situation | First | Tell | Call | Phone | Fire | Get out. | Tell everyone to leave. | Call 911 | Phone 555-0100 | Gas | Open a window. | Is anyone inside? | Call Dr. Lee, 555-0142',
  ],
  [
    'whoever is to be called, however they are named',
    [
      ['Situation', 'First', 'Call', 'Phone'],
      ['Fire', 'Get out.', 'Security.', '555-0100'],
      ['Gas', 'Get out.', 'The residence director on duty at North Hall', '555-0142'],
      ['Flood', 'Shut the tap.', 'Security first. Then the RD.', ''],
    ],
    'columns Situation | First | Call | Phone | Fire | Get out. | Call Security., 555-0100 | Gas | Get out. | Call The residence director on duty at North Hall, 555-0142 | Flood | Shut the tap. | Call Security first. Then the RD.',
  ],
  [
    'how to reach somebody, and the verbs of things',
    [
      ['Situation', 'First', 'Text', 'Page', 'Shut off', 'Unplug'],
      ['Fire', 'Get out.', 'Fire. Leave now.', '12', 'the gas', 'the fan'],
    ],
    'columns Situation | First | Text | Page | Shut off | Unplug | Fire | Get out. | Fire. Leave now. | 12 | Shut off the gas | Unplug the fan',
  ],
  [
    'a cell beside its answers',
    [
      ['Yes', 'No'],
      ['Go out.', 'Look.'],
      ['Wait.', 'Sniff.', 'Log it.'],
    ],
    'Yes | No | Go out. | Look. | Wait. | Sniff. | Log it.',
  ],
  [
    'a row for both answers',
    [['Yes', 'No'], ['Go out.', 'Look.'], ['Either way: log it.']],
    'Yes | No | Go out. | Look. | Either way: log it.',
  ],
])('a table keeps %s', (_, rows, words) => {
  const cells = rows.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`);
  expect(linesOf('a.html', `<table>${cells.join('')}</table>`).join(' | ')).toBe(words);
});

const OUTLINE = `Lockout [Access]
1 Ask for the card.
2 Is it theirs? | yes next, no 4
3 open the door. | 5
4 call the desk.
5 Write it down.`;

const item = (label: string, level: number, text: string) =>
  String.raw`\pard\ilvl${level}{\listtext\tab ${label}\tab}${text}\par`;

// IMPORT-1, IMPORT-2
test('rich text is read by its levels, with the numbers that its program drew', () => {
  const file = [
    String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\info{\author Nobody}}{\header Ashdown Halls\par}`,
    String.raw`\pard\outlinelevel0{\b Lockout}\par`,
    item('1.', 0, 'Ask for the {\\strike key}card.'),
    item('2.', 0, String.raw`Is it their{\u115?}?{\deleted Ask twice.}`),
    item(String.raw`\'b7`, 1, String.raw`Yes \u8594? open the door.`),
    item(String.raw`\'b7`, 1, 'No: call the desk.'),
    item('3.', 0, 'Write it down.'),
    '}',
  ].join('\n');
  expect(outlineOf('a.rtf', file)).toBe(OUTLINE);
  const { blocks, kind } = read('', file);
  expect(kind).toBe('rtf');
  expect(blocks.flatMap(({ aside, text }) => (aside ? [[aside, text]] : []))).toEqual([
    ['header', 'Ashdown Halls'],
    ['struck', 'key'],
    ['struck', 'Ask twice.'],
  ]);
});

// IMPORT-18
test('rich text has the addresses of its links, its notes, and letters of other countries', () => {
  const file = [
    String.raw`{\rtf1\ansi\ansicpg1250{\fonttbl{\f0 Arial;}}\pard\outlinelevel1 `,
    String.raw`Call {\field{\*\fldinst{ HYPERLINK "tel:555-0142"}}{\fldrslt{\ul the desk}}} now`,
    String.raw`{\super\chftn}{\footnote\pard\plain {\super\chftn } or at night the\par porter\par} or later\par`,
    String.raw`\pard \'9e\u225?k\par }`,
  ].join('\n');
  expect(shapes(file)).toEqual([
    ['heading', 2, 'Call the desk (555-0142) now (or at night the porter) or later'],
    ['line', 0, 'žák'],
  ]);
});

const list = (style: string, ...items: readonly string[]) =>
  `<text:list text:style-name="${style}">${items.map((one) => `<text:list-item>${one}</text:list-item>`).join('')}</text:list>`;

const line = (text: string) => `<text:p>${text}</text:p>`;

// IMPORT-1, IMPORT-2
test('OpenDocument is read by its headings and the styles of its lists', () => {
  const answers = list(
    'L1',
    line('Yes: open the door.'),
    line('No: call the <text:a xlink:href="https://halls.example">desk</text:a>.'),
  );
  const body = [
    '<text:tracked-changes><text:changed-region><text:deletion><office:change-info><dc:creator>Tom</dc:creator></office:change-info><text:p>Ask twice.</text:p></text:deletion></text:changed-region></text:tracked-changes>',
    '<text:h text:outline-level="1">Lockout</text:h>',
    list(
      'L1',
      line('Ask for the <text:span text:style-name="T1">key</text:span>card.'),
      line('Is it theirs?') + answers,
      line('Write it down.'),
    ),
  ].join('');
  const content = `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:xlink="x" xmlns:dc="d"><office:automatic-styles><style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body>${body}</office:body></office:document-content>`;
  const shared = `<office:document-styles xmlns:office="o" xmlns:text="t" xmlns:style="s"><office:styles><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style></office:styles><office:master-styles><style:master-page><style:header>${line('Ashdown Halls')}</style:header></style:master-page></office:master-styles></office:document-styles>`;
  const file = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': content,
    'styles.xml': shared,
  });
  expect(outlineOf('a.odt', file)).toBe(
    OUTLINE.replace('the desk', 'the desk (https://halls.example)'),
  );
  expect(
    read('', file).blocks.flatMap(({ aside, text }) => (aside ? [[aside, text]] : [])),
  ).toEqual([
    ['struck', 'Ask twice.'],
    ['struck', 'key'],
    ['header', 'Ashdown Halls'],
  ]);
});

// IMPORT-2, IMPORT-18
test('Markdown has no bytes of pictures and no programs as words, and each note whole', () => {
  const bytes = `data:image/png;base64,${'A'.repeat(9_000)}`;
  const text = `# Fire

1. Look at ![the map](${bytes}) and ![the plan][image1].
2. Press [here](javascript:alert(1)), or <img src="${bytes}" alt="the bell"> and see [the log](https://halls.example/log).
3. Tell <RA name>[^1].

[image1]: <${bytes}>
[^1]: by phone
[^1]: or text
`;
  expect(linesOf('a.md', text)).toEqual([
    'Fire',
    '1. Look at the map and the plan.',
    '2. Press here, or the bell and see the log (https://halls.example/log).',
    '3. Tell <RA name> (by phone or text).',
  ]);
});

// IMPORT-8
test.each([['<p '], ['<img '], ['<!--'], ['[^']])(
  'Markdown of nothing but %j is read at once',
  (sign) => {
    const began = performance.now();
    expect(linesOf('a.md', `# Fire\n\n${sign.repeat(200_000 / sign.length)}`)[0]).toBe('Fire');
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;

// IMPORT-10
test('a cell across a table is the title of what its columns say', () => {
  const page = `<html><body><h1>Night desk</h1>
<table><tr><td colspan="4">Gas smell</td></tr>${row('Sl.', 'Check', 'If yes', 'If no')}
${row('1', 'Is the tap shut?', 'Go to 3', 'Shut it.')}${row('2', 'Open the window.', '', '')}
${row('3', 'Ring the agency.', '', '')}</table>
<table><tr><td colspan="3">Late visitor</td></tr>${row('Sl.', 'Action', 'By')}
${row('1', 'Ask for the card.', 'Porter')}${row('2', 'Ring the room.', 'Desk')}</table></body></html>`;
  expect(outlineOf('page.html', page)).toBe(`Gas smell [Other]
1 Is the tap shut? | yes 4, no next
2 Shut it.
3 Open the window.
4 Ring the agency.

Late visitor [Other]
1 Ask for the card. / By: Porter
2 Ring the room. / By: Desk`);
});

// IMPORT-3
test('lines of one paragraph that begin with Roman numbers are steps', () => {
  const page = '<html><body><h1>Kiln</h1><p>(i) Look.<br>(ii) Log it.</p></body></html>';
  expect(outlineOf('page.html', page)).toBe('Kiln [Other]\n1 Look.\n2 Log it.');
});

// IMPORT-1
test('the line above the signature of a mail makes no heading of the name before it', () => {
  const { blocks } = read('a.md', '# Fire\n\nLeave.\n\nJo\n-- \nJo Ames, tutor');
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Fire'],
    ['line', 'Leave.'],
    ['line', 'Jo'],
    ['line', 'Jo Ames, tutor'],
  ]);
});
