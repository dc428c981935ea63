import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import type { EditorActions } from '../actions/actions.ts';
import { OpenStep } from './OpenStep.tsx';
import { stepEntries } from '../../shared/draft/step-entries.ts';
import { useEditor } from '../actions/use-editor.ts';

const issue = issueWith({
  _id: 'open-step',
  steps: [ask('a', 'c', 'end'), ask('b', 'next', 'c'), confirm('c', 'end')],
});

const changes = () => ({
  remove: vi.fn<EditorActions['remove']>(),
  move: vi.fn<EditorActions['move']>(async () => await Promise.resolve()),
});

const Opened = ({
  open,
  made,
  publish = false,
}: {
  open: string;
  made: Pick<EditorActions, 'remove' | 'move'>;
  publish?: boolean;
}) => {
  const editor = useEditor({ ...issue, publish });
  const entry = stepEntries(editor.state).find(({ key }) => key === open);
  const watched = { ...editor, actions: { ...editor.actions, ...made } };
  return entry && <OpenStep entry={entry} editor={watched} onGone={() => undefined} />;
};

const remove = page.getByRole('button', { name: 'REMOVE STEP' });
const dialog = page.getByRole('dialog', { name: 'Remove Step 3?' });

// EDITOR-14
test('a step that no skip leads to is removed right away', async () => {
  const made = changes();
  draw(<Opened open="b" made={made} />);
  await remove.click();
  await expect.poll(() => made.remove).toHaveBeenCalledWith('b');
});

// EDITOR-14
test('the dialog names the steps that skip to the removed one', async () => {
  const made = changes();
  draw(<Opened open="c" made={made} />);
  await remove.click();
  await expect.element(dialog).toHaveAccessibleDescription(/^Step 1 and Step 2 will have no step/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(made.remove).not.toHaveBeenCalled();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => made.remove).toHaveBeenCalledExactlyOnceWith('c');
});

// PUBLISH-10
test('a published issue asks nothing, since the server refuses', async () => {
  const made = changes();
  draw(<Opened open="c" made={made} publish />);
  await remove.click();
  await expect.poll(() => made.remove).toHaveBeenCalledWith('c');
});

// EDITOR-11
test('the first step moves only down, the last only up, and only the first cannot be removed', async () => {
  const made = changes();
  const up = page.getByRole('button', { name: 'Move up' });
  const down = page.getByRole('button', { name: 'Move down' });
  const { redraw } = draw(<Opened open="a" made={made} />);
  expect([up.query(), remove.query()]).toEqual([null, null]);
  await down.click();
  redraw(<Opened open="c" made={made} />);
  await expect.element(down).not.toBeInTheDocument();
  await up.click();
  await expect
    .poll(() => made.move.mock.calls)
    .toEqual([
      ['a', 1],
      ['c', -1],
    ]);
});
