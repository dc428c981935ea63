import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenedPhone } from '#core/notifications/woken-phone.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { givenKey, takeKey } from '../../base/worker/phone-address.ts';
import { wakeAddress, wokenAddress } from '../../base/worker/woken.ts';
import { EscalationPage } from '../EscalationPage.tsx';
import { keepKey, keyOfPhone } from './this-phone.ts';

const AT = '2026-12-09T08:12:00Z';
const SECRET = 'a'.repeat(43);
const PUSH = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'q' } };
const fire = { link: '1.a', category: 'Fire', area: 'North area', at: AT };
const water = { link: '2.b', category: 'Water', area: null, at: AT };

const phone: OpenedPhone = {
  serverKey: 'K',
  name: 'Sam Rivera',
  campus: 'Ashdown University',
  timeZone: 'America/New_York',
  escalations: [],
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

type Answer = { readonly status?: number; readonly data?: object; readonly code?: string };

/** Answers each path with what is given for it, else with 404. Returns what was asked. */
function serverAnswers(answers: Readonly<Record<string, Answer>>): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    asked.push(`${path as string} ${init?.body as string}`);
    const { status = 200, ...content } = answers[path as string] ?? {
      status: 404,
      code: 'NOT_FOUND',
    };
    const headers = { 'Content-Type': 'application/json' };
    return await Promise.resolve(new Response(JSON.stringify(content), { status, headers }));
  });
  return asked;
}

/** Gives the browser a push service that has an address for it. */
function hasPushService(permission: NotificationPermission = 'granted') {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  const pushManager = {
    subscribe: vi.fn(async () => await Promise.resolve({ toJSON: () => PUSH })),
  };
  const registration = { active: {}, pushManager } as unknown as ServiceWorkerRegistration;
  const registered = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  return { registered, pushManager };
}

/** Has the worker tell the page what it showed. */
const workerSays = (data: string): void => {
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
};

const opens = (escalations: OpenedPhone['escalations'] = []): Record<string, Answer> => ({
  '/api/phones/by-key': { data: { ...phone, escalations } },
  '/api/phones/by-key/renew': { data: {} },
});

/** Opens an address of the page. */
function openAt(address: string): void {
  history.replaceState(null, '', address);
  draw(<EscalationPage />);
}

beforeEach(async () => {
  localStorage.clear();
  await takeKey();
  onTestFinished(() => localStorage.clear());
});

const LINKED = {
  '/api/phones/by-link': { data: { name: 'Sam Rivera', campus: phone.campus, serverKey: 'K' } },
} as const;

// WAKE-3, WAKE-4, WAKE-11
test('a link enrolls this phone by one press, and its key stays on the phone', async () => {
  const { registered, pushManager } = hasPushService();
  const asked = serverAnswers({
    ...LINKED,
    ...opens(),
    '/api/phones/by-link/wake': { data: { key: '7.key' } },
  });
  openAt(wakeAddress(SECRET));
  await expect.element(heading('Wake this phone')).toBeVisible();
  await expect.element(page.getByText(/^For Sam Rivera\./)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect([asked.length, registered.mock.calls.length]).toEqual([1, 0]);
  await button('Wake this phone').click();
  await expect.element(heading('This phone wakes you')).toBeVisible();
  await expect.element(page.getByText('No escalations')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(registered).toHaveBeenCalled();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'K',
  });
  const push = { endpoint: PUSH.endpoint, ...PUSH.keys };
  expect(asked[1]).toBe(
    `/api/phones/by-link/wake ${JSON.stringify({ data: { link: SECRET, push } })}`,
  );
  expect([keyOfPhone(), await givenKey(), location.hash]).toEqual(['7.key', '7.key', '']);
});

// WAKE-4
test('blocked notifications are named, and nothing is sent', async () => {
  hasPushService('denied');
  const asked = serverAnswers(LINKED);
  openAt(wakeAddress(SECRET));
  await button('Wake this phone').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Notifications are blocked\./);
  expect([asked.length, keyOfPhone()]).toEqual([1, null]);
});

// WAKE-4
test('a used link says so', async () => {
  serverAnswers({});
  openAt(wakeAddress(SECRET));
  await expect.element(heading('This link has ended')).toBeVisible();
  await expect.element(page.getByText(/^Each link works for one phone, once/)).toBeVisible();
});

// WAKE-12
test('a browser that cannot wake the phone copies the link for the page on the home screen', async () => {
  const { PushManager } = window;
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => {
    Object.assign(window, { PushManager });
  });
  serverAnswers(LINKED);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  openAt(wakeAddress(SECRET));
  await expect.element(heading('This browser cannot wake the phone')).toBeVisible();
  await expect.element(page.getByText(/“Add to Home Screen”/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Copy the link').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied');
  const [link = ''] = copied.mock.calls[0] ?? [];
  expect(link).toContain(wakeAddress(SECRET));

  location.hash = '';
  await expect.element(heading('This phone does not wake you')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Link' }).fill(` ${link}\n`);
  await button('Open').click();
  await expect.element(heading('This browser cannot wake the phone')).toBeVisible();
});

// WAKE-3
test('a tap opens its escalation, or the list if it may be one of several', async () => {
  await keepKey('7.key');
  hasPushService();
  const asked = serverAnswers(opens([fire, water]));
  openAt(wokenAddress({ category: 'Fire', area: 'North area' }));
  await expect.poll(() => location.hash).toBe(`#${fire.link}`);
  expect(asked[0]).toBe('/api/phones/by-key {"data":{"key":"7.key"}}');
  // A tap that comes before its page is drawn would find the address as it was, and draw nothing.
  await expect.element(heading('This link has ended')).toBeVisible();

  serverAnswers(opens([fire, { ...fire, link: '3.c' }, water]));
  location.hash = new URL(
    wokenAddress({ category: 'Fire', area: 'North area' }),
    location.href,
  ).hash;
  await expect.element(heading('Last 24 hours')).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['FireNorth area, 3:12 am', 'FireNorth area, 3:12 am', 'Water3:12 am']);
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: /^Water/ }).click();
  await expect.poll(() => location.hash).toBe(`#${water.link}`);
});

// WAKE-13
test("the page sends the browser's current address, and gives its worker the key", async () => {
  localStorage.setItem('reslife.woken', '7.key');
  hasPushService();
  const asked = serverAnswers(opens());
  openAt(wokenAddress({ category: undefined, area: '' }));
  await expect.element(heading('This phone wakes you')).toBeVisible();
  const push = { endpoint: PUSH.endpoint, ...PUSH.keys };
  const renewed = JSON.stringify({ data: { key: '7.key', push } });
  await expect.poll(() => asked).toContain(`/api/phones/by-key/renew ${renewed}`);
  expect(await givenKey()).toBe('7.key');
});

// WAKE-10
test('a test says how long it took, or that the push service refused it', async () => {
  await keepKey('7.key');
  hasPushService();
  serverAnswers({ ...opens(), '/api/phones/by-key/test': { data: { isSent: true, answer: '' } } });
  openAt(wokenAddress({ category: undefined, area: '' }));
  await button('Send a test').click();
  await expect.element(button('Send a test')).toHaveAttribute('aria-busy', 'true');
  workerSays('escalation');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  workerSays('test');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Arrived after \d+\.\d s\.$/);
  serverAnswers({
    ...opens(),
    '/api/phones/by-key/test': { data: { isSent: false, answer: 'status 403' } },
  });
  await button('Send a test').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^The push service did not/);
});

// WAKE-10
test('a test that does not arrive within 30 seconds says so', async () => {
  await keepKey('7.key');
  hasPushService();
  serverAnswers({ ...opens(), '/api/phones/by-key/test': { data: { isSent: true, answer: '' } } });
  openAt(wokenAddress({ category: undefined, area: '' }));
  await expect.element(button('Send a test')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await button('Send a test').click();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Nothing arrived within 30 seconds/);
});

// WAKE-2, WAKE-3
test('waking ends after a question, and the key is deleted', async () => {
  await keepKey('7.key');
  hasPushService();
  const asked = serverAnswers({ ...opens(), '/api/phones/by-key/remove': { data: {} } });
  openAt(wokenAddress({ category: undefined, area: '' }));
  await button('Stop waking this phone').click();
  await button('Keep it').click();
  await button('Stop waking this phone').click();
  await button('Stop').click();
  await expect.element(heading('This phone does not wake you')).toBeVisible();
  expect([asked.at(-1), keyOfPhone()]).toEqual([
    '/api/phones/by-key/remove {"data":{"key":"7.key"}}',
    null,
  ]);
  expect(await givenKey()).toBeUndefined();
});

// WAKE-3
test('a phone that is no longer enrolled says so, and so does one without notifications', async () => {
  await keepKey('7.key');
  hasPushService('denied');
  serverAnswers(opens());
  openAt(wokenAddress({ category: undefined, area: '' }));
  await expect.element(heading('This phone cannot wake you')).toBeVisible();
  serverAnswers({});
  dispatchEvent(new Event('online'));
  await expect.element(heading('This phone does not wake you')).toBeVisible();
  expect(keyOfPhone()).toBeNull();
});
