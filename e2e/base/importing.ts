import type { Locator, Page } from '@playwright/test';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { setCampus } from './authoring.ts';
import { startServer, type RunningServer } from './running-server.ts';

const listOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Procedures found' });

/** Returns the button that opens a part of the page of an import, by its title. */
export const foundIn = (page: Page, title: string): Locator =>
  listOf(page).getByRole('button', { name: new RegExp(`^${title}`) });

/** Opens a procedure on the page of an import, by its title; returns it with its steps. */
export async function openFound(page: Page, title: string): Promise<Locator> {
  await foundIn(page, title).click();
  return page.getByRole('region', { name: title, exact: true });
}

/** Returns the source of the open procedure. */
export const sourceIn = (page: Page): Locator =>
  page.getByRole('region', { name: 'In your document' });

/** Chooses how a paragraph of the open procedure is used. */
export async function useAs(page: Page, words: string, use: string): Promise<void> {
  const paragraph = sourceIn(page).getByRole('button', { name: words });
  if ((await paragraph.getAttribute('aria-expanded')) === 'false') await paragraph.click();
  const uses = page.getByRole('group', { name: 'Used as' });
  await uses.getByRole('button', { name: use, exact: true }).click();
}

/** Returns a Word document as a file that is chosen. */
export const docx = (buffer: Buffer) => ({
  name: 'On-call binder.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer,
});

/** Plays on a server of its own without issues, whose campus has these contacts; the page is signed in and closed. */
export async function onEmptyCampus(
  { page, signIn }: { page: Page; signIn: (page: Page, url: string) => Promise<void> },
  contacts: readonly Contact[],
  play: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ SEED: 'none' });
  try {
    await setCampus(server, { ...NEW_CAMPUS, contacts });
    await signIn(page, server.url);
    await play(server);
  } finally {
    // Its late requests would be refused.
    await page.close();
    await server.stop();
  }
}
