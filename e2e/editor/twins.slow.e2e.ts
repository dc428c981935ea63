import type { Page } from '@playwright/test';
import { writeIssue } from '../base/authoring.ts';
import { backToDraft, draftOf, toast } from '../base/editor.ts';
import { expect, test } from '../base/fixtures.ts';
import { judgeDesk } from '../base/judge.ts';
import { startServer } from '../base/running-server.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ expectedStatuses: [0] });

// LIST-22, LIST-23, EDITOR-47, LOOK-4, LOOK-6
test('publishing under the name of a starter text asks which to keep, in the list and in the editor', async ({
  page,
  signIn,
}) => {
  const server = await startServer();
  const { id } = await writeIssue(server, draftOf('Fire alarm: SOUNDING', 'Is it real?'));
  await signIn(page, server.url);
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const asked = page.getByRole('dialog', { name: 'Two procedures have this name' });
  await button(page, 'Publish').click();
  await expect(asked).toBeVisible();
  await judgeDesk(page, 'the question about a starter text of the same name');
  await asked.getByRole('button', { name: 'Keep both' }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(card('Fire alarm: SOUNDING').getByText('PUBLISHED')).toBeVisible();
  await expect(card('Fire alarm sounding').getByText('PUBLISHED')).toBeVisible();

  // It asks beside the title, too; about the issues that were not left out it still asks.
  await page.goto(`${server.url}/issue/${id}`);
  await backToDraft(page);
  await button(page, 'Publish').click();
  await expect(asked).toBeVisible();
  await server.down();
  await button(page, 'Leave it out').click();
  await expect(toast(page, 'alert', 'That was not saved.')).toBeVisible();
  await expect(asked).toBeVisible();
  await judgeDesk(page, 'the same in the editor, where the server did not answer');
  await server.up();
  await button(page, 'Leave it out').click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(toast(page, 'status', 'Left out: Fire alarm sounding')).toBeVisible();
  await page.goto(`${server.url}/admin?show=archived`);
  await expect(card('Fire alarm sounding').getByText('ARCHIVED')).toBeVisible();
  await server.stop();
});
