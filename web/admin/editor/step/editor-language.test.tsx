import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { answer } from '../../test/answers.ts';
import { button, openEditor, prepareEditorPage, server } from '../../test/editor-page.tsx';
import { THREE_CONTACTS } from '../../test/settings-page.ts';

prepareEditorPage();

const customised = {
  ...ask('a', 'next', 'end'),
  customiseAnswerType: true,
  yesAction: { actionType: 'Go to next step', customText: 'It does' },
  noAction: { actionType: 'Issue resolution', customText: 'It does not' },
} as const;

// TRANSLATE-20
test.each([
  ['the language of the campus', false, 'es'],
  ['English if they are starter texts', true, 'en'],
] as const)('the texts are spell-checked and spoken in %s', async (_, isStarter, lang) => {
  const issue = issueWith({
    title: 'Lift',
    firstAct: 'Stay out.',
    isStarter,
    steps: [customised, confirm('b', 'end')],
  });
  const { campus, ...settings } = THREE_CONTACTS;
  server.answers = {
    [`GET /api/issue/${issue._id}`]: () => answer(encodeIssue(issue)),
    'GET /api/settings': () => answer({ ...settings, campus: { ...campus, language: 'es' } }),
  };
  const spoken = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const fields = page.getByRole('textbox', { name, exact: true });
      await expect.element(fields.first()).toHaveAttribute('lang', lang);
      const unlike = fields.elements().filter((one) => one.getAttribute('lang') !== lang);
      expect(unlike).toEqual([]);
    }
  };
  openEditor(`/issue/${issue._id}?pane=details`);
  await spoken(['Issue name', 'Do this first', 'Also called']);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Lift' }))
    .toHaveAttribute('lang', lang);
  await button('Step 1').click();
  await spoken(['Question or Statement', 'Custom text']);
  await button('Step 2').click();
  await spoken(['Question or Statement', 'Confirmation text']);
  await button('Preview').click();
  const question = page.getByRole('complementary').getByRole('heading', { level: 3 });
  await expect.element(question).toHaveAttribute('lang', lang);
});
