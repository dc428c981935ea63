import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { afterPaint } from '../../../base/on-demand/on-demand.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { IssueCardsPage } from '../../screens/list/IssueCardsPage.tsx';
import { emptyPhone } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { WalkProvider } from '../../walk/screen/WalkProvider.tsx';
import { prepareSearch } from './find.tsx';

// SEARCH-28
test('a phone of a Spanish campus understands Spanish on an English page, until that changes', async () => {
  await emptyPhone();
  await caches.delete('meanings');
  onTestFinished(async () => {
    await afterPaint;
    eraseAll();
    vi.restoreAllMocks();
    await caches.delete('meanings');
  });
  const issues = ['Noise in quiet hours', 'Water through ceiling'].map((title) =>
    publishedIssueWith({ _id: title, title, category: 'Water' }),
  );
  let language = 'es';
  let version = 0;
  const askTable = window.fetch.bind(window);
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address, more) => {
    if (typeof address === 'string' && address.includes('.bin')) {
      asked.push(address.split('/').at(-1) ?? '');
      return await askTable(address, more);
    }
    const campus = { ...NEW_CAMPUS, language };
    return json({ data: issues, campus }, 200, { ETag: `"${(version += 1)}"` });
  });
  prepareSearch();
  history.replaceState(null, '', '/user/issues-list/Water?search=se%20inund%C3%B3%20el%20cuarto');
  draw(
    <Route path="/user/issues-list/:category">
      <WalkProvider>
        <IssueCardsPage />
      </WalkProvider>
    </Route>,
  );
  const found = page.getByRole('button', { name: 'Water through ceiling' });
  await expect.element(found).toBeVisible();
  expect(asked.toSorted()).toEqual(['meanings.en.bin', 'meanings.es.bin']);
  await refreshLibrary();
  language = 'en';
  await refreshLibrary();
  await expect.element(found).not.toBeInTheDocument();
});
