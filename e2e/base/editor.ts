import type { Locator, Page } from '@playwright/test';
import type { WrittenIssue } from './authoring.ts';
import { expect } from './fixtures.ts';

/** The controls of the issue editor, by their accessible names. */
export const editor = {
  item: (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name, exact: true }),
  title: (page: Page) => page.getByRole('textbox', { name: 'Issue name', exact: true }),
  category: (page: Page) => page.getByRole('combobox', { name: 'Assign to category', exact: true }),
  question: (page: Page) =>
    page.getByRole('textbox', { name: 'Question or Statement', exact: true }),
  answerType: (page: Page, name: string) => page.getByRole('radio', { name, exact: true }),
  confirmationText: (page: Page) =>
    page.getByRole('textbox', { name: 'Confirmation text', exact: true }),
  customise: (page: Page) =>
    page.getByRole('checkbox', { name: 'Customise the text of the answer type', exact: true }),
  add: (page: Page) => page.getByRole('button', { name: 'ADD A STEP', exact: true }),
  remove: (page: Page) => page.getByRole('button', { name: 'REMOVE STEP', exact: true }),
  save: (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true }),
  archive: (page: Page) => page.getByRole('button', { name: 'ARCHIVE THIS ISSUE', exact: true }),
  problems: (page: Page) => page.getByRole('region', { name: 'Problems' }),
};

/** Makes a published issue a draft by the label of its state. */
export async function backToDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PUBLISHED', exact: true }).click();
  await page.getByRole('button', { name: 'Back to draft', exact: true }).click();
}

/** Presses an entry behind the dots of the open step. */
export async function ofStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More for Step \d+$/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Returns one of 'If yes', 'If no' and 'Once confirmed...'. */
export function actionOf(page: Page, group: string) {
  const card = page.getByRole('group', { name: group, exact: true });
  return {
    card,
    type: card.getByRole('combobox', { name: 'Action type', exact: true }),
    target: card.getByRole('combobox', { name: 'Step number', exact: true }),
    customText: card.getByRole('textbox', { name: 'Custom text', exact: true }),
  };
}

/** Returns the choices of a dropdown. */
export async function choices(dropdown: Locator): Promise<string[]> {
  return await dropdown.evaluate((select: HTMLSelectElement) =>
    [...select.options].filter(({ disabled }) => !disabled).map(({ label }) => label),
  );
}

/** Returns a toast with exactly this text. */
export const toast = (page: Page, role: 'status' | 'alert', text: string): Locator =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${text}`) });

/** Saves the open pane, in which something is not saved yet. */
export async function save(page: Page): Promise<void> {
  await editor.save(page).click();
  await expect(page.getByRole('main').getByText(/^Saved .*\d/)).toBeVisible();
  await expect(toast(page, 'status', 'Changes saved')).toBeVisible();
}

/** Returns an issue of one checkbox step a question, each going on to the next. */
export function draftOf(title: string, ...questions: string[]): WrittenIssue {
  const steps = questions.map((question) => ({
    question,
    answerType: 'Show a confirmation checkbox' as const,
    confirmationAction: { confirmationText: 'Done', actionType: 'Go to next step' as const },
  }));
  return { title, category: 'Other', steps };
}

/** Fills in a step whose confirmation goes on to the next step. */
export async function fillCheckboxStep(page: Page, question: string): Promise<void> {
  await editor.question(page).fill(question);
  await editor.answerType(page, 'Show a confirmation checkbox').check();
  await editor.confirmationText(page).fill('Done');
  await actionOf(page, 'Once confirmed...').type.selectOption('Go to next step');
}
