import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { draw } from '#kit/test/draw.ts';
import { refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { actions, card, issue, List } from '../test/listed-issues.tsx';

const { onOpen } = actions;
const bar = page.getByRole('region', { name: 'Selection' });
const tick = async (title: string) =>
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click();

/** Answers for each issue's id, and returns the requests sent. */
const serve = (answers: Record<string, Response>) => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method !== 'PUT') return Response.json({ data: [] });
    const id = (path as string).split('/').at(-1) ?? '';
    sent.push(`${id} ${init.body as string}`);
    const done = () =>
      Response.json({ data: { ...encodeIssue(issueWith({ _id: id })), isChanged: true } });
    return answers[id]?.clone() ?? done();
  });
  return sent;
};

describe('the selection', () => {
  // LIST-16
  test('opens no card, leaves out cards that a search hides, and can take all', async () => {
    draw(<List />);
    await expect.element(bar).not.toBeInTheDocument();
    await tick('Mice');
    await tick('Locked out');
    expect(onOpen).not.toHaveBeenCalled();
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('mice');
    await expect.element(bar.getByText('1 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Select all 4' }).click();
    await expect.element(bar.getByText('4 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear the selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('list').first()).toHaveFocus();
  });

  // LIST-26
  test('begins in a menu, which shows each box; until then the pointer shows one', async () => {
    draw(<List />);
    const box = page.getByRole('checkbox', { name: 'Select Mice', exact: true });
    const shade = () => getComputedStyle(box.element().closest('label') ?? box.element()).opacity;
    expect(shade()).toBe('0');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Select issues' }).click();
    await expect.poll(shade).toBe('1');
    await expect.element(bar.getByText('0 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Export' }).elements()).toEqual([]);
    await bar.getByRole('button', { name: 'Clear the selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.poll(shade).toBe('0');
  });

  // LIST-16
  test('is one row if three cards are next to each other', async () => {
    draw(
      <div style={{ width: '976px' }}>
        <List />
      </div>,
    );
    await tick('Mice');
    await expect.element(bar).toBeVisible();
    const tops = bar.getByRole('button').elements();
    expect(new Set(tops.map((one) => one.getBoundingClientRect().top)).size).toBe(1);
  });

  // LIST-27, LIST-17
  test('gets one review date, and one summary of refusals with their reasons', async () => {
    const sent = serve({ mice: refusal('ISSUE_ARCHIVED') });
    draw(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Set review date' }).click();
    const dating = page.getByRole('dialog', { name: 'Set review date' });
    await dating.getByLabelText('Review by').fill('2027-03-01');
    await dating.getByRole('button', { name: 'Set date' }).click();
    const summary = page.getByRole('dialog', {
      name: 'Review date set for 1 procedure, of 2 selected',
    });
    await expect.element(summary.getByRole('listitem')).toMatchTextContent('Mice: it is archived.');
    expect(sent).toEqual([
      'locked-out {"data":{"reviewBy":"2027-03-01"}}',
      'mice {"data":{"reviewBy":"2027-03-01"}}',
    ]);
    await summary.getByRole('button', { name: 'Close' }).click();
    await expect.element(bar.getByText('1 selected')).toBeVisible();
  });

  // LIST-17
  test('gets one owner, and each card shows the name', async () => {
    const sent = serve({});
    drawAdmin(<List shown={[{ ...issue('Mice', []), owner: 'tom' }, issue('Rats', [])]} />);
    await expect.element(card('Mice').getByText('Owner: Tom Reyes')).toBeVisible();
    expect(page.getByText(/^Owner:/).elements()).toHaveLength(1);
    await tick('Mice');
    await tick('Rats');
    await bar.getByRole('button', { name: 'Set owner' }).click();
    const owning = page.getByRole('dialog', { name: 'Set owner' });
    const set = owning.getByRole('button', { name: 'Set owner' });
    await expect.element(set).toBeDisabled();
    await owning.getByRole('combobox', { name: 'Owner' }).selectOptions('Nobody');
    await set.click();
    await expect.element(page.getByText('Owner removed from 2 procedures')).toBeVisible();
    expect(sent).toEqual(['mice {"data":{"owner":null}}', 'rats {"data":{"owner":null}}']);
  });

  // LIST-15, LIST-16
  test('is archived right away, with an Undo that makes drafts', async () => {
    const sent = serve({});
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect.element(page.getByText('2 procedures archived')).toBeVisible();
    await expect.element(page.getByText('Undo brings them back as drafts.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('2 procedures restored as drafts')).toBeVisible();
    expect(sent.map((line) => line.replace(/.*"data":/, ''))).toEqual([
      '{"isArchived":true}}',
      '{"isArchived":true}}',
      '{"isArchived":false,"version":1}}',
      '{"isArchived":false,"version":1}}',
    ]);
  });

  // REVIEW-14
  test('says what happened to waiting changes after it was archived', async () => {
    serve({});
    drawAdmin(<List shown={[{ ...issue('Leak', [], true), isPending: true }]} />);
    await tick('Leak');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect.element(page.getByText(/The waiting changes are now the draft/)).toBeVisible();
  });

  // LIST-19
  test('is restored by Undo only if this press archived it', async () => {
    const already = { ...encodeIssue(issueWith({ _id: 'mice' })), isChanged: false };
    const sent = serve({ mice: Response.json({ data: already }) });
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect.element(page.getByText('1 procedure archived', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/1 procedure already archived\./)).toBeVisible();
    sent.length = 0;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('1 procedure restored as a draft')).toBeVisible();
    expect(sent).toEqual(['locked-out {"data":{"isArchived":false,"version":1}}']);
  });

  // EXCHANGE-9
  test('is duplicated, and the copy of a single one is opened', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
      await Promise.resolve();
      const isCopy = (path as string).endsWith('/mice/copy');
      return Response.json({ data: isCopy ? { _id: 'copy' } : [] });
    });
    draw(<List />);
    await tick('Mice');
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => onOpen.mock.calls).toEqual([['copy']]);
  });

  // LIST-27
  test('is left unchanged if the server no longer answers', async () => {
    const sent = serve({ 'locked-out': Response.error() });
    draw(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    const summary = page.getByRole('dialog', { name: '0 procedures archived, of 2 selected' });
    await expect.element(summary.getByText('Mice: the server did not answer.')).toBeVisible();
    await expect.poll(() => sent).toHaveLength(1);
  });

  // LIST-16, EDITOR-13
  test('is shown as archived, with Undo, even after a second try', async () => {
    serve({ 'locked-out': Response.error() });
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    const summary = page.getByRole('dialog', { name: '0 procedures archived, of 2 selected' });
    const again = summary.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    serve({});
    await again.click();
    await expect.element(page.getByText('2 procedures archived')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(summary).not.toBeInTheDocument();
  });
});
