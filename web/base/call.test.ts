import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { ApiError, NetworkError, forgeryToken, readAnswer } from './http.ts';

const json = (content: unknown, init: ResponseInit = {}, type = 'application/json') =>
  new Response(JSON.stringify(content), { ...init, headers: { 'Content-Type': type } });

const problem = { title: 'Wrong', status: 422, code: 'INVALID_STEP', detail: 'no question' };

const answering = (response: Response) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(response));

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0; path=/';
});

// API-2
test('an answer has a member named data', async () => {
  await expect(readAnswer(json({ data: [1] }))).resolves.toEqual({ data: [1] });
  await expect(
    readAnswer(json({ data: null }, {}, 'application/json; charset=utf-8')),
  ).resolves.toEqual({ data: null });
});

// API-3
test('a problem becomes an ApiError with its code and problems', async () => {
  const response = json(
    { ...problem, problems: [{ field: 'question' }] },
    { status: 422 },
    'application/problem+json',
  );
  const error = await readAnswer(response).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'INVALID_STEP',
    status: 422,
    detail: 'no question',
    problems: [{ field: 'question' }],
  });
});

// API-12
test.each<[string, () => Response]>([
  [
    "a captive portal's page",
    () => new Response('<h1>Wifi</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ["a proxy's 502", () => new Response('Bad gateway', { status: 502 })],
  ['JSON of somebody else', () => json({ success: true })],
  ['an error of somebody else', () => json({ code: 'E42' }, { status: 400 })],
  [
    'JSON cut short',
    () => new Response('{"data":', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['nothing', () => new Response(null, { status: 204 })],
])('%s does not count as an answer', async (_, response) => {
  await expect(readAnswer(response())).rejects.toBeInstanceOf(NetworkError);
});

// ACCESS-3, API-1, API-2
test('a write sends its data, its key and the token of the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=to%2Fken; path=/';
  const fetched = answering(json({ data: { _id: '1', key: 'k' } }));
  const body = { advisor: 'Amara', feedback: 'A lift' };
  await expect(call('POST /api/advisor/issue-not-found', { body, key: 'k' })).resolves.toEqual({
    _id: '1',
    key: 'k',
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/advisor/issue-not-found');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe(JSON.stringify({ data: body }));
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'x-xsrf-token': 'to/ken',
  });
});

// ACCESS-3
test('a read fills in path and query, and sends no token', async () => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const fetched = answering(json({ data: [] }));
  await call('GET /api/advisor/issues/{category}', { params: { category: 'All categories' } });
  await call('GET /api/issue', { query: { archived: 'true' } }).catch(() => undefined);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/advisor/issues/All%20categories');
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/issue?archived=true');
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('X-XSRF-TOKEN')).toBe(false);
});

// API-12
test('a missing network is a NetworkError', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call('GET /api/campus')).rejects.toBeInstanceOf(NetworkError);
});

test('a caller who aborts gets back its own reason', async () => {
  const controller = new AbortController();
  const asked = call('GET /api/campus', { signal: controller.signal });
  controller.abort('gone');
  await expect(asked).rejects.toBe('gone');
});

// API-12
test('an answer that is too late is a NetworkError', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const outcome = call('GET /api/campus').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(NetworkError);
  vi.useRealTimers();
});

// ACCESS-3
test.each([
  ['', undefined],
  ['a=1; XSRF-TOKEN=x%3D; b=2', 'x='],
  ['OTHER-XSRF-TOKEN=1', undefined],
])('the cookies %j have the token %j', (cookies, token) => {
  expect(forgeryToken(cookies)).toBe(token);
});
