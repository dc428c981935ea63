import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '#core/fixtures/binder-outline.ts';
import { lineBlock, type SourceBlock } from '#core/import/paragraphs/source.ts';
import { textBlocks } from '#core/import/paragraphs/text-blocks.ts';
import { openCheck, saidOf, type DocumentCheck } from './check.ts';
import { guessesLike, waitingRows } from './checked-issues.ts';
import { CHECK_ACTS } from './check-acts.ts';
import { sentContacts, sentIssues } from './sent-issues.ts';

const PICTURE = 'a'.repeat(64);
const TEXT = `WATER LEAK

1. Call the night porter on 555-0142.
2. Is it near a socket? If yes, go to step 3. If no, continue.
3. Wait.

LOCKOUT

1. Ask for the name.
2. Open the door.`;

const heading = (text: string, level: number) => lineBlock(text, { kind: 'heading', level });

const opened = (blocks: readonly SourceBlock[] = textBlocks(TEXT), maySet = true): DocumentCheck =>
  openCheck(
    {
      name: 'Binder',
      print: 'print',
      key: 'print-20261126',
      contactsKey: 'key',
      source: { kind: 'text', blocks: [...blocks], pictures: { [PICTURE]: 'AAAA' } },
    },
    BINDER_CAMPUS,
    { maySet },
  );

const {
  answer,
  closeQuestions,
  correct,
  leaveOut,
  restore,
  take,
  takeBack,
  takeContact,
  takePicture,
  rename,
  settle,
  settleLike,
  askAgain,
  split,
  join,
  categorize,
} = CHECK_ACTS;

// IMPORT-9
test('a correction changes only its own row, and no other row or issue', () => {
  const before = opened();
  const [leak, lockout] = before.issues;
  const after = correct(before, 2, 'words');
  expect(after.issues[1]).toBe(lockout);
  expect(after.issues[0]).not.toBe(leak);
  expect(after.issues[0]?.rows[2]).toBe(leak?.rows[2]);
  expect(after.issues[0]?.rows[1]).toMatchObject({
    isWords: true,
    steps: [{ marks: ['NUMBER_IN_WORDS'] }],
  });
  expect(correct(after, 2, undefined).issues).toEqual(before.issues);
});

// IMPORT-12
test('a new contact is sent if an imported issue names it, unless it is kept as plain words', () => {
  const before = opened();
  expect(sentContacts(before)).toMatchObject([{ id: 'key-0', name: 'Night porter' }]);
  expect(sentContacts(take(before, before.issues[0]?.key ?? 0, false))).toEqual([]);
  const declined = takeContact(before, 'key-0', false);
  expect(sentContacts(declined)).toEqual([]);
  expect(declined.issues[0]?.rows[0]?.steps[0]).toMatchObject({
    question: 'Call the night porter on 555-0142.',
    marks: [],
  });
  expect(opened(undefined, false).issues).toEqual(declined.issues);
});

// IMPORT-12
test("a campus contact without a number gets the document's number, unless it is kept as plain words", () => {
  const before = opened(textBlocks('Leak\n\n1. Call Facilities on 555-0102.'));
  expect(sentContacts(before)).toMatchObject([{ id: 'facilities', number: '555-0102' }]);
  expect(before.issues[0]?.rows[0]?.steps[0]).toMatchObject({
    question: 'Call [[contact:facilities]].',
    marks: ['CONTACT'],
  });
  const declined = takeContact(before, 'facilities', false);
  expect(sentContacts(declined)).toEqual([]);
  expect(declined.issues[0]?.rows[0]?.steps[0]?.question).toBe(
    'Call [[contact:facilities]] on 555-0102.',
  );
});

// IMPORT-13
test('an image is sent with its issue, unless it is left out', () => {
  const blocks = [
    lineBlock('Alarm', { kind: 'heading', level: 1 }),
    lineBlock('Read it.', { pictures: [PICTURE] }),
    lineBlock('Leak', { kind: 'heading', level: 1 }),
    lineBlock('Find it.'),
  ];
  const before = opened(blocks);
  const [alarm, leak] = sentIssues(before, 'key');
  expect(alarm?.pictures).toEqual({ [PICTURE]: 'AAAA' });
  expect(JSON.stringify(alarm?.issues)).toContain(`images/${PICTURE}.webp`);
  expect(leak?.pictures).toEqual({});
  const [bare] = sentIssues(takePicture(before, 'b1', false), 'key');
  expect(bare?.pictures).toEqual({});
  expect(JSON.stringify(bare?.issues)).not.toContain('images/');
});

// IMPORT-9
test('an issue gets the typed name, and one category for all replaces earlier choices', () => {
  const [first = 0] = opened().issues.map(({ key }) => key);
  const named = rename(opened(), first, { title: 'Leak', category: 'Heating' });
  expect(named.issues[0]).toMatchObject({ title: 'Leak', category: 'Heating' });
  const all = categorize(named, 'Fire');
  expect(all.issues.map(({ title, category }) => [title, category])).toEqual([
    ['Leak', 'Fire'],
    ['LOCKOUT', 'Fire'],
  ]);
  expect(categorize(all, undefined).issues[1]).toMatchObject({ isCategoryGuessed: true });
});

// IMPORT-20
test('corrections of a document are restored when it is opened again', () => {
  const [first = 0] = opened().issues.map(({ key }) => key);
  const asked = opened().issues[0]?.rows[1]?.steps[0];
  const guesses = asked?.guesses ?? [];
  expect(guesses).not.toEqual([]);
  const named = rename(correct(opened(), 6, 'out'), first, { title: 'Leak' });
  const before = CHECK_ACTS.settle(takeContact(named, 'key-0', false), guesses, 2);
  const said = structuredClone(saidOf(before));
  const { document } = before;
  const again = openCheck(document, BINDER_CAMPUS, { maySet: true, said });
  expect(again.issues).toEqual(before.issues);
  expect(again.issues[0]?.rows[1]?.steps[0]?.marks).toEqual([]);
  expect(opened().issues).not.toEqual(before.issues);
});

const changesOf = ({ wasCorrected }: DocumentCheck) => wasCorrected?.more?.changes ?? [];

// IMPORT-24
test('Undo reverts only its own correction, and no later one', () => {
  const first = leaveOut(opened(), 5, [5, 6]);
  const later = correct(correct(first, 2, 'words'), 6, 'words');
  expect([...takeBack(later, changesOf(first)).corrections]).toEqual([
    [6, 'words'],
    [2, 'words'],
  ]);
  const again = leaveOut(correct(opened(), 5, 'words'), 5, [5, 6]);
  expect([...takeBack(again, changesOf(again)).corrections]).toEqual([[5, 'words']]);
});

/** Returns the marks of the second paragraph below the first title. */
const marksOf = ({ issues: [leak] }: DocumentCheck) =>
  leak?.rows.flatMap(({ block, steps }) => (block === 2 ? steps.flatMap((one) => one.marks) : []));

// IMPORT-41
test('a confirmed guess becomes a guess again if its step is read differently', () => {
  const text = `LEAK

1. Ask.
2. Is it wet? If yes, go to step 4.
3. Wait.
4. Mop.
5. Call 911.`;
  const before = opened(textBlocks(text));
  const asked = before.issues[0]?.rows.find(({ block }) => block === 2)?.steps ?? [];
  const guesses = asked.flatMap((one) => one.guesses);
  const settled = CHECK_ACTS.settle(before, guesses, 2);
  expect(marksOf(before)).toContain('SKIP');
  expect(marksOf(settled)).toEqual([]);
  expect(marksOf(correct(settled, 5, 'out'))).toEqual([]);
  const other = correct(settled, 4, 'out');
  expect(marksOf(other)).toContain('NO_SUCH_STEP');
  expect(marksOf(correct(other, 4, undefined))).toEqual([]);
});

// IMPORT-27
test('a number that may not be a phone number is imported only if checked, and the check is remembered', () => {
  const before = opened([heading('Leak', 1), lineBlock('Gate: 55501'), lineBlock('Boiler: 55502')]);
  expect(sentContacts(before)).toEqual([]);
  const taken = takeContact(before, 'key-t1', true);
  expect(sentContacts(taken)).toMatchObject([{ name: 'Gate', number: '55501' }]);
  const again = openCheck(before.document, BINDER_CAMPUS, { maySet: true, said: saidOf(taken) });
  expect(sentContacts(again)).toEqual(sentContacts(taken));
});

// IMPORT-24
test('a correction that moves steps to another procedure names that procedure, and can be undone', () => {
  const before = opened();
  const joined = correct(before, 4, 'section');
  expect(joined.issues).toHaveLength(1);
  expect(joined.wasCorrected?.more).toMatchObject({
    moved: { count: 2, to: 'WATER LEAK' },
    left: 1,
  });
  expect(takeBack(joined, changesOf(joined)).issues).toEqual(before.issues);
  expect(correct(before, 6, 'words').wasCorrected).toEqual({ block: 6 });
  const left = leaveOut(before, 5, [5, 6]);
  expect(left.issues[1]?.rows).toEqual([]);
  expect(left.wasCorrected?.more).toMatchObject({ left: 2, moved: undefined });
  const again = restore(left, 5, [5, 6]);
  expect(again.issues).toEqual(before.issues);
  expect(again.wasCorrected?.more?.left ?? 1).toBe(1);
});

// IMPORT-19
test('an answer applies to the whole document, and can be discarded', () => {
  const blocks = ['Lost key', 'Broken lift', 'Loud music'].flatMap((title) => [
    heading(title, 1),
    heading('Procedures', 2),
    lineBlock('Go and look.', { kind: 'numbered', label: '1.' }),
    heading('Considerations', 2),
    lineBlock('Be kind.'),
  ]);
  const before = opened(blocks);
  const [question] = before.guessed.questions;
  expect(before.answers).toBeUndefined();
  const left = answer(before, question?.id ?? '', 'out');
  expect(left.issues.map(({ rows }) => rows.length)).toEqual([1, 1, 1]);
  expect(closeQuestions(left, false).issues).toEqual(left.issues);
  const dropped = closeQuestions(left, true);
  expect(dropped.issues).toEqual(before.issues);
  expect(dropped.answers).toEqual(new Map());
});

// IMPORT-29
test('splitting a paragraph keeps the corrections of other paragraphs', () => {
  const [, lockout] = opened().issues;
  const key = lockout?.key ?? 0;
  const place = opened().guessed.issues[1]?.steps[1]?.block ?? 0;
  const said = take(correct(rename(opened(), key, { title: 'Keys' }), place, 'words'), key, false);
  const marks = said.issues[0]?.rows.flatMap((row) => row.steps.flatMap((step) => step.guesses));
  const settled = settle(said, marks ?? [], 1);
  expect(split(settled, 3, 99)).toBe(settled);
  const both = split(settled, 1, '1. Call the night'.length);
  expect(both.blocks.slice(1, 3)).toMatchObject([
    { text: '1. Call the night ' },
    { text: 'porter on 555-0142.' },
  ]);
  expect(both.guessed.uses.slice(1, 3)).toEqual(['step', 'step']);
  expect(both.issues[1]).toMatchObject({ key: key + 1, title: 'Keys', isTaken: false });
  expect(both.guessed.uses[place + 1]).toBe('words');
  expect(both.settled.size).toBe(settled.settled.size);
  expect(both.issues[0]?.rows.at(-1)?.steps.flatMap(({ marks }) => marks)).toEqual([]);
  const ids = sentIssues(take(both, key + 1, true), 'key').flatMap(({ issues }) => issues);
  expect(ids).toMatchObject([{ _id: 'key-0' }, { _id: `key-${key}` }]);
  const back = join(both, both.splits[0] ?? { place: 0, at: 0 });
  expect(back.issues).toEqual(settled.issues);
  expect(saidOf(back)).toEqual(saidOf(settled));
});

/** Returns the number of each step with where its answers lead. */
const waysOf = ({ issues: [first] }: DocumentCheck) =>
  first?.rows.flatMap(({ steps }) =>
    steps.flatMap(({ number, answers }) => answers.map(({ where }) => [number, where])),
  );

// IMPORT-4, IMPORT-29
test('a skip to a step number still leads to its step if an earlier step is split or left out', () => {
  const text = `LEAK

1. Shut the tap. Ring the desk.
2. Is it dry now? If yes, go to step 4. If no, continue.
3. Open the valve by the stairs.
4. Write the report.`;
  const before = opened(textBlocks(text));
  expect(waysOf(before)).toContainEqual([2, 'Step 4']);
  expect(waysOf(split(before, 1, '1. Shut the tap.'.length))).toContainEqual([3, 'Step 5']);
  expect(waysOf(leaveOut(before, 1, [1]))).toContainEqual([1, 'Step 3']);
});

// IMPORT-20, IMPORT-29
test('a split is restored when the document is opened again, and its second part can be a title', () => {
  const blocks = textBlocks('LEAK\n\n1. Shut the tap. Lost key. Ring the desk.');
  const first = split(opened(blocks), 1, '1. Shut the tap.'.length);
  const both = correct(split(first, 2, 'Lost key.'.length), 2, 'title');
  const again = openCheck(both.document, BINDER_CAMPUS, { maySet: true, said: saidOf(both) });
  expect(again.issues).toEqual(both.issues);
  expect(again.issues.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['LEAK', 1],
    ['Lost key.', 1],
  ]);
  const ids = sentIssues(again, 'key').flatMap(({ issues }) => issues);
  expect(ids).toMatchObject([{ _id: 'key-0' }, { _id: 'key-100017' }]);
});

// IMPORT-24, IMPORT-29
test("a correction before a split is undone at the paragraph's new place", () => {
  const left = leaveOut(opened(), 2, [2, 3]);
  const after = split(left, 1, '1. Call the night'.length);
  const back = takeBack(after, left.wasCorrected?.more?.changes ?? []);
  expect(back.guessed.uses.slice(1, 5)).toEqual(['step', 'step', 'step', 'step']);
});

// IMPORT-19, IMPORT-27
test('short numbers are contacts if a question is answered so, and words again if it is skipped', () => {
  const text = 'LEAK\n\n1. Shut the tap.\n\nGate: 55501\nBoiler: 55502';
  const before = opened(textBlocks(text));
  expect(before.guessed.questions).toMatchObject([
    { id: 'SHORT_NUMBERS', phrase: 'Gate: 55501', count: 2, preset: 'counted' },
  ]);
  expect(sentContacts(before)).toEqual([]);
  const called = answer(before, 'SHORT_NUMBERS', 'called');
  expect(sentContacts(called)).toMatchObject([{ number: '55501' }, { number: '55502' }]);
  expect(sentContacts(closeQuestions(called, false))).toHaveLength(2);
  expect(sentContacts(closeQuestions(called, true))).toEqual([]);
  expect(sentContacts(answer(called, 'SHORT_NUMBERS', 'counted'))).toEqual([]);
  const may = answer(opened(textBlocks(text), false), 'SHORT_NUMBERS', 'called');
  expect(sentContacts(may)).toEqual([]);
});

const ALIKE = `LEAK

1. Is it wet?
a. Yes: Call the night porter on 555-0142.
b. No: Wait.
2. Mop.
3. Is it hot?
Person: Wait.
Package: Leave.

LOCKOUT

1. Is it theirs?
a. Yes: Open the door.
b. No: Call the night porter on 555-0142.
2. Call Security.
3. Is it late?
a. Yes: Go to step 5.
b. No: Call Security.
4. Look.
5. Call Security.
6. Is it dark?
a. Yes: Follow the power procedure.
b. No: Wait.

SMOKE

1. Is it wet?
a. Yes: Run.
b. No: Wait.
2. Go.`;

/** Lists the marks of each row that has some, with what is asked there. */
const waitingIn = ({ issues }: DocumentCheck) =>
  waitingRows(issues).map(({ steps }) => [
    steps[0]?.question,
    ...new Set(steps.flatMap(({ marks }) => marks)),
  ]);

// IMPORT-30
test('one answer confirms all guesses of its kind, and no others', () => {
  const all = opened(textBlocks(ALIKE));
  const before = take(all, all.issues[2]?.key ?? 0, false);
  const first = before.issues[0]?.rows[0]?.block ?? 0;
  const after = settleLike(before, first);
  expect(waitingIn(before)).toEqual([
    ['Is it wet?', 'ANSWERS', 'NEW_CONTACT'],
    ['Is it hot?', 'ANSWERS'],
    ['Is it theirs?', 'ANSWERS', 'NEW_CONTACT'],
    ['Call [[contact:security]].', 'CONTACT'],
    ['Is it late?', 'ANSWERS', 'SKIP', 'CONTACT'],
    ['Call [[contact:security]].', 'CONTACT'],
    ['Is it dark?', 'ANSWERS'],
  ]);
  expect(waitingIn(after)).toEqual([
    ['Is it hot?', 'ANSWERS'],
    ['Call [[contact:security]].', 'CONTACT'],
    // Its 'Yes' leads farther than theirs.
    ['Is it late?', 'ANSWERS', 'SKIP', 'CONTACT'],
    ['Call [[contact:security]].', 'CONTACT'],
    ['Is it dark?', 'ANSWERS'],
  ]);
  const waiting = waitingRows(after.issues);
  expect(waiting.map((row) => guessesLike(row, waiting).count)).toEqual([0, 3, 3, 3, 0]);
  // Nobody decided anything about one that is not taken.
  expect(after.issues[2]).toBe(before.issues[2]);
  const agreed = after.wasCorrected?.more?.agreed;
  expect(agreed?.count).toBe(2);
  expect(askAgain(after, agreed?.guesses ?? []).issues).toEqual(before.issues);
});

// IMPORT-18
test('a step cut out of an answer begins with a capital and ends without a comma, shown and sent', () => {
  const check = opened(
    textBlocks(
      'LOCKOUT\n\n1. Are they on the roster? If yes, go to step 3. If no, call the desk, then go to step 2.\n2. ask for the name.\n3. Open the door.',
    ),
  );
  const [issue] = check.issues;
  const shown = issue?.rows.flatMap(({ steps }) => steps.map(({ question }) => question));
  // The beginning of a line of the document stays as it is.
  expect(shown).toEqual([
    'Are they on the roster?',
    'Call the desk',
    'ask for the name.',
    'Open the door.',
  ]);
  const steps = shown?.map((question) => ({ question }));
  expect(sentIssues(check, 'key')).toMatchObject([{ issues: [{ steps }] }]);
});
