import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { encodeStep } from '#core/issue/encode-steps.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { IssueEditorPage } from '../page/IssueEditorPage.tsx';
import { conflictWords } from './messages.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { THREE_CONTACTS } from '../../test/settings-page.ts';

const [a, b, c] = [ask('a', 'next', 'end'), confirm('b', 'next'), confirm('c', 'end')];
const mine = issueWith({ version: 4, steps: [a, b, c] });
const at = '2026-11-20T14:44:00Z';
const step = (id: string, change: PartConflict['change'] = 'saved'): PartConflict => ({
  part: 'step',
  step: id,
  change,
  by: 'Tom Reyes',
  at,
});

const lost = (...problems: PartConflict[]) => refusal('VERSION_CONFLICT', problems);

/** The issue as the server has it, and its answers to the writes in turn. */
let stored: Issue;
let replies: (() => Response)[];
let isDown: boolean;
/** The server's answer to a page that says it is open. */
let others: { name: string; step: string | null }[];
let changesElsewhere: PartConflict[];
let settings: object;
const sent: { call: string; data: Record<string, unknown> }[] = [];

beforeEach(() => {
  stored = mine;
  replies = [];
  isDown = false;
  others = [];
  changesElsewhere = [];
  settings = [];
  sent.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const address = path as string;
    await Promise.resolve();
    if (address === '/api/issue/lift' && init?.method === 'GET') {
      return isDown ? new Response('') : answer(encodeIssue(stored));
    }
    if (address.endsWith('/presence')) {
      const { version } = stored;
      return answer({ others, version, changes: changesElsewhere });
    }
    if (address === '/api/settings') return answer(settings);
    if (init?.method !== 'PUT') return answer([]);
    const { data } = JSON.parse(init.body as string) as { data: Record<string, unknown> };
    sent.push({ call: address.replace('/api/issue/', ''), data });
    return (replies.shift() ?? (() => new Response('')))();
  });
});

afterEach(() => vi.useRealTimers());

function open(path: string): void {
  window.history.replaceState(null, '', path);
  drawAdmin(
    <Route path="/issue/:id">
      <IssueEditorPage />
    </Route>,
  );
}

/** Refuses the next write, because somebody else made this of the issue. */
function theirs(members: Partial<Issue>, ...changes: PartConflict[]): void {
  replies.push(() => {
    stored = { ...mine, version: 9, ...members };
    return lost(...changes);
  });
}
const savedStep = (id: string, issueVersion: number) => () => {
  const saved = stored.steps.find(({ _id }) => _id === id) ?? a;
  return answer({
    ...encodeStep(saved, stored.steps),
    ...sent.at(-1)?.data,
    _id: id,
    issueVersion,
  });
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('textbox', { name: 'Question or Statement' });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const choice = (name: string, side: RegExp) => group(name).getByRole('radio', { name: side });
const save = button('Save changes');
const heading = (name: string) => page.getByRole('heading', { level: 2, name });

/** Returns what is spoken in Spanish on both sides. */
const spoken = () =>
  Array.from(document.querySelectorAll('fieldset [lang=es]'), (one) => one.textContent);

// TRANSLATE-20, EDITOR-18
test('texts of both sides have the language of the procedure, and words of the page do not', async () => {
  settings = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, language: 'es' } };
  open('/issue/lift?pane=a');
  await question.fill('¿Suyo?');
  theirs({ steps: [{ ...a, question: '¿Nuestro?' }, b, c] }, step('a'));
  await save.click();
  await expect.element(heading('Somebody else saved Step 1 while you were typing')).toBeVisible();
  expect([spoken().join(''), document.querySelectorAll('legend [lang]').length]).toEqual([
    '¿Suyo?¿Nuestro?',
    0,
  ]);
});

// TRANSLATE-20, EDITOR-18
test("only the question of a skip's target has the language of the procedure", async () => {
  settings = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, language: 'es' } };
  open('/issue/lift?pane=a');
  await question.fill('¿Suyo?');
  theirs({ steps: [{ ...ask('a', 'c', 'end'), question: '¿Nuestro?' }, b, c] }, step('a'));
  await save.click();
  await choice('If yes', /^Take theirs/).click();
  await expect.element(choice('If yes', /Skip to Step 3: Do c\.$/)).toBeChecked();
  expect(spoken()).toContain('Do c.');
  expect(spoken().join('')).not.toContain('Skip');
});

// TRANSLATE-20, EDITOR-18
test('only the questions in two orders of steps have the language of the procedure', async () => {
  settings = { ...THREE_CONTACTS, campus: { ...THREE_CONTACTS.campus, language: 'es' } };
  open('/issue/lift?pane=b');
  theirs({ steps: [c, a, b] }, { part: 'order', change: 'saved', by: 'Tom Reyes', at });
  await button('Move up').click();
  await expect.element(heading('Somebody else also moved steps')).toBeVisible();
  expect(spoken().slice(0, 3)).toEqual(['Do b.', 'Question a?', 'Do c.']);
});

// EDITOR-18, EDITOR-30, PUBLISH-14
test('an urgent message is sent with the save after a conflict', async () => {
  stored = { ...mine, publish: true, revision: 1 };
  open('/issue/lift?pane=a');
  await question.fill('Mine?');
  await button('Note or urgent correction').click();
  await page.getByRole('textbox', { name: 'Message for advisors' }).fill('Wear gloves.');
  theirs({ publish: true, revision: 2, steps: [{ ...a, question: 'Theirs?' }, b, c] }, step('a'));
  await button('Save as urgent').click();
  await expect.element(heading('Somebody else saved Step 1 while you were typing')).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('Urgent correction: “Wear gloves.”');
  replies.push(savedStep('a', 10));
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent.map(({ data }) => data['urgent'])).toEqual(['Wear gloves.', 'Wear gloves.']);
  await question.fill('Mine, later?');
  replies.push(savedStep('a', 11));
  await save.click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.data['urgent']).toBeUndefined();
});

// EDITOR-30, PUBLISH-14
test('an urgent save of an issue moved back to draft says so, and then saves without the message', async () => {
  stored = { ...mine, publish: true, revision: 1 };
  open('/issue/lift?pane=a');
  await question.fill('Mine?');
  await button('Note or urgent correction').click();
  await page.getByRole('textbox', { name: 'Message for advisors' }).fill('Wear gloves.');
  replies.push(() => {
    stored = { ...mine, version: 9 };
    return refusal('INVALID_INPUT', [], 'not published');
  });
  await button('Save as urgent').click();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('Somebody moved this back to draft. Save again');
  await expect.element(page.getByText('DRAFT', { exact: true })).toBeVisible();
  await expect.element(question).toHaveValue('Mine?');
  replies.push(savedStep('a', 10));
  await save.click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[1]?.data['urgent']).toBeUndefined();
});

// EDITOR-41
test('the save key says that the conflict comes first', async () => {
  open('/issue/lift?pane=a');
  await question.fill('Mine?');
  theirs({ steps: [{ ...a, question: 'Theirs?' }, b, c] }, step('a'));
  await save.click();
  await expect.element(heading('Somebody else saved Step 1 while you were typing')).toHaveFocus();
  await userEvent.keyboard('{Control>}s{/Control}');
  const toast = page
    .getByRole('alert')
    .filter({ hasText: 'First choose between your changes and theirs.' });
  await expect.element(toast).toBeVisible();
  expect(sent).toHaveLength(1);
});

// EDITOR-18, EDITOR-7
test("another author's changes to the same step are next to mine, to be chosen part by part", async () => {
  open('/issue/lift?pane=a');
  await question.fill('Mine?');
  theirs(
    {
      steps: [
        { ...a, question: 'Question a, really?', noAction: { actionType: 'Go to next step' } },
        b,
        c,
      ],
    },
    step('a'),
  );
  await save.click();
  await expect.element(heading('Somebody else saved Step 1 while you were typing')).toHaveFocus();
  await expect.element(button('Preview')).toBeDisabled();
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent('2 parts differ.');
  await expect.element(main).toMatchTextContent(/Theirs Tom Reyes, \d+:44 [ap]m/);
  await expect.element(main).toMatchTextContent('Same in both: Image, Answer type and If yes.');
  await expect.element(choice('Question or Statement', /^Keep mine Mine\?$/)).toBeChecked();
  await expect.element(choice('If no', /^Take theirs Go to next step$/)).toBeChecked();
  await expect.element(page.getByRole('insertion').filter({ hasText: ', really' })).toBeVisible();
  expect(question.query()).toBeNull();

  await button('Take all theirs').click();
  await expect.element(main).toMatchTextContent('All of theirs.');
  await choice('Question or Statement', /^Keep mine/).click();
  await expect.element(main).toMatchTextContent('1 part of yours, 1 of theirs.');
  stored = { ...stored, version: 9 };
  replies.push(savedStep('a', 10));
  await save.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();
  expect(sent.at(-1)?.data).toMatchObject({
    question: 'Mine?',
    noAction: { actionType: 'Go to next step' },
    basedOn: 9,
  });
  await expect.element(question).toHaveValue('Mine?');
  await expect.element(button('ADD A STEP')).toBeEnabled();
});

// EDITOR-18
test('taking all of theirs does not save, and one can keep typing', async () => {
  open('/issue/lift?pane=b');
  await question.fill('Mine.');
  theirs({ steps: [a, { ...b, question: 'Theirs.' }, c] }, step('b'));
  await save.click();
  await button('Keep typing').click();
  await expect.element(question).toHaveValue('Mine.');
  await expect.element(heading('Step 2')).toHaveFocus();
  theirs({ steps: [a, { ...b, question: 'Theirs again.' }, c] }, step('b'));
  await save.click();
  await button('Take all theirs').click();
  await save.click();
  await expect.element(question).toHaveValue('Theirs again.');
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Theirs again. Saved');
  await expect.element(button('ADD A STEP')).toBeEnabled();
  await expect.poll(() => sent).toHaveLength(2);
});

// EDITOR-18
test('a save that only conflicts with another step is sent again without a message', async () => {
  open('/issue/lift?pane=b');
  await question.fill('Mine.');
  theirs({ steps: [{ ...a, question: 'Theirs?' }, b, c] }, { ...step('a'), part: 'order' });
  replies.push(savedStep('b', 10));
  await save.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();
  expect(sent.map(({ data }) => data.basedOn)).toEqual([4, 9]);
  await expect.element(button('Step 1')).toHaveAccessibleDescription('Theirs? Saved');
});

// EDITOR-18
test('changes of others that do not load say so on the page, and can be loaded again', async () => {
  open('/issue/lift');
  const title = page.getByLabelText('Issue name');
  await title.fill('Mine');
  isDown = true;
  theirs({ title: 'Theirs' }, { part: 'details', change: 'saved', by: null, at });
  await save.click();
  await expect.element(page.getByRole('main')).toMatchTextContent('Their changes did not load.');
  isDown = false;
  await button('Load their changes').click();
  await expect
    .element(heading('Somebody else saved Issue details while you were typing'))
    .toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent('Theirs Somebody else');
  await choice('Issue name', /^Take theirs Theirs$/).click();
  await save.click();
  await expect.element(title).toHaveValue('Theirs');
});

// EDITOR-31
test('text in a step that was removed elsewhere can be saved as a new step in its place', async () => {
  open('/issue/lift?pane=b');
  await question.fill('Kept.');
  theirs({ steps: [a, c] }, step('b', 'removed'));
  await save.click();
  await expect.element(heading('Was Step 2')).toHaveFocus();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('alert')).toMatchTextContent(/^Tom Reyes removed this step/);
  await expect.element(main).toMatchTextContent('Confirmation text: I have done b');
  await expect.element(button('Removed step')).toHaveAccessibleDescription('Kept. Not saved');
  await button('Step 1').click();
  await button('Removed step').click();
  const place = page.getByLabelText('Insert after');
  await expect.element(place).toHaveValue('a');
  // TRANSLATE-20
  const isSpoken = place
    .getByRole('option')
    .elements()
    .map((one) => one.hasAttribute('lang'));
  expect(isSpoken).toEqual([false, true, true]);

  const made = { ...encodeStep(b, mine.steps), _id: 'd', question: 'Kept.', issueVersion: 10 };
  replies.push(() => answer(made));
  await button('Save as a new step').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Changes saved' })).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['update-step/lift/b', 'create-step/lift']);
  expect(sent.at(-1)?.data['after']).toBe('a');
  await expect.element(button('Step 2')).toHaveAccessibleDescription('Kept. Saved');
  await expect.element(question).toHaveValue('Kept.');
  await expect.element(button('Removed step')).not.toBeInTheDocument();
});

// EDITOR-31
test('text of a removed step that cannot be saved continues in a new step or is discarded', async () => {
  open('/issue/lift?pane=b');
  await question.fill('Kept.');
  await page.getByRole('textbox', { name: 'Confirmation text' }).fill('');
  await button('Step 3').click();
  await question.fill('Mine.');
  theirs({ steps: [a, c] }, { ...step('b', 'removed'), part: 'order' });
  replies.push(savedStep('c', 10));
  await save.click();
  await button('Removed step').click();
  await expect.element(page.getByRole('main')).toMatchTextContent('write the confirmation text');
  await button('Continue as a new step').click();
  await expect.element(heading('Step 3')).toBeVisible();
  await expect.element(question).toHaveValue('Kept.');
  await expect.element(save).toBeDisabled();
});

// EDITOR-18, EDITOR-15
test('two orders are next to each other if both authors moved steps', async () => {
  open('/issue/lift?pane=b');
  theirs({ steps: [c, a, b] }, { part: 'order', change: 'saved', by: 'Tom Reyes', at });
  await button('Move up').click();
  await expect.element(heading('Somebody else also moved steps')).toHaveFocus();
  const order = group('Order of steps');
  await expect.element(order.getByRole('radio', { name: /^Keep my order 1\. Do b/ })).toBeChecked();
  await expect
    .element(order.getByRole('radio', { name: /^Take their order 1\. Do c/ }))
    .not.toBeChecked();
  replies.push(() => answer(encodeIssue({ ...stored, version: 10, steps: [b, a, c] })));
  await save.click();
  await expect.element(heading('Step 1')).toBeVisible();
  expect(sent.at(-1)?.data).toEqual({ stepOrder: ['b', 'a', 'c'], basedOn: 9 });
});

// EDITOR-32, EDITOR-33
test('other people in the editor are shown, and their saves appear by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  open('/issue/lift?pane=b');
  await question.fill('Mine.');
  const here = page.getByRole('banner');
  await expect.element(here).not.toMatchTextContent('here too');
  others = [
    { name: 'Ann Lee', step: null },
    { name: 'Tom Reyes', step: 'c' },
  ];
  vi.advanceTimersByTime(20_000);
  await expect.element(here).toMatchTextContent('Ann Lee and Tom Reyes (Step 3) are here too');
  await expect.element(button('Step 3')).toHaveAccessibleDescription(/Tom Reyes has it open$/);

  // The change comes in beside the typed text, and a sentence names the collision.
  others = [{ name: 'Tom Reyes', step: null }];
  stored = { ...mine, version: 5, steps: [{ ...a, question: 'Theirs?' }, b, c] };
  vi.advanceTimersByTime(20_000);
  await expect.element(button('Step 1')).toHaveAccessibleDescription('Theirs? Saved');
  await expect.element(here).toMatchTextContent('Tom Reyes is here too');
  await expect.element(question).toHaveValue('Mine.');
  stored = { ...stored, version: 6, steps: [a, { ...b, question: 'Theirs.' }, c] };
  changesElsewhere = [step('b')];
  vi.advanceTimersByTime(20_000);
  await expect.element(heading('Somebody else saved Step 2 while you were typing')).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent('Theirs Tom Reyes');
  await button('Step 3').click();
  stored = { ...stored, version: 7, steps: stored.steps.slice(0, 2), isArchived: true };
  vi.advanceTimersByTime(20_000);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Somebody removed this step' }))
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'ARCHIVED' })).toBeVisible();
  expect(sent).toEqual([]);
});

// EDITOR-31
test('the list of equal parts ends in one period', () => {
  expect(conflictWords.same(['Image', 'Once confirmed...'])).toBe(
    'Same in both: Image and Once confirmed.',
  );
});

// CONTACT-12
test('a number in a right-to-left text reads left to right on both sides', async () => {
  open('/issue/lift?pane=a');
  await question.fill(fromRight('777-0142'));
  theirs({ steps: [{ ...a, question: fromRight('777-0143') }, b, c] }, step('a'));
  await save.click();
  await expect.element(heading('Somebody else saved Step 1 while you were typing')).toBeVisible();
  for (const number of ['777-0142', '777-0143']) expect(readsFromLeft(number)).toBe(true);
});
