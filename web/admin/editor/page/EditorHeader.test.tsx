import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { draw } from '#kit/test/draw.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { EditorHeader } from './EditorHeader.tsx';

afterEach(async () => await page.viewport(1280, 800));

// On a phone the button takes little room, and the title takes all of it if there is no button.
// EDITOR-1
test.each([false, true])(
  'the title has enough width on a phone, archived: %s',
  async (archived) => {
    await page.viewport(390, 844);
    const title = 'Broken window in a kitchen';
    const issue = issueWith({ title, isArchived: archived });
    draw(<EditorHeader issue={issue} onArchive={() => {}} />);
    const heading = page.getByRole('heading', { name: title }).element();
    expect(heading.clientWidth).toBeGreaterThan(archived ? 300 : 200);
    expect(heading.scrollHeight).toBe(heading.clientHeight);
  },
);

// EDITOR-1, LOOK-6
test('the buttons of a published issue take two rows on the narrowest phone', async () => {
  await page.viewport(320, 640);
  const issue = issueWith({ publish: true, revision: 2 });
  draw(<EditorHeader issue={issue} preview={<Button>Preview</Button>} onArchive={() => {}} />);
  const names = ['Preview', 'Revisions', 'Translations', 'Print', 'ARCHIVE THIS ISSUE'];
  const bottoms = names.map((name) =>
    Math.round(page.getByRole('button', { name }).element().getBoundingClientRect().bottom),
  );
  expect(new Set(bottoms).size).toBe(2);
});

const middleOf = (name: string): number => {
  const { top, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect();
  return Math.round((top + bottom) / 2);
};

// EDITOR-1, LOOK-6
test.each([
  [{}, ['Publish', 'Preview', 'Translations', 'ARCHIVE THIS ISSUE']],
  [
    { publish: true, revision: 2 },
    ['Preview', 'Revisions', 'Translations', 'Print', 'ARCHIVE THIS ISSUE'],
  ],
])('the buttons take one row on a phone: %o', async (state, names) => {
  await page.viewport(390, 844);
  const publishing = names.includes('Publish') && <Button>Publish</Button>;
  const preview = <Button>Preview</Button>;
  const issue = issueWith(state);
  draw(<EditorHeader {...{ issue, publishing, preview }} onArchive={() => {}} />);
  expect(new Set(names.map(middleOf)).size).toBe(1);
});

const header = (isStarter: boolean) => (
  <EditorHeader issue={issueWith({ isStarter })} onArchive={() => {}} />
);

// EDITOR-25
test('a starter text says so and links to its paths until it is reviewed', async () => {
  const { redraw } = draw(header(true));
  const label = page.getByText('Not reviewed yet');
  await expect.element(label).toBeVisible();
  const paths = page.getByRole('link', { name: 'Path check' });
  await expect.element(paths).toHaveAttribute('href', adminPaths.issue('lift', 'paths'));
  paths.element().focus();
  redraw(header(false));
  await expect.element(label).not.toBeInTheDocument();
  // The control that had the focus is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
