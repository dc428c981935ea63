import { expect, test } from 'vitest';
import { BINDER_CAMPUS, outlineText } from '../../fixtures/binder-outline.ts';
import { readAnswers } from '../phrases/answers.ts';
import { guessIssues } from '../guessed-issues.ts';
import type { BlockUse } from '../outline/outline.ts';
import { lineBlock, type SourceBlock } from '../paragraphs/source.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';
import type { Way } from '../phrases/ways.ts';

const wayText = (way: Way | undefined): string => {
  if (!way) return '';
  return way.to === 'step' ? ` > ${way.label}` : ` > ${way.to}`;
};

/** Returns a text as it is read: its question, then each answer with what to do and where it goes; 'words' if it is not plain. */
function readText(text: string): string {
  const read = readAnswers(text);
  if (!read) return 'words';
  const answers = read.answers.map(
    ({ answer, done, goes }) =>
      `${answer}: ${text.slice(done.from, done.to).trim()}${wayText(goes?.way)}`,
  );
  return [text.slice(0, read.asked).trim(), ...answers].join(' | ');
}

// IMPORT-4
test.each([
  ['Is it out? If yes, go to step 4.', 'Is it out? | yes:  > 4'],
  ['Is it out? If so, stop here. If not, call 999.', 'Is it out? | yes:  > end | no: call 999.'],
  ['Is it out? Yes: continue. No - skip to question 2b.', 'Is it out? | yes:  > next | no:  > 2b'],
  ['Is it out? If no go to step 3', 'Is it out? | no:  > 3'],
  [
    'Look. If there is smoke, call 999 and go to step 5.',
    'Look. If there is smoke | yes: call 999 > 5',
  ],
  [
    'If there is smoke go to Step 5; otherwise continue to the next step.',
    'If there is smoke | yes:  > 5 | no:  > next',
  ],
  ['If the alarm does not stop, go to step 6.', 'If the alarm does not stop | yes:  > 6'],
  [
    'Who comes? If they are drunk, high, or upset, stay. If they are well, leave.',
    'Who comes? | own: stay. | own: leave.',
  ],
  ['Is it out? Yes. Call 999. No. Go to step 4.', 'Is it out? | yes: Call 999. | no:  > 4'],
  ['Is it out? Yes? Wait. No? Call 999.', 'Is it out? | yes: Wait. | no: Call 999.'],
  [
    'Find out whether it is locked. If it is, wait. If it isn’t, close it.',
    'Find out whether it is locked. | yes: wait. | no: close it.',
  ],
  ['Is it out? (a) Yes – wait. (b) No – call.', 'Is it out? | yes: wait. | no: call.'],
  ['Is it out? Yes (go to 5), No (go to 7)', 'Is it out? | yes:  > 5 | no:  > 7'],
  ['Is it out? If ‘yes’, wait. If ‘no’, call.', 'Is it out? | yes: wait. | no: call.'],
  ['Is it out? If yes skip to 5, else continue.', 'Is it out? | yes:  > 5 | no:  > next'],
  ['Where is it? Lobby: wait. Stairs: call.', 'Where is it? | own: wait. | own: call.'],
  [
    'Who opens? If it is the host, talk. If nobody opens, leave and go to step 4.',
    'Who opens? | own: talk. | own: leave > 4',
  ],
])('%s is read as a question with answers', (text, read) => {
  expect(readText(text)).toBe(read);
});

// IMPORT-4
test.each([
  'If no one answers, call Security.',
  'If not sure, ask the warden.',
  'Is it out? If yes to any of them, call 999.',
  'May I stay? No.',
  'No, do not enter. Yes, wait.',
  'No smoking in the rooms: it is forbidden.',
  'Is it out? If yes, go to step 4. Then call the warden.',
  'Is it out? If yes, go to step 4. If yes, go to step 5.',
  'Is it out? If yes, call 999 if it is bad, otherwise wait.',
  'Is it out? If yes, wait. If they do not open, call.',
  'Ask if they feel safe. If they do not, find a room.',
  'Ask for the name. Note: it may be another. Room: the one they sleep in.',
  'Who is it? Note: write the name.',
  'If they agree, walk them over.',
  'If they agree, walk them over; otherwise call the warden.',
  'Do not go to step 4.',
  'Before you go to step 4, knock.',
  'If you were told no further action is needed.',
  'If it is out, you can go to step 4.',
  'If it is out, do not go to step 4.',
  'If it is out, knock, wait, then go to step 4.',
  'If it is out, go to room 4.',
  'If it is out, go to step four.',
  'Go to step 4.',
])('%s stays words', (text) => {
  expect(readText(text)).toBe('words');
});

// IMPORT-4
test.each([
  'Reset it, but never go to step 4.',
  'You may go to step 4.',
  'Wait until you go to step 4.',
  'Do not wait and go to step 4.',
])("'%s' is not read as a skip to step 4", (text) => {
  expect(readText(`Is it out? If yes, ${text}`)).not.toContain('> 4');
});

/** Returns the steps of a page as lines, with the answers' own words in brackets. */
function stepsOf(text: string): string {
  const { issues } = guessIssues(textBlocks(text), { name: 'Page', campus: BINDER_CAMPUS });
  const names = issues.flatMap((issue) =>
    issue.steps.map(({ step: { yesAction, noAction } }) => {
      const own = yesAction?.customText;
      return own === undefined ? '' : ` (${own}; ${noAction?.customText ?? ''})`;
    }),
  );
  const [, ...lines] = outlineText(issues).split('\n');
  return lines.map((line, index) => `${line}${names[index] ?? ''}`).join('\n');
}

// IMPORT-4, IMPORT-25
test.each([
  [
    'answers of several sentences below a question',
    'PAGE\n\n1. Is a host here?\nYES → Walk them to the host. Sign them in.\nNO → Ask them to leave. Watch.\n2. Log it.',
    '1 Is a host here? | yes next, no 3\n2 Walk them to the host. Sign them in. | 4\n3 Ask them to leave. Watch.\n4 Log it.',
  ],
  [
    'answers by arrows below a question without a question mark',
    'PAGE\n\n1. Is the water hot\nYES → Call. Stay away.\nNO → Mop it up. Then stop here.\n2. Log it.',
    '1 Is the water hot | yes next, no 3\n2 Call. Stay away. | 4\n3 Mop it up. | end\n4 Log it.',
  ],
  [
    'numbered answers below a question that names both',
    'PAGE\n\n1. Hot? Y/N\n2. Yes - call 999\n3. No - log it',
    '1 Hot? | yes next, no 3\n2 call [[contact:emergency]] | end\n3 log it',
  ],
  [
    'letters for both answers before a dash',
    'PAGE\n\n1. Is it late?\n   Y - stay\n   N - go\n2. Log it.',
    '1 Is it late? | yes next, no 3\n2 stay | 4\n3 go\n4 Log it.',
  ],
  [
    'both sides of a question, each on a line',
    'PAGE\n\nKnock.\nIs the noise still going?\nIf it is, ask them to stop.\nIf it isn’t, leave.\nCan they walk?\nIf they can, go along.\nIf they can’t, stay. STOP.\nLog it.',
    '1 Knock.\n2 Is the noise still going? | yes next, no 4\n3 ask them to stop. | 5\n4 leave.\n5 Can they walk? | yes next, no 7\n6 go along. | 8\n7 stay. | end\n8 Log it.',
  ],
  [
    'an answer that asks a question itself, below another question',
    'PAGE\n\nIs it loud?\nYes: ask them to stop.\nIf they do not, leave.\nLog it.',
    '1 Is it loud? | yes next, no 3\n2 ask them to stop.\n3 If they do not, leave.\n4 Log it.',
  ],
  [
    'a skip after an answer in other words',
    'PAGE\n\n1. Warm? Yes, call. Then stop here.\n2. Log it.',
    '1 Warm? Yes, call. Then stop here.\n2 Log it.',
  ],
  [
    'both answers below a step that is not a question',
    'PAGE\n\n1. Water\nYES → Call.\nNO → Mop it up. Then stop here.\n2. Log it.',
    '1 Water | yes next, no 3\n2 Call. | 4\n3 Mop it up. | end\n4 Log it.',
  ],
  [
    'a third answer, which is asked about before the No answer',
    'PAGE\n\n1. Who is it?\n   a. Yes: go to 2.\n   b. No: wait.\n   c. Nobody knows: call 999.\n2. Go.',
    '1 Who is it? | yes 5, no next\n2 Nobody knows | yes 4, no next\n3 wait. | 5\n4 call [[contact:emergency]].\n5 Go.',
  ],
  [
    'a third answer on the same line',
    'PAGE\n\n1. Hot? Yes: leave. No: stay. Unsure: call 999.\n2. Log it.',
    '1 Hot? | yes next, no 3\n2 leave. | 6\n3 Unsure | yes 5, no next\n4 stay. | 6\n5 call [[contact:emergency]].\n6 Log it.',
  ],
  [
    'checkboxes and letters of a form as answers with nothing to do',
    'PAGE\n\n1. Is it shut? ☐ Yes ☐ No ☐ N/A\n2. Lit? (Y / N)\n3. Out (y/n)?\n4. Log it.',
    '1 Is it shut? | yes next, no next\n2 Lit? | yes next, no next\n3 Out | yes next, no next\n4 Log it.',
  ],
  [
    'answers in brackets and with other signs',
    'PAGE\n\n1. Lit? (Y) wait. (N) call 999.\n2. Out?\n  Yes >> go in\n  No >> stay out\n3. Hurt? (if yes, call 999; if no, go on)\n4. Log it.',
    '1 Lit? | yes next, no 3\n2 wait. | 4\n3 call [[contact:emergency]].\n4 Out? | yes next, no 6\n5 go in | 7\n6 stay out\n7 Hurt? | yes next, no 9\n8 call [[contact:emergency]]\n9 Log it.',
  ],
  [
    'answers in a few words, with lettered numbers',
    'PAGE\n\n1. Do they live here?\n   1a. Yes, they do: walk them up.\n   1b. No, they do not: call a taxi.\n2. Log it.',
    '1 Do they live here? | yes next, no 3\n2 walk them up. | 4\n3 call a taxi.\n4 Log it.',
  ],
  [
    'an answer and its opposite below a step that is not a question',
    'PAGE\n\nCheck the roster.\n\nMatch: open up. Log the key.\n\nNo match: call 999.\n\nLeave.',
    '1 Check the roster. | yes next, no 3 (Match; No match)\n2 open up. Log the key. | 4\n3 call [[contact:emergency]].\n4 Leave.',
  ],
  [
    'a list below the name of an answer at the end of its question',
    'PAGE\n\n1. Do they want to go? If so,\n   a. help them,\n   b. drive them.\n   If not,\n   c. stay.\n2. Log it.',
    '1 Do they want to go? | yes next, no 4\n2 help them\n3 drive them. | 5\n4 stay.\n5 Log it.',
  ],
  [
    'both sides in words other than if',
    'PAGE\n\n1. Ask whether they can walk. Where they can, go along. Where they cannot, call 999.\n2. Log it.',
    '1 Ask whether they can walk. | yes next, no 3 (Where they can; Where they cannot)\n2 go along. | 4\n3 call [[contact:emergency]].\n4 Log it.',
  ],
  [
    'answers before a comma, below their question',
    'PAGE\n\n1. Lit?\n   - yes, then wait\n   - no, call 999\n2. Log it.',
    '1 Lit? | yes next, no 3\n2 wait | 4\n3 call [[contact:emergency]]\n4 Log it.',
  ],
  [
    'answers that are labeled as answers',
    'PAGE\n\n1. Lit?\nAnswer yes: go in. Go to step 3.\nAnswer no: wait.\n2. Rest, then stop.\n3. Log it.',
    '1 Lit? | yes next, no 3\n2 go in. | 5\n3 wait.\n4 Rest | end\n5 Log it.',
  ],
  [
    'skips to Roman numerals, and the answer nobody',
    'PAGE\n\ni. Ask whether anyone fell.\n   - If anyone has, call 999 and go to (iv).\n   - If nobody has, proceed to III.\nii. Rest.\niii. Wait.\niv. Log it.',
    '1 Ask whether anyone fell. | yes next, no 4\n2 call [[contact:emergency]] | 5\n3 Rest.\n4 Wait.\n5 Log it.',
  ],
  [
    'roles after answers, which are not answers',
    'PAGE\n\n1. Desk: Radio.\n2. Out?\nYes: go in.\nNo: stay.\nDesk: log it.\nGuard: leave.',
    '1 Desk: Radio.\n2 Out? | yes next, no 4\n3 go in. | 5\n4 stay.\n5 Desk: log it.\n6 Guard: leave.',
  ],
  [
    'terms and their definitions, which are not third answers',
    'PAGE\n\n1. Lit?\n   - If yes\n   - Go out. End of procedure.\n   - If no\n   - Look again.\n2. Log it.',
    '1 Lit? | yes next, no 3\n2 Go out. | end\n3 Look again.\n4 Log it.',
  ],
  [
    'skips by the words of a step, to the last step, and to the end',
    'PAGE\n\n1. Hit?\n   - Yes: call 999. Jump to "Write it".\n   - No: wait → done.\n2. Lit?\n   - Yes: go out. Skip to the last box.\n   - No: then step 4.\n3. Rest. That ends the matter.\n4. Write it down.\n5. Call the dean.',
    '1 Hit? | yes next, no 3\n2 call [[contact:emergency]]. | 7\n3 wait | end\n4 Lit? | yes next, no 7\n5 go out. | 8\n6 Rest. | end\n7 Write it down.\n8 Call the dean.',
  ],
  [
    'a number after the lines of an answer',
    'PAGE\n\n1. Is it strong?\n\nYES\nPull it.\nLeave.\n\nNO\nTurn it off.\n\n2. Log it.',
    '1 Is it strong? | yes next, no 4\n2 Pull it.\n3 Leave. | 5\n4 Turn it off.\n5 Log it.',
  ],
  [
    'letters with answers, and a number without the word step',
    'PAGE\n\n1) Ask.\n2) Is it their room?\n   a. Yes: go to 3.\n   b. No: do not open. Call 999.\n3) Open.',
    '1 Ask.\n2 Is it their room? | yes 4, no next\n3 do not open. Call [[contact:emergency]].\n4 Open.',
  ],
  [
    'lines that only name an answer, with consecutive numbers',
    'PAGE\n\n1. Does anybody answer?\nIf yes:\n2. Ask what they drank.\nIf no:\n3. Call 999.',
    '1 Does anybody answer? | yes next, no 3\n2 Ask what they drank. | end\n3 Call [[contact:emergency]].',
  ],
  [
    'answers without a comma',
    'PAGE\n\n1. Is anybody missing? If yes tell the fire officer. If no wait.\n2. Stay.',
    '1 Is anybody missing? | yes next, no 3\n2 tell the fire officer. | 4\n3 wait.\n4 Stay.',
  ],
  [
    'a question within an answer',
    'PAGE\n\n1. Is it loud? If yes, knock. Is it quiet now? If no, call Security.\n2. Log it.',
    '1 Is it loud? If yes, knock. Is it quiet now? If no, call [[contact:security]].\n2 Log it.',
  ],
  [
    'items next to the name of an answer',
    'PAGE\n\n1. Is it false?\n   a. If yes:\n   b. get the name,\n   c. file it.\n   d. If no: go on.\n2. Log it.',
    '1 Is it false? | yes next, no 4\n2 get the name\n3 file it.\n4 Log it.',
  ],
  [
    'a condition above a list, and an otherwise',
    'PAGE\n\n1. Knock.\n2. If nobody opens:\n   - Knock again.\n   - Leave.\n3. Otherwise:\n   - Talk.\n4. Log it.',
    '1 Knock.\n2 If nobody opens | yes next, no 5\n3 Knock again.\n4 Leave. | 6\n5 Talk.\n6 Log it.',
  ],
  [
    'names of answers before a tab, and both on one line',
    'PAGE\n\n1. Warm?\n\tYES\tOpen it. Wait.\n\tNO\tCall 999.\n2. Out? yes -> wait, no -> leave\n3. Log it.',
    '1 Warm? | yes next, no 3\n2 Open it. Wait. | 4\n3 Call [[contact:emergency]].\n4 Out? | yes next, no 6\n5 wait | 7\n6 leave\n7 Log it.',
  ],
  [
    'arrows below a step that is not a question',
    'PAGE\n\n- Get the name\n  - says it → walk up\n  - cannot → call 999\n- Log it.',
    '1 Get the name | yes next, no 3 (says it; cannot)\n2 walk up | 4\n3 call [[contact:emergency]]\n4 Log it.',
  ],
  [
    'skips in other words',
    'PAGE\n\n- Knock.\n- Open the tap.\n- Does it run?\n  - Yes: good.\n  - No: call 999.\n- Sure?\n  - Yes: you are done.\n  - No: nothing more.\n- Log it.',
    '1 Knock.\n2 Open the tap.\n3 Does it run? | yes 5, no next\n4 call [[contact:emergency]].\n5 Sure? | yes end, no next\n6 Log it.',
  ],
  [
    'an explanation of a step, and a word broken between lines',
    'PAGE\n\n1. Open the door.\n\nIt may stick.\n\n2. Recom-\n   mend a walk-in.\n3. Go to the walk-\n   in.',
    '1 Open the door. / It may stick.\n2 Recommend a walk-in.\n3 Go to the walk-in.',
  ],
  [
    'only a number on the rest of a line',
    'PAGE\n\n1. Do they have the card with them? If no, go to\n   3.\n2. Sign out the loaner key in the yellow log, with\n   the time.\n3. Go.',
    '1 Do they have the card with them? | yes next, no 3\n2 Sign out the loaner key in the yellow log, with the time.\n3 Go.',
  ],
  [
    'checkboxes of any kind in front of steps and answers',
    'PAGE\n\n❑ Windows shut\n❑ Anything left?\n  ❒ yes – bag it\n  ❒ no – go on\n❑ Radio the base:\nwho and where\n❑ Lock up',
    '1 Windows shut\n2 Anything left? | yes next, no 4\n3 bag it\n4 Radio the base: who and where\n5 Lock up',
  ],
  [
    'a line after the list of an answer',
    'PAGE\n\nIs it safe?\nIf yes:\n- Wait.\n- Talk.\nIf no:\n- Leave.\n\nAfterwards ring the dean.',
    '1 Is it safe? | yes next, no 4\n2 Wait.\n3 Talk. | 5\n4 Leave.\n5 Afterwards ring the dean.',
  ],
  [
    'a skip in the last sentence',
    'PAGE\n\n1. Is it one room?\n- If yes: check the valve. Done.\n- If no: go on with step 3.\n2. Wait.\n3. Call.',
    '1 Is it one room? | yes next, no 4\n2 check the valve. | end\n3 Wait.\n4 Call.',
  ],
  [
    'two answers in their own words, below a question',
    'PAGE\n\n1. When was it used?\n   a. Today: send a text.\n   b. Before today: go in. Look.\n2. Log it.',
    '1 When was it used? | yes next, no 3 (Today; Before today)\n2 send a text. | 4\n3 go in. Look.\n4 Log it.',
  ],
  [
    'three answers, each with steps below it',
    'PAGE\n\n1. What does it smell like?\n   - Eggs\n      - Walk out.\n      - Call 999.\n   - Plastic:\n      - Feel the walls.\n   - Neither: go on.\n2. Log it.',
    '1 What does it smell like? / Eggs | yes next, no 4\n2 Walk out.\n3 Call [[contact:emergency]]. | 6\n4 Plastic | yes next, no 6\n5 Feel the walls.\n6 Log it.',
  ],
  [
    'answers on lines between the numbers',
    'PAGE\n\n1. Which is out?\n\nOne tap: tell them.\n\nAll taps: call 999.\n\n2. Log it.',
    '1 Which is out? | yes next, no 3 (One tap; All taps)\n2 tell them. | 4\n3 call [[contact:emergency]].\n4 Log it.',
  ],
  [
    'a question within an answer, answered below it',
    'PAGE\n\n1. Do they wake?\n   - Yes: ask if they live here.\n      - yes → home.\n      - no → out.\n   - No: call 999.\n2. Log it.',
    '1 Do they wake? | yes next, no 5\n2 ask if they live here. | yes next, no 4\n3 home. | 6\n4 out. | 6\n5 call [[contact:emergency]].\n6 Log it.',
  ],
])('steps are read from %s', (_, text, steps) => {
  expect(stepsOf(text)).toBe(steps);
});

const item = (text: string, level: number): SourceBlock =>
  lineBlock(text, { kind: 'numbered', level, label: `${level}`, isApart: true });

// IMPORT-3
test('text below a step in a heading belongs to that step', () => {
  const blocks = [
    lineBlock('Page', { kind: 'heading', level: 1 }),
    lineBlock('Step 1: Ring', { kind: 'heading', level: 2 }),
    lineBlock('Let it ring.', { isApart: true }),
    lineBlock('Step 2: Go', { kind: 'heading', level: 2 }),
    lineBlock('At once.', { isApart: true }),
  ];
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe('Page [Other]\n1 Ring / Let it ring.\n2 Go / At once.');
});

// IMPORT-4
test('steps below an answer are separate steps, and both answers join at the step after them', () => {
  const blocks = [
    lineBlock('Page', { kind: 'heading', level: 1 }),
    item('Have they?', 0),
    item('Yes', 1),
    item('Call 999.', 2),
    item('Go down.', 2),
    item('No', 1),
    item('Is it late?', 2),
    item('If yes, wait.', 3),
    item('If no, call Security.', 3),
    item('Log it.', 0),
  ];
  const { issues } = guessIssues(blocks, { name: 'Page', campus: BINDER_CAMPUS });
  expect(outlineText(issues)).toBe(`Page [Other]
1 Have they? | yes next, no 4
2 Call [[contact:emergency]].
3 Go down. | 7
4 Is it late? | yes next, no 6
5 wait. | 7
6 call [[contact:security]].
7 Log it.`);
});

// IMPORT-35
test.each([
  ['a question without answers', '1. Is it out?\n2. Wait.'],
  [
    'lines that could be answers',
    '1. Read the dial:\n   - Low: top it up.\n   - High: shut it.\n2. Go.',
  ],
  [
    'a question without a question mark, above names of answers',
    '1. Is it shut -\nyes and lit: go\n2. Go.',
  ],
  [
    'an answer nested below the first of two',
    '1. Which light is on?\n   - Green: leave it.\n      - If no, call 999.\n   - Red: go out.\n2. Go.',
  ],
  ['an arrow', '1. Red light → reset.\n2. Go.'],
  ['something to find out', '1. See whether they are in.\n2. Go.'],
  ['an answer that could be a sentence', '1. Knock.\n2. No, do not enter.'],
  ['two sides of a condition', '1. If it is hot, leave. If not, go in.\n2. Go.'],
  ['a question in front of an action', '1. Still hot? Leave.\n2. Go.'],
  ['a condition with more words', '1. Leave.\n2. If yes to smoke, call; if no, wait.\n3. Go.'],
  ['a condition about something above', '1. Knock.\n2. If they are, leave.\n3. Go.'],
  [
    'what somebody says or does not say',
    '1. Ring the leader.\n2. Leader knows them: open up.\n3. Leader does not know them: wait.\n4. Go.',
  ],
  ['text that may be for both answers', '1. Is it out? If yes, call. Then wait.\n2. Go.'],
])('%s stays words and is marked', (_, text) => {
  const [issue] = guessIssues(textBlocks(`PAGE\n\n${text}`), {
    name: 'Page',
    campus: BINDER_CAMPUS,
  }).issues;
  const steps = issue?.steps ?? [];
  expect(steps.map(({ step }) => step.answerType)).not.toContain('Yes or No');
  expect(steps.filter(({ marks }) => marks.includes('MAYBE_ANSWERS'))).toHaveLength(1);
});

// IMPORT-4
test.each([
  ['Purpose: To keep people safe.', []],
  ['Story: To keep people safe.', ['MAYBE_ANSWERS']],
])('“%s” above lines that could be its answers is marked with %j', (line, marks) => {
  const text = `FIRE\n\n${line}\n\n1. Stay calm. Stay with them.\n2. Write only facts. Go.`;
  const about = { name: 'Page', campus: BINDER_CAMPUS };
  expect(guessIssues(textBlocks(text), about).issues[0]?.steps[0]?.marks).toEqual(marks);
});

// IMPORT-9
test('a paragraph that somebody marks as a question or as an answer to the one above is one', () => {
  const blocks = [
    lineBlock('Leak', { kind: 'heading', level: 1 }),
    lineBlock('Look whether water comes through.'),
    lineBlock('Call Facilities. Wait for them.'),
    lineBlock('No - write it down, then stop here.'),
    lineBlock('Say thanks.'),
  ];
  const uses = new Map<number, BlockUse>([
    [1, 'question'],
    [2, 'yes'],
    [3, 'no'],
  ]);
  const { issues, left } = guessIssues(blocks, { name: 'Binder', campus: BINDER_CAMPUS }, uses);
  const steps = issues[0]?.steps.map(({ step }) => [step.question, step.answerType]);
  expect(steps?.[0]).toEqual(['Look whether water comes through.', 'Yes or No']);
  expect(steps?.map(([question]) => question).join(' ')).toContain('Wait for them.');
  expect(issues[0]?.steps[0]?.step.noAction?.actionType).toBe('Skip to a specific step');
  expect(left).toEqual([]);
  const alone = guessIssues(
    blocks,
    { name: 'Binder', campus: BINDER_CAMPUS },
    new Map([[4, 'question']]),
  );
  expect(alone.issues[0]?.steps.at(-1)?.step.answerType).toBe('Yes or No');
});

// IMPORT-9
test('a line that somebody marks as a question is one, even without clear answers', () => {
  const blocks = [
    lineBlock('Page', { kind: 'heading', level: 1 }),
    lineBlock('Is it locked? If yes, lend a key.', { kind: 'numbered', label: '1.' }),
    lineBlock('Note: A lock costs $75.'),
    lineBlock('Log it.', { kind: 'numbered', label: '2.' }),
  ];
  const about = { name: 'Page', campus: BINDER_CAMPUS };
  const [first] =
    guessIssues(blocks, about, new Map([[1, 'question' as const]])).issues[0]?.steps ?? [];
  expect(first?.step.answerType).toBe('Yes or No');
  expect(first?.step.question).toContain('If yes, lend a key.');
  expect(first?.marks).not.toContain('MAYBE_ANSWERS');
});

// IMPORT-9
test.each<[string, readonly string[], readonly (readonly [number, BlockUse])[], string]>([
  [
    'the question that somebody marked',
    ['Smell gas', 'Yes - go out', 'Stay outside', 'No - log it', 'Close.'],
    [
      [1, 'question'],
      [2, 'yes'],
      [4, 'no'],
    ],
    '1 Smell gas | yes next, no 4\n2 go out\n3 Stay outside | 5\n4 log it\n5 Close.',
  ],
  [
    'the step with the other answer',
    ['Smell gas', 'Yes - go out', 'Look again', 'Yes - look twice', 'No - log it', 'Close.'],
    [
      [1, 'question'],
      [2, 'yes'],
      [4, 'yes'],
      [5, 'no'],
    ],
    '1 Smell gas | yes next, no 3\n2 go out\n3 Look again | yes next, no 5\n4 look twice | 6\n5 log it\n6 Close.',
  ],
])('a paragraph that somebody marks as an answer belongs to %s', (_, texts, uses, steps) => {
  const blocks = [
    lineBlock('Page', { kind: 'heading', level: 1 }),
    ...texts.map((text, at) => lineBlock(text, { kind: 'numbered', label: `${at + 1}.` })),
  ];
  const about = { name: 'Page', campus: BINDER_CAMPUS };
  const { issues } = guessIssues(blocks, about, new Map(uses));
  expect(outlineText(issues)).toBe(`Page [Other]\n${steps}`);
});
