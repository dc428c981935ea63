import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ChangedStarter, StarterLanguage } from '#core/exchange/exchange-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { ChangedStartersPage } from './ChangedStartersPage.tsx';

const changed = (members: Partial<ChangedStarter>): ChangedStarter => ({
  title: 'Choking',
  category: 'Medical',
  what: 'unedited',
  isDangerous: false,
  reasons: [],
  text: 'new words',
  issue: { _id: 'choking', title: 'Choking', publish: true, version: 3 },
  ...members,
});

const before = issueWith({
  _id: 'choking',
  publish: true,
  revision: 2,
  steps: [confirm('a', 'end')],
});

let list: ChangedStarter[];
let languages: StarterLanguage[];
let settle: () => Response;
let sent: string[];

beforeEach(() => {
  list = [changed({})];
  languages = [];
  sent = [];
  settle = () => {
    list = [];
    return answer({ isTaken: true });
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const path = (input as string).replace(/\?.*/, '');
    if (init?.method !== undefined && init.method !== 'GET')
      sent.push(`${path} ${init.body as string}`);
    if (path === '/api/starters/changes') return answer(list);
    if (path === '/api/starters/languages') return answer(languages);
    if (path === '/api/starters/languages/settle') {
      languages = [];
      return answer({ procedures: 46 });
    }
    if (path === '/api/starters/settle') return settle();
    if (path === '/api/starters/comparison') {
      const { steps } = encodeIssue(issueWith({ steps: [ask('a', 'next', 'end')] }));
      const here = { title: 'Choking', category: 'Medical', firstAct: null, alsoCalled: [] };
      const firstAct = 'Call [[contact:emergency]].';
      return answer({ here: { ...here, steps }, text: { ...here, firstAct, steps } });
    }
    if (path === '/api/settings') return answer({ campus: NEW_CAMPUS, version: 1 });
    return answer(encodeIssue(before));
  });
});

const draw = () => drawAdmin(<ChangedStartersPage />);
const row = (title: string) => page.getByRole('listitem', { name: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

// STARTERS-1
test('new procedures are not called updates of former texts', async () => {
  list = [changed({ title: 'Hazing', what: 'new', issue: null })];
  draw();
  await expect.element(page.getByText(/New procedures come in as drafts/)).toBeVisible();
  await expect.element(page.getByText(/stay the same/)).not.toBeInTheDocument();
});

// STARTERS-1
test('dangerous updates come first with the reason, then others and new procedures', async () => {
  list = [
    changed({ title: 'Hazing', what: 'new', issue: null }),
    changed({ title: 'Mice', what: 'edited' }),
    changed({ isDangerous: true, reasons: ['Send for a defibrillator.'] }),
  ];
  draw();
  await expect.element(row('Choking').getByText('Send for a defibrillator.')).toBeVisible();
  const heads = page.getByRole('heading', { level: 2 }).elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'Update these first',
    'Other updates',
    'New procedures',
  ]);
  const rows = ['Choking', 'Mice', 'Hazing'].map((each) => row(each).element());
  const inOrder = heads.flatMap((head, index) => [head, rows[index] ?? head]);
  const isBehind = inOrder.map((one, index) => {
    const before = inOrder[index - 1] ?? document.body;
    return (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isBehind).toEqual(inOrder.map(() => true));
  await expect.element(row('Mice').getByText(/You have edited yours\./)).toBeVisible();
  await expect.element(row('Hazing').getByRole('button', { name: 'Add as a draft' })).toBeVisible();
});

// STARTERS-2, REVISION-2
test('both texts are side by side on request', async () => {
  draw();
  await userEvent.click(page.getByText('Compare'));
  await expect.element(page.getByRole('columnheader', { name: 'New version' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: /^Call emergency services/ })).toBeVisible();
});

// STARTERS-2
test('an unedited procedure is updated by one press, and Undo restores its revision', async () => {
  draw();
  await userEvent.click(button('Use the new version'));
  await expect.element(page.getByText('Choking updated')).toBeVisible();
  expect(sent[0]).toContain('"take":true,"version":3');
  await expect.element(page.getByText('Nothing to update')).toBeVisible();
  await userEvent.click(button('Undo'));
  await vi.waitFor(() => expect(sent.at(-1)).toContain('"restoreRevision":2'));
});

// STARTERS-2
test('a comparison is not loaded again after the update', async () => {
  draw();
  await userEvent.click(page.getByText('Compare'));
  await expect.element(page.getByRole('columnheader', { name: 'New version' })).toBeVisible();
  await userEvent.click(button('Use the new version'));
  await expect.element(page.getByText('Nothing to update')).toBeVisible();
  const compared = vi
    .mocked(window.fetch)
    .mock.calls.filter(([path]) => (path as string).startsWith('/api/starters/comparison'));
  expect(compared).toHaveLength(1);
});

// STARTERS-2
test('an edited procedure asks before its text is replaced', async () => {
  list = [changed({ what: 'edited' })];
  draw();
  await userEvent.click(button('Use the new version'));
  const dialog = page.getByRole('dialog', { name: 'Replace your text in “Choking”?' });
  await expect.element(dialog).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Use the new version' }));
  await expect.element(page.getByText('Choking updated')).toBeVisible();
});

// STARTERS-2
test('a procedure with an urgent correction asks first, even if it was not edited otherwise', async () => {
  const urgent = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
  list = [
    changed({ issue: { _id: 'choking', title: 'Choking', publish: true, version: 3, urgent } }),
  ];
  draw();
  await userEvent.click(button('Use the new version'));
  const dialog = page.getByRole('dialog', { name: 'Replace your text in “Choking”?' });
  await expect
    .element(dialog.getByText(/You made an urgent correction on Nov 20, 2026: “Wear gloves\.”/))
    .toBeVisible();
  expect(sent).toEqual([]);
});

// STARTERS-2
test('a procedure that is kept says so, and a failure is shown in its row', async () => {
  const works = settle;
  settle = () => refusal('VERSION_CONFLICT');
  draw();
  await userEvent.click(button('Keep ours'));
  await expect.element(row('Choking').getByText(/Somebody just changed it/)).toBeVisible();
  settle = works;
  await userEvent.click(button('Keep ours'));
  await expect.element(page.getByText('Choking kept as it is')).toBeVisible();
});

// TRANSLATE-45
test.each([
  ['Add Spanish', true],
  ['Skip', false],
])('a missing language of the starter library takes one press: %s', async (name, take) => {
  list = [];
  languages = [{ language: 'es', text: 'print', procedures: 46, texts: 900 }];
  draw();
  const spanish = row('Español');
  await expect.element(spanish).toMatchTextContent('46 procedures are missing texts');
  await spanish.getByRole('button', { name }).click();
  await expect.element(page.getByText('Nothing to update')).toBeVisible();
  const body = JSON.stringify({ data: { language: 'es', text: 'print', take } });
  expect(sent).toEqual([`/api/starters/languages/settle ${body}`]);
});
