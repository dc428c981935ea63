import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { afterPaint } from '../../base/on-demand/on-demand.ts';
import { forgetAdvisor, storeAdvisorName } from '../../base/advisor-name.ts';
import { guidesFetched } from '../phone/library/guide.ts';
import { refreshLibrary } from '../phone/library/refresh-library.ts';
import { DashboardPage } from '../screens/list/DashboardPage.tsx';
import { IssueCardsPage } from '../screens/list/IssueCardsPage.tsx';
import { AdvisorShell } from '../screens/shell/AdvisorShell.tsx';
import { json } from './server.ts';
import { emptyPhone, walkRests } from './phone.ts';

export const issue = (title: string, index: number) =>
  publishedIssueWith({
    _id: `i${index}`,
    title,
    category: 'Fire',
    steps: [{ ...ask('s', 'end', 'end'), question: `First question of ${title}?` }],
  });
export const many = Array.from({ length: 12 }, (_, index) =>
  issue(`Procedure ${index + 1}`, index),
);

export const LIBRARY = '/api/advisor/issues/All%20categories';

/** The server's answer to a request for the list, and the addresses that were requested. */
export const server = {
  list: (): Response | Promise<Response> => json({ data: many }),
  asked: [] as string[],
};

let answer: (() => void) | undefined;

/** Lets the server take every question and answer none from here on, until the end of the test. */
export function hang(): void {
  const answered = Promise.withResolvers<void>();
  const before = server.list;
  answer = answered.resolve;
  server.list = async () => {
    await answered.promise;
    return await before();
  };
}

/** Gives each test of the file an empty phone of Amara's, and the server that `server` describes. */
export function prepareCardsPage(): void {
  beforeEach(async () => {
    server.list = () => json({ data: many });
    // First of all: a refresh that the background begins meanwhile is this test's, too.
    vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
      server.asked.push(address as string);
      return await server.list();
    });
    storeAdvisorName('Amara');
    await walkRests();
    await emptyPhone();
    server.asked.length = 0;
  });
  afterEach(async () => {
    // A page's requests are stored once it was painted.
    await afterPaint;
    eraseAll();
    answer?.();
    // No loading that a test began may come in the middle of the next.
    await refreshLibrary();
    forgetAdvisor();
  });
}

export function openPage(path: string): void {
  history.replaceState(null, '', path);
  draw(
    <>
      <Switch>
        <Route path="/user">
          <AdvisorShell>
            <DashboardPage />
          </AdvisorShell>
        </Route>
        <Route path="/user/issues-list/:category">
          <AdvisorShell>
            <IssueCardsPage />
          </AdvisorShell>
        </Route>
      </Switch>
      <Toaster />
    </>,
  );
}

/** Opens the page as after a reload: its memory is empty. */
export function reopen(path: string): void {
  eraseAll();
  guidesFetched([]);
  openPage(path);
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
