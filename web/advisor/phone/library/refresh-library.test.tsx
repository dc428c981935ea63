import { beforeEach, expect, test, vi } from 'vitest';
import type { Category } from '#core/base/category.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { draw } from '#kit/test/draw.ts';
import { afterPaint } from '../../../base/on-demand/on-demand.ts';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { refreshLibrary, useAdvisorIssues, useHasFailed } from './refresh-library.ts';
import { storeTitles, useTitles, type IssueTitle } from './titles.ts';

beforeEach(emptyPhone);

/** Returns when something of the page was there, by its own clock; undefined if it is not. */
const startOf = (type: string, name: string): number | undefined =>
  performance.getEntriesByType(type).find((entry) => entry.name.includes(name))?.startTime;

const Told = () => (
  <p>
    {useHasFailed() ? 'failed' : 'answered'}, {useTitles()?.issues.length ?? 'none'} kept
  </p>
);

// CARDS-6, CARDS-10
test('the code that stores the library loads after the first paint, and an early failure shows then', async () => {
  const failed = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const refreshed = refreshLibrary();
  // The server fails, and a file of the app comes, before anything is painted.
  await Promise.allSettled(failed.mock.results.map(async ({ value }) => (await value) as unknown));
  await import('./pictures.ts');
  expect(startOf('paint', 'first-contentful-paint')).toBeUndefined();
  draw(<Told />);
  await afterPaint;
  await refreshed;
  await expect.poll(() => document.body.textContent).toContain('failed, none kept');
  const painted = startOf('paint', 'first-contentful-paint');
  expect(painted).toBeDefined();
  expect(startOf('resource', 'store-library.ts')).toBeGreaterThanOrEqual(Number(painted));

  failed.mockImplementation(
    async () => await Promise.resolve(json({ data: [publishedIssueWith({ _id: 'one' })] })),
  );
  await refreshLibrary();
  await expect.poll(() => document.body.textContent).toContain('answered, 1 kept');
});

// CARDS-12
test('the titles are shown on a first visit before the library is requested', async () => {
  const asked: string[] = [];
  const titles = Promise.withResolvers<Response>();
  const library = Promise.withResolvers<Response>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(path);
    if (path.endsWith('/titles')) return await titles.promise;
    return await library.promise;
  });
  draw(<Told />);
  const refreshed = refreshLibrary();
  await afterPaint;
  expect(asked).toEqual(['/api/advisor/titles']);
  titles.resolve(json({ data: [{ _id: 'one', title: 'One', category: 'Fire', revision: 1 }] }));
  await expect.poll(() => document.body.textContent).toContain('1 kept');
  const both = ['one', 'two'].map((_id) => publishedIssueWith({ _id }));
  library.resolve(json({ data: both }));
  await refreshed;
  await expect.poll(() => document.body.textContent).toContain('2 kept');
  expect(asked[1]).toContain('/api/advisor/issues/');
  // A phone that has titles asks only for the library.
  await refreshLibrary();
  expect(asked.slice(2).filter((path) => path.endsWith('/titles'))).toEqual([]);
});

// CARDS-10, OFFLINE-9
test('a refresh during a running one makes one more request and sees the newer library', async () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    if (path.endsWith('/titles')) return json({ data: [] });
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return await answer.promise;
  });
  draw(<Told />);
  const first = refreshLibrary();
  await expect.poll(() => answers.length).toBe(1);
  const later = [refreshLibrary(), refreshLibrary()];
  answers[0]?.resolve(json({ data: [] }));
  await first;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve(json({ data: [publishedIssueWith({ _id: 'newer' })] }));
  await Promise.all(later);
  await expect.poll(() => document.body.textContent).toContain('answered, 1 kept');
  expect(answers).toHaveLength(2);
});

const Listed = ({ of }: { of: Category }) => (
  <p>
    {useAdvisorIssues(of)
      .issues.map(({ title }) => title)
      .join(', ')}
  </p>
);

const title = (of: string, place?: number): IssueTitle => ({
  _id: of,
  title: of,
  category: 'Medical',
  revision: 1,
  place,
});

// ISSUES-27
test('a category lists the most urgent first, and All categories lists by title', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  storeTitles({ asOf: '', issues: [title('Ache'), title('Burn', 2), title('Unresponsive', 1)] });
  draw(
    <>
      <Listed of="Medical" />
      <Listed of="All categories" />
    </>,
  );
  await expect.poll(() => document.body.textContent).toContain('Unresponsive, Burn, Ache');
  expect(document.body.textContent).toContain('Ache, Burn, Unresponsive');
});
