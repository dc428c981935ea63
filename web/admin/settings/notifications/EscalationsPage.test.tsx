import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type {
  NotificationDelivery,
  NotificationTarget,
} from '#core/notifications/notification-schema.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/overlays/toast/toasts.ts';
import { queryClient } from '../../base/queries.ts';
import { olderMessages } from '../../shared/states/messages.ts';
import { reasonOf, notificationMessages } from './messages.ts';
import { EscalationsPage } from './EscalationsPage.tsx';
import { answer, refusal } from '../../test/answers.ts';
import { THREE_CONTACTS } from '../../test/settings-page.ts';

const mail: NotificationTarget = {
  _id: 'm',
  kind: 'mail',
  address: 'duty@ashdown.example',
  categories: ['Fire', 'Water'],
  escalations: true,
  summary: 'daily',
  secretEnd: null,
};
const hook: NotificationTarget = {
  ...mail,
  _id: 'w',
  kind: 'webhook',
  address: 'https://hooks.ashdown.example/reslife',
  categories: [],
  summary: 'none',
  secretEnd: '3f9c',
};
const line = (members: Partial<NotificationDelivery>): NotificationDelivery => ({
  _id: 'd',
  event: 'escalation',
  title: 'Suspected overdose',
  record: 'r1',
  kind: 'webhook',
  address: hook.address,
  state: 'delivered',
  tries: 3,
  at: '2026-11-01T10:00:00.000Z',
  dueAt: '2026-11-01T10:04:00.000Z',
  answer: 'status 204 180',
  canResend: false,
  ...members,
});

let targets: NotificationTarget[];
let open: { waiting: number; oldestWaiting: string | null };
let lines: NotificationDelivery[];
let respond: (path: string) => Response;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  targets = [mail, hook];
  lines = [];
  open = { waiting: 0, oldestWaiting: null };
  respond = () => answer({ target: hook, secret: 'whsec_c2VjcmV0' });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const url = path as string;
    if (init?.method !== 'GET') {
      sent.push(`${init?.method} ${url} ${(init?.body as string | undefined) ?? ''}`.trim());
      return respond(url);
    }
    if (url === '/api/settings') return answer(THREE_CONTACTS);
    if (url === '/api/notifications') {
      return answer({ targets, allowsHttp: false, timeZone: 'UTC', ...open, givenUp: 0 });
    }
    const query = new URL(url, location.href).searchParams;
    const [state, before] = [query.get('state'), query.get('before')];
    const shown = lines.filter((one) => state === null || one.state === state);
    const page = before === null ? shown.slice(0, 10) : shown.slice(10);
    return answer({ deliveries: page, next: before === null && shown.length > 10 ? 'more' : null });
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const alert = (hasText: string) => page.getByRole('alert').filter({ hasText });
const target = (hasText: string) =>
  page.getByRole('list', { name: 'Recipients' }).getByRole('listitem').filter({ hasText });
const delivery = (hasText: string) =>
  page.getByRole('list', { name: 'Delivery log' }).getByRole('listitem').filter({ hasText });
const expectIn = async (within: Locator, hasText: string): Promise<void> =>
  await expect.element(within.filter({ hasText })).toBeVisible();
const drawPart = () =>
  draw(
    <QueryClientProvider client={queryClient}>
      <EscalationsPage />
      <Toaster />
    </QueryClientProvider>,
  );
const choose = async (address: string, entry: string): Promise<void> => {
  await button(`More about ${address}`).click();
  await button(entry).click();
};

// NOTIFICATIONS-1
test('nobody is told at first; an address is added, and its mistakes are shown', async () => {
  targets = [];
  drawPart();
  await expect.element(page.getByText(/^Nobody is told yet/)).toBeVisible();
  await expect.element(page.getByText(/^Nothing sent/)).toBeVisible();
  await button('Add an email').click();
  const dialog = page.getByRole('dialog', { name: 'Add an email' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email to' }).fill('duty');
  await expect.element(page.getByText(notificationMessages.noEmail)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email to' }).fill('duty@ashdown.example');
  await dialog.getByRole('checkbox', { name: 'Every escalation' }).click();
  await expect.element(alert(notificationMessages.nothingWanted)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Summary' }).selectOptions('weekly');
  await dialog.getByRole('checkbox', { name: 'All categories' }).click();
  await expect.element(alert(notificationMessages.noCategory)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Fire' }).click();
  respond = () => refusal('ALREADY_ADDED');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(alert(notificationMessages.alreadyAdded)).toBeVisible();
  respond = () => {
    targets = [mail];
    return answer({ target: mail, secret: null });
  };
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectIn(target(mail.address), 'Every escalation • Fire, Water • daily summary');
  const body = { address: 'duty@ashdown.example', categories: ['Fire'], escalations: false };
  expect(sent.at(-1)).toBe(
    `POST /api/notifications ${JSON.stringify({
      data: { kind: 'mail', ...body, summary: 'weekly', name: '', answers: false },
    })}`,
  );
});

// NOTIFICATIONS-6, NOTIFICATIONS-7, NOTIFICATIONS-1
test('the secret of a webhook is shown once, when it is added and when it is renewed', async () => {
  drawPart();
  await button('Add a webhook').click();
  await page.getByRole('textbox', { name: 'Webhook' }).fill('our receiver');
  await button('Save').click();
  await expect.element(page.getByText(notificationMessages.notUrl)).toBeVisible();
  await page.getByRole('textbox', { name: 'Webhook' }).fill('http://hooks.ashdown.example');
  await button('Save').click();
  await expect.element(page.getByText(notificationMessages.notHttps)).toBeVisible();
  await page.getByRole('textbox', { name: 'Webhook' }).fill(hook.address);
  await button('Save').click();
  const secret = page.getByRole('textbox', { name: 'Secret' });
  await expect.element(secret).toHaveValue('whsec_c2VjcmV0');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await button('Copy secret').click();
  await expect.poll(() => writeText.mock.calls).toEqual([['whsec_c2VjcmV0']]);
  await button('Done').click();
  await expect.element(secret).not.toBeInTheDocument();
  await expectIn(target(hook.address), 'Secret ends in 3f9c');
  respond = () => answer({ target: hook, secret: 'whsec_bmV1' });
  // They lie over the next button for some seconds.
  closeAllToasts();
  await choose(hook.address, 'Renew secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Renew secret' }).click();
  await expect.element(secret).toHaveValue('whsec_bmV1');
  await button('Done').click();

  await choose(hook.address, 'Change');
  await expect.element(page.getByRole('textbox', { name: 'Webhook' })).toHaveValue(hook.address);
  await button('Cancel').click();
  respond = () => refusal('NOT_FOUND');
  await choose(hook.address, 'Remove');
  const removing = page.getByRole('dialog', { name: `Remove ${hook.address}?` });
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect.element(alert(notificationMessages.gone)).toBeVisible();
  respond = () => {
    targets = [mail];
    return answer({});
  };
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect.element(target(hook.address)).not.toBeInTheDocument();
});

// ANSWERS-4, ANSWERS-7, NOTIFICATIONS-22
test('a recipient may have a name, and a webhook the link and the answers', async () => {
  drawPart();
  await button('Add an email').click();
  await expect.element(page.getByText(/^Optional: advisors see it/)).toBeVisible();
  expect(page.getByRole('checkbox', { name: notificationMessages.answers }).query()).toBeNull();
  await button('Cancel').click();
  await choose(hook.address, 'Change');
  await page.getByRole('textbox', { name: 'Name' }).fill('Pager');
  await page.getByRole('checkbox', { name: 'Send the link and the answers' }).click();
  respond = () => {
    targets = [mail, { ...hook, name: 'Pager', answers: true }];
    return answer(targets[1]);
  };
  await button('Save').click();
  await expectIn(target(hook.address), 'Pager • Every escalation • All categories');
  await expectIn(target(hook.address), 'link and answers');
  expect(sent.at(-1)).toMatch(/^PUT .*"name":"Pager","answers":true/);
});

// NOTIFICATIONS-5, NOTIFICATIONS-1
test('a test shows its result in place', async () => {
  drawPart();
  const press = async () => await button(`Send a test to ${hook.address}`).click();
  respond = () => answer(line({ event: 'test', title: null }));
  await press();
  await expect.element(page.getByText('Test delivered, in 0.2 s')).toBeVisible();
  respond = () => answer(line({ event: 'test', state: 'waiting', answer: 'status 500 9' }));
  await press();
  await expect
    .element(page.getByText(/^Test not delivered\. The receiver answered 500/))
    .toBeVisible();
  respond = () => Response.error();
  await press();
  await expect.element(alert(notificationMessages.unanswered)).toBeVisible();
  respond = () => answer(line({ event: 'test', state: 'waiting', answer: null, kind: 'mail' }));
  await button(`Send a test to ${mail.address}`).click();
  await expect.element(page.getByText(notificationMessages.testMailed)).toBeVisible();
});

// NOTIFICATIONS-5, NOTIFICATIONS-1
test('the log shows the result of each delivery, of one kind or all, and sends again', async () => {
  const later = new Date(Date.now() + 40 * 60_000).toISOString();
  const waiting = { state: 'waiting', canResend: true } as const;
  lines = [
    line({ _id: '1', ...waiting, tries: 9, dueAt: later, answer: 'status 503 12' }),
    line({ _id: '2', state: 'givenUp', title: 'Flood', answer: 'timeout', canResend: true }),
    line({ _id: '3', event: 'test', title: null, record: null, tries: 1 }),
    ...Array.from({ length: 8 }, (_, n) => line({ _id: `o${n}`, title: `Old ${n}` })),
  ];
  drawPart();
  const first = delivery('Suspected overdose');
  await expect.element(first.getByText(/^9 tries, next in (39|40) min$/)).toBeVisible();
  await expectIn(first, 'The receiver answered 503.');
  await expect
    .element(first.getByRole('link', { name: 'Suspected overdose' }))
    .toHaveAttribute('href', '/admin/record/r1');
  await expectIn(delivery('Flood'), 'Not delivered');
  await expectIn(delivery('Test'), '1 try');
  await button('Show older').click();
  await expect.element(delivery('Old 7')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('givenUp');
  await expect.element(first).not.toBeInTheDocument();
  respond = () => {
    lines = [];
    return answer(line({ state: 'waiting' }));
  };
  await button(`Send again: Flood to ${hook.address}`).click();
  await expect.element(page.getByText(notificationMessages.nothingShown)).toBeVisible();
  expect(sent).toEqual(['POST /api/notifications/deliveries/2/again']);
});

// NOTIFICATIONS-5, SHELL-8
test.each([1, 10, 11])(
  'ten of %i deliveries are shown, and older ones on request',
  async (count) => {
    lines = Array.from({ length: count }, (_, n) => line({ _id: `${n}`, title: `Flood ${n}` }));
    drawPart();
    const shown = page.getByRole('list', { name: 'Delivery log' }).getByRole('listitem');
    const last = delivery(`Flood ${count - 1}`);
    await expect.poll(() => shown.elements()).toHaveLength(Math.min(count, 10));
    if (count > 10) {
      await expect.element(last).not.toBeInTheDocument();
      await button('Show older').click();
    }
    await expect.element(last).toBeVisible();
    await expect.element(button('Show older')).not.toBeInTheDocument();
    expect(shown.elements()).toHaveLength(count);
    if (count > 10) await expect.element(last.getByRole('link')).toHaveFocus();
  },
);

// SHELL-8
test.each([
  ['brings a row without a link', 11],
  ['brings nothing new', 10],
])('the last press of Show older keeps the focus in the log where it %s', async (_, count) => {
  const plain = { event: 'test', title: null, record: null } as const;
  const all = Array.from({ length: 11 }, (__, n) =>
    line({ _id: `${n}`, address: `https://h${n}.example/`, ...plain }),
  );
  lines = all;
  drawPart();
  const log = page.getByRole('list', { name: 'Delivery log' });
  await expect.poll(() => log.getByRole('listitem').elements()).toHaveLength(10);
  // Older lines are gone meanwhile.
  lines = all.slice(0, count);
  const older = button('Show older');
  (older.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(older).not.toBeInTheDocument();
  const rows = log.getByRole('listitem');
  await expect.poll(() => rows.elements()).toHaveLength(count);
  await expect.element(rows.last()).toHaveFocus();
});

// SHELL-5
test('older deliveries that do not load say so, and the shown ones stay', async () => {
  lines = Array.from({ length: 11 }, (_, n) => line({ _id: `${n}`, title: `Flood no. ${n}` }));
  drawPart();
  await expectIn(delivery('Flood no. 9'), 'Delivered');
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  await button('Show older').click();
  await expectIn(page.getByRole('alert'), olderMessages.olderFailed);
  await expectIn(delivery('Flood no. 9'), 'Delivered');
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Show older').click();
  await expectIn(delivery('Flood no. 10'), 'Delivered');
  await expect.element(page.getByText(olderMessages.olderFailed)).not.toBeInTheDocument();
});

// SHELL-5
test('data that does not load can be loaded again', async () => {
  const fetching = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockResolvedValue(Response.error());
  drawPart();
  await expect.element(page.getByText(notificationMessages.loadFailed)).toBeVisible();
  vi.mocked(window.fetch).mockImplementation(fetching ?? (async () => await Promise.reject()));
  await button('Try again').click();
  await expect.element(target(mail.address)).toBeVisible();
});

// NOTIFICATIONS-5
test('every result of a delivery has words', () => {
  const answers = ['status 404 3', 'redirect 301 3', 'timeout', 'private', 'name ENOTFOUND'];
  const others = ['certificate CERT_HAS_EXPIRED', 'unreachable ECONNREFUSED', 'unreachable'];
  for (const one of [...answers, ...others, 'mail 451 not now', 'late', 'removed']) {
    expect([one, reasonOf(one)]).toEqual([one, expect.stringMatching(/\S/)]);
  }
  expect([reasonOf(null), reasonOf('sent')]).toEqual([undefined, undefined]);
});

// NOTIFICATIONS-16
test('the count of waiting notifications is shown, with the age of the oldest', async () => {
  open = { waiting: 3, oldestWaiting: new Date(Date.now() - 40_500).toISOString() };
  drawPart();
  await expect.element(page.getByText(/^3 messages waiting, for up to 4\d s$/)).toBeVisible();
  // Looked at again by itself while any waits.
  open = { waiting: 0, oldestWaiting: null };
  await expect.poll(() => page.getByText('notifications waiting').elements().length).toBe(0);
});

// NOTIFICATIONS-16
test('notifications that start to wait while the page is open are shown too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  drawPart();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.getByText('1 message').elements()).toEqual([]);
  open = { waiting: 1, oldestWaiting: new Date().toISOString() };
  await vi.advanceTimersByTimeAsync(16_000);
  expect(page.getByText(/^1 message/).elements()).toHaveLength(1);
});
