import { beforeEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { dayAfter, dayOf } from '#core/base/day.ts';
import { summaryWith } from '#core/fixtures/issues.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Person } from '#core/people/person.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { storeSession } from '../../base/session.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { CAMPUS, answer, refusal, SET_UP } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const someone = (name: string, members: Partial<Person> = {}): Person => ({
  _id: name,
  email: `${name.toLowerCase()}@ashdown.example`,
  name,
  state: 'active',
  role: 'owner',
  lastSignInAt: null,
  isSignedIn: false,
  ...members,
});
const everybody = [
  someone('Hanna', { state: 'invited' }),
  someone('Jo', { state: 'disabled', lastSignInAt: '2026-09-03T10:00:00Z' }),
  someone('Maya', { isSignedIn: true }),
  someone('Tom', { lastSignInAt: '2026-09-03T10:00:00Z' }),
];

/** Lists people as the server does. */
function listed({ searchParams }: URL) {
  const [page, size] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)));
  const found = people
    .filter(({ name }) => name.includes(searchParams.get('search') ?? ''))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  const from = ((page ?? 1) - 1) * (size ?? 10);
  return {
    people: found.slice(from, from + (size ?? 10)),
    found: found.length,
    total: people.length,
    signedIn: people.filter(({ isSignedIn }) => isSignedIn).length,
    isOneActive: people.filter(({ state }) => state === 'active').length === 1,
    isOneOwner:
      people.filter(({ state, role }) => state === 'active' && role === 'owner').length === 1,
  };
}

let people: Person[];
let issues: IssueSummary[];
let respond: (sent: { path: string; data: Record<string, unknown> }) => Response;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  people = everybody;
  issues = [];
  respond = ({ path, data }) => {
    const id = path.split('/').at(-1);
    const known = people.find(({ _id, email }) => _id === id || email === data['email']);
    const state = data['disabled'] === true ? ('disabled' as const) : ('active' as const);
    const changed: Person = known
      ? { ...known, ...('disabled' in data && { state }) }
      : someone('Ines', { state: 'invited', email: String(data['email']) });
    people = [...people.filter(({ _id }) => _id !== changed._id), changed];
    return answer(changed);
  };
  storeSession({ _id: 'Maya', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path === '/api/campus') return answer(CAMPUS);
    if (path === '/api/setup') return answer(SET_UP);
    if ((path as string).startsWith('/api/issue')) return answer(issues);
    if (path === '/api/people/owners') return answer(people);
    if (init?.method === 'GET') {
      const url = new URL(path as string, location.href);
      const asked = url.searchParams.get('search') ?? '';
      const isTaken = asked.length <= LIMITS.email && !asked.includes('\0');
      return isTaken ? answer(listed(url)) : refusal('INVALID_INPUT');
    }
    const { data } = JSON.parse(init?.body as string) as { data: Record<string, unknown> };
    sent.push(`${init?.method} ${path as string} ${JSON.stringify(data)}`);
    return respond({ path: path as string, data });
  });
  history.replaceState(null, '', adminPaths.people);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name });
const due = page.getByRole('list', { name: 'Reviews due' });
const owned = (title: string, owner: string | null, days?: number): IssueSummary =>
  summaryWith({
    _id: title,
    title,
    owner,
    reviewBy: days === undefined ? null : dayAfter(dayOf(new Date(), 'UTC'), days),
  });
const expectIn = async (within: Locator, hasText: string): Promise<void> =>
  await expect.element(within.filter({ hasText })).toBeVisible();
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
const choose = async (name: string, entry: string): Promise<void> => {
  await button(`More about ${name}`).click();
  await button(entry).click();
};
const drawPage = () =>
  drawAdmin(
    <AdminShell>
      <PeoplePage />
    </AdminShell>,
  );

// ACCOUNTS-10, ACCOUNTS-13
test('everybody is listed with state and last sign-in, and nothing is offered for oneself', async () => {
  drawPage();
  await expect.element(page.getByText('4 people, 1 signed in')).toBeVisible();
  for (const [name, state, last] of [
    ['Hanna', 'Invited', 'Never'],
    ['Jo', 'Disabled', 'Sep 3, 2026'],
    ['Maya (you)', 'Active', 'Now'],
    ['Tom', 'Active', 'Sep 3, 2026'],
  ] as const) {
    await expectIn(row(name), `${state}Last sign-in: ${last}`);
  }
  await button('More about Maya').click();
  await expect.element(row('Maya').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect.element(button('Disable')).not.toBeInTheDocument();
  await row('Maya').getByRole('link', { name: 'Profile' }).click();
  await expect.poll(() => location.pathname).toBe(adminPaths.profile);
});

// ACCOUNTS-16, ACCOUNTS-17
test('shows owners, due review dates, and who gets the issues of somebody who leaves', async () => {
  issues = [
    owned('Soon', 'Maya', 25),
    owned('Late', 'Tom', -3),
    owned('Next year', 'Tom', 300),
    owned('Undated', 'Tom'),
    owned('Ownerless', null, 12),
  ];
  drawPage();
  await expectIn(row('Tom'), 'Owns: 3 procedures');
  await expectIn(row('Maya'), 'Owns: 1 procedure');
  const rows = due.getByRole('listitem');
  await expectIn(rows.nth(0), ', overdue');
  await expect.element(rows.nth(0)).toMatchTextContent(/^Late.*Owner: Tom$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Ownerless.*Nobody$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Soon.*Owner: Maya$/);
  expect(rows.elements()).toHaveLength(3);
  const all = page.getByRole('link', { name: 'All 4 review dates' });
  await expect.element(all).toHaveAttribute('href', '/admin?sort=review');

  await choose('Tom', 'Disable');
  const dialog = page.getByRole('dialog', { name: 'Disable Tom?' });
  await expect
    .element(dialog.getByText('Tom owns 3 procedures: Late, Next year and Undated.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  expect(sent).toEqual([]);
  const taker = dialog.getByRole('combobox', { name: 'New owner' });
  await taker.selectOptions('Maya');
  issues = issues.map((issue) => ({ ...issue, owner: issue.owner ? 'Maya' : null }));
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expectIn(row('Tom'), 'Disabled');
  await expectIn(row('Maya'), 'Owns: 4 procedures');
  expect(sent).toEqual(['PUT /api/people/Tom {"disabled":true,"issuesTo":"Maya"}']);
  await expect.element(due).not.toMatchTextContent('Tom');
});

// ACCOUNTS-17
test('says so if nothing is due, and can load dates again that did not load', async () => {
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (path, init) => {
    if ((path as string).startsWith('/api/issue')) return Response.error();
    return (await fetching?.(path, init)) ?? Response.error();
  });
  drawPage();
  await expect.element(alert('The reviews did not load.')).toBeVisible();
  await expectIn(row('Tom'), 'Active');
  if (fetching) vi.mocked(window.fetch).mockImplementation(fetching);
  await button('Try again').click();
  await expect
    .element(page.getByText('No reviews overdue or due in the next 30 days.'))
    .toBeVisible();
});

// ACCOUNTS-10, ACCOUNTS-12
test('an invitation shows its problem in place, and is sent again from the list', async () => {
  drawPage();
  await button('Invite a person').click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await button('Send invitation').click();
  await expect.element(email).toHaveAccessibleDescription('Required');
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Reader');
  await email.fill('ines');
  await expect.element(page.getByText('Enter a valid email address.')).toBeVisible();
  expect(sent).toEqual([]);
  await email.fill('ines@ashdown.example');
  const served = respond;
  respond = () => refusal('EMAIL_TAKEN');
  await button('Send invitation').click();
  await expect.element(alert('This email already has an account.')).toBeVisible();
  respond = served;
  await button('Send invitation').click();
  await expect
    .element(
      page.getByRole('status').filter({ hasText: 'Invitation sent to ines@ashdown.example' }),
    )
    .toBeVisible();
  await expectIn(row('Ines'), 'Invited');
  await choose('Hanna', 'Resend invitation');
  await expect
    .element(
      page.getByRole('status').filter({ hasText: 'Invitation sent to hanna@ashdown.example' }),
    )
    .toBeVisible();
  expect(sent.at(-1)).toBe('POST /api/people {"email":"hanna@ashdown.example"}');
});

// ACCOUNTS-10, ACCOUNTS-13
test('disabling asks once, shows a refusal, and can be undone', async () => {
  drawPage();
  await choose('Tom', 'Disable');
  const dialog = page.getByRole('dialog', { name: 'Disable Tom?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => sent).toEqual([]);
  await choose('Tom', 'Disable');
  const served = respond;
  respond = () => refusal('LAST_ADMIN');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect.element(alert('Nobody else could sign in.')).toBeVisible();
  respond = served;
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expectIn(row('Tom'), 'Disabled');
  respond = () => Response.error();
  await choose('Jo', 'Enable');
  await expectIn(row('Jo').getByRole('alert'), 'The server did not answer.');
  respond = served;
  await choose('Jo', 'Enable');
  await expectIn(row('Jo'), 'Active');
  expect(sent.at(-1)).toBe('PUT /api/people/Jo {"disabled":false}');
});

// SHELL-5
test('a list that does not load can be loaded again, and a single administrator is advised to invite another', async () => {
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  drawPage();
  await expect.element(page.getByText('The people did not load.')).toBeVisible();
  people = everybody.slice(2, 3);
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Try again').click();
  await expect.element(page.getByText('1 person')).toBeVisible();
  await expect.element(page.getByText(/^Only you can sign in/)).toBeVisible();
});

const many = (count: number): Person[] => [
  someone('Maya', { isSignedIn: true }),
  ...Array.from({ length: count - 1 }, (_, n) => someone(`P${String(n).padStart(3, '0')}`)),
];
const rows = page.getByRole('list', { name: 'People' }).getByRole('listitem');
const pages = page.getByRole('navigation', { name: 'Pages' });
const search = page.getByRole('searchbox', { name: 'Find a person by name or email' });

// ACCOUNTS-18, KIT-13
test('ten people fit on one page', async () => {
  people = many(10);
  drawPage();
  await expect.element(page.getByText('10 people, 1 signed in')).toBeVisible();
  await expect.element(rows.nth(9)).toBeVisible();
  await expect.element(pages).not.toBeInTheDocument();
  await expect.element(search).not.toBeInTheDocument();
});

// ACCOUNTS-18, KIT-13
test('eleven people take two pages, which the address keeps', async () => {
  people = many(11);
  drawPage();
  await expect.element(pages).toMatchTextContent('1 to 10 of 11');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expectIn(rows.first(), 'P009');
  await expect.element(pages).toMatchTextContent('11 to 11 of 11');
  expect(rows.elements()).toHaveLength(1);
  expect(location.search).toBe('?page=2');
  // The last of a page is gone, as somebody else saw to.
  people = many(10);
  await choose('P009', 'Disable');
  respond = () => answer(someone('P009', { state: 'disabled' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect.poll(() => location.search).toBe('');
  await expectIn(rows.first(), 'Maya');
});

// ACCOUNTS-18, LIST-21
test('a person is found by name, and the page says so if nobody matches', async () => {
  people = many(12);
  history.replaceState(null, '', `${adminPaths.people}?page=2`);
  drawPage();
  await search.fill('P01');
  await expect.element(page.getByText('1 of 12 people')).toBeVisible();
  await expectIn(rows, 'P010');
  expect(location.search).toBe('?search=P01');
  await search.fill('Q');
  await expect.element(page.getByText('Nobody has that name or email')).toBeVisible();
  // Longer than any email, and than the server takes.
  await search.fill('Q'.repeat(LIMITS.email + 1));
  await expect.poll(() => location.search.length).toBeGreaterThan(LIMITS.email);
  await expect.element(page.getByText('Nobody has that name or email')).toBeVisible();
  await search.fill('Q'.repeat(LIMITS.search + 1));
  await expect.element(search).toHaveValue('Q'.repeat(LIMITS.search));
  await button('Clear').click();
  await expect.element(pages).toMatchTextContent('1 to 10 of 12');
});

// ACCOUNTS-18
test('a search finds people even if its address is one that the server would refuse', async () => {
  people = many(12);
  history.replaceState(null, '', `${adminPaths.people}?search=P01%00`);
  drawPage();
  await expect.element(page.getByText('1 of 12 people')).toBeVisible();
});

// ACCOUNTS-18, SHELL-5
test('a page that does not load can be loaded again, and the others stay within reach', async () => {
  people = many(21);
  drawPage();
  await expectIn(rows.first(), 'Maya');
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(alert('The people did not load.')).toBeVisible();
  await expect.element(page.getByText('21 people, 1 signed in')).toBeVisible();
  await expect.element(pages.getByRole('button', { name: 'Next' })).toHaveFocus();
  await pages.getByRole('button', { name: 'Prev' }).click();
  await expectIn(rows.first(), 'Maya');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(alert('The people did not load.')).toBeVisible();
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Try again').click();
  await expectIn(rows.first(), 'P009');
});

// ACCOUNTS-19
test('the new owner of issues is found by name if there are more than a hundred people', async () => {
  people = many(150);
  issues = [owned('Mice', 'P000')];
  drawPage();
  await choose('P000', 'Disable');
  const dialog = page.getByRole('dialog', { name: 'Disable P000?' });
  const taker = dialog.getByRole('combobox', { name: 'New owner' });
  await expect.element(taker).toHaveAccessibleDescription('First 100 of 150. Search for others.');
  const offered = () => taker.element().querySelectorAll('option:not([hidden])').length;
  // The choice of nobody, and the hundred people offered at once, without the one who goes.
  expect(offered()).toBe(100);
  const finding = dialog.getByRole('searchbox');
  await finding.fill('P14');
  await expect.poll(offered).toBe(10);
  await taker.selectOptions('P147');
  await finding.fill('Q');
  await expect.element(taker).toHaveAccessibleDescription('Nobody has that name or email.');
  // The chosen person stays chosen.
  await expect.element(taker).toHaveDisplayValue('P147');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect
    .poll(() => sent)
    .toEqual(['PUT /api/people/P000 {"disabled":true,"issuesTo":"P147"}']);
});

test('the page is as wide as the other pages on a wide screen', async () => {
  await page.viewport(1680, 1000);
  try {
    drawPage();
    await expectIn(row('Maya'), 'Active');
    const content = page.getByRole('main').element().firstElementChild;
    const frame = content?.firstElementChild;
    if (!content || !frame) throw new Error('nothing is drawn');
    const right = content.getBoundingClientRect().right - frame.getBoundingClientRect().right;
    expect(right).toBe(Number.parseFloat(getComputedStyle(content).paddingRight));
  } finally {
    await page.viewport(1280, 800);
  }
});
