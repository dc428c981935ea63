import type { Page } from '@playwright/test';
import { ADMIN } from '../../e2e/base/running-server.ts';
import { CORRECTED, DISPUTED, saveElsewhere } from './author.ts';

// Ways to where a picture is taken, each from a new page.

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Closes a message, which on a busy machine may go by itself before it is pressed, or is in motion when it is. */
async function closeMessage(page: Page): Promise<void> {
  const close = button(page, 'Close');
  await close.waitFor({ timeout: 5_000 }).catch(() => undefined);
  while (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => undefined);
}

export async function asAdmin(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await button(page, 'Login').click();
  await page.getByRole('heading', { name: 'Issues list' }).waitFor();
  await closeMessage(page);
  // A campus in use has put it away.
  await button(page, /^Hide/).click();
  await closeMessage(page);
}

/** Pasted as a residential-life office writes it. */
const LOCKOUT = `Resident locked out
1. Ask for the name and the room.
2. Is the resident on the roster? If yes, go to step 4. If no, call Campus Security.
3. Wait together in the light.
4. Open the door and write down the time.`;

export async function importing(page: Page): Promise<void> {
  await asAdmin(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import procedures' });
  const file = { name: 'On-call binder.txt', mimeType: 'text/plain', buffer: Buffer.from(LOCKOUT) };
  await dialog.getByLabel('File to import').setInputFiles(file);
  await page.getByRole('heading', { name: '1 procedure found' }).waitFor();
}

export const searching = (typed: string, told: string) => async (page: Page) => {
  await asAdvisor(page);
  await page.getByText('Ready offline').waitFor();
  // The table of meanings comes once the phone has time.
  await page.waitForResponse(/meanings[^/]*\.bin$/);
  await page.getByRole('searchbox', { name: 'Search issues' }).fill(typed);
  await page.getByRole('heading', { name: told }).waitFor();
};

/** Types areas that are not saved: other pictures are of a campus without areas. */
export async function settingAreas(page: Page): Promise<void> {
  await asAdmin(page);
  await page.goto('/admin/settings/contacts');
  await button(page, 'Paste a list').click();
  const pasted = page.getByRole('dialog', { name: 'Paste contacts' });
  await pasted
    .getByRole('textbox', { name: 'List of contacts' })
    .fill(['North', 'South', 'West'].map((area) => `${area} desk\t555 0120\t${area}`).join('\n'));
  await pasted.getByRole('button', { name: 'Add 3 contacts' }).click();
  const manager = page.getByRole('group', { name: 'Duty manager', exact: true });
  await manager.getByRole('button', { expanded: false }).click();
  await page.getByTitle('Areas and hours of Duty manager').click();
  const duty = page.getByRole('dialog', { name: /^Where and when is Duty manager/ });
  await duty.getByRole('checkbox', { name: 'North' }).check();
  await duty.getByRole('textbox', { name: 'Hours' }).fill('20:00 to 08:00, weekends');
}

export async function inEditor(page: Page, title = CORRECTED): Promise<void> {
  await asAdmin(page);
  await page.getByRole('searchbox', { name: 'Search issues' }).fill(title);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: 'Issue details' }).waitFor();
}

export async function openStep(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Step ${number}`, exact: true }).click();
  // A press that was held up has scrolled the list of steps.
  await button(page, 'Issue details').scrollIntoViewIfNeeded();
}

/** Types here what is saved elsewhere: the two are laid side by side. */
export async function inConflict(page: Page): Promise<void> {
  await inEditor(page, DISPUTED);
  await saveElsewhere(page, 'Meet the person at the main entrance. Let nobody in yet.');
  await page.reload();
  await openStep(page, 1);
  const question = page.getByRole('textbox', { name: 'Question or Statement' });
  await question.fill('Meet the person at the main entrance, in the light. Let nobody in yet.');
  await saveElsewhere(
    page,
    'Meet the person at the main entrance. Let nobody in, friends neither.',
  );
  await button(page, 'Save changes').click();
  await page
    .getByRole('heading', { name: 'Somebody else saved Step 1 while you were typing' })
    .waitFor();
  await button(page, 'Close').click();
}

export async function asAdvisor(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await button(page, 'Enter Reslife').click();
  await page.getByRole('heading', { name: 'Welcome to ResLife' }).waitFor();
}

export async function inList(page: Page, category: string): Promise<void> {
  await asAdvisor(page);
  await page.goto(`/user/issues-list/${encodeURIComponent(category)}`);
}

export async function walking(page: Page): Promise<void> {
  await inList(page, 'Fire');
  await button(page, /^Fire alarm/)
    .first()
    .click();
  await button(page, 'Start').click();
  await page.getByText('STEP 1').waitFor();
}

export async function walkedToTheEnd(page: Page): Promise<void> {
  await walking(page);
  const end = page.getByRole('button', { name: 'Issue resolved' });
  const next = page.getByRole('button', { name: 'NEXT' });
  while (!(await end.isVisible())) {
    const box = page.getByRole('checkbox');
    const answer = (await box.count()) > 0 ? box : page.getByRole('radio').first();
    // A control that has just appeared takes no press: the next round repeats it.
    await answer.check({ force: true }).catch(() => undefined);
    // A tick that ends the walk leads to the final screen by itself, on which NEXT stays disabled.
    await next.click({ timeout: 1_000 }).catch(() => undefined);
  }
}
