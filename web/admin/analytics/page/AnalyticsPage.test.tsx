import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { flushSync } from 'react-dom';
import type { AnalyticsCharts } from '#core/analytics/analytics-charts.ts';
import { violations } from '#kit/test/axe.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { drawAdmin } from '../../test/draw-admin.tsx';

const CHOICES = {
  issues: [
    { _id: 'fire', title: 'Fire alarm', isArchived: false },
    { _id: 'leak', title: 'Leak', isArchived: true },
  ],
  advisors: ['Amara', 'Zofia'],
  timeZone: 'UTC',
};
const CHARTS: AnalyticsCharts = {
  total: 12,
  days: [
    { day: '2026-11-01', count: 3 },
    { day: '2026-11-02', count: 9 },
  ],
  hours: [
    { weekday: 1, hour: 23, count: 9 },
    { weekday: 7, hour: 2, count: 3 },
  ],
  outcomes: [
    { category: 'Fire', resolved: 1, escalated: 7 },
    { category: 'Water', resolved: 4, escalated: 0 },
  ],
  minutes: {
    all: { measured: 10, median: 12.5 },
    categories: [
      { category: 'Fire', measured: 5, median: 30 },
      { category: 'Water', measured: 5, median: 1 },
    ],
  },
  issues: [
    { issue: 'fire', title: 'Fire alarm', attended: 8, escalated: 7 },
    { issue: 'leak', title: 'Leak', attended: 4, escalated: 0 },
  ],
  areas: [{ area: 'North', resolved: 1, escalated: 6 }],
};

/** Answers the requests beside the results; undefined for the results themselves and the file. */
function around(path: string, charts = CHARTS): Response | undefined {
  if (path.startsWith('/api/issue/analytics/choices')) return Response.json({ data: CHOICES });
  if (path.startsWith('/api/issue/analytics/charts')) return Response.json({ data: charts });
  return undefined;
}

// The app must not make room for whatever the address of the file returns.
// ANALYTICS-3
test('a file that cannot be downloaded says so in place, and the page stays', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (!(path as string).startsWith('/api/issue/analytics'))
      return await Promise.reject(new Error());
    const other = around(path as string);
    if (other) return other;
    const downloadLink = './api/issue/analytics.csv?startDate=2026-11-01&endDate=2026-11-02';
    const data = { analysis: [], downloadLink, total: 0, timeZone: 'UTC' };
    return await Promise.resolve(Response.json({ data }));
  });
  window.history.replaceState(null, '', '/admin/analytics?startDate=2026-11-01&endDate=2026-11-02');
  drawAdmin(<AnalyticsPage />);
  await expect.element(page.getByText('0 Issues attended to')).toBeVisible();
  await page.getByRole('button', { name: 'Download csv' }).click();
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('The file was not downloaded.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('0 Issues attended to')).toBeVisible();
});

const empty = { analysis: [], downloadLink: './x', truncated: false, timeZone: 'UTC' };
const attended = (total: number) => page.getByText(`${total} Issues attended to`);

function openWith(total: (address: string) => number, query: string, charts = CHARTS): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    const data = { ...empty, total: total(path as string) };
    return await Promise.resolve(around(path as string, charts) ?? Response.json({ data }));
  });
  window.history.replaceState(null, '', adminPaths.analytics + query);
  drawAdmin(<AnalyticsPage />);
}

const openCharts = async () => await page.getByText('Charts', { exact: true }).click();

// ANALYTICS-8
test('Back shows the days of the results it shows, and the tab clears both', async () => {
  openWith((address) => (address.includes('2026-10-01') ? 10 : 11), '');
  const start = page.getByLabelText('Start date');
  const end = page.getByLabelText('End date');
  for (const [first, last, total] of [
    ['2026-10-01', '2026-10-31', 10],
    ['2026-11-01', '2026-11-30', 11],
  ] as const) {
    await start.fill(first);
    await end.fill(last);
    await page.getByRole('button', { name: 'show results' }).click();
    await expect.element(attended(total)).toBeVisible();
  }
  window.history.back();
  await expect.element(attended(10)).toBeVisible();
  await expect.element(start).toHaveValue('2026-10-01');
  await expect.element(end).toHaveValue('2026-10-31');
  flushSync(() => window.history.pushState(null, '', adminPaths.analytics));
  await expect.element(start).toHaveValue('');
  await expect.element(end).toHaveValue('');
  await expect.element(attended(10)).not.toBeInTheDocument();
});

// KIT-13
test('a page number beyond the last leads to the last page', async () => {
  openWith(() => 11, '?startDate=2026-11-01&endDate=2026-11-02&page=99');
  await expect.element(attended(11)).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));

// ANALYTICS-8, ANALYTICS-18, ANALYTICS-19
test('a filter applies right away, from the first page, and Back undoes it', async () => {
  openWith(
    (address) => (address.includes('issue=leak') ? 5 : 30),
    '?startDate=2026-11-01&endDate=2026-11-02&page=2&sort=advisor&order=asc',
  );
  await expect.element(attended(30)).toBeVisible();
  const issue = page.getByRole('combobox', { name: 'Issue' });
  await expect.element(issue).not.toBeInTheDocument();
  await page.getByText('Filter').click();
  await expect.element(issue.getByRole('option', { name: 'Leak (archived)' })).toBeInTheDocument();
  await issue.selectOptions('Leak (archived)');
  await expect.element(attended(5)).toBeVisible();
  const range = { startDate: '2026-11-01', endDate: '2026-11-02', sort: 'advisor', order: 'asc' };
  await expect.poll(asked).toEqual({ ...range, issue: 'leak' });
  await page.getByRole('checkbox', { name: 'Include practice' }).click();
  await expect.poll(asked).toEqual({ ...range, issue: 'leak', practice: 'with' });
  window.history.back();
  await expect.poll(asked).toEqual({ ...range, issue: 'leak' });
  await expect.element(issue).toHaveValue('leak');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(attended(30)).toBeVisible();
  await expect.poll(asked).toEqual(range);
});

// ANALYTICS-20, ANALYTICS-22, ANALYTICS-23, AREAS-13
test('the charts are below the rows, closed, each with a sentence and a table of its numbers', async () => {
  openWith(() => 12, '?startDate=2026-11-01&endDate=2026-11-02');
  const pictures = page.getByRole('region', { name: 'Charts' });
  const rows = page.getByRole('table', { name: 'Analytics' });
  await expect.element(rows).toBeVisible();
  await expect.element(pictures).not.toBeInTheDocument();
  await openCharts();
  await expect.element(pictures).toBeVisible();
  const [table, charts] = [rows, pictures].map((part) => part.element());
  const isAfter = table && charts && table.compareDocumentPosition(charts);
  expect(isAfter).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const sentences = {
    'How often': 'Busiest: 02 Nov 2026, with 9 of 12. At least one record every day.',
    'How it ended, by category': '7 of 12 escalated, 58%. No category is clearly higher.',
    'What time': '12 in 2 hours of the week: too few to compare.',
    'How long it took':
      'Half of 10 took 12.5 minutes or less. Longest: Fire, 30 minutes. 2 without an end time are left out.',
    'How it ended, by area': '7 of 12 escalated, 58%. No area is clearly higher.',
    'Escalations by issue': 'None is clearly above the average, 58%.',
  };
  for (const [name, sentence] of Object.entries(sentences))
    await expect
      .element(pictures.getByRole('region', { name }).getByText(sentence, { exact: true }))
      .toBeVisible();
  await expect.element(pictures.getByRole('img', { name: 'How often' })).toBeVisible();
  await pictures.getByText('Table of Escalations by issue').click();
  const rates = page.getByRole('table', { name: 'Escalations by issue' });
  await expect
    .poll(() =>
      rates
        .getByRole('row')
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual(['IssueAttendedEscalatedShare', 'Fire alarm8788%', 'Leak400%']);
  await expect.poll(violations).toEqual([]);
  const leak = { name: 'Leak, numbers on the tree' };
  const drawn = pictures.getByRole('list', { name: 'Escalations by issue' });
  for (const place of [drawn, rates])
    await expect
      .element(place.getByRole('link', leak))
      .toHaveAttribute(
        'href',
        '/admin/analytics/issue/leak?startDate=2026-11-01&endDate=2026-11-02',
      );
  const { search } = location;
  await drawn.getByRole('link', leak).click();
  await expect.poll(() => location.pathname).toBe('/admin/analytics/issue/leak');
  expect(history.state).toEqual({ from: search });
});

// AREAS-1, AREAS-13
test('there is no chart of areas if no record has an area', async () => {
  openWith(() => 20, '?startDate=2026-11-01&endDate=2026-11-02', { ...CHARTS, areas: [] });
  await openCharts();
  await expect
    .element(page.getByRole('region', { name: 'How it ended, by category' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'How it ended, by area' }))
    .not.toBeInTheDocument();
});

const record = (name: string) => ({ record: name, title: `Leak ${name}`, startDate: '2026-11-02' });

// ANALYTICS-29
test('the time until somebody took it lists escalations nobody took, then typical and slowest', async () => {
  const slowest = { ...record('r9'), minutes: 41 };
  const answers = {
    answered: 9,
    unanswered: 7,
    open: [record('r1'), record('r2')],
    median: 4.5,
    slowest,
  };
  openWith(() => 20, '?startDate=2026-11-01&endDate=2026-11-02', { ...CHARTS, answers });
  await openCharts();
  const drawn = page.getByRole('region', { name: 'Time until somebody took it' });
  await expect.element(drawn.getByText('Nobody took 7 of 16 escalations.')).toBeVisible();
  await expect.element(drawn.getByText('The newest 2 of these are shown.')).toBeVisible();
  const rows = drawn.getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => textContent.replace(/: .*$/, ''))).toEqual([
    'Leak r1, 02 Nov 2026Nobody took it',
    'Leak r2, 02 Nov 2026Nobody took it',
    'Half were taken within4.5 min',
    'Slowest',
  ]);
  await page.getByText('Table of Time until somebody took it').click();
  const table = page.getByRole('table', { name: 'Time until somebody took it' });
  await expect.element(table.getByRole('row', { name: 'Slowest: Leak r9 41 min' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const { search } = location;
  await drawn.getByRole('list').getByRole('link', { name: 'Leak r2, 02 Nov 2026' }).click();
  await expect.poll(() => location.pathname).toBe(adminPaths.record('r2'));
  expect(history.state).toEqual({ from: search });
});

// ANALYTICS-29
test('there is no chart of times if no escalation told anybody', async () => {
  openWith(() => 20, '?startDate=2026-11-01&endDate=2026-11-02');
  await openCharts();
  await expect.element(page.getByRole('region', { name: 'Escalations by issue' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Time until somebody took it' }))
    .not.toBeInTheDocument();
});

// ANALYTICS-20
test('a title of one long word leaves the numbers of a table in view', async () => {
  const title = 'A'.repeat(120);
  openWith(() => 20, '?startDate=2026-11-01&endDate=2026-11-02', {
    ...CHARTS,
    issues: [{ issue: 'fire', title, attended: 8, escalated: 7 }],
  });
  await openCharts();
  await page.getByText('Table of Escalations by issue').click();
  const rates = page.getByRole('table', { name: 'Escalations by issue' });
  await expect.element(rates.getByText('88%')).toBeVisible();
  const box = rates.element().parentElement;
  await expect.poll(() => box && box.scrollWidth - box.clientWidth).toBe(0);
});

// ANALYTICS-20
test('charts that do not load say so in place; the rows are there', async () => {
  let isBroken = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (isBroken && (path as string).includes('/charts')) throw new TypeError('network error');
    const data = { ...empty, total: 20 };
    return await Promise.resolve(around(path as string) ?? Response.json({ data }));
  });
  window.history.replaceState(
    null,
    '',
    `${adminPaths.analytics}?startDate=2026-11-01&endDate=2026-11-02`,
  );
  drawAdmin(<AnalyticsPage />);
  await openCharts();
  const failure = page.getByRole('alert');
  await expect.element(failure.getByText('The charts did not load.')).toBeVisible();
  await expect.element(attended(20)).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('region', { name: 'Charts' })).toBeVisible();
});

const LINK = './api/issue/analytics.csv?startDate=2026-11-01&endDate=2026-11-02';

/** Opens the page with two results, whose file comes as the returned controller sends it. */
function openWithFile(): {
  file: ReadableStreamDefaultController<Uint8Array>;
  saved: File[];
  asked: string[];
} {
  const asked: string[] = [];
  let file: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (file = controller) });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    asked.push(path as string);
    if (!(path as string).startsWith(LINK.slice(1)))
      return await Promise.resolve(
        around(path as string) ??
          Response.json({ data: { ...empty, downloadLink: LINK, total: 3 } }),
      );
    init?.signal?.addEventListener('abort', () => file?.error(init.signal?.reason));
    const headers = { 'Content-Disposition': 'attachment; filename="analytics-of-a-test.csv"' };
    return await Promise.resolve(new Response(body, { headers }));
  });
  const saved: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as File);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/admin/analytics?startDate=2026-11-01&endDate=2026-11-02');
  drawAdmin(<AnalyticsPage />);
  if (!file) throw new Error('the stream has begun');
  return { file, saved, asked };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const progress = page.getByRole('progressbar', { name: 'Preparing the file' });

/** Sends a first row, then nothing that counts until the progress is shown. */
async function begin(file: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
  await page.getByRole('button', { name: 'Download csv' }).click();
  file.enqueue(bytes('\uFEFFIssue,Feedback\r\nAlarm,"two\r\nlines"\r\nSmoke,"'));
  await expect
    .poll(() => {
      file.enqueue(bytes('x'));
      return progress.query();
    })
    .toBeVisible();
}

// ANALYTICS-15
test('a long download shows the count of received rows, and is saved once complete', async () => {
  const { file, saved } = openWithFile();
  await begin(file);
  await expect.element(page.getByText('1 of 3 rows')).toBeVisible();
  await expect.element(progress).toHaveAttribute('aria-valuenow', '33');
  expect(saved).toEqual([]);
  file.enqueue(bytes('"\r\nLeak,\r\n'));
  file.close();
  await expect.element(progress).not.toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['analytics-of-a-test.csv']);
  expect(await saved[0]?.text()).toMatch(/^Issue,Feedback\r\n[^]*\r\nLeak,\r\n$/);
});

// ANALYTICS-15
test('a download that breaks off says so in place and is not saved', async () => {
  const { file, saved } = openWithFile();
  await begin(file);
  file.error(new TypeError('network error'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The file was not downloaded.');
  await expect.element(progress).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

// ANALYTICS-15
test('a download can be stopped', async () => {
  const { file, saved } = openWithFile();
  await begin(file);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

// LANG-14
test('a page in another language offers a file with its headings, and an English page does not', async () => {
  document.documentElement.lang = 'es';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  const { file, asked } = openWithFile();
  const choice = page.getByRole('checkbox', { name: 'Headings in this language' });
  await choice.click();
  await page.getByRole('button', { name: 'Download csv' }).click();
  await expect.poll(() => asked).toContain(`${LINK.slice(1)}&language=es`);
  file.close();
});

test('a page in English asks for no language of headings', async () => {
  const { asked, file } = openWithFile();
  await page.getByRole('button', { name: 'Download csv' }).click();
  await expect.poll(() => asked).toContain(LINK.slice(1));
  await expect
    .element(page.getByRole('checkbox', { name: 'Headings in this language' }))
    .not.toBeInTheDocument();
  file.close();
});
