import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { Issue } from '#core/issue.ts';
import { draw } from '#kit/test/draw.ts';
import { stepEntries } from './editor-state.ts';
import { OpenStep } from './OpenStep.tsx';
import type { Changes } from './use-changes.ts';
import { useEditorState } from './use-editor-state.ts';

const issue: Issue = {
  _id: 'open-step',
  title: 'Lift',
  category: 'Fire',
  publish: false,
  isArchived: false,
  updatedAt: '2026-11-20T10:00:00Z',
  version: 1,
  revision: null,
  steps: [ask('a', 'c', 'end'), ask('b', 'next', 'c'), confirm('c', 'end')],
};

const changes = () => ({
  remove: vi.fn<Changes['remove']>(),
  move: vi.fn<Changes['move']>(async () => await Promise.resolve()),
  archive: async () => await Promise.resolve(),
  archiveFailed: false,
  loadTheirs: async () => await Promise.resolve(),
});

const Opened = ({
  open,
  made,
  publish = false,
}: {
  open: string;
  made: Changes;
  publish?: boolean;
}) => {
  const store = useEditorState({ ...issue, publish });
  const entry = stepEntries(store.state).find(({ key }) => key === open);
  return entry && <OpenStep entry={entry} store={store} changes={made} onGone={() => undefined} />;
};

const remove = page.getByRole('button', { name: 'REMOVE STEP' });
const dialog = page.getByRole('dialog', { name: 'Remove Step 3?' });

test('a step nobody skips to is removed at once', async () => {
  const made = changes();
  draw(<Opened open="b" made={made} />);
  await remove.click();
  expect(made.remove).toHaveBeenCalledWith('b');
});

// Ruling 11: a dialog comes first only where a removal takes another step's target: it names them.
test('where it takes targets, the dialog names the steps that lose them', async () => {
  const made = changes();
  draw(<Opened open="c" made={made} />);
  await remove.click();
  await expect.element(dialog).toHaveAccessibleDescription(/^Step 1 and Step 2 will lose/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(made.remove).not.toHaveBeenCalled();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  expect(made.remove).toHaveBeenCalledExactlyOnceWith('c');
});

test('a published issue is not asked about: the server refuses', async () => {
  const made = changes();
  draw(<Opened open="c" made={made} publish />);
  await remove.click();
  expect(made.remove).toHaveBeenCalledWith('c');
});

test('the first step moves down only, the last up only, and only the first cannot be removed', async () => {
  const made = changes();
  const up = page.getByRole('button', { name: 'Move up' });
  const down = page.getByRole('button', { name: 'Move down' });
  const { redraw } = draw(<Opened open="a" made={made} />);
  expect([up.query(), remove.query()]).toEqual([null, null]);
  await down.click();
  redraw(<Opened open="c" made={made} />);
  expect(down.query()).toBeNull();
  await up.click();
  expect(made.move.mock.calls).toEqual([
    ['a', 1],
    ['c', -1],
  ]);
});
