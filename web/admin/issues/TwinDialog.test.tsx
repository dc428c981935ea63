import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith, summaryWith } from '#core/fixtures/issues.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { queryClient, renewIssues } from '../base/queries.ts';
import { answer, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { TwinDialog } from './TwinDialog.tsx';
import { useTwins } from './use-twins.ts';

const OWN = summaryWith({ _id: 'own', title: 'Mice', publish: true });
const STARTER = summaryWith({ _id: 'starter', title: 'MICE', publish: true, isStarter: true });

let listed: readonly IssueSummary[];
let move: () => Response;
let sent: string[];

beforeEach(() => {
  queryClient.clear();
  [listed, sent] = [[OWN, STARTER], []];
  move = () =>
    answer({ ...encodeIssue(issueWith({ ...STARTER, isArchived: true })), isChanged: true });
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method !== 'PUT') return answer(listed);
    sent.push(`${path as string} ${init.body as string}`);
    return move();
  });
});

/** A page that has just published. */
const Published = () => {
  const twins = useTwins();
  return (
    <>
      <button type="button" onClick={() => void twins.lookFor(OWN)}>
        publish
      </button>
      <TwinDialog {...twins} />
    </>
  );
};

const dialog = page.getByRole('dialog', { name: 'Two procedures have this name' });
const press = async (name: string) => await page.getByRole('button', { name, exact: true }).click();
const leaving = (version: number): string =>
  `/api/issue/starter ${JSON.stringify({ data: { isArchived: true, version } })}`;

// LIST-22, LIST-23
test('Keep both ends the question and changes nothing', async () => {
  drawAdmin(<Published />);
  await press('publish');
  await expect
    .element(dialog.getByText(/^The starter text “MICE” is also published/))
    .toBeVisible();
  await press('Keep both');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

// LIST-22, LIST-23
test('a starter text that was not left out is still asked about, in its current state', async () => {
  drawAdmin(<Published />);
  await press('publish');
  const moved = move;
  move = () => {
    listed = [OWN, { ...STARTER, version: 2 }];
    return refusal('VERSION_CONFLICT', [], 'Somebody else saved it.');
  };
  await press('Leave it out');
  await expect.element(page.getByRole('alert')).toMatchTextContent('That was not saved.');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Somebody else saved it.');
  await expect.element(dialog).toBeVisible();
  move = moved;
  await expect.poll(() => dialog.getByRole('button', { name: 'Leave it out' })).toBeEnabled();
  await press('Leave it out');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Left out: MICE')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent).toEqual([leaving(1), leaving(2)]);
});

// LIST-22, LIST-23
test('the question uses the known list if the latest does not load', async () => {
  drawAdmin(<Published />);
  await press('publish');
  await press('Keep both');
  await expect.element(dialog).not.toBeInTheDocument();
  await renewIssues();
  const before = vi.mocked(window.fetch).mock.calls.length;
  vi.mocked(window.fetch).mockImplementation(async () => await Promise.resolve(Response.error()));
  await press('publish');
  await expect.element(dialog).toBeVisible();
  expect(window.fetch).toHaveBeenCalledTimes(before + 1);
});

// LIST-22, LIST-23
test('the question goes if somebody else settled it in the meantime', async () => {
  drawAdmin(<Published />);
  await press('publish');
  move = () => {
    listed = [OWN, { ...STARTER, isStarter: false, version: 2 }];
    return refusal('VERSION_CONFLICT');
  };
  await press('Leave it out');
  await expect.element(dialog).not.toBeInTheDocument();
});

// LIST-22, LIST-23
test('a starter text with nearly that name has a question of its own', async () => {
  listed = [OWN, { ...STARTER, title: 'Bed bugs or mice' }];
  drawAdmin(<Published />);
  await press('publish');
  const near = page.getByRole('dialog', { name: 'Another procedure has a similar name' });
  await expect
    .element(near.getByText(/^The starter text “Bed bugs or mice” is also published\./))
    .toBeVisible();
  await press('Keep both');
  await expect.element(near).not.toBeInTheDocument();
});
