import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { IssueCardsPage } from '../../screens/list/IssueCardsPage.tsx';
import { readUnderstanding } from '../../../base/on-demand/stored-meanings.ts';
import { emptyPhone } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { WalkProvider } from '../../walk/screen/WalkProvider.tsx';
import { prepareSearch } from './find.tsx';

// SEARCH-15
test('the stored table is searched right after the start, without waiting for an idle phone', async () => {
  await emptyPhone();
  await readUnderstanding();
  onTestFinished(async () => {
    eraseAll();
    vi.restoreAllMocks();
    await caches.delete('meanings');
  });
  const issues = ['Noise in quiet hours', 'Unresponsive person'].map((title) =>
    publishedIssueWith({ _id: title, title, category: 'Medical' }),
  );
  // The table itself is not to be had.
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(json({ data: issues, campus: NEW_CAMPUS }, 200, { ETag: '"1"' })),
  );
  const wait = window.setTimeout.bind(window);
  // The seconds after which the phone has time never pass.
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    ms < 3_000 ? wait(run, ms) : 0) as typeof setTimeout);
  prepareSearch();
  history.replaceState(null, '', '/user/issues-list/All%20categories?search=he%20wont%20wake%20up');
  draw(
    <Route path="/user/issues-list/:category">
      <WalkProvider>
        <IssueCardsPage />
      </WalkProvider>
    </Route>,
  );
  const first = page.getByRole('article').first();
  await expect.element(first.getByRole('button', { name: 'Unresponsive person' })).toBeVisible();
});
