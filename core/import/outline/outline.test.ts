import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { PASTED } from '../../fixtures/binder-pages.ts';
import { guessIssues } from '../guessed-issues.ts';
import type { BlockUse } from './outline.ts';
import { lineBlock, textOf, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const heading = (text: string, level = 1): SourceBlock =>
  lineBlock(text, { kind: 'heading', level, isApart: true });
const lines = (...texts: readonly string[]): readonly SourceBlock[] =>
  texts.map((text) => lineBlock(text, { isApart: true }));

function outlined(
  blocks: readonly SourceBlock[],
  corrections: ReadonlyMap<number, BlockUse> = new Map(),
) {
  const { issues, left, fronts } = guessIssues(
    blocks,
    { name: 'Binder', campus: BINDER_CAMPUS },
    corrections,
  );
  return {
    titles: issues.map(({ title }) => title),
    left: left.map((piece) => textOf(blocks, piece)),
    fronts,
  };
}

const COVER = [
  'This binder belongs to the duty team of Ashdown Halls.',
  'Revised August 2026 by the area office.',
];
const LOCKOUT = [heading('Lockout'), ...lines('Ask for the name.', 'Open the door.')];
const LEAK = [heading('Water leak'), ...lines('Put a bin under it.')];

// IMPORT-2, IMPORT-17
describe('the parts of a binder that are not procedures are left out', () => {
  test.each<[string, readonly SourceBlock[], number]>([
    ['sentences before the first heading', lines(...COVER), 2],
    ['a page under its own title', [heading('On-call binder 2026'), ...lines(...COVER)], 3],
    ['only its own title', [heading('Duty handbook')], 1],
    ['a foreword', [heading('Foreword'), ...lines('We are glad that you are here.')], 2],
    ['how to read it', [heading('How to read these pages'), ...lines('Two are gone.')], 2],
    ['what the notes are about', [heading('About these notes'), ...lines('We began in May.')], 2],
    [
      'a typed table of contents',
      [heading('Contents'), ...lines('1. Lockout 3', 'Water leak\t4')],
      3,
    ],
    [
      'several of them',
      [
        ...lines(...COVER),
        heading('Table of contents:'),
        ...lines('Lockout'),
        heading('About this binder', 2),
        ...lines('1. Find the page.', '2. Read it.'),
      ],
      7,
    ],
  ])('%s', (_, front, left) => {
    const blocks = [...front, ...LOCKOUT, ...LEAK];
    const read = outlined(blocks);
    expect(read.titles).toEqual(['Lockout', 'Water leak']);
    expect(read.left).toHaveLength(left);
    expect(read.fronts.flat()).toHaveLength(left);
  });

  test('also in the middle of the document', () => {
    const history = [heading('Revision history'), ...lines('2026: new numbers.')];
    expect(outlined([...LOCKOUT, ...history, ...LEAK])).toMatchObject({
      titles: ['Lockout', 'Water leak'],
      left: ['Revision history', '2026: new numbers.'],
    });
  });

  test('also in a plain text that begins like a cover page', () => {
    const text = `ASHDOWN ON-CALL BINDER

${COVER.join('\n')}

Contents

LOCKOUT
WATER LEAK

LOCKOUT

1. Ask for the name.

WATER LEAK

1. Put a bin under it.`;
    expect(outlined(textBlocks(text))).toMatchObject({ titles: ['LOCKOUT', 'WATER LEAK'] });
  });
});

// IMPORT-2, IMPORT-3
describe('at the start, the import does not leave out', () => {
  test.each<[string, readonly SourceBlock[], string]>([
    ['numbered lines', lines('1. Breathe.', '2. Call the desk.'), 'Binder'],
    ['bullets', lines('• Breathe.', '• Call the desk.'), 'Binder'],
    ['an answer', lines('If anybody is hurt, go to step 2.', 'If yes, call 999.'), 'Binder'],
    [
      'a bold title with sentences',
      [lineBlock('Gas smell', { isBold: true, isApart: true }), ...lines('Leave the building.')],
      'Gas smell',
    ],
    [
      'a title that is not about the document',
      [heading('Manual handling'), ...lines('Lift it.')],
      'Manual handling',
    ],
  ])('%s', (_, begin, title) => {
    const read = outlined([...begin, ...LOCKOUT, ...LEAK]);
    expect(read.titles).toEqual([title, 'Lockout', 'Water leak']);
    expect(read.fronts).toEqual([]);
  });

  test('the whole of a document', () => {
    expect(outlined([heading('Foreword'), ...lines('Read it.')]).titles).toEqual(['Foreword']);
    expect(outlined([...lines('Ask first.'), heading('Notes'), ...lines('Write.')]).left).toEqual(
      [],
    );
  });
});

// IMPORT-2, IMPORT-9
test("a correction of a part's first paragraph applies to the whole part", () => {
  const blocks = [heading('Foreword'), ...lines('We are glad.', 'Read on.'), ...LOCKOUT, ...LEAK];
  expect(outlined(blocks).fronts).toEqual([[0, 1, 2]]);
  const back = outlined(blocks, new Map([[0, 'title']]));
  expect(back).toEqual({ titles: ['Foreword', 'Lockout', 'Water leak'], left: [], fronts: [] });
  expect(outlined(blocks, new Map([[0, 'out']]))).toEqual(outlined(blocks));
  expect(outlined(blocks, new Map([[2, 'title']]))).toMatchObject({
    titles: ['Read on.', 'Lockout', 'Water leak'],
    fronts: [[0, 1]],
  });
  expect(outlined(blocks, new Map([[2, 'words']])).left).toEqual(['Foreword', 'We are glad.']);
});

const bold = (text: string): SourceBlock => lineBlock(text, { isBold: true, isApart: true });
const numbered = (text: string, number = 1): SourceBlock =>
  lineBlock(text, { kind: 'numbered', label: `${number}.`, isApart: true });

const issuesOf = (blocks: readonly SourceBlock[], corrections?: ReadonlyMap<number, BlockUse>) =>
  outlineText(guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }, corrections).issues);

const policed = (title: string, step: string) => [
  heading(title),
  heading('Severity', 2),
  ...lines('Low.'),
  heading('Hall staff', 2),
  numbered(step),
  heading('Considerations', 2),
  ...lines('Be kind.'),
];

const table = (at: number, step: string): SourceBlock[] =>
  ['Step | Action | Who', `1 | ${step} | RA`].map((text) =>
    lineBlock(text, { isApart: true, table: at }),
  );

// IMPORT-3
describe('procedures are recognized from the whole document', () => {
  test('headings repeated below several titles are parts of those procedures', () => {
    expect(issuesOf([...policed('Water leak', 'Close the tap.'), ...policed('Lockout', 'Ask.')]))
      .toBe(`Water leak [Water]
1 Severity / Low.
2 Hall staff / Close the tap.
3 Considerations / Be kind.

Lockout [Access]
1 Severity / Low.
2 Hall staff / Ask.
3 Considerations / Be kind.`);
  });

  test('text before the steps is put above the first step', () => {
    const blocks = [
      heading('Water leak'),
      heading('Policy', 2),
      ...lines('Damage is not covered.'),
      heading('Procedures', 2),
      numbered('Close the tap.'),
    ];
    expect(issuesOf(blocks)).toBe(
      'Water leak [Water]\n1 Policy / Damage is not covered. / Procedures / Close the tap.',
    );
  });

  test('lines about a procedure below its title are left out, and are not titles', () => {
    for (const title of [heading('Lockout', 2), bold('Lockout')]) {
      const blocks = [
        title,
        bold('Owner: Housing desk'),
        ...lines('Last reviewed: August 2025 | Category: Access'),
        numbered('Ask.'),
      ];
      expect(outlined(blocks)).toMatchObject({
        titles: ['Lockout'],
        left: ['Owner: Housing desk', 'Last reviewed: August 2025 | Category: Access'],
      });
    }
  });

  test("a chapter's introductory paragraph is left out, and the chapter is not a procedure", () => {
    const blocks = [
      heading('Access'),
      ...lines('Call before you act.'),
      heading('Lockout', 2),
      numbered('Ask.'),
      heading('Lost key', 2),
      numbered('Look.'),
    ];
    const read = outlined(blocks);
    expect(read.titles).toEqual(['Lockout', 'Lost key']);
    expect(read.fronts).toEqual([[1]]);
    expect(issuesOf(blocks, new Map([[1, 'step']]))).toContain(
      'Access [Access]\n1 Call before you act.',
    );
  });

  test('the same table below two titles is in two issues', () => {
    expect(
      issuesOf([bold('Power cut'), ...table(0, 'Wait.'), bold('Gas smell'), ...table(1, 'Leave.')]),
    ).toBe('Power cut [Other]\n1 Wait. | RA\n\nGas smell [Other]\n1 Leave. | RA');
  });
});

// IMPORT-3
test("below the document's title, titles of procedures may begin with When", () => {
  const blocks = [
    heading('The companion', 0),
    ...['When it burns', 'When it rains'].flatMap((title) => [heading(title), numbered('Ask.')]),
  ];
  expect(outlined(blocks).titles).toEqual(['When it burns', 'When it rains']);
});

// IMPORT-3
test('the number of a heading is not part of its title', () => {
  const blocks = [
    'C.1 Lockout',
    'Protocol A — Gas smell',
    '3.3A Lost key',
    '4. Water leak',
    '5 keys are lost',
  ].flatMap((title) => [heading(title), numbered('Ask.')]);
  expect(outlined(blocks).titles).toEqual([
    'Lockout',
    'Gas smell',
    'Lost key',
    'Water leak',
    '5 keys are lost',
  ]);
});

// IMPORT-3, IMPORT-9
test('a heading corrected to words above a step moves nothing into the previous issue', () => {
  const blocks = [
    heading('Bomb'),
    numbered('Leave.'),
    heading('Fire'),
    heading('Far hall', 2),
    numbered('Pull the alarm.'),
  ];
  expect(issuesOf(blocks, new Map([[3, 'section']]))).toBe(
    'Bomb [Other]\n1 Leave.\n\nFire [Fire]\n1 Far hall / Pull the alarm.',
  );
});

// IMPORT-1, IMPORT-3
describe('a plain text', () => {
  test('is read by paragraphs if a program wrapped its lines, and otherwise by lines', () => {
    const mail =
      'LOCKOUT\n\n1. Meet the resident at the front desk. Do not go\n   up to the room first.\n2. Is it their room? If yes go to 3. If no call\n   Security.\n3. Open the door with them, and write down the\n   time.';
    expect(issuesOf(textBlocks(mail))).toBe(`LOCKOUT [Access]
1 Meet the resident at the front desk. Do not go up to the room first.
2 Is it their room? | yes 4, no next
3 call [[contact:security]].
4 Open the door with them, and write down the time.`);
    const lines =
      'PARTY\n\nCall Public Safety and the hall director if the students are not willing to stop\nWrite it down as a noise complaint and ask the group to keep it down until morning\nCall Public Safety';
    expect(
      guessIssues(textBlocks(lines), { name: '', campus: BINDER_CAMPUS }).issues[0]?.steps,
    ).toHaveLength(3);
  });

  test('has nested lists by indent, with the bullets of any program', () => {
    const text =
      'FIRE DRILL\n\n● Meet at the lawn.\n● Is somebody missing?\n\t○ Yes: tell the fire crew.\n\t\t■ Stay with them.\n\t○ No: go back in.\n● Write it down.';
    expect(issuesOf(textBlocks(text))).toBe(`FIRE DRILL [Fire]
1 Meet at the lawn.
2 Is somebody missing? | yes next, no 5
3 tell the fire crew.
4 Stay with them. | 6
5 go back in.
6 Write it down.`);
  });

  test('has unformatted titles, if several lines are like them', () => {
    const text = ['Sick student', 'Power cut', 'Lost child']
      .map((title) => `${title}\n\nGo and look. Take the keys.\nWrite it down.\n\n`)
      .join('');
    const read = outlined(textBlocks(`${text}Page 3 of 9\n`));
    expect(read.titles).toEqual(['Sick student', 'Power cut', 'Lost child']);
    expect(read.left).toEqual(['Page 3 of 9']);
  });
});

/** Reads '# ' as a heading, '**…**' as a line in bold, and all else as a plain text. */
const written = (text: string): readonly SourceBlock[] =>
  textBlocks(text).map((block): SourceBlock => {
    const [, signs, title] = /^(#+) (.*)$/.exec(block.text) ?? [];
    if (signs && title) {
      return lineBlock(title, { kind: 'heading', level: signs.length, isApart: true });
    }
    const [, bold] = /^\*\*(.*)\*\*$/.exec(block.text) ?? [];
    return bold ? { ...block, text: bold, isBold: true } : block;
  });

const titlesOf = (text: string): readonly string[] =>
  guessIssues(written(text), { name: 'Binder', campus: BINDER_CAMPUS }).issues.map(
    ({ title }) => title,
  );

const STEPS = 'a. Ask for a card.\n   b. Call the desk.';
const NUMBERED = '1. Ask for a card.\n2. Call the desk.\n3. Write it down.';

// IMPORT-3, IMPORT-23
describe('an outline of numbers and letters', () => {
  test.each([
    [
      'has its procedures at the letters, below chapters with Roman numerals',
      `I. EMERGENCIES\n\nA. Fire\n\n${NUMBERED}\n\nB. Gas smell\n\n${NUMBERED}\n\nII. ACCESS\n\nA. Lockouts\n\n${NUMBERED}\n\nB. Lost keys\n\n${NUMBERED}`,
      ['Fire', 'Gas smell', 'Lockouts', 'Lost keys'],
    ],
    [
      'has its procedures at the numbers, with steps at the letters',
      `1. Lockouts\n   ${STEPS}\n2. Noise at night\n   ${STEPS}\n3. Lost keys\n   ${STEPS}\n4. Gas smell\n   ${STEPS}`,
      ['Lockouts', 'Noise at night', 'Lost keys', 'Gas smell'],
    ],
    [
      'has its procedures at the bullets, with steps at the nested ones',
      `- Lockouts\n   - Ask for a card.\n   - Open the door.\n- Noise at night\n   - Knock.\n   - Ask for quiet.\n- Lost keys\n   - Look in the box.\n   - Write it down.`,
      ['Lockouts', 'Noise at night', 'Lost keys'],
    ],
    [
      'is one procedure if its numbers are commands',
      `Lockouts\n\n1. Meet the student.\n   a. Ask for a card.\n   b. Look at the roster.\n2. Open the door.\n   a. Knock first.\n   b. Go in together.\n3. Write it down.`,
      ['Lockouts'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

// IMPORT-3, IMPORT-23
describe('headings below a procedure name its parts', () => {
  test.each([
    [
      'if the numbers of the steps continue across them',
      ['Power cut', 'Lost child', 'Burst pipe']
        .map(
          (title) =>
            `# ${title}\n\n## Corridor\n\n1. Go there.\n2. Look around.\n\n## Desk of ${title}\n\n3. Sit down.\n4. Write it down.\n\n`,
        )
        .join(''),
      ['Power cut', 'Lost child', 'Burst pipe'],
    ],
    [
      'if they are commands or times',
      `# Student in distress\n\n## Find out how bad it is\n\n- Sit down with them.\n- Ask what happened.\n\n## Tell the people who need to know\n\n- The director.\n- The counselor.\n\n## Within the first hour\n\n- Find a room.\n- Stay with them.`,
      ['Student in distress'],
    ],
    [
      'if they say who acts',
      `# Missing resident\n\n## Policy\n\nNobody waits.\n\n## Procedure\n\n### Resident Assistant\n\n${NUMBERED}\n\n### Coordinator on Call\n\n${NUMBERED}\n\n### Dean of Students\n\n${NUMBERED}`,
      ['Missing resident'],
    ],
    [
      'if they come back below others',
      ['Power cut', 'Lost child', 'Burst pipe']
        .map(
          (title) =>
            `# ${title}\n\n## Community assistant\n\n${NUMBERED}\n\n## Area manager\n\n${NUMBERED}\n\n`,
        )
        .join(''),
      ['Power cut', 'Lost child', 'Burst pipe'],
    ],
    [
      'if all are at the same level and come back',
      ['Power cut', 'Lost child', 'Burst pipe']
        .map(
          (title) =>
            `# ${title}\n\n# Hall staff\n\n${NUMBERED}\n\n# Night porter\n\n${NUMBERED}\n\n`,
        )
        .join(''),
      ['Power cut', 'Lost child', 'Burst pipe'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

// IMPORT-3, IMPORT-23
describe('headings with procedures below are chapters', () => {
  test.each([
    [
      'and headings without any are procedures next to them',
      `# Access\n\n## Lockouts\n\n${NUMBERED}\n\n## Lost keys\n\n${NUMBERED}\n\n# Fire\n\n${NUMBERED}\n\n# Water\n\n## Burst pipe\n\n${NUMBERED}\n\n## Wet ceiling\n\n${NUMBERED}`,
      ['Lockouts', 'Lost keys', 'Fire', 'Burst pipe', 'Wet ceiling'],
    ],
    [
      'also if both are bold lines',
      `**ACCESS**\n\n**Lockouts**\n${NUMBERED}\n\n**Lost keys**\n${NUMBERED}\n\n**SAFETY**\n\n**Fire**\n${NUMBERED}\n\n**Gas smell**\n${NUMBERED}`,
      ['Lockouts', 'Lost keys', 'Fire', 'Gas smell'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

// IMPORT-3, IMPORT-23
describe('bold lines below titles are steps or parts', () => {
  test.each([
    [
      'if they are commands',
      ['Power cut', 'Lost child', 'Burst pipe']
        .map(
          (title) =>
            `# ${title}\n\n**Call the desk**\n\nThey know whom to send.\n\n**Stay at the door**\n\nNobody goes in.\n\n`,
        )
        .join(''),
      ['Power cut', 'Lost child', 'Burst pipe'],
    ],
    [
      'if they repeat below lines in capitals',
      ['POWER CUT', 'LOST CHILD', 'BURST PIPE']
        .map(
          (title) => `**${title}**\n\n**Hall staff**\n${NUMBERED}\n\n**Porter**\n${NUMBERED}\n\n`,
        )
        .join(''),
      ['POWER CUT', 'LOST CHILD', 'BURST PIPE'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

// IMPORT-3, IMPORT-42
test.each([
  [
    'Card 1: Lockout',
    ['Card 1: Lockout', 'Card 2: Noise', 'Card 3: Lost key'],
    ['Lockout', 'Noise', 'Lost key'],
  ],
  ['CHECKLIST 1 – Lockout', ['CHECKLIST 1 – Lockout', 'CHECKLIST 2 – Noise'], ['Lockout', 'Noise']],
  ['SO-1 Lockout', ['SO-1 Lockout', 'SO-2 Noise'], ['Lockout', 'Noise']],
  ['3-01 Lockout', ['3-01 Lockout', '3-02 Noise'], ['Lockout', 'Noise']],
  ['RS-014 Lockout', ['RS-014 Lockout'], ['Lockout']],
  [
    'Runbook: lockout',
    ['Runbook: lockout', 'Runbook: noise'],
    ['Runbook: lockout', 'Runbook: noise'],
  ],
])('titles such as %s drop the word and number that all of them begin with', (_, titles, bare) => {
  const text = titles.map((title) => `**${title}**\n\n${NUMBERED}\n\n`).join('');
  expect(titlesOf(text)).toEqual(bare);
});

// IMPORT-3, IMPORT-4, IMPORT-5, IMPORT-6
test('pages of binders become the issues that a person would make of them', async () => {
  const outlines = Object.entries(PASTED).map(([what, text]) => {
    const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    return `== ${what}\n\n${outlineText(issues)}\n`;
  });
  await expect(outlines.join('\n')).toMatchFileSnapshot('../../fixtures/binder-pages.outlines.txt');
});
