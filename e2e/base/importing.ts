import type { Locator, Page } from '@playwright/test';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { setCampus } from './authoring.ts';
import { startServer, type RunningServer } from './running-server.ts';

/** Returns an issue on the page of an import, by its place from 1. */
export const issueOf = (page: Page, place: number): Locator =>
  page.getByRole('region', { name: `Issue ${place}`, exact: true });

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
