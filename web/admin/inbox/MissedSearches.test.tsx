import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import type { MissedWords, TaughtSearch } from '#core/search/empty-search-schema.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { clearSession, storeSession } from '../../base/session.ts';
import { MissedSearches } from './MissedSearches.tsx';
import { drawAdmin } from '../test/draw-admin.tsx';

function drawWith(
  searches: MissedWords[],
  published: PublishedIssue[] = [],
  taught: TaughtSearch[] = [],
): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    await Promise.resolve();
    const answers: Record<string, unknown> = {
      '/api/settings': { campus: NEW_CAMPUS },
      '/api/advisor/issues/All%20categories': published,
      '/api/taught-searches': taught,
    };
    return Response.json({ data: answers[path as string] ?? searches });
  });
  drawAdmin(<MissedSearches />);
}

// MESSAGES-13, INBOX-10
test('searches with no match are listed with their counts', async () => {
  drawWith([
    { words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' },
    { words: 'bat', count: 2, phones: 2, firstDay: '2026-11-20', lastDay: '2026-11-20' },
  ]);
  const region = page.getByRole('region', { name: 'Searches with no match' });
  const rows = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      'drone3 searches from 2 phonesNov 2, 2026 to Nov 20, 2026',
      'bat2 searches from 2 phonesNov 20, 2026',
    ]);
});

// INBOX-11
test('a search names a procedure published since that would now match', async () => {
  drawWith(
    [{ words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' }],
    [publishedIssueWith({ _id: 'drone', title: 'A drone over the halls' })],
  );
  await expect
    .element(page.getByRole('listitem').getByRole('link', { name: 'A drone over the halls' }))
    .toHaveAttribute('href', '/issue/drone');
});

// INBOX-16
test('a search can be taught its procedure, and that can be undone', async () => {
  let taught: { words: string; issue: string }[] = [];
  const asked: unknown[] = [];
  let isFull = false;
  const published = [
    publishedIssueWith({ _id: 'noise', title: 'Noise in quiet hours' }),
    publishedIssueWith({ _id: 'other', title: 'Anything not covered' }),
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method === 'PUT') {
      const { data } = JSON.parse(init.body as string) as { data: { isTaught: boolean } };
      asked.push([path, data]);
      if (isFull)
        return Response.json({ code: 'TAUGHT_FULL', detail: 'All full.' }, { status: 409 });
      taught = data.isTaught ? [{ words: 'drone', issue: 'other' }] : [];
    }
    const searches = [
      { words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' },
    ];
    const answers: Record<string, unknown> = {
      '/api/settings': { campus: NEW_CAMPUS },
      '/api/advisor/issues/All%20categories': published,
      '/api/empty-searches': searches,
    };
    return Response.json({ data: answers[path as string] ?? taught });
  });
  drawAdmin(<MissedSearches />);
  const row = page.getByRole('listitem').first();
  const ask = row.getByRole('button', { name: 'Which procedure was meant? “drone”' });
  await ask.click();
  const field = row.getByRole('combobox', { name: 'Which procedure was meant?' });
  const box = row.getByRole('searchbox', { name: 'Search procedures' });
  await expect.element(box).toHaveFocus();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect.element(row.getByText('Required', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'cancel' }).click();
  await expect.element(ask).toHaveFocus();
  await ask.click();
  expect(row.getByText('Required', { exact: true }).elements()).toEqual([]);
  await field.selectOptions('Anything not covered');
  isFull = true;
  await row.getByRole('button', { name: 'Save' }).click();
  await expect.element(row.getByText('All full.')).toBeVisible();
  isFull = false;
  await row.getByRole('button', { name: 'Save' }).click();
  const link = row.getByRole('link', { name: 'Anything not covered' });
  await expect.element(link).toHaveAttribute('href', '/issue/other');
  const back = row.getByRole('button', { name: 'Remove “drone”' });
  await expect.element(back).toHaveFocus();
  await back.click();
  await expect.element(ask).toHaveFocus();
  const address = '/api/issue/other/taught-searches';
  const body = { words: 'drone', isTaught: true };
  expect(asked).toEqual([
    [address, body],
    [address, body],
    [address, { ...body, isTaught: false }],
  ]);
});

// INBOX-16
test('the right procedure is found by words, and chosen if it is the best match', async () => {
  const titles = ['Noise in quiet hours', 'Resident locked out', 'Room locked by police'];
  drawWith(
    [{ words: 'drone', count: 3, phones: 2, firstDay: '2026-11-02', lastDay: '2026-11-20' }],
    titles.map((title) => publishedIssueWith({ _id: title, title })),
  );
  await page.getByRole('button', { name: 'Which procedure was meant? “drone”' }).click();
  const field = page.getByRole('combobox', { name: 'Which procedure was meant?' });
  const listed = () => [...(field.element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.element(field).toHaveDisplayValue('Choose a procedure');
  expect(listed()).toEqual(['Choose a procedure', ...titles]);
  // Not at the beginning of the title, and only begun.
  await userEvent.keyboard('lockd ou');
  await expect.element(field).toHaveDisplayValue('Resident locked out');
  expect(listed().slice(1)).toContain('Room locked by police');
  expect(listed()).not.toContain('Noise in quiet hours');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  expect(window.fetch).not.toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ method: 'PUT' }),
  );
  const box = page.getByRole('searchbox', { name: 'Search procedures' });
  await box.fill('glorp');
  await expect.element(field).toHaveDisplayValue('No procedure has these words');
  await box.fill('');
  await expect.element(field).toHaveDisplayValue('Choose a procedure');
  expect(listed().slice(1)).toEqual(titles);
});

// INBOX-16
test('a reader sees the procedure of a search, and cannot teach one', async () => {
  const me = { _id: 'me', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' } as const;
  storeSession({ ...me, accountRole: 'reader' });
  onTestFinished(clearSession);
  const published = [publishedIssueWith({ _id: 'other', title: 'Anything not covered' })];
  const rows = ['drone', 'bat'].map((words) => ({ words, count: 3, phones: 2 }));
  const days = { firstDay: '2026-11-02', lastDay: '2026-11-20' };
  drawWith(
    rows.map((row) => ({ ...row, ...days })),
    published,
    [{ words: 'drone', issue: 'other' }],
  );
  const link = page.getByRole('link', { name: 'Anything not covered' });
  await expect.element(link).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

// INBOX-10
test('the list says so if every search had a match', async () => {
  drawWith([]);
  await expect.element(page.getByText('No searches without a match')).toBeVisible();
});
