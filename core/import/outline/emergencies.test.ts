import { describe, expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const TITLES = ['Lockout', 'Noise', 'Flood'];
const STEPS = ['Ask for the name.', 'Look at the card.', 'Write it in the log.'];

const apart = (text: string, more: Partial<SourceBlock> = {}): SourceBlock =>
  lineBlock(text, { isApart: true, ...more });
const heading = (text: string): SourceBlock => apart(text, { kind: 'heading', level: 1 });
const numbered = STEPS.map((step, at) => `${at + 1}. ${step}`);

/** Three procedures with lists, in each manner of writing. */
const MANNERS = Object.entries({
  mail: textBlocks(
    TITLES.map((title) => `${title.toUpperCase()}\n\n${numbered.join('\n')}`).join('\n\n'),
  ),
  word: TITLES.flatMap((title) => [
    heading(title),
    ...STEPS.map((step, at) => apart(step, { kind: 'numbered', label: `${at + 1}.` })),
  ]),
  wiki: TITLES.flatMap((title) => [
    heading(title),
    ...STEPS.map((step) => lineBlock(step, { kind: 'bullet' })),
  ]),
  pdf: TITLES.flatMap((title) => [
    apart(title, { size: 14, isBold: true }),
    ...numbered.map((step) => lineBlock(step)),
  ]),
});

const SAID = Object.entries({
  commands: ['Pull the alarm and get everyone out.', 'Call 911 from outside.'],
  'what others do': ['Everyone leaves by the stairs.', 'The porter calls the brigade.'],
  'what calls for no help': ['Switch off the gas.', 'Nobody goes back in.'],
  'a few words': ['Everyone Out', 'Stairs Only', 'Ring 911'],
});

const FIRST = Object.entries({
  capitals: apart('FIRE'),
  'a plain line': apart('Fire Alarm'),
  'a name of no category': apart('GAS LEAK'),
  'a number': apart('4. Fire Alarm'),
  'bold letters': apart('Fire Alarm', { size: 14, isBold: true }),
  'a style': heading('Fire Alarm'),
});

// IMPORT-17
describe.each(SAID)('an emergency in paragraphs with %s', (_, texts) => {
  describe.each(FIRST)('below %s', (__, title) => {
    const fire = [title, ...texts.map((text) => apart(text))];
    test.each(MANNERS)(
      'is not left out of a %s, whether first, in the middle, last or by itself',
      (___, others) => {
        const half = others.findIndex(({ text }) => /noise/i.test(text));
        const documents = [
          [...fire, ...others],
          [...others.slice(0, half), ...fire, ...others.slice(half)],
          [...others, ...fire],
          fire,
        ];
        for (const blocks of documents) {
          const { uses } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
          expect(uses.flatMap((use, at) => (use === 'out' ? [blocks[at]?.text] : []))).toEqual([]);
        }
      },
    );
  });
});

const below = (text: string): SourceBlock => apart(text, { kind: 'heading', level: 2 });
const emergency = (title: string, kind: 'line' | 'bullet') => [
  below(title),
  ...['Switch off the gas.', 'Nobody goes back in.'].map((text) => apart(text, { kind })),
];

// IMPORT-17
describe.each(['Introduction', 'Welcome', 'Foreword', 'About this binder'])(
  'emergencies below the chapter %s',
  (chapter) => {
    test.each(['line', 'bullet'] as const)('are not left out if their steps are %ss', (kind) => {
      const blocks = [
        heading(chapter),
        ...emergency('Gas leak', kind),
        ...emergency('Choking', kind),
        heading('Procedures'),
        ...TITLES.flatMap((title) => [
          below(title),
          ...STEPS.map((step, at) => apart(step, { kind: 'numbered', label: `${at + 1}.` })),
        ]),
      ];
      const { uses } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
      expect(uses.slice(1, 7)).not.toContain('out');
    });
  },
);

// IMPORT-17
test.each([
  ['Choking', 'Five back blows between the shoulders, then five thrusts.'],
  ['Seizure', 'Time it. The head on something soft.'],
  ['Bleeding', 'Pressure with both hands.'],
  ['Carbon monoxide', 'Windows open, doors open'],
])('an emergency without a command in its text is not left out: %s', (name, text) => {
  const others = MANNERS.flatMap(([manner, blocks]) => (manner === 'word' ? blocks : []));
  for (const title of [apart(name, { isBold: true }), below(name), heading(name)]) {
    const blocks = [title, apart('Revised 2024'), apart(text), ...others];
    const { uses } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    expect([uses[0], uses[2]]).not.toContain('out');
  }
});

// IMPORT-17
test.each(['Warning', 'Caution', '5. Important'])(
  'text below a warning heading is not left out: %s',
  (title) => {
    for (const text of [
      'Chlorine in the pool store kills within a minute.',
      'The roof door locks behind whoever goes out.',
    ]) {
      const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
      const blocks = [...others, heading(title), apart(text)];
      const { uses } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
      expect(uses.at(-1)).not.toBe('out');
    }
  },
);

// IMPORT-17
test.each(['Page the director', 'Roll them over', 'Five back blows', 'Log it'])(
  'the last step of the first procedure is not taken for a cover page: %s',
  (act) => {
    const steps = ['Ask for the card', 'Look for smoke', 'Wait for the crew', act];
    const text = ['POLICE AT THE DOOR', 'SUICIDE', 'OVERDOSE', 'LOCKOUT']
      .map((title, at) =>
        [
          `PROCEDURE ${at + 1}: ${title}`,
          ...steps.map((step, place) => `Step ${place + 1}: ${step}`),
        ].join('\n\n'),
      )
      .join('\n\n');
    const { issues } = guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS });
    expect(issues.map((one) => one.steps.length)).toEqual([4, 4, 4, 4]);
  },
);

/** Returns the texts that are left out of a document. */
const leftIn = (blocks: readonly SourceBlock[]): readonly string[] =>
  guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }).uses.flatMap((use, at) =>
    use === 'out' ? [blocks[at]?.text ?? ''] : [],
  );

// IMPORT-33
describe.each([
  'Ring the warden at once if you are not sure.',
  'Naloxone is in the lodge cupboard.',
  'The AED hangs by the front desk',
  'Next, wake the whole floor. Then bring everyone to the basement.',
])('a last line that says what to do or where to find help: %s', (last) => {
  test.each(MANNERS)('is not left out of a %s', (_, blocks) => {
    expect(leftIn([...blocks, apart(last)])).toEqual([]);
    expect(leftIn([...blocks, apart(last), apart('Revised May 2024', { size: 8 })])).not.toContain(
      last,
    );
    expect(leftIn([...blocks, apart('Thanks for all you do!'), apart(last)])).not.toContain(last);
  });
});

// IMPORT-33
test.each([
  'Found a mistake? Tell Dana.',
  'Copy 7 of 12. Report missing ones to the office.',
  'Keep in the red binder.',
])('a last line that is only about the document itself is left out: %s', (last) => {
  const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  expect(leftIn([...others, apart(last)])).toEqual([last]);
});

// IMPORT-32
test.each(['Contents', 'Revision history'])(
  'procedures with bold titles below the heading %s are not left out with it',
  (title) => {
    const bold = ['FIRE ALARM', 'BURST PIPE'].flatMap((name, at) => [
      apart(`${at + 1}. ${name}`, { isBold: true }),
      apart('Rev. 9/2011'),
      ...['Leave your room.', 'Take the radio.', 'Nobody goes back in.'].map((text, nth) =>
        apart(`${at + 1}.${nth + 1} ${text}`),
      ),
    ]);
    const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
    const blocks = [heading(title), apart('16 | 2025 | Phones'), ...bold, ...others];
    const left = leftIn(blocks);
    for (const { text } of bold) if (/\.\d /.test(text)) expect(left).not.toContain(text);
    expect(left.join(' ')).not.toContain('FIRE ALARM');
  },
);

// IMPORT-32
test("a procedure of steps in words above other procedures is not taken for a chapter's introduction", () => {
  const siren = [
    'First of all, wake your floor by knocking.',
    'Next, bring everyone to the basement.',
    'Then call roll.',
  ];
  const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  const below = others.map((one) => (one.kind === 'heading' ? { ...one, level: 2 } : one));
  const blocks = [heading('Sirens'), ...siren.map((text) => apart(text)), ...below];
  expect(leftIn(blocks)).toEqual([]);
});

// IMPORT-32
test.each(['Version: Never go in.', 'Owner – Call 911 if anyone is hurt.'])(
  'an instruction after a label such as Version or Owner is not left out: %s',
  (text) => {
    const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
    const [title, ...steps] = others;
    expect(leftIn([...(title ? [title] : []), apart(text), ...steps])).toEqual([]);
  },
);

// IMPORT-17
test.each(['numbered', 'bullet'] as const)(
  'steps repeated in another procedure are not taken for a table of contents: %s',
  (kind) => {
    const often = ['Call 911.', 'Page the director.', 'Log it.'];
    const steps = (...texts: readonly string[]) =>
      texts.map((text, at) =>
        apart(text, kind === 'bullet' ? { kind } : { kind, label: `${at + 1}.` }),
      );
    const [first = '', second = '', third = ''] = often;
    const again = steps(first, 'Open the doors.', second, 'Wait outside.', third);
    const blocks = [
      heading('Fire'),
      ...steps(...often),
      heading('Gas'),
      ...again,
      ...MANNERS.flatMap(([name, others]) => (name === 'word' ? others : [])),
    ];
    expect(leftIn(blocks)).toEqual([]);
  },
);

// IMPORT-32
test("below the chapter Introduction, a heading is kept if its name or text is a procedure's", () => {
  const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  const own = [
    below('Broken window'),
    ...['Photograph the damage.', 'Do not enter.'].map((text) => apart(text, { kind: 'bullet' })),
    below('Tornado'),
    apart('The basement, at once.'),
  ];
  const chapter = [heading('Introduction'), ...own, heading('Procedures')];
  const left = leftIn([...chapter, ...others.map((one) => ({ ...one, level: 2 }))]);
  expect(left.filter((text) => own.some((one) => one.text === text))).toEqual([]);
});

// IMPORT-33
test('an instruction between two closing lines is not left out', () => {
  const others = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  const said = 'Ring the warden at once if you are not sure.';
  const end = ['Thanks for all you do!', said, 'Cheers, Dana'].map((text) => apart(text));
  expect(leftIn([...others, ...end])).not.toContain(said);
});

// IMPORT-32
test.each([
  [
    'Revision history',
    [
      '1. Added naloxone.',
      '2. Fixed the number of the fire brigade.',
      '3. Update the numbers each term.',
    ],
  ],
  ['Distribution list', ['Hand one to each RA.', 'Keep one in the lodge.']],
  [
    'Acknowledgements',
    ['Thanks to the fire brigade at 555-0100.', 'Call the office with corrections.'],
  ],
  ['Changes', ['- Reset the code of the lock box each term.']],
])('%j is left out with the lines below it, which read like orders', (title, lines) => {
  const text = TITLES.map((name) => `${name.toUpperCase()}\n\n${numbered.join('\n')}`);
  const blocks = textBlocks([...text, title, lines.join('\n')].join('\n\n'));
  expect(leftIn(blocks)).toEqual([title, ...lines]);
});

// IMPORT-33
test.each([
  ['FIRE', 'Leave by the stairs.', 'Meet at the bike racks.'],
  ['', 'In a fire, call 911.', 'Never go back in.'],
])('an emergency below a revision history is not left out: %s', (...lines) => {
  const text = TITLES.map((name) => `${name.toUpperCase()}\n\n${numbered.join('\n')}`);
  const list = ['Revision history', 'Added the tree.', ...lines].filter(Boolean).join('\n');
  const left = leftIn(textBlocks([...text, list].join('\n\n')));
  for (const line of lines) expect(left).not.toContain(line);
});

/** Returns each manner with a line first, or last of all. */
const withLine = (text: string, at: 'first' | 'last') =>
  MANNERS.map(([, blocks]) =>
    at === 'first' ? [apart(text), ...blocks] : [...blocks, apart(text)],
  );

// IMPORT-33
test.each([
  'Please call the warden immediately.',
  'You must call the warden immediately.',
  'The warden must be told at once.',
  'When in doubt call the RD.',
  'Do not remove the student from the room.',
  'Do not copy the key.',
  'Confidential: do not tell the parents.',
  'If found asleep, wake them.',
  'Keep in the room with the student.',
  'Ring the warden at once',
  'Then lock up.',
  'Update the RD every hour.',
  'Log every call before you leave.',
  'Someone always stays with the student.',
  'Note: the key is in box 4',
  'Tip: the radio works best by the window.',
])('the last line %j is not left out', (text) => {
  for (const blocks of withLine(text, 'last')) expect(leftIn(blocks)).toEqual([]);
});

// IMPORT-17
test.each([
  'Do not copy this binder.',
  'Do not copy or share.',
  'If found, return it to the desk.',
])('the last line %j is about the document and is left out', (text) => {
  const mail = MANNERS.flatMap(([name, blocks]) => (name === 'mail' ? blocks : []));
  expect(leftIn([...mail, apart(text)])).toEqual([text]);
});

// IMPORT-33
test.each([
  'If in doubt, call 911',
  'In a fire: leave by the stairs',
  'Ring the warden at once',
  'DANGER: Do not go back in',
  'WARNING: GAS LEAK',
  'FIRE: everyone out by the stairs.',
  'Then lock up.',
  'When in doubt call the RD.',
  'Naloxone is in the lodge cupboard',
  'Poison Control 1-800-222-1222',
  'EMERGENCY 911',
])('the first line %j is neither left out nor read as a chapter', (text) => {
  for (const blocks of withLine(text, 'first')) {
    const { uses } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    expect(['out', 'chapter']).not.toContain(uses[0]);
  }
});

// IMPORT-3
test('a heading in capitals that begins like a command is not read as a procedure', () => {
  const others = MANNERS.flatMap(([name, blocks]) => (name === 'mail' ? blocks : []));
  const { uses } = guessIssues([apart('CALL SHEET'), ...others], {
    name: 'Binder',
    campus: BINDER_CAMPUS,
  });
  expect(uses[0]).not.toBe('title');
});

// IMPORT-32
test('a first page of two short lines is not left out', () => {
  const page = ['A student talks about ending their life.', 'Stay. Call counseling.'];
  for (const [, blocks] of MANNERS)
    expect(leftIn([...page.map((text) => apart(text)), ...blocks])).toEqual([]);
});

// IMPORT-33
test('a warning after the last procedure does not turn that procedure into a chapter', () => {
  const seizure = ['Seizure', 'Time it.', 'Head on something soft.', 'Nothing in the mouth.'];
  const end = ['Thanks for all you do!', 'WARNING: GAS LEAK', 'Dana Reyes'];
  const others = ['Lockout', 'Ask for the name.', 'Open the door.', 'Noise', 'Knock.', 'Listen.'];
  const blocks = [...others, ...seizure, ...end].map((text) => apart(text));
  expect(leftIn(blocks).filter((text) => seizure.includes(text) || text === end[1])).toEqual([]);
});

// IMPORT-33
test('a line with two blanks that says what to do is not a form', () => {
  const page = [
    heading('Fire panel'),
    apart('If fire, pull ____ and call ____.'),
    apart('Get out.'),
  ];
  const word = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  expect(leftIn([...page, ...word])).toEqual([]);
});

// IMPORT-32
test.each(['Contents', 'Revision history', 'About this binder', 'Welcome', 'Duty Binder 2025'])(
  'an urgent line is not left out below the heading %s',
  (title) => {
    for (const said of ['DANGER: Do not go back in', 'Ring the warden at once', 'NEVER go back'])
      for (const [, blocks] of MANNERS)
        expect(leftIn([heading(title), apart(said), ...blocks])).not.toContain(said);
  },
);

// IMPORT-32
test('numbered instructions below a heading about the document are not left out', () => {
  const orders = ['Turn the power back on.', 'Tell the residents.'];
  const word = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  const page = orders.map((text, at) => apart(text, { kind: 'numbered', label: `${at + 1}.` }));
  expect(leftIn([heading('Using this binder'), ...page, ...word])).not.toContain(orders[0]);
});

// IMPORT-32
test.each([
  ['Emergency shutoffs:', ['Gas: alley, yellow lever', 'Water: cellar']],
  ['GAS LEAK', ['Out. No lights. Phone from outside.']],
  ['Choking', ['Five back blows, then five thrusts.']],
])('a page about an emergency in a line or two is not left out: %s', (title, texts) => {
  for (const [, blocks] of MANNERS) {
    const page = [apart(title), ...texts.map((text) => apart(text))];
    expect(leftIn([...page, ...blocks])).toEqual([]);
    expect(leftIn([...blocks, ...page])).toEqual([]);
  }
});

// IMPORT-36
test.each(MANNERS)(
  'the title of an emergency whose steps are a few words each is not marked as a guess in %s',
  (_, all) => {
    const steps = ['Time it.', 'Head on something soft.', 'Nothing in the mouth.'];
    const at = all.findIndex(({ text }) => /noise/i.test(text));
    const seizure = all.slice(at, 2 * at).map((one, nth) => {
      const text =
        nth === 0 ? one.text.replace('NOISE', 'SEIZURE').replace('Noise', 'Seizure') : one.text;
      return {
        ...one,
        text: STEPS.reduce((said, step, of) => said.replace(step, steps[of] ?? ''), text),
      };
    });
    const blocks = [...all.slice(0, at), ...seizure, ...all.slice(at)];
    const { issues } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS });
    const titles = issues.map(({ title, isTitleGuessed }) => [title.toLowerCase(), isTitleGuessed]);
    expect(titles).toContainEqual(['seizure', false]);
  },
);

// IMPORT-26
test('a title about the document itself is marked as a guess', () => {
  const word = MANNERS.flatMap(([name, blocks]) => (name === 'word' ? blocks : []));
  const page = STEPS.map((step, at) => apart(step, { kind: 'numbered', label: `${at + 1}.` }));
  const { issues } = guessIssues(
    [...word.slice(0, 4), heading('Last updated by Dana'), ...page, ...word.slice(4)],
    { name: 'Binder', campus: BINDER_CAMPUS },
  );
  expect(issues.flatMap((one) => (one.isTitleGuessed ? [one.title] : []))).toEqual([
    'Last updated by Dana',
  ]);
});
