import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import { encodeIssue } from '#core/wire.ts';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/toast/Toaster.tsx';
import { closeAllToasts } from '#kit/toast/toasts.ts';
import { queryClient } from '../queries.ts';
import { IssueEditorPage } from './IssueEditorPage.tsx';

const lift = encodeIssue(
  issueWith({ steps: [confirm('a', 'next'), confirm('b', 'next'), confirm('c', 'end')] }),
);

const answer = (data: unknown) => Response.json({ data });
const nobody = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });

/** What the server answers by method and path; it is asked for each call anew. */
type Answers = Record<string, () => Response | Promise<Response>>;
let answers: Answers;
const startedAt = window.location.href;

beforeEach(() => {
  queryClient.clear();
  closeAllToasts();
  window.sessionStorage.clear();
  answers = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const asked = answers[`${init?.method} ${path as string}`] ?? nobody;
    return await asked();
  });
});

afterEach(() => window.history.replaceState(null, '', startedAt));

function open(path: string): void {
  window.history.replaceState(null, '', path);
  draw(
    <>
      <Switch>
        <Route path="/issue/:id?">
          <IssueEditorPage />
        </Route>
      </Switch>
      <Toaster />
    </>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = page.getByLabelText('Issue name');
const toasts = (role: 'status' | 'alert', text: string) =>
  page.getByRole(role).filter({ hasText: text });

// Ruling 13 keeps what is typed until it is saved, and no longer.
test('what was typed into a new issue is forgotten once it is created', async () => {
  answers = {
    'POST /api/issue': () => answer({ ...lift, steps: [] }),
    'GET /api/issue/lift': () => answer({ ...lift, steps: [] }),
  };
  open('/issue');
  await title.fill('Lift stuck');
  await userEvent.selectOptions(page.getByLabelText('Assign to category'), 'Safety concern');
  await button('Save changes').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lift stuck' })).toBeVisible();
  expect(window.location.pathname).toBe('/issue/lift');
  window.history.pushState(null, '', '/issue');
  await expect.element(page.getByRole('heading', { level: 1, name: 'New issue' })).toBeVisible();
  await expect.element(title).toHaveValue('');
  expect(window.sessionStorage).toHaveLength(0);
});

// Spec 8 and ruling 17: no message; the page says it in place.
test('an issue that does not load says so in place, and is tried again', async () => {
  open('/issue/lift');
  const failure = page.getByRole('main').getByRole('alert');
  await expect.element(failure).toMatchTextContent('This issue did not load.');
  answers = { 'GET /api/issue/lift': () => answer(lift) };
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveValue('Lift stuck');
});

test('archiving that fails says so in place, without a toast, and is tried again', async () => {
  answers = { 'GET /api/issue/lift': () => answer(lift) };
  open('/issue/lift');
  await button('ARCHIVE THIS ISSUE').click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect.element(failure).toHaveTextContent('The issue was not archived.');
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  answers['PUT /api/issue/lift'] = () => answer({ ...lift, isArchived: true });
  await button('Try again').click();
  await expect.element(toasts('status', 'Issue archived')).toBeVisible();
  expect(window.location.pathname).toBe('/admin');
});

// Spec 8: shown immediately.
test("'Step removed' stands before the server has answered", async () => {
  const removal = Promise.withResolvers<Response>();
  answers = {
    'GET /api/issue/lift': () => answer(lift),
    'PUT /api/issue/update-step/lift/b': async () => await removal.promise,
  };
  open('/issue/lift?pane=b');
  await button('REMOVE STEP').click();
  await expect.element(toasts('status', 'Step removed')).toBeVisible();
  await expect.element(button('Step 3')).not.toBeInTheDocument();
  removal.resolve(nobody());
  await expect.element(toasts('alert', 'Unable to remove step')).toBeVisible();
  await expect.element(toasts('status', 'Step removed')).not.toBeInTheDocument();
  await expect.element(button('Step 3')).toBeVisible();
});
