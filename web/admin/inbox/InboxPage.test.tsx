import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import type {
  InboxItem,
  InboxMessage,
  MergedInto,
  SavedMessage,
} from '#core/inbox/inbox-schema.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { clearSession, parseSession, storedSession, storeSession } from '../../base/session.ts';
import { InboxPage } from './InboxPage.tsx';
import { drawAdmin } from '../test/draw-admin.tsx';

type Sent = { method: string; path: string; data: unknown };

let messages: InboxMessage[];
let sent: Sent[];
let fails: boolean;
let published: PublishedIssue[] | undefined;

const message = (number: number, members: Partial<InboxMessage> = {}): InboxMessage => ({
  _id: `m${number}`,
  kind: 'missing',
  advisor: `Sam ${number}`,
  receivedAt: '2026-11-20T03:07:00.000Z',
  rating: null,
  category: 'Pests',
  isRead: true,
  isAnswered: false,
  isArchived: false,
  text: `A bat, number ${number}`,
  isCorrected: false,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  note: null,
  draft: null,
  merged: [],
  mergedCount: 0,
  mergedInto: null,
  archivedAt: null,
  timeZone: 'Asia/Tokyo',
  ...members,
});

const feedback = (members: Partial<InboxMessage> = {}) =>
  message(1, { kind: 'feedback', rating: 4.5, category: null, isRead: false, ...members });

const itemOf = ({
  text: excerpt,
  merged,
  mergedCount,
  draft,
  ...one
}: InboxMessage): InboxItem => ({
  ...one,
  excerpt,
  issue: one.note?.title ?? null,
  merged: Math.max(mergedCount, merged.length),
  hasDraft: draft !== null,
});

const data = (value: unknown) => Response.json({ data: value });

/** The ten messages of the state from one on, as the server pages them. */
function pageOf(query: URLSearchParams) {
  const state = query.get('state');
  const shown = messages.filter(
    ({ isArchived, isRead, isAnswered, kind, mergedInto }) =>
      mergedInto === null &&
      isArchived === (state === 'archived') &&
      (state !== 'unread' || !isRead) &&
      (state !== 'answered' || isAnswered) &&
      [null, kind].includes(query.get('kind') as InboxMessage['kind'] | null),
  );
  const from = Number(query.get('before') ?? 0);
  const next = shown.length > from + 10 ? String(from + 10) : null;
  return { messages: shown.slice(from, from + 10).map(itemOf), next, timeZone: 'Asia/Tokyo' };
}

type Changed = InboxMessage & Pick<SavedMessage, 'isChanged'> & Pick<MergedInto, 'moved'>;

function changed(path: string, body: Record<string, unknown>): Changed | undefined {
  const [, , , , id = '', merged] = path.split('/');
  const { answer, messages: parts = [], isMerged, archivedAt, ...rest } = body;
  const before = messages.find(({ _id }) => _id === id);
  const isLate = archivedAt !== undefined && archivedAt !== before?.archivedAt;
  if (isLate) delete rest['isArchived'];
  const { isArchived } = rest;
  const isMoved = isArchived !== undefined && isArchived !== before?.isArchived;
  if (isMoved) rest['archivedAt'] = isArchived ? `instant ${sent.length}` : null;
  const isChanged = isMoved || (isArchived === undefined && !isLate);
  const from = isMerged ? null : id;
  const moved = messages.filter(
    (one) => merged && (parts as string[]).includes(one._id) && one.mergedInto === from,
  );
  messages = messages.map((one) =>
    moved.includes(one) ? { ...one, mergedInto: isMerged ? id : null } : one,
  );
  const noted = typeof answer === 'string' ? { answer, isAnswered: true, answeredBy: 'Ada' } : {};
  const reopened = answer === null ? { isAnswered: false } : {};
  messages = messages.map((one) =>
    one._id === id
      ? {
          ...one,
          ...rest,
          ...noted,
          ...reopened,
          answeredAt: '2026-11-20T04:00:00.000Z',
          merged: messages.filter(({ mergedInto }) => mergedInto === id),
          mergedCount: messages.filter(({ mergedInto }) => mergedInto === id).length,
        }
      : one,
  );
  const now = messages.find(({ _id }) => _id === id);
  return now && { ...now, isChanged, moved: moved.map(({ _id }) => ({ _id, from })) };
}

beforeEach(() => {
  messages = [];
  sent = [];
  fails = false;
  published = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const { pathname, searchParams } = new URL(input as string, location.href);
    if (pathname === '/api/inbox') return data(pageOf(searchParams));
    if (pathname === '/api/inbox/unread') {
      const { accountRole = 'owner' } = parseSession(storedSession()) ?? {};
      return data({ unread: messages.filter(({ isRead }) => !isRead).length, accountRole });
    }
    if (pathname === '/api/settings') return data({ campus: NEW_CAMPUS });
    if (pathname === '/api/advisor/issues/All%20categories') {
      return published ? data(published) : new Response('', { status: 500 });
    }
    const { method = 'GET', body } = init ?? {};
    if (method === 'GET') return data(messages.find(({ _id }) => pathname.endsWith(_id)));
    const asked = body
      ? (JSON.parse(body as string) as { data: Record<string, unknown> }).data
      : {};
    sent.push({ method, path: pathname, data: asked });
    if (fails) return new Response('', { status: 500 });
    if (method === 'PUT') return data(changed(pathname, asked));
    const draft = { _id: 'draft', title: 'A bat', publish: false, isArchived: false };
    messages = messages.map((one) => ({ ...one, draft }));
    return data(draft);
  });
});

function open(query?: Record<string, string>): void {
  history.replaceState(null, '', adminPaths.inbox(query));
  drawAdmin(<InboxPage />);
}

const list = page.getByRole('list', { name: 'Messages' });
const rows = () => list.getByRole('listitem').elements().length;
const row = (name: RegExp | string) => list.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const opened = page.getByRole('region', { name: 'Opened message' });
const step = {
  issueId: 'lockout',
  title: 'Lockout',
  isArchived: false,
  revision: 3,
  step: 's2',
  number: 2,
  question: 'Is the desk open?',
};

// INBOX-1, MESSAGES-8
test('each kind stands in the list with what it is about, its words and its time', async () => {
  messages = [
    feedback({ text: 'Bigger text.' }),
    message(2, { isAnswered: true, merged: [message(3)] }),
    message(4, { kind: 'note', note: step }),
  ];
  open();
  const texts = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const time = '12:07:pm • Nov 20, 2026';
  await expect
    .poll(texts)
    .toEqual([
      `Sam 1 Unread${time}App feedbackBigger text.`,
      `Sam 2${time}Missing issuePestsA bat, number 2Answered2 merged`,
      `Sam 4${time}Step is wrongLockoutA bat, number 4`,
    ]);
  await expect.element(list.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All 1 new' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

// INBOX-2
test.each([
  [0, [0]],
  [1, [1]],
  [10, [10]],
  [11, [10, 11]],
])('of %d messages ten are shown, and older ones when asked for', async (count, shown) => {
  messages = Array.from({ length: count }, (_, number) => message(number));
  open();
  for (const [turn, length] of shown.entries()) {
    if (turn > 0) await button('Show older').click();
    await expect.poll(rows).toBe(length);
  }
  await expect.element(button('Show older')).not.toBeInTheDocument();
  if (count === 0) await expect.element(page.getByText('The inbox is empty')).toBeVisible();
});

// INBOX-2, SHELL-5, SHELL-8
test('older messages that do not load are shown, and those that stand there stay', async () => {
  messages = Array.from({ length: 11 }, (_, number) => message(number));
  open();
  await expect.poll(rows).toBe(10);
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  await button('Show older').click();
  await expect.element(page.getByRole('alert').getByText('Older ones did not load.')).toBeVisible();
  expect(rows()).toBe(10);
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Show older').click();
  await expect.poll(rows).toBe(11);
  await expect.element(page.getByText('Older ones did not load.')).not.toBeInTheDocument();
  await expect.element(row('Sam 10')).toHaveFocus();
});

// INBOX-2
test('tabs and Show narrow the list, and the address keeps both', async () => {
  messages = [feedback(), message(2, { isArchived: true })];
  open();
  await expect.poll(rows).toBe(1);
  await page.getByRole('link', { name: 'Missing issues' }).click();
  await expect.element(page.getByText('The inbox is empty')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Archived');
  await expect.element(row('Sam 2')).toBeVisible();
  await expect.poll(() => location.search).toBe('?tab=missing&show=archived');
});

// INBOX-3, INBOX-4
test('an opened message is read; a note shows its step and leads to the editor', async () => {
  messages = [message(1, { kind: 'note', note: step, isRead: false })];
  open();
  await row(/^Sam 1/).click();
  await expect.element(opened.getByText('Is the desk open?')).toBeVisible();
  await expect.element(opened.getByText('Step 2 · Lockout · revision 3')).toBeVisible();
  const link = opened.getByRole('link', { name: 'Open in the editor' });
  await expect.element(link).toHaveAttribute('href', '/issue/lockout?pane=s2');
  await expect
    .poll(() => sent)
    .toEqual([{ method: 'PUT', path: '/api/inbox/note/m1', data: { isRead: true } }]);
  await button('Mark as unread').click();
  await expect.element(row('Sam 1 Unread')).toBeVisible();
  expect(await violations()).toEqual([]);
});

// ROLE-7
test('who is a reader reads what there is and changes nothing, not even to read', async () => {
  storeSession({
    _id: 'me',
    email: 'maya@ashdown.example',
    name: 'Maya',
    role: 'admin',
    accountRole: 'reader',
  });
  onTestFinished(clearSession);
  const answer = { isAnswered: true, answer: 'Told Sam.', answeredAt: '2026-11-20T04:00:00.000Z' };
  messages = [message(1, { isRead: false, ...answer })];
  open();
  await row(/^Sam 1/).click();
  await expect.element(opened.getByText('Told Sam.')).toBeVisible();
  const names = opened
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([]);
  await userEvent.keyboard('e');
  await userEvent.keyboard('u');
  await expect.element(row('Sam 1 Unread')).toBeVisible();
  expect(sent).toEqual([]);
});

// INBOX-4
test('it is answered with an internal note, and not answered after all', async () => {
  messages = [message(1)];
  open({ message: 'missing/m1' });
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Told Sam.');
  await button('Mark as answered').click();
  await expect.element(opened.getByText('Answered by Ada, 1:00:pm • Nov 20, 2026')).toBeVisible();
  await expect.element(list.getByText('Answered')).toBeVisible();
  await button('Not answered after all').click();
  await expect.element(button('Mark as answered')).toBeVisible();
  expect(sent.map((one) => one.data)).toEqual([{ answer: 'Told Sam.' }, { answer: null }]);
});

// INBOX-6
test('Make a draft makes one and then links to it', async () => {
  messages = [message(1, { category: null })];
  open({ message: 'missing/m1' });
  await expect.element(opened.getByText(/^It begins in Other/)).toBeVisible();
  await button('Make a draft').click();
  const link = opened.getByRole('link', { name: 'A bat' });
  await expect.element(link).toHaveAttribute('href', '/issue/draft');
  await expect.element(link).toHaveFocus();
  expect(sent).toEqual([{ method: 'POST', path: '/api/inbox/missing/m1/draft', data: {} }]);
});

// INBOX-11
test('a missing issue names the three published issues closest to its words', async () => {
  const titles = ['A bat, number 9', 'The number of a bat', 'Number a bat', 'A bat'];
  published = titles.map((title, index) => publishedIssueWith({ _id: `i${index}`, title }));
  published.push(publishedIssueWith({ _id: 'stairs', steps: [confirm('stairs', 'end')] }));
  messages = [message(1), message(2, { text: 'Xylophone' })];
  open({ message: 'missing/m1' });
  const closest = opened.getByRole('region', { name: 'Closest published issues' });
  const links = () =>
    closest
      .getByRole('link')
      .elements()
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  await expect
    .poll(() => links().toSorted())
    .toEqual([
      'A bat, number 9 /issue/i0',
      'Number a bat /issue/i2',
      'The number of a bat /issue/i1',
    ]);
  await row(/^Sam 2/).click();
  await expect.element(closest.getByText('No published issue has words of it.')).toBeVisible();
});

// INBOX-11
test('closest issues that did not load are asked for again', async () => {
  published = undefined;
  messages = [message(1)];
  open({ message: 'missing/m1' });
  await expect.element(opened.getByText('The closest issues did not load.')).toBeVisible();
  published = [publishedIssueWith({ title: 'A bat' })];
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect.element(opened.getByRole('link', { name: 'A bat' })).toBeVisible();
});

// INBOX-7
test('others are merged into it and separated again', async () => {
  messages = [message(1), message(2, { category: 'Fire' }), message(3)];
  open({ message: 'missing/m1' });
  await button('Merge others into this').click();
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  const choices = dialog.getByRole('checkbox');
  await expect.poll(() => choices.elements().length).toBe(2);
  // That of the same category stands first.
  await choices.first().click();
  await dialog.getByRole('button', { name: 'Merge 1 message' }).click();
  const merged = opened.getByRole('region', { name: 'Merged into this' });
  await expect.element(merged.getByText('A bat, number 3')).toBeVisible();
  await expect.poll(rows).toBe(2);
  await merged.getByRole('button', { name: 'Separate' }).click();
  await expect.poll(rows).toBe(3);
  await expect.element(button('Merge others into this')).toHaveFocus();
});

// INBOX-7
test('of very many that were merged the newest are shown, and how many there are', async () => {
  messages = [message(1, { merged: [message(2), message(3)], mergedCount: 250 })];
  open({ message: 'missing/m1' });
  const merged = opened.getByRole('region', { name: 'Merged into this' });
  await expect.element(merged.getByText('The newest 2 of 250 messages.')).toBeVisible();
  await expect.element(page.getByText('251 merged')).toBeVisible();
});

// INBOX-5, INBOX-8
test('by keyboard: choose, open, back, archive, undo, unread', async () => {
  messages = [1, 2, 3].map((number) => message(number));
  open();
  await expect.poll(rows).toBe(3);
  (row('Sam 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(row('Sam 3')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  const title = opened.getByRole('heading', { name: 'Missing issue' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Sam 2')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(row('Sam 2 Unread')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(page.getByText('Message archived')).toBeVisible();
  await expect.poll(rows).toBe(2);
  await expect.element(row('Sam 3')).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.poll(rows).toBe(3);
  await expect.element(page.getByText('Message archived')).not.toBeInTheDocument();
});

// INBOX-5, INBOX-8
test('where older ones move up, the focus goes on as well', async () => {
  messages = Array.from({ length: 12 }, (_, index) => message(index + 1));
  open();
  await expect.poll(rows).toBe(10);
  (row('Sam 1').first().element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.element(page.getByText('Message archived')).toBeVisible();
  await expect.element(row('Sam 11')).toBeVisible();
  await expect.poll(rows).toBe(10);
  await expect.element(row('Sam 2')).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(row('Sam 1').first()).toBeVisible();
});

// INBOX-13
test.each(['Archive', 'Bring back'])(
  '%s shows where somebody else did that before, without an Undo',
  async (name) => {
    const isArchived = name === 'Bring back';
    messages = [message(1, { isArchived })];
    open({ message: 'missing/m1', show: isArchived ? 'archived' : 'open' });
    await expect.element(button(name)).toBeVisible();
    messages = [message(1, { isArchived: !isArchived })];
    await button(name).click();
    const did = isArchived ? 'brought this message back' : 'archived this message';
    await expect.element(page.getByText(`Somebody else ${did} before`)).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await userEvent.keyboard('z');
    expect(sent).toHaveLength(1);
  },
);

// INBOX-13
test('Undo leaves alone what somebody else archived since', async () => {
  messages = [message(1)];
  open({ message: 'missing/m1' });
  await button('Archive').click();
  await expect.element(page.getByText('Message archived')).toBeVisible();
  messages = [message(1, { isArchived: true, archivedAt: 'of somebody else' })];
  await button('Undo').click();
  await expect
    .element(page.getByText('Not undone: somebody else moved this message since'))
    .toBeVisible();
  expect(messages[0]?.isArchived).toBe(true);
});

// INBOX-15
test('Undo after merging separates those that this press merged', async () => {
  messages = [message(1), message(2), message(3)];
  open({ message: 'missing/m1' });
  await button('Merge others into this').click();
  const dialog = page.getByRole('dialog', { name: 'Merge into this message' });
  const choices = dialog.getByRole('checkbox');
  await expect.poll(() => choices.elements().length).toBe(2);
  await choices.first().click();
  await choices.last().click();
  messages = messages.map((one) => (one._id === 'm3' ? { ...one, mergedInto: 'm9' } : one));
  await dialog.getByRole('button', { name: 'Merge 2 messages' }).click();
  await expect.element(page.getByText('1 message merged')).toBeVisible();
  await expect.element(page.getByText('1 message was part of another one already.')).toBeVisible();
  await button('Undo').click();
  await expect.poll(() => messages.map(({ mergedInto }) => mergedInto)).toEqual([null, null, 'm9']);
  expect(sent.at(-1)?.data).toEqual({ messages: ['m2'], isMerged: false });
});

// INBOX-5
test('what the server does not take is shown, and the message stays', async () => {
  messages = [message(1)];
  open({ message: 'missing/m1' });
  fails = true;
  await button('Archive').click();
  await expect.element(page.getByRole('alert').getByText('That was not done.')).toBeVisible();
  await expect.element(row('Sam 1')).toBeVisible();
  await button('Make a draft').click();
  await expect.element(opened.getByText('That was not done.')).toBeVisible();
});
