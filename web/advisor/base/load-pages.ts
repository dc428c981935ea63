import { ALL_CATEGORIES } from '#core/base/category.ts';
import { paths } from '../../base/paths.ts';

const PAGES = [
  paths.user,
  paths.issuesList(ALL_CATEGORIES),
  paths.records,
  paths.link('any'),
  paths.feedback,
  paths.issueNotFound(),
];

/** Asks for all that an advisor's page names: its files never change, and the browser keeps them. */
async function loadFilesOf(page: string): Promise<void> {
  const html = await (await fetch(page)).text();
  await Promise.all(
    Array.from(html.matchAll(/\/assets\/[^"]+/g), async ([file]) => await fetch(file)),
  );
}

/** Has the browser keep the files of the advisors' pages if no worker can (OFFLINE-1). Never throws. */
export async function loadPages(): Promise<void> {
  await Promise.allSettled(PAGES.map(loadFilesOf));
}
