import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { draw } from '#kit/test/draw.ts';
import { EditorHeader } from './EditorHeader.tsx';

afterEach(async () => await page.viewport(1280, 800));

// On a phone the button takes little room, and the title all of it if there is no button.
// EDITOR-1
test.each([false, true])(
  'on a phone the title has the room there is, archived %s',
  async (archived) => {
    await page.viewport(390, 844);
    const title = 'Broken window in a kitchen';
    const issue = issueWith({ title, isArchived: archived });
    draw(<EditorHeader issue={issue} onReview={() => {}} onArchive={() => {}} />);
    const heading = page.getByRole('heading', { name: title }).element();
    expect(heading.clientWidth).toBeGreaterThan(archived ? 300 : 200);
    expect(heading.scrollHeight).toBe(heading.clientHeight);
  },
);

// EDITOR-25
test('a starter text says so until it is marked as reviewed', async () => {
  const onReview = vi.fn<() => void>();
  const header = (isStarter: boolean) => (
    <EditorHeader issue={issueWith({ isStarter })} onReview={onReview} onArchive={() => {}} />
  );
  const { redraw } = draw(header(true));
  const label = page.getByText('Starter text, not yet reviewed by your campus');
  await expect.element(label).toBeVisible();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect.poll(() => onReview).toHaveBeenCalledOnce();
  redraw(header(false));
  await expect.element(label).not.toBeInTheDocument();
  // The button that was pressed is gone.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
