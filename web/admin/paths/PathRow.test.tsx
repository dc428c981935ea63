import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { confirm } from '#core/fixtures/trees.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { draw } from '#kit/test/draw.ts';
import { PathRow } from './PathRow.tsx';
import { pathReader } from './read-path.ts';

const issue = issueWith({ title: 'Leak', steps: [confirm('a', 'end')] });
const spoken = { original: 'en', language: undefined, translated: new Set<string>() } as const;
const readPath = pathReader(issue.steps, undefined, spoken);
const check = { at: '2027-02-27T10:00:00Z', by: 'Maya' };

// PATHS-2
test('a path of an archived issue shows its check, and cannot be checked', async () => {
  const onTick = vi.fn(async () => {});
  const row = (number: number, isChecked: boolean) => (
    <PathRow
      issueId={issue._id}
      path={{
        fingerprint: `${number}`,
        steps: [1],
        check: isChecked ? check : null,
        reopened: null,
      }}
      number={number}
      readPath={readPath}
      apart={[]}
      parts={undefined}
      isArchived
      onOpen={vi.fn()}
      onTick={onTick}
      onWalk={vi.fn()}
    />
  );
  draw(
    <ol>
      {row(1, true)}
      {row(2, false)}
    </ol>,
  );
  const checked = page.getByRole('checkbox', { name: 'Path 1' });
  const open = page.getByRole('checkbox', { name: 'Path 2' });
  for (const box of [checked, open]) {
    await expect.element(box).toHaveAttribute('aria-readonly', 'true');
    await box.click();
  }
  await expect.element(checked).toBeChecked();
  await expect.element(open).not.toBeChecked();
  expect(onTick).not.toHaveBeenCalled();
});
