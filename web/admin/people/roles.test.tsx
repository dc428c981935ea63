import { beforeEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { Person } from '#core/people/person.ts';
import type { Role } from '#core/people/role.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { parseSession, storedSession, storeSession } from '../../base/session.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { answer, refusal, SET_UP } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const someone = (name: string, role: Role, state: Person['state'] = 'active'): Person => ({
  _id: name,
  email: `${name.toLowerCase()}@ashdown.example`,
  name,
  state,
  role,
  lastSignInAt: null,
  isSignedIn: false,
});

let people: Person[];
let isRefused: boolean;
const sent: string[] = [];

const listed = () => ({
  people,
  found: people.length,
  total: people.length,
  signedIn: 1,
  isOneActive: false,
  isOneOwner:
    people.filter(({ role, state }) => role === 'owner' && state === 'active').length === 1,
});
const own = () => people.find(({ _id }) => _id === 'Maya');

function changed(
  path: string,
  body: Pick<Person, 'categories'> & { role?: Role; email?: string },
): Person {
  const known = people.find(({ _id }) => path.endsWith(`/${_id}`));
  const next: Person = known
    ? { ...known, ...body }
    : { ...someone('Ines', body.role ?? 'owner', 'invited'), email: body.email ?? '' };
  people = [...people.filter(({ _id }) => _id !== next._id), next];
  return next;
}

beforeEach(() => {
  sent.length = 0;
  isRefused = false;
  people = [someone('Maya', 'owner'), someone('Tom', 'owner')];
  storeSession({ _id: 'Maya', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const path = input as string;
    if (path === '/api/setup') return answer(SET_UP);
    if (path === '/api/campus')
      return answer({ name: 'Ashdown', timeZone: 'UTC', poweredByUrl: '/' });
    if (path === '/api/inbox/unread') return answer({ unread: 0, accountRole: own()?.role });
    if (path === '/api/user/auth/session') return answer({ ...own(), accountRole: own()?.role });
    if (path.startsWith('/api/issue') || path === '/api/people/owners') return answer([]);
    if (init?.method === 'GET') return answer(listed());
    const { data } = JSON.parse(init?.body as string) as { data: { role?: Role } };
    sent.push(`${init?.method} ${path} ${JSON.stringify(data)}`);
    if (!isRefused) return answer(changed(path, data));
    return refusal('NOT_ALLOWED');
  });
  history.replaceState(null, '', adminPaths.people);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name });
const expectIn = async (within: Locator, hasText: string): Promise<void> =>
  await expect.element(within.filter({ hasText })).toBeVisible();
const roleField = page.getByRole('combobox', { name: 'Role' });
const drawn = () =>
  drawAdmin(
    <AdminShell>
      <PeoplePage />
    </AdminShell>,
  );
const changeRole = async (name: string): Promise<void> => {
  await button(`More about ${name}`).click();
  await button('Change role').click();
};
const become = (role: 'author' | 'reader'): void => {
  people = people.map((one) => (one._id === 'Maya' ? { ...one, role } : one));
  storeSession({
    _id: 'Maya',
    email: 'maya@ashdown.example',
    name: 'Maya',
    role: 'admin',
    accountRole: role,
  });
};

// ROLE-8
test('an owner gives another role, which is next to the emails afterward', async () => {
  drawn();
  await expect.element(row('Tom')).toBeVisible();
  await expect.element(row('Tom').getByText(/Owner/)).not.toBeInTheDocument();
  await changeRole('Tom');
  await expect.element(page.getByText(/^Owners can do everything/)).toBeVisible();
  await roleField.selectOptions('Reader');
  await expect.element(page.getByText(/^Readers can view procedures, the/)).toBeVisible();
  await button('Save role').click();
  await expect.element(page.getByText('Tom is now a reader')).toBeVisible();
  await expectIn(row('Tom'), 'tom@ashdown.example · Reader');
  await expectIn(row('Maya'), 'maya@ashdown.example · Owner');
  expect(sent).toEqual(['PUT /api/people/Tom {"role":"reader"}']);
  // Maya is the last owner now, and stays one.
  await button('More about Maya').click();
  await expect.element(row('Maya').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect.element(button('Change role')).not.toBeInTheDocument();
});

// ROLE-7, ROLE-8
test("removing one's own rights shows a warning, and applies right away", async () => {
  drawn();
  await changeRole('Maya');
  await expect.element(page.getByText(/^Only another owner can give/)).not.toBeInTheDocument();
  await roleField.selectOptions('Author');
  await expect.element(page.getByText(/^Only another owner can give/)).toBeVisible();
  await button('Save role').click();
  await expectIn(row('Maya'), 'Author');
  await expect.element(button('Invite a person')).not.toBeInTheDocument();
  await expect.element(button('More about Tom')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  expect(parseSession(storedSession())?.accountRole).toBe('author');
});

const ofSome = /^Authors can edit and publish in the checked categories, and view the rest/;
const ofAll = /^Authors can edit and publish procedures, answer/;

// ROLE-11
test('an author may change issues of the checked categories, or all if none or all are checked', async () => {
  people = people.map((one) => (one._id === 'Tom' ? { ...one, role: 'author' } : one));
  drawn();
  await changeRole('Tom');
  await expect.element(page.getByText(ofAll)).toBeVisible();
  const boxes = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox').all();
  for (const [at, box] of boxes.entries()) {
    await box.click();
    const note = at === boxes.length - 1 ? ofAll : ofSome;
    await expect.element(page.getByText(note)).toBeVisible();
  }
  await roleField.selectOptions('Reader');
  await expect.element(page.getByText(/^Readers can view procedures, the/)).toBeVisible();
  await button('Cancel').click();
});

// ROLE-11
test('an owner limits an author to categories, which are shown after the role', async () => {
  people = people.map((one) => (one._id === 'Tom' ? { ...one, role: 'author' } : one));
  drawn();
  await changeRole('Tom');
  const boxes = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
  expect(boxes.elements()).toHaveLength(13);
  await page.getByRole('checkbox', { name: 'Water' }).click();
  await page.getByRole('checkbox', { name: 'Fire' }).click();
  await button('Save role').click();
  await expect.element(page.getByText('Categories saved for Tom')).toBeVisible();
  await expectIn(row('Tom'), 'tom@ashdown.example · Author · Fire, Water');
  expect(sent).toEqual(['PUT /api/people/Tom {"categories":["Fire","Water"]}']);
  // Only authors have categories.
  await changeRole('Tom');
  await expect.element(page.getByText(ofSome)).toBeVisible();
  await roleField.selectOptions('Reader');
  await expect.element(boxes.first()).not.toBeInTheDocument();
  await button('Cancel').click();
});

// SIGNIN-40
test('a role that the campus gives says so, even where roles are changed', async () => {
  people = people.map((one) => (one._id === 'Tom' ? { ...one, isRoleOfCampus: true } : one));
  drawn();
  await expectIn(row('Tom'), 'tom@ashdown.example · Owner, from the campus account');
  await expectIn(row('Maya'), 'maya@ashdown.example · Owner');
  await changeRole('Tom');
  await expect.element(page.getByText(/at each sign-in\.$/)).toBeVisible();
  await button('Cancel').click();
  await changeRole('Maya');
  await expect.element(page.getByText(/^The campus account sets/)).not.toBeInTheDocument();
});

// ROLE-8
test('an invitation waits until a role is chosen', async () => {
  drawn();
  await button('Invite a person').click();
  await expect.element(roleField).toHaveDisplayValue('Select');
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@ashdown.example');
  await button('Send invitation').click();
  await expect.element(roleField).toHaveAccessibleDescription('Required');
  expect(sent).toEqual([]);
  await roleField.selectOptions('Author');
  await expect
    .element(page.getByText(/^They can edit and publish procedures, answer/))
    .toBeVisible();
  await button('Send invitation').click();
  await expectIn(row('Ines'), 'Author');
  expect(sent).toEqual(['POST /api/people {"email":"ines@ashdown.example","role":"author"}']);
});

// ROLE-7
test('an action that the role refused is no longer offered', async () => {
  drawn();
  await expect.element(row('Tom')).toBeVisible();
  isRefused = true;
  people = people.map((one) => (one._id === 'Maya' ? { ...one, role: 'reader' } : one));
  await changeRole('Tom');
  await roleField.selectOptions('Author');
  await button('Save role').click();
  await expect.element(page.getByText('This page is for authors and owners')).toBeVisible();
});

// ROLE-7
test.each([
  ['reader', 'People'],
  ['author', 'Settings'],
] as const)('a %s is not offered %s', async (role, name) => {
  become(role);
  drawn();
  await expect.element(page.getByRole('link', { name: 'Analytics' })).toBeVisible();
  await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
});

// ROLE-4
test('a greater role appears with the count of unread messages', async () => {
  become('author');
  people = people.map((one) => ({ ...one, role: 'owner' }));
  drawn();
  await expect.element(button('Invite a person')).toBeVisible();
});
