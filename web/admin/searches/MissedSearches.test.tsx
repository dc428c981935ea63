import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MissedWords } from '#core/empty-search-schema.ts';
import { draw } from '#kit/test/draw.ts';
import { queryClient } from '../queries.ts';
import { AdminProviders } from '../shell/AdminProviders.tsx';
import { MissedSearches } from './MissedSearches.tsx';

beforeEach(() => queryClient.clear());

function drawWith(searches: MissedWords[]): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    return Response.json({ data: searches });
  });
  draw(
    <AdminProviders>
      <MissedSearches />
    </AdminProviders>,
  );
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

// INBOX-10
test('where all was found it says so', async () => {
  drawWith([]);
  await expect.element(page.getByText('Nothing was searched for in vain')).toBeVisible();
});
