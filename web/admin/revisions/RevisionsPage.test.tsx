import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import { LIMITS } from '#core/base/limits.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { encodeSteps } from '#core/issue/encode-steps.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { queryClient } from '../base/queries.ts';
import { RevisionsPage } from './RevisionsPage.tsx';
import { refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const steps = [confirm('a', 'next'), confirm('b', 'end')];
const issue = issueWith({ publish: true, revision: 2, version: 5, steps });
const saved = { savedAt: '2026-11-20T10:00:00Z', savedBy: 'Maya', note: null, urgent: null };
const listed = [
  {
    ...saved,
    number: 2,
    note: 'Agreed',
    urgent: 'Wear gloves.',
    changes: [{ what: 'added', step: 2, before: null, after: 'Do b.' }],
  },
  { ...saved, number: 1, changes: null },
];
const urgent = { sentence: 'Wear gloves.', revision: 2, at: '2026-11-20T10:00:00Z' };
const full = (number: number) => ({
  ...saved,
  number,
  ...listed.find((one) => one.number === number),
  title: issue.title,
  category: issue.category,
  firstAct: null,
  steps: encodeSteps(steps.slice(0, number)),
});

let sent: unknown[] = [];

const data = (value: unknown) => Response.json({ data: value });

/** Serves the issue and its two revisions, and takes every save or none. */
function serve(members: Partial<typeof issue> = {}, takes = true): void {
  const has = { ...issue, ...members };
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string, location.href);
    if (init?.method === 'PUT') {
      sent.push((JSON.parse(init.body as string) as { data: unknown }).data);
      if (!takes) return refusal('VERSION_CONFLICT');
      return data(encodeIssue({ ...has, revision: 3, version: has.version + 1 }));
    }
    const number = /revisions\/(\d+)$/.exec(pathname)?.[1];
    if (number) return data(full(Number(number)));
    return data(pathname.endsWith('/revisions') ? listed : encodeIssue(has));
  });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

function open(revision?: number): void {
  history.replaceState(null, '', adminPaths.revisions(issue._id, revision));
  drawAdmin(
    <Route path={ADMIN_PATTERNS.revisions}>
      <RevisionsPage />
    </Route>,
  );
}

// REVISION-1, REVISION-2
test('the newest revision is open, with its changes in sentences and in both texts', async () => {
  serve();
  open();
  const list = page.getByRole('region', { name: 'Revisions' });
  await expect.element(list.getByText('Step 2 added.')).toBeVisible();
  await expect.element(list.getByText('Maya, “Agreed”')).toBeVisible();
  await expect.element(list.getByText('First published.')).toBeVisible();
  await expect.element(list.getByText('Advisors see this')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Step 2' })).toBeVisible();
  await expect.element(page.getByText(/“Wear gloves\.”/)).toBeVisible();
  await expect.element(button('Restore revision 2')).toBeDisabled();
});

// REVISION-1, LOOK-6
test('nothing is beyond the edge of the narrowest phone with large text', async () => {
  await page.viewport(320, 640);
  onTestFinished(async () => await page.viewport(1280, 800));
  const { style } = document.documentElement;
  onTestFinished(() => void (style.fontSize = ''));
  style.fontSize = '200%';
  serve();
  open();
  await expect.element(page.getByRole('rowheader', { name: 'Step 2' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

// REVISION-4
test('a published issue is restored right away, and Undo restores the revision before', async () => {
  serve();
  open(1);
  await button('Restore revision 1').click();
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What changed' })).toHaveFocus();
  await button('Undo').click();
  await expect
    .poll(() => sent)
    .toEqual([
      { restoreRevision: 1, version: 5 },
      { restoreRevision: 2, version: 6 },
    ]);
});

function withSecondPerson(): void {
  queryClient.setQueryData(['settings'], { secondPerson: true });
  onTestFinished(() => queryClient.removeQueries({ queryKey: ['settings'] }));
}

// REVIEW-15
test('a restored revision says that it waits if a second person is needed', async () => {
  withSecondPerson();
  serve();
  open(1);
  await expect.element(page.getByText(/^It waits until somebody else approves it\./)).toBeVisible();
});

// REVIEW-15
test('waiting changes are replaced after a question, without a message', async () => {
  withSecondPerson();
  const pending = { at: '2026-11-20T10:00:00Z', disputed: [] };
  serve({ urgent, pending });
  open(1);
  await expect
    .element(page.getByText(/^It replaces the waiting changes, which you will lose/))
    .toBeVisible();
  await button('Restore revision 1').click();
  const asked = page.getByRole('dialog', {
    name: 'Replace the waiting changes with revision 1?',
  });
  await expect
    .element(asked)
    .toHaveAccessibleDescription(/To keep the changes, duplicate the procedure/);
  expect(sent).toEqual([]);
  await asked.getByRole('button', { name: 'Replace them' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Revision 1 restored' });
  await expect.element(toast.getByText('It waits until somebody else approves it.')).toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(sent).toEqual([{ restoreRevision: 1, version: 5 }]);
});

// PUBLISH-15
test('text corrected urgently is restored with a message right away, even with a second person', async () => {
  withSecondPerson();
  serve({ urgent });
  open(1);
  await expect.element(page.getByText(/Advisors see it right away/)).toBeVisible();
  await button('Restore revision 1').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  await asked.getByRole('textbox', { name: 'Message for advisors' }).fill('Bare hands are right.');
  await asked.getByRole('button', { name: 'Restore revision 1' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ restoreRevision: 1, version: 5, urgent: 'Bare hands are right.' }]);
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
});

// PUBLISH-15
test('text corrected urgently is restored with a message, and Undo sends the old one', async () => {
  serve({ urgent });
  open(1);
  await button('Restore revision 1').click();
  const asked = page.getByRole('dialog', { name: 'Restore corrected text?' });
  await expect
    .element(asked.getByText(/^An urgent correction on Nov 20, 2026 .*“Wear gloves\.”$/))
    .toBeVisible();
  const confirm = asked.getByRole('button', { name: 'Restore revision 1' });
  await expect.element(confirm).toBeDisabled();
  expect(sent).toEqual([]);
  await asked
    .getByRole('textbox', { name: 'Message for advisors' })
    .fill(' Bare hands\nare right. ');
  await expect.element(asked.getByText('Advisors see it above the question')).toBeVisible();
  await confirm.click();
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
  await button('Undo').click();
  await expect
    .poll(() => sent)
    .toEqual([
      { restoreRevision: 1, version: 5, urgent: 'Bare hands are right.' },
      { restoreRevision: 2, version: 6, urgent: 'Wear gloves.' },
    ]);
});

// PUBLISH-15
test('a draft that gets text that was corrected urgently says so', async () => {
  serve({ urgent, publish: false });
  open(1);
  await button('Restore revision 1').click();
  const asked = page.getByRole('dialog', { name: 'Replace the draft with revision 1?' });
  await expect
    .element(asked.getByText(/urgent correction on Nov 20, 2026 .*“Wear gloves\.”/))
    .toBeVisible();
});

// REVISION-4
test('an Undo without an answer can be repeated', async () => {
  serve();
  open(1);
  await button('Restore revision 1').click();
  await expect.element(button('Undo')).toBeVisible();
  vi.mocked(fetch).mockRejectedValue(new TypeError('no answer'));
  await button('Undo').click();
  const message = page.getByRole('alert').filter({ hasText: 'The restore was not undone.' });
  await expect.element(message).toBeVisible();
  serve();
  await button('Try again').click();
  await expect.poll(() => sent).toEqual([{ restoreRevision: 2, version: 6 }]);
  await expect.element(message).not.toBeInTheDocument();
});

// REVISION-4
test('a draft asks before it is replaced, since no revision keeps it', async () => {
  serve({ publish: false });
  open(1);
  await button('Restore revision 1').click();
  const asked = page.getByRole('dialog', { name: 'Replace the draft with revision 1?' });
  await expect.element(asked).toBeVisible();
  expect(sent).toEqual([]);
  await asked.getByRole('button', { name: 'Replace the draft' }).click();
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
  expect(button('Undo').elements()).toHaveLength(0);
});

/** Serves one revision more than are listed at once; returns a function that makes the second list load or fail. */
function serveMany(): (fails: boolean) => void {
  serve();
  const many = Array.from({ length: LIMITS.listedRevisions + 1 }, (_, index) => ({
    ...saved,
    number: LIMITS.listedRevisions + 1 - index,
    changes: [],
  }));
  const serving = vi.mocked(fetch).getMockImplementation();
  let fails = false;
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.href);
    if (!pathname.endsWith('/revisions')) return await (serving ?? fetch)(input, init);
    if (searchParams.get('before') === null) return data(many.slice(0, -1));
    return fails ? Response.error() : data(many.slice(-1));
  });
  return (next) => {
    fails = next;
  };
}

// REVISION-1
test('an older revision named in the address is loaded and opened', async () => {
  serveMany();
  open(1);
  await expect.element(button('Restore revision 1')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Revision 1,/ })).toBeVisible();
});

// REVISION-1, SHELL-5, SHELL-8
test('older revisions that do not load say so, and the last one gets the focus', async () => {
  const setFailing = serveMany();
  setFailing(true);
  open();
  await button('Show older').click();
  await expect.element(page.getByText('Older ones did not load.')).toBeVisible();
  setFailing(false);
  await button('Show older').click();
  await expect.element(page.getByRole('link', { name: /^Revision 1,/ })).toHaveFocus();
  await expect.element(button('Show older')).not.toBeInTheDocument();
});

// REVISION-4
test('a refused restore says so', async () => {
  serve({}, false);
  open(1);
  await button('Restore revision 1').click();
  await expect.element(page.getByText(/^The revision was not restored\./)).toBeVisible();
});

// REVISION-4, SHELL-5
test('a restore without an answer says so on the page, and can be repeated', async () => {
  serve();
  open(1);
  await expect.element(button('Restore revision 1')).toBeEnabled();
  const serving = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockRejectedValue(new TypeError('no answer'));
  await button('Restore revision 1').click();
  const detail = page.getByRole('region', { name: 'What changed' });
  await expect
    .element(detail.getByRole('alert'))
    .toHaveTextContent('The revision was not restored. The server did not answer.');
  vi.mocked(fetch).mockImplementation(serving ?? fetch);
  await button('Try again').click();
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
  await expect.element(detail).toHaveFocus();
  expect(sent).toEqual([{ restoreRevision: 1, version: 5 }]);
});

// REVISION-4
test('a save in another window is shown, and can then be replaced', async () => {
  serve();
  open(1);
  const serving = vi.mocked(fetch).getMockImplementation();
  await expect.element(button('Restore revision 1')).toBeEnabled();
  const theirs = { ...saved, number: 3, savedBy: 'Sam', changes: [] };
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const { pathname } = new URL(input as string, location.href);
    if (init?.method === 'PUT') {
      sent.push((JSON.parse(init.body as string) as { data: unknown }).data);
      if (sent.length === 1) return refusal('VERSION_CONFLICT');
      return data(encodeIssue({ ...issue, revision: 4, version: 7 }));
    }
    if (pathname.endsWith('/revisions')) return data([theirs, ...listed]);
    if (/revisions/.test(pathname)) return await (serving ?? fetch)(input, init);
    return data(encodeIssue({ ...issue, revision: 3, version: 6 }));
  });
  await button('Restore revision 1').click();
  const message = page.getByRole('alert').filter({ hasText: 'Somebody has saved it since' });
  await expect.element(message).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Revision 3,/ })).toBeVisible();
  await button('Restore revision 1').click();
  await expect.element(page.getByText('Revision 1 restored')).toBeVisible();
  expect(sent).toEqual([
    { restoreRevision: 1, version: 5 },
    { restoreRevision: 1, version: 6 },
  ]);
});

// REVISION-4
test('an archived issue says that it must be restored first', async () => {
  serve({ publish: false, isArchived: true });
  open(1);
  await expect.element(button('Restore revision 1')).toBeDisabled();
  await expect
    .element(page.getByText('This procedure is archived. Restore it first.'))
    .toBeVisible();
});

// REVISION-3
test('a revision can be followed as advisors saw it', async () => {
  serve();
  open(2);
  await button('View as advisors saw it').click();
  const seen = page.getByRole('dialog', { name: issue.title });
  await expect.element(seen.getByText('STEP 1')).toBeVisible();
  await expect.element(button('NEXT')).toBeDisabled();
  await seen.getByRole('checkbox').click();
  await button('NEXT').click();
  await expect.element(seen.getByText('Do b.')).toBeVisible();
  await seen.getByRole('checkbox').click();
  await expect.element(seen.getByText(/Revision 2. Nothing is recorded/)).toBeVisible();
  await seen.getByRole('button', { name: 'Issue resolved' }).click();
  await expect.element(seen.getByText(/^The advisor is/)).toBeVisible();
  expect(sent).toEqual([]);
});
