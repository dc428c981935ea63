import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { API } from '#core/api.ts';
import { draw } from '#kit/test/draw.ts';
import { AdminProviders } from '../shell/AdminProviders.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { queryClient } from '../queries.ts';

const startedAt = window.location.href;

beforeEach(() => queryClient.clear());
afterEach(() => window.history.replaceState(null, '', startedAt));

// The app must not make room for whatever the address of the file answers.
test('a file that cannot be had is said in place, and the page stays', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (!(path as string).startsWith(API.analytics.path)) return await Promise.reject(new Error());
    const downloadLink = './api/issue/analytics.csv?startDate=2026-11-01&endDate=2026-11-02';
    const data = { analysis: [], downloadLink, total: 0, timeZone: 'UTC' };
    return await Promise.resolve(Response.json({ data }));
  });
  window.history.replaceState(null, '', '/admin/analytics?startDate=2026-11-01&endDate=2026-11-02');
  draw(
    <AdminProviders>
      <AnalyticsPage />
    </AdminProviders>,
  );
  await expect.element(page.getByText('0 Issues attended to')).toBeVisible();
  await page.getByRole('button', { name: 'Download csv' }).click();
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('The file was not downloaded.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('0 Issues attended to')).toBeVisible();
});
