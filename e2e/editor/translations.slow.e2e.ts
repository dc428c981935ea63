import { API } from '#core/api/api.ts';
import { asAdmin, publishIssue } from '../base/authoring.ts';
import { draftOf, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation } from '../base/people.ts';
import type { Page } from '@playwright/test';

test.use({ expectedStatuses: [409] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, part: string, name: string) =>
  page
    .getByRole('region', { name: part, exact: true })
    .getByRole('textbox', { name: `${name} in Spanish`, exact: true });
const question = (page: Page, step: number) => field(page, `Step ${step}`, 'Question or Statement');

async function save(page: Page): Promise<void> {
  await button(page, 'Save changes').click();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
}

// TRANSLATE-31 to TRANSLATE-37, LOOK-4, LOOK-6
test('two authors translate a procedure into Spanish, its original changes, and advisors get it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const title = 'Water in the corridor';
  const { id, stepIds } = await publishIssue(
    server,
    draftOf(title, 'Is it deep?', 'Close the valve.'),
  );
  const [first = '', second = ''] = stepIds;
  await signIn(page, `/issue/${id}`);
  await button(page, 'Translations').click();
  await expect(page.getByText('No translations yet')).toBeVisible();
  await judgeDesk(page, 'translations, none');
  await page.getByRole('combobox', { name: 'Add a language' }).selectOption('Español (Spanish)');
  await field(page, 'Issue details', 'Issue name').fill('Agua en el pasillo');
  await question(page, 1).fill('¿Es profunda?');
  await judgeDesk(page, 'translations, typed');

  // A reload keeps what is typed.
  await page.reload();
  await expect(question(page, 1)).toHaveValue('¿Es profunda?');

  // Somebody else writes the same text, and another one.
  const theirs = await browser.newPage({ baseURL: server.url });
  await acceptInvitation(theirs, server, {
    email: 'nadia.haddad@ashdown.example',
    name: 'Nadia Haddad',
  });
  await theirs.goto(`/issue/${id}/translations?language=es`);
  await question(theirs, 1).fill('¿Hay mucha?');
  await question(theirs, 2).fill('Cierra la llave.');
  await save(theirs);
  await theirs.close();
  await button(page, 'Save changes').click();
  await expect(
    page.getByRole('heading', {
      name: 'Somebody else saved texts in Spanish while you were typing',
    }),
  ).toBeFocused();
  await judgeDesk(page, 'translations, a conflict');
  await page
    .getByRole('group', { name: 'Step 1, Question or Statement' })
    .getByRole('radio', { name: /^Keep mine/ })
    .check();
  await save(page);
  await expect(question(page, 2)).toHaveValue('Cierra la llave.');

  // It is published as it is, once that is said.
  await button(page, 'Publish Spanish').click();
  const asked = page.getByRole('dialog', { name: 'Publish Spanish as it is?' });
  await expect(asked).toContainText('Not translated yet: 2.');
  await asked.getByRole('button', { name: 'Publish as it is' }).click();
  await expect(toast(page, 'status', 'Spanish published')).toBeVisible();
  const shown = async () =>
    (await asAdmin(server, API.listTranslatedIssues, { params: { language: 'es' } })).find(
      (one) => one._id === id,
    );
  expect(await shown()).toMatchObject({ title: 'Agua en el pasillo', steps: {} });

  // The original changes: the page says how, and the translation is still right.
  await asAdmin(server, API.updateStep, {
    params: { issueId: id, stepId: second },
    body: { question: 'Close the valve' },
  });
  await page.reload();
  const row = page.getByRole('region', { name: 'Step 2', exact: true });
  await expect(row.getByText('Outdated')).toBeVisible();
  await expect(row.getByRole('deletion')).toHaveText('Close the valve.');
  await page.getByRole('checkbox', { name: 'Missing and outdated only' }).check();
  await judgeDesk(page, 'translations, a changed original');
  await row.getByRole('button', { name: 'Still right' }).click();
  for (const [at, step] of [1, 2].entries()) {
    await field(page, `Step ${step}`, 'Confirmation text').fill(`Hecho ${at + 1}`);
  }
  await save(page);
  await expect(page.getByText('Nothing is missing or outdated.')).toBeVisible();
  await expect
    .poll(async () => Object.keys((await shown())?.steps ?? {}).toSorted())
    .toEqual([first, second].toSorted());

  // The list finds it by its name there, and paper has it.
  await page.goto(`/admin?search=pasillo`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`/admin/print?what=binder&issue=${id}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.getByRole('heading', { name: 'Agua en el pasillo' })).toBeVisible();
  await expect(page.getByText('¿Es profunda?')).toHaveAttribute('lang', 'es');

  await page.goto(`/issue/${id}/translations?language=es`);
  await button(page, 'Withdraw Spanish').click();
  await page
    .getByRole('dialog', { name: 'Withdraw Spanish?' })
    .getByRole('button', { name: 'Withdraw Spanish' })
    .click();
  await expect(toast(page, 'status', 'Spanish withdrawn')).toBeVisible();
  expect(await shown()).toBeUndefined();
});
