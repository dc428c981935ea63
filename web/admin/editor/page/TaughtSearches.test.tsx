import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TaughtSearch } from '#core/search/empty-search-schema.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { TaughtSearches } from './TaughtSearches.tsx';

// INBOX-16
test('searches that were taught for the issue are listed, and can be removed right away', async () => {
  let taught: TaughtSearch[] = [
    { words: 'bats', issue: 'pests' },
    { words: 'drone', issue: 'other' },
    { words: 'flutters at night', issue: 'pests' },
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method === 'PUT') {
      expect(path).toBe('/api/issue/pests/taught-searches');
      const { data } = JSON.parse(init.body as string) as { data: TaughtSearch };
      expect(data).toEqual({ words: data.words, isTaught: false });
      taught = taught.filter(({ words }) => words !== data.words);
    }
    return Response.json({ data: taught });
  });
  drawAdmin(<TaughtSearches issue={{ _id: 'pests', category: 'Pests' }} />);
  const region = page.getByRole('region', { name: 'Searches that lead here' });
  const listed = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(listed).toEqual(['bats', 'flutters at night']);
  await region.getByRole('button', { name: 'Remove “bats”' }).click();
  await expect.poll(listed).toEqual(['flutters at night']);
  await region.getByRole('button', { name: 'Remove “flutters at night”' }).click();
  await expect.element(region).not.toBeInTheDocument();
});
