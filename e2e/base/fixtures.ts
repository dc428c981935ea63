import { expect, request, test as base, type BrowserContext, type Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { renewed } from '../../server/test/call-server.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { ADMIN, startServer, type RunningServer } from './running-server.ts';

/** Cookies and storage of a browser. */
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type WorkerFixtures = {
  server: RunningServer;
  /** One without procedures, which goes down and comes back; started where a test asks for it: the files of a worker share it. */
  campus: RunningServer;
  /** A browser in which the administrator signed in recently: its pages do not have to ask again. */
  session: () => Promise<StorageState>;
};

type PageFixtures = {
  /** Statuses of answers that this test provokes on purpose, such as 401; 0 is no answer, or that of a stopping server. */
  expectedStatuses: number[];
  watched: void;
  /** Gives the page a session of its own, on the worker's server or another, and opens the address there; without a path the issues list. */
  signIn: (page: Page, to?: string) => Promise<void>;
};

/** Until a server is gone it answers requests with 503 (START-8). */
const STOPPING = 503;

/** The browser's errors for a file, and for a worker's script, that no server answers for, or no network leads to. */
const UNANSWERED = [
  'Failed to load resource: net::ERR_CONNECTION_REFUSED',
  'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
  // The server stops while it is asked.
  'Failed to load resource: net::ERR_CONNECTION_RESET',
  'Failed to load resource: net::ERR_EMPTY_RESPONSE',
  'Failed to load resource: net::ERR_SOCKET_NOT_CONNECTED',
  'An unknown error occurred when fetching the script.',
];

/** Returns the status in the line with which the browser itself reports a failed load; undefined in any other. */
function failedStatus(line: string): number | undefined {
  const said = /^Failed to load resource: the server responded with a status of (\d+)/.exec(line);
  if (said) return Number(said[1]);
  return UNANSWERED.includes(line) ? 0 : undefined;
}

/** Signs in on a server; returns the state of a browser in which the administrator did. */
async function signedInOn(url: string): Promise<StorageState> {
  // Without the cookies that tests are given: to sign in by those of a session would end it.
  const caller = await request.newContext({ storageState: { cookies: [], origins: [] } });
  const answer = await caller.post(url + API.signIn.path, { data: { data: ADMIN } });
  expect(answer.status()).toBe(200);
  const session = JSON.stringify(parseAnswer(API.signIn, await answer.text()));
  const { cookies } = await caller.storageState();
  await caller.dispose();
  // SESSION-1
  const localStorage = [{ name: 'reslife.admin', value: session }];
  return { cookies, origins: [{ origin: url, localStorage }] };
}

/** Gives a page a session of its own, in addition to the cookies that it has and what it keeps for other servers. */
async function signInPage(page: Page, url: string): Promise<void> {
  const context = page.context();
  const had = await context.storageState();
  const { cookies, origins } = await signedInOn(url);
  await context.setStorageState({
    cookies: [...had.cookies, ...cookies],
    origins: [...had.origins.filter(({ origin }) => origin !== url), ...origins],
  });
}

/** Tells whether an answer is needless: a list opened by its address once the phone has its titles, before the worker is installed, does not need those that its header requested (CARDS-12), which the server cannot know. */
const isNeedless = (line: string): boolean =>
  line.startsWith('The resource ') &&
  line.includes(`${API.listTitles.path} was preloaded using link preload but not used`);

/** Lists the errors and console messages of a page from here on, without answers of the `expected` statuses. */
export function complaintsOf(page: Page, expected: readonly number[] = []): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const status = failedStatus(message.text());
    if (status !== undefined && expected.includes(status)) return;
    if (isNeedless(message.text())) return;
    const { url } = message.location();
    complaints.push(status === undefined ? message.text() : `${message.text()} ${url}`);
  });
  return complaints;
}

export const test = base.extend<PageFixtures, WorkerFixtures>({
  server: [
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  campus: [
    async ({}, provide) => {
      const campus = await startServer({ SEED: 'none' });
      await provide(campus);
      await campus.stop();
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ server }, provide) => await provide(renewed(async () => await signedInOn(server.url))),
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => await provide(server.url),
  expectedStatuses: [[], { option: true }],
  // Nothing may be reported on the console: not by React, the page or the content security policy.
  watched: [
    async ({ page, expectedStatuses }, provide) => {
      const expected = expectedStatuses.includes(0)
        ? [...expectedStatuses, STOPPING]
        : expectedStatuses;
      const complaints = complaintsOf(page, expected);
      await provide();
      expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ server }, provide) =>
    await provide(async (page, to = server.url) => {
      const { origin, href, pathname } = new URL(to, server.url);
      await signInPage(page, origin);
      await page.goto(pathname === '/' ? `${origin}/admin` : href);
      if (pathname === '/')
        await expect(page.getByRole('heading', { name: 'Issues list' })).toBeVisible();
    }),
});

/** For `test.use`: pages begin signed in, and those of a worker share a session, which none may end. */
export const signedIn: Parameters<typeof test.use>[0] = {
  storageState: async ({ session }, provide) => await provide(await session()),
};

export { expect };
