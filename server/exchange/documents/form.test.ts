import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '#core/fixtures/binder-outline.ts';
import { problemsInExchanged } from '#core/exchange/exchange.ts';
import { exchangedGuess } from '#core/import/guessed-issue.ts';
import { guessIssues } from '#core/import/guessed-issues.ts';
import { workbookFile } from '../../test/office-files.ts';
import { languageCalled } from './base/form-languages.ts';
import { readDocument } from './read-document.ts';

const CHOICES = [
  ['list_name', 'name', 'label::English (en)', 'label::Deutsch (de)'],
  ['yes_no', 'yes', 'Yes', 'Ja'],
  ['yes_no', 'no', 'No', 'Nein'],
  ['state', 'bad', 'It is bad'],
  ['state', 'good', 'It is good'],
  ['place', 'a', 'Kitchen'],
  ['place', 'b', 'Bathroom'],
  ['place', 'c', 'Bedroom'],
  ['binary', '1', 'Locked'],
  ['binary', '0', 'Open'],
];

type Rows = readonly (readonly string[])[];

function formOf(sheets: Readonly<Record<string, Rows>>) {
  const source = readDocument({ name: 'form.xlsx', bytes: workbookFile(sheets) });
  const { blocks, kind } = source;
  expect(kind).toBe('form');
  const { issues } = guessIssues(blocks, { name: 'Form', campus: BINDER_CAMPUS });
  return { source, blocks, issues, outline: outlineText(issues) };
}

const readForm = (rows: Rows) =>
  formOf({
    survey: [
      ['type', 'name', 'label::English (en)', 'label::Deutsch (de)', 'hint', 'relevant'],
      ...rows,
    ],
    choices: CHOICES,
    settings: [['form_title'], ['Water leak']],
  });

// IMPORT-11
test.each<[string, readonly (readonly string[])[], string]>([
  [
    'notes, questions and choices in the first language',
    [
      ['start', 'start'],
      ['note', 'intro', 'Read this.', 'Lies das.', 'Slowly'],
      ['select_one yes_no', 'wet', 'Is the floor wet?'],
      ['select_one place', 'where', 'Where?'],
      ['select_one state', 'how', 'How is it?'],
      ['acknowledge', 'told', 'Tell the resident.'],
      ['calculate', 'sum', ''],
    ],
    `Water leak [Water]
1 Read this. / Slowly
2 Is the floor wet? | yes next, no next
3 Where? / • Kitchen / • Bathroom / • Bedroom
4 How is it? | yes next, no next
5 Tell the resident.`,
  ],
  [
    'rows of one answer and then of the other',
    [
      ['select_one yes_no', 'wet', 'Is the floor wet?'],
      ['note', 'bin', 'Put a bin.', '', '', "${wet} = 'yes'"],
      ['note', 'close', 'Close the door.', '', '', "selected(${wet}, 'yes')"],
      ['note', 'fine', 'Look again later.', '', '', "${wet}='no'"],
      ['note', 'end1', 'Write it down.'],
    ],
    `Water leak [Water]
1 Is the floor wet? | yes next, no 4
2 Put a bin.
3 Close the door. | 5
4 Look again later.
5 Write it down.`,
  ],
  [
    'a question within the rows of an answer, to the end of the form',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['select_one yes_no', 'b', 'B?', '', '', "${a} = 'yes'"],
      ['note', 'c', 'C.', '', '', "${b} = 'yes'"],
      ['note', 'd', 'D.', '', '', "${a} = 'no'"],
    ],
    `Water leak [Water]
1 A? | yes next, no 4
2 B? | yes next, no end
3 C. | end
4 D.`,
  ],
  [
    'what no way can say stays words',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['note', 'b', 'B.'],
      ['note', 'c', 'C.', '', '', "${a} = 'yes'"],
      ['note', 'd', 'D.', '', '', "${a} = 'yes' and ${b} > 3"],
    ],
    `Water leak [Water]
1 A? | yes next, no next
2 B.
3 Only if “A?” is “Yes”: / C.
4 Only if “A?” is “Yes” and “B.” > 3: / D.`,
  ],
  [
    'a group with a condition of its own, and rows without names',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['begin_group', 'g', 'Group', '', '', "${a} = 'yes'"],
      ['note', 'b', 'B.'],
      ['end_group', ''],
      ['note', 'c', 'C.'],
    ],
    `Water leak [Water]
1 A? | yes next, no 4
2 Group
3 B.
4 C.`,
  ],
  [
    'a group within an answer, past which the other answer leads',
    [
      ['select_one yes_no', 'hurt', 'Hurt?'],
      ['begin group', 'g', 'First aid', '', '', "${hurt} = 'yes'"],
      ['select_one yes_no', 'breath', 'Breathing?'],
      ['note', 'cpr', 'Start CPR.', '', '', "${breath} = 'no'"],
      ['end group'],
      ['note', 'write', 'Write it down.'],
    ],
    `Water leak [Water]
1 Hurt? | yes next, no 5
2 First aid
3 Breathing? | yes 5, no next
4 Start CPR.
5 Write it down.`,
  ],
  [
    'conditions in every way of writing them',
    [
      ['select_one yes_no', 'a', 'A?'],
      ['note', 'b', 'B.', '', '', 'not(selected(${a}, ‘no’))'],
      ['note', 'c', 'C.', '', '', '${ a }!="yes"'],
      ['select_one yes_no', 'd', 'D?'],
      ['note', 'e', 'E.', '', '', "(${a} = 'yes' or ${a} = 'no') and ${d} = 'no'"],
      ['note', 'f', 'F.', '', '', 'true()'],
      ['note', 'g', 'G.', '', '', 'false()'],
    ],
    `Water leak [Water]
1 A? | yes next, no 3
2 B. | 4
3 C.
4 D? | yes 6, no next
5 E.
6 F.`,
  ],
  [
    'choices by numbers, and an answer on which two steps far apart depend',
    [
      ['select_one binary', 'a', 'A?'],
      ['note', 'b', 'B.', '', '', '${a} = 1'],
      ['note', 'c', 'C.'],
      ['note', 'd', 'D.', '', '', '${a} = 0'],
    ],
    `Water leak [Water]
1 A? | yes next, no 3
2 B.
3 C.
4 Only if “A?” is “Open”: / D.`,
  ],
  [
    'a condition on a question of three choices, a number, and what cannot be read',
    [
      ['select_one yes_no', 'wet', 'Wet?'],
      ['select_one place', 'where', 'Where?', '', '', "${wet} = 'yes'"],
      ['note', 'k', 'Mop.', '', '', "${wet} = 'yes' and selected(${where}, 'a')"],
      ['note', 'n', 'Count.', '', '', "${wet} = 'yes' and count-selected(${where}) > 1"],
      ['note', 'z', 'Leave.'],
    ],
    `Water leak [Water]
1 Wet? | yes next, no 5
2 Where? / • Kitchen / • Bathroom / • Bedroom
3 Only if “Where?” includes “Kitchen”: / Mop.
4 Only if count-selected(“Where?”) > 1: / Count.
5 Leave.`,
  ],
  [
    'a step never leads where nothing says so, with no names to lead by',
    [
      ['select_one yes_no', '', 'A?'],
      ['note', '', 'B.'],
      ['note', '', 'C.', '', '', "${a} = 'yes'"],
    ],
    `Water leak [Water]
1 A? | yes next, no next
2 B.
3 Only if “a” is “yes”: / C.`,
  ],
  [
    'words as people are shown them',
    [
      ['text', 'who', '<span style="color:red">Who</span> **called** you?'],
      ['note', 'told', 'Tell ${who} and ${my_sum}.', '', '_Slowly_, __please__'],
      ['select_one place or_other', 'p', '### Where?'],
      ['select_one yes_no or_other', 'q', 'Dry?'],
    ],
    `Water leak [Water]
1 Who called you?
2 Tell “Who called you?” and “my sum”. / Slowly, please
3 Where? / • Kitchen / • Bathroom / • Bedroom / • Other
4 Dry? / • Yes / • No / • Other`,
  ],
])('%s', (_, rows, outline) => {
  expect(readForm(rows).outline).toBe(outline);
});

// IMPORT-11
test('only a step whose condition stays in words is marked', () => {
  const { issues } = readForm([
    ['select_one yes_no', 'a', 'A?'],
    ['note', 'b', 'B.'],
    ['note', 'c', 'C.', '', '', "${a} = 'yes'"],
    ['note', 'd', 'D.'],
  ]);
  expect(issues[0]?.steps.map(({ marks }) => marks)).toEqual([['ANSWERS'], [], ['CONDITION'], []]);
});

// IMPORT-2, IMPORT-11
test('parts that the form shows to nobody are kept apart from the steps', () => {
  const { blocks, outline, issues } = formOf({
    survey: [
      ['type', 'name', 'label', 'guidance_hint', 'constraint_message', 'image', 'appearance'],
      ['calculate', 'sum', 'Sum of all'],
      ['hidden', 'source', 'Source'],
      ['begin group', 'inputs', 'Inputs', '', '', '', 'hidden'],
      ['text', 'id', 'Identity'],
      ['end group'],
      ['text', 'room', 'Room', 'Three digits', 'Not a floor', 'door.png'],
    ],
  });
  expect(outline).toBe('Form [Other]\n1 Room / Three digits / Not a floor');
  expect(issues[0]?.steps[0]?.marks).toEqual(['LOST_PICTURE']);
  expect(blocks.flatMap(({ aside, text }) => (aside ? [[aside, text]] : []))).toEqual([
    ['hidden', 'Sum of all'],
    ['hidden', 'Source'],
    ['hidden', 'Inputs'],
    ['hidden', 'Identity'],
    ['drawing', 'door.png'],
  ]);
});

// IMPORT-11
test.each([
  [['type', 'name', 'label:English', 'Relevance'], 'select one from yn', 'list name'],
  [['Command', 'Tag', 'Caption', 'bind::relevant'], 'select1 yn', 'list_name'],
  [
    ['type', 'name', 'Label :: English (en)', 'relevant'],
    'add select one prompt using yn',
    'list_name',
  ],
])('columns may be called %j', (header, type, list) => {
  const { outline } = formOf({
    survey: [
      header,
      [type, 'a', 'Loud?'],
      ['note', 'n', 'Knock.', "${a} = 'yes'"],
      ['note', 'm', 'Go.'],
    ],
    choices: [
      [list, 'value', header[2] ?? ''],
      ['yn', 'yes', 'Yes'],
      ['yn', 'no', 'No'],
    ],
  });
  expect(outline).toBe('Form [Noise complaint]\n1 Loud? | yes next, no 3\n2 Knock.\n3 Go.');
});

// IMPORT-11
test.each([
  ['English (en)', '1 Call.\n2 Write.\n3 Partez.'],
  ['en', '1 Call.\n2 Write.\n3 Partez.'],
  ['English', '1 Call.\n2 Write.\n3 Partez.'],
  ['', '1 Appelez.\n2 Write.\n3 Partez.'],
])('a form in the language %j has every row that is in any language', (language, steps) => {
  const { outline } = formOf({
    survey: [
      ['type', 'name', 'label::French (fr)', 'label::English (en)'],
      ['note', 'a', 'Appelez.', 'Call.'],
      ['note', 'b', '', 'Write.'],
      ['note', 'c', 'Partez.'],
    ],
    settings: [
      ['form_title', 'default_language'],
      ['Visitor', language],
    ],
  });
  expect(outline).toBe(`Visitor [Other]\n${steps}`);
});

// TRANSLATE-14
test('labels in other languages are imported as translations if every line of a text has one', () => {
  const { source, issues } = formOf({
    survey: [
      [
        'type',
        'name',
        'label::English (en)',
        'label::Español',
        'label::Klingon',
        'hint',
        'hint::Español',
      ],
      ['note', 'intro', 'Read this.', 'Lee esto.', 'yIlaD', 'Slowly', 'Despacio'],
      ['select_one yes_no', 'wet', 'Is the floor wet?', '¿Está mojado el suelo?'],
      ['select_one state', 'how', 'How is ${wet}?', '¿Cómo está ${wet}?'],
      ['note', 'left', 'Call the desk.', ''],
      ['note', 'again', 'Look.', 'Mira.'],
      ['note', 'twice', 'Look.', 'Observa.'],
    ],
    choices: [
      ['list_name', 'name', 'label::English (en)', 'label::Español'],
      ['yes_no', 'yes', 'Yes', 'Sí'],
      ['yes_no', 'no', 'No', 'No'],
      ['state', 'bad', 'It is bad', 'Está mal'],
      ['state', 'good', 'It is good', 'Está bien'],
    ],
    settings: [
      ['form_title', 'default_language'],
      ['Water leak', 'English (en)'],
    ],
  });
  expect(Object.keys(source.translations ?? {})).toEqual(['es']);
  const [issue] = issues;
  const file = issue && exchangedGuess('id', issue, source.translations);
  const texts = Object.entries(file?.translations?.es ?? {}).map(
    ([place, one]) => `${place.replace(/^step\/[^/]*\//, '')}: ${one?.of} = ${one?.text}`,
  );
  expect(texts.toSorted()).toEqual([
    'noAction.customText: It is good = Está bien',
    'question: How is “Is the floor wet?”? = ¿Cómo está “¿Está mojado el suelo?”?',
    'question: Is the floor wet? = ¿Está mojado el suelo?',
    'question: Read this.\nSlowly = Lee esto.\nDespacio',
    'yesAction.customText: It is bad = Está mal',
  ]);
  expect(file && problemsInExchanged(file)).toEqual([]);
});

// TRANSLATE-14
test('a form in one language brings no translation', () => {
  const { source } = formOf({
    survey: [
      ['type', 'name', 'label'],
      ['note', 'a', 'Look.'],
    ],
  });
  expect(source).not.toHaveProperty('translations');
});

// TRANSLATE-14
test.each([
  ['Español (es)', 'es'],
  ['es-MX', 'es'],
  ['Spanish', 'es'],
  ['français', 'fr'],
  ['Simplified Chinese', 'zh-Hans'],
  ['Chinese (zh-Hant)', 'zh-Hant'],
  ['English (en)', 'en'],
  ['klingon', undefined],
  ['', undefined],
])('a form calls %j the language %s', (name, language) => {
  expect(languageCalled(name)).toBe(language);
});
