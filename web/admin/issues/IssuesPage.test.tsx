import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { dayOf } from '#core/base/day.ts';
import { issueWith, summaryWith } from '#core/fixtures/issues.ts';
import { flushSync } from 'react-dom';
import { Route, Switch } from 'wouter';
import { confirm } from '#core/fixtures/trees.ts';
import type { ChangedStarter } from '#core/exchange/exchange-schema.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { IssuesPage } from './IssuesPage.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { askForIssues } from '../base/queries.ts';
import { askForSetup } from '../shared/setup/use-setup.ts';
import { answer, refusal, SET_UP } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const draft = (_id: string, title: string): IssueSummary =>
  summaryWith({ _id, title, category: 'Fire', steps: [confirm('a', 'end')] });

let issues: IssueSummary[];
let archived: IssueSummary[];
let publish: () => Response;
let changedStarters: ChangedStarter[];
let settings: Response;
let setup: object | undefined;

beforeEach(() => {
  settings = Response.error();
  setup = SET_UP;
  changedStarters = [];
  issues = [draft('mice', 'Mice'), draft('rats', 'Rats')];
  archived = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (path === '/api/settings') return settings;
    if (path === '/api/starters/changes') return answer(changedStarters);
    if (path === '/api/starters/languages') return answer([]);
    if (path === '/api/setup') return setup ? answer(setup) : Response.error();
    if (init?.method === 'PUT') return publish();
    return answer((path as string).includes('archived=true') ? archived : issues);
  });
});

const drawPage = () =>
  drawAdmin(
    <Switch>
      <Route path={adminPaths.issue('mice')}>the editor</Route>
      <Route>
        <IssuesPage />
      </Route>
    </Switch>,
  );

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });

// LIST-1, LIST-17, SETUP-9
test('data that was loaded ahead is drawn with the page, and not requested again', async () => {
  settings = answer({ campus: NEW_CAMPUS, uses: {}, version: 1 });
  setup = { ...SET_UP, finished: null };
  await Promise.all([askForIssues(), askForSetup()]);
  const asked = vi.mocked(window.fetch).mock.calls.length;
  flushSync(drawPage);
  expect(card('Mice').elements()).toHaveLength(1);
  expect(page.getByRole('region', { name: 'Set up your campus' }).elements()).toHaveLength(1);
  await expect.element(card('Rats')).toBeVisible();
  expect(window.fetch).toHaveBeenCalledTimes(asked);
});

// SETUP-9
test("the list does not wait for the setup's answer", async () => {
  setup = undefined;
  drawPage();
  await expect.element(card('Mice')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Set up your campus' }))
    .not.toBeInTheDocument();
});

// EDITOR-22, LIST-14
test("a review is overdue by the campus's day, wherever the administrator is", async () => {
  const now = new Date();
  // At any hour one of them has another day than here.
  const ahead = 'Pacific/Kiritimati';
  const isAhead = dayOf(now, ahead) !== dayOf(now);
  const timeZone = isAhead ? ahead : 'Pacific/Pago_Pago';
  settings = answer({ campus: NEW_CAMPUS, uses: {}, version: 1, timeZone });
  const reviewBy = isAhead ? dayOf(now) : dayOf(now, timeZone);
  issues = [{ ...draft('mice', 'Mice'), reviewBy }];
  history.replaceState(null, '', `${adminPaths.admin}?show=overdue`);
  drawPage();
  await expect.element(page.getByText(`Showing ${isAhead ? 1 : 0} Issues`)).toBeVisible();
});

// LIST-22, LIST-23
test('publishing from the list asks about a starter text of the same name', async () => {
  issues = [draft('mice', 'Mice'), { ...draft('rats', 'mice '), isStarter: true, publish: true }];
  const sent: unknown[] = [];
  publish = () => {
    issues = issues.map((issue) => ({ ...issue, publish: true }));
    return answer(encodeIssue(issueWith({ _id: 'mice', publish: true })));
  };
  drawPage();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Two procedures have this name' });
  await expect.element(dialog).toBeVisible();
  const serving = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (path, init) => {
    if (init?.method === 'PUT') sent.push([path, init.body]);
    return (await serving?.(path, init)) ?? Response.error();
  });
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => JSON.stringify(sent)).toMatch(/rats.*isArchived.*true/);
});

// No message; the page says it in place.
// SHELL-5
test('a failed publishing says so on its card, without a toast, and can be repeated', async () => {
  publish = () => Response.error();
  drawPage();
  await card('Mice').getByRole('button', { name: 'Publish', exact: true }).click();
  const failure = card('Mice').getByRole('alert');
  await expect
    .element(failure)
    .toHaveTextContent('The procedure was not published. The server did not answer.');
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(card('Mice').getByText('DRAFT')).toBeVisible();

  publish = () => {
    issues = issues.map((issue) => ({ ...issue, publish: issue._id === 'mice' }));
    return answer(encodeIssue(issueWith({ _id: 'mice', publish: true })));
  };
  await card('Mice').getByRole('button', { name: 'Try again' }).click();
  await expect.element(card('Mice').getByText('PUBLISHED')).toBeVisible();
  // The button that was pressed is gone: the focus is on its card.
  await expect.element(card('Mice').getByRole('link', { name: 'Mice' })).toHaveFocus();
  await expect.element(failure).not.toBeInTheDocument();
});

// SHELL-5, PUBLISH-8
test('an issue that was archived elsewhere is not published, and its card says so', async () => {
  publish = () => refusal('NOT_PUBLISHABLE', [], 'The issue is archived.');
  drawPage();
  await card('Mice').getByRole('button', { name: 'Publish', exact: true }).click();
  const failure = card('Mice').getByRole('alert');
  await expect
    .element(failure)
    .toHaveTextContent('The procedure was not published. The issue is archived.');
  await expect
    .element(card('Mice').getByRole('button', { name: 'Try again' }))
    .not.toBeInTheDocument();
});

// LIST-2, LIST-21
test('the address has the search, and going back from the editor restores it', async () => {
  history.replaceState(null, '', adminPaths.admin);
  drawPage();
  const box = page.getByRole('searchbox', { name: 'Search issues' });
  await box.fill('mi');
  await expect.element(page.getByText('Showing 1 Issues')).toBeVisible();
  await expect.poll(() => location.search).toBe('?search=mi');
  await card('Mice').getByRole('link', { name: 'Mice' }).click();
  await expect.element(page.getByText('the editor')).toBeVisible();
  flushSync(() => window.history.pushState(null, '', adminPaths.admin));
  await expect.element(box).toHaveValue('mi');
  await expect.element(page.getByText('Showing 1 Issues')).toBeVisible();
  await box.fill('m'.repeat(501));
  await expect.poll(() => location.search).toBe(`?search=${'m'.repeat(500)}`);
  await box.fill('');
  await expect.element(page.getByText('Showing 2 Issues')).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe(adminPaths.admin);
});

// LIST-2
test('search results appear before the address changes', async () => {
  history.replaceState(null, '', adminPaths.admin);
  drawPage();
  await expect.element(page.getByText('Showing 2 Issues')).toBeVisible();
  const addresses: string[] = [];
  const look = new MutationObserver(() => {
    if (document.body.textContent.includes('Showing 1 Issues')) addresses.push(location.search);
  });
  look.observe(document.body, { subtree: true, characterData: true, childList: true });
  onTestFinished(() => look.disconnect());
  await page.getByRole('searchbox', { name: 'Search issues' }).fill('mi');
  await expect.poll(() => location.search).toBe('?search=mi');
  expect(addresses[0]).toBe('');
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('Fire');
  await expect.poll(() => location.search).toBe('?search=mi&show=Fire');
});

// LIST-10, LIST-12, LIST-14
test('the address has Show and Sort, and the editor leads back to them', async () => {
  history.replaceState(null, '', '/admin?show=Fire&sort=title');
  drawPage();
  await expect.element(page.getByRole('combobox', { name: 'Show' })).toHaveValue('Fire');
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Review date');
  await expect.poll(() => location.search).toBe('?show=Fire&sort=review');
  await card('Mice').getByRole('link', { name: 'Mice' }).click();
  await expect.element(page.getByText('the editor')).toBeVisible();
  flushSync(() => window.history.pushState(null, '', adminPaths.admin));
  await expect.element(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('review');
  await page.getByRole('combobox', { name: 'Show' }).selectOptions('All but archived');
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Last update');
  await expect.poll(() => location.pathname + location.search).toBe(adminPaths.admin);
});

// LIST-13, LIST-15, PUBLISH-8
test('an archived issue is restored in its place, as a draft', async () => {
  archived = [
    { ...draft('bats', 'Bats'), isArchived: true },
    { ...draft('owls', 'Owls'), isArchived: true },
  ];
  history.replaceState(null, '', '/admin?show=archived');
  publish = () => {
    const bats = issueWith({ _id: 'bats', version: 2 });
    issues = [...issues, { ...draft('bats', 'Bats'), version: 2 }];
    archived = archived.slice(1);
    return answer({ ...encodeIssue(bats), isChanged: true });
  };
  drawPage();
  const restore = card('Bats').getByRole('button', { name: 'Restore', exact: true });
  await restore.click();
  await expect.element(card('Bats').getByText('DRAFT')).toBeVisible();
  await expect.element(card('Bats').getByRole('link')).toHaveFocus();
  await expect.element(page.getByText('Restored as a draft')).toBeVisible();
  await expect.element(page.getByText('Showing 2 Issues')).toBeVisible();

  publish = () => Response.error();
  await card('Owls').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect
    .element(card('Owls').getByRole('alert'))
    .toHaveTextContent('The procedure was not restored. The server did not answer.');
});

// LIST-20
test('an issue that was restored and published elsewhere is shown as published', async () => {
  archived = [{ ...draft('bats', 'Bats'), isArchived: true }];
  history.replaceState(null, '', '/admin?show=archived');
  publish = () => {
    archived = [];
    const bats = issueWith({ _id: 'bats', version: 3, publish: true });
    return answer({ ...encodeIssue(bats), isChanged: false });
  };
  drawPage();
  await card('Bats').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect
    .element(page.getByText('Somebody else already restored this: it is published'))
    .toBeVisible();
  await expect.element(page.getByText('Restored as a draft')).not.toBeInTheDocument();
});

// LIST-15, SHELL-5
test('a restored issue is not shown as archived if the list does not load', async () => {
  archived = [{ ...draft('bats', 'Bats'), isArchived: true }];
  history.replaceState(null, '', '/admin?show=archived');
  publish = () => {
    // Whatever is asked for after it gets no answer.
    vi.mocked(window.fetch).mockImplementation(async () => await Promise.resolve(Response.error()));
    return answer({ ...encodeIssue(issueWith({ _id: 'bats', version: 2 })), isChanged: true });
  };
  drawPage();
  await card('Bats').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.element(page.getByText('Restored as a draft')).toBeVisible();
  await expect.element(card('Bats').getByRole('alert')).not.toBeInTheDocument();
});

// CAMPUS-9
test('missing numbers that advisors need are counted above the list, with a link to them', async () => {
  issues = [{ ...draft('mice', 'Mice'), publish: true }];
  settings = answer({ campus: { ...NEW_CAMPUS, contacts: [] }, uses: {} });
  drawPage();
  await expect.element(page.getByText('1 number is missing.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set it in Settings' }))
    .toHaveAttribute('href', '/admin/settings/contacts');
});

// CAMPUS-9
test('a missing number that no text for advisors needs is not counted there', async () => {
  const emergency = { words: '911', number: '911' };
  const named = { id: 'porter', name: 'Porter', number: '', when: '', categories: [] };
  issues = [draft('mice', 'Mice'), { ...draft('rats', 'Rats'), publish: true }];
  settings = answer({
    campus: { ...NEW_CAMPUS, emergency, contacts: [named] },
    uses: { porter: [{ _id: 'mice', title: 'Mice', isArchived: false }] },
  });
  drawPage();
  await expect.element(card('Mice')).toBeVisible();
  await expect.element(page.getByText(/missing/)).not.toBeInTheDocument();
});

test('a list without settings mentions no missing numbers', async () => {
  drawPage();
  await expect.element(card('Mice')).toBeVisible();
  await expect.element(page.getByText(/missing/)).not.toBeInTheDocument();
});

// STARTERS-1
test('procedures whose old text could lead to harm are counted above the list', async () => {
  const text = {
    category: 'Medical' as const,
    what: 'unedited' as const,
    text: 'new',
    reasons: [] as string[],
  };
  const starter = { _id: 'a', title: 'Choking', publish: true, version: 1 };
  changedStarters = [
    { ...text, title: 'Choking', isDangerous: true, issue: starter },
    { ...text, title: 'Mice', isDangerous: false, issue: starter },
  ];
  drawPage();
  await expect.element(page.getByText('One of your procedures could lead to harm.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Compare' });
  await expect.element(link).toHaveAttribute('href', adminPaths.changedStarters);
});

// STARTERS-1
test('new starter procedures are shown apart from those with new text', async () => {
  const added = {
    category: 'Welfare' as const,
    what: 'new' as const,
    text: 'new',
    reasons: [] as string[],
    isDangerous: false,
    issue: null,
  };
  changedStarters = [
    { ...added, title: 'Roommate conflict' },
    { ...added, title: 'Hospital and back' },
  ];
  drawPage();
  await expect.element(page.getByText('There are 2 new starter procedures.')).toBeVisible();
  const link = page.getByRole('link', { name: 'See them' });
  await expect.element(link).toHaveAttribute('href', adminPaths.changedStarters);
});
