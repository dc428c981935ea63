import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import type { MissedWords } from '#core/search/empty-search-schema.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { MissedSearches } from './MissedSearches.tsx';
import { drawAdmin } from '../test/draw-admin.tsx';

function drawWith(searches: MissedWords[], published: PublishedIssue[] = []): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    await Promise.resolve();
    const answers: Record<string, unknown> = {
      '/api/settings': { campus: NEW_CAMPUS },
      '/api/advisor/issues/All%20categories': published,
    };
    return Response.json({ data: answers[path as string] ?? searches });
  });
  drawAdmin(<MissedSearches />);
}

// MESSAGES-13, INBOX-10
test('what was searched for and not found is listed with its counts', async () => {
  drawWith([
    { words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' },
    { words: 'bat', count: 2, phones: 2, firstDay: '2026-11-20', lastDay: '2026-11-20' },
  ]);
  const region = page.getByRole('region', { name: 'Searched for and not found' });
  const rows = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      'drone3 searches by 2 phones2 Nov, 2026 to 20 Nov, 2026',
      'bat2 searches by 2 phones20 Nov, 2026',
    ]);
});

// INBOX-11
test('a search names what is published since and would be found now', async () => {
  drawWith(
    [{ words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' }],
    [publishedIssueWith({ _id: 'drone', title: 'A drone over the halls' })],
  );
  await expect
    .element(page.getByRole('listitem').getByRole('link', { name: 'A drone over the halls' }))
    .toHaveAttribute('href', '/issue/drone');
});

// INBOX-10
test('where all was found it says so', async () => {
  drawWith([]);
  await expect.element(page.getByText('Nothing was searched for in vain')).toBeVisible();
});
