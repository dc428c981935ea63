import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { confirm } from '#core/fixtures/trees.ts';
import { encodeSteps } from '#core/issue/encode-steps.ts';
import type { Pending, Approval } from '#core/issue/second-person.ts';
import type { Translation, Translations } from '#core/issue/translation.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { PendingNotice } from './PendingNotice.tsx';

const steps = [confirm('a', 'next'), confirm('b', 'end')];
const issue = issueWith({ publish: true, revision: 2, version: 5, title: 'Leak', steps });
const read = { number: 2, savedAt: '2026-11-19T10:00:00Z', title: 'Water', category: 'Pests' };
const nothing: Pending = { at: '2026-11-20T10:00:00Z', disputed: [] };
const settle = vi.fn(async (): Promise<string | undefined> => await Promise.resolve(undefined));

/** The translations of the revision, and those that wait. */
let published: { translations?: Translations };
let working: readonly ({ language: string } & Translation)[];

const spanish = (title: string): Translation => ({
  isPublished: true,
  texts: { title: { text: title, of: 'Water' } },
});

beforeEach(() => {
  settle.mockClear();
  published = {};
  working = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input as string, location.href);
    if (pathname.includes('/revisions/')) {
      return await Promise.resolve(
        Response.json({ data: { ...read, ...published, steps: encodeSteps(steps) } }),
      );
    }
    const data = pathname.endsWith('/translations')
      ? { version: 5, translations: working }
      : { count: 1, isMore: false, checked: 0 };
    return await Promise.resolve(Response.json({ data }));
  });
});

function open(said: Partial<Approval> = {}, pending = nothing, needsApproval = true) {
  const approval: Approval = { isOwn: false, author: 'Nina Brooks', pending, last: null, ...said };
  drawAdmin(<PendingNotice {...{ issue, approval, pending, needsApproval, settle }} />);
}

const notice = page.getByRole('region', { name: 'Changes waiting' });
const button = (name: string) => notice.getByRole('button', { name, exact: true });

// REVIEW-15
test('shows who changed what and both versions, and another person can approve', async () => {
  open();
  await expect.element(notice.getByText(/^Nina Brooks changed this procedure/)).toBeVisible();
  await expect.element(notice.getByRole('table').getByText('Water')).toBeVisible();
  await expect.element(notice.getByRole('table').getByText('Leak')).toBeVisible();
  await expect.element(button('Send back')).toBeVisible();
  await button('Approve and publish').click();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith('publish'));
});

// REVIEW-15
test('offers the author no approval, and asks before the changes are discarded', async () => {
  settle.mockResolvedValueOnce('Somebody else saved this procedure first.');
  open({ isOwn: true });
  await expect.element(button('Request review')).toBeVisible();
  await expect.element(button('Approve and publish')).not.toBeInTheDocument();
  await button('Discard').click();
  expect(settle).not.toHaveBeenCalled();
  const dialog = page.getByRole('dialog', { name: 'Discard the changes?' });
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith('discard'));
  await expect
    .element(notice.getByText(/Somebody else saved this procedure first\.$/))
    .toBeVisible();
});

// REVIEW-13, REVIEW-28, REVIEW-15
test('names parts that were also corrected, and keeps the text only when asked', async () => {
  open({}, { ...nothing, disputed: ['step/b', 'order'] });
  const named = /^Since then, advisors got a correction of Step 2 and the order of the steps\./;
  await expect.element(notice.getByText(named)).toBeVisible();
  await expect.element(button('Approve and publish')).not.toBeInTheDocument();
  await button('Keep this text').click();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith('keep'));
});

// REVIEW-15, TRANSLATE-8, TRANSLATE-30
test('names a translated text, and shows its old and new version', async () => {
  published = { translations: { es: spanish('Agua') } };
  working = [{ language: 'es', ...spanish('Fuga') }];
  open({}, { ...nothing, disputed: ['translation/es/step/b/question', 'translation/es/title'] });
  const named = /a correction of Spanish: the question of step 2 and Spanish: “Issue name”\./;
  await expect.element(notice.getByText(named)).toBeVisible();
  const row = notice.getByRole('row', { name: /^Issue name, Spanish/ });
  await expect.element(row.getByRole('deletion')).toHaveTextContent('Agua');
  await expect.element(row.getByRole('insertion')).toHaveTextContent('Fuga');
  await expect.element(row.getByRole('insertion')).toHaveAttribute('lang', 'es');
});

// REVIEW-15, TRANSLATE-8, TRANSLATE-30
test('leaves out a language without waiting changes', async () => {
  published = { translations: { es: spanish('Agua') } };
  working = [{ language: 'es', ...spanish('Agua') }];
  open();
  await expect.element(notice.getByRole('table').getByText('Leak')).toBeVisible();
  await expect.element(notice.getByRole('table')).not.toMatchTextContent('Spanish');
});

// REVIEW-12, REVIEW-15
test('lets the author publish if a second person is no longer needed', async () => {
  open({ isOwn: true }, nothing, false);
  await expect.element(button('Request review')).not.toBeInTheDocument();
  await button('Publish the changes').click();
  await vi.waitFor(() => expect(settle).toHaveBeenCalledWith('publish'));
});
