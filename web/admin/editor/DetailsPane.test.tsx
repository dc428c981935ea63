import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { IssueDetails } from '#core/issue.ts';
import { draw } from '#kit/test/draw.ts';
import { DetailsPane } from './DetailsPane.tsx';

// EDITOR-22, PUBLISH-11
test('the review date is typed as a day and taken away again', async () => {
  const onChange = vi.fn<(details: Partial<IssueDetails>) => void>();
  const details = { title: 'Lift', category: 'Access' };
  const { redraw } = draw(<DetailsPane details={details} onChange={onChange} />);
  const field = page.getByLabelText('Review by', { exact: true });
  await field.fill('2027-03-01');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, reviewBy: '2027-03-01' });
  redraw(<DetailsPane details={{ ...details, reviewBy: '2027-03-01' }} onChange={onChange} />);
  await expect.element(field).toHaveValue('2027-03-01');
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, reviewBy: null });
});

// EDITOR-24
test("'Do this first' is one line, may be empty and is not too long", async () => {
  const onChange = vi.fn<(details: Partial<IssueDetails>) => void>();
  const details = { title: 'Lift', category: 'Access' };
  const { redraw } = draw(<DetailsPane details={details} onChange={onChange} />);
  const field = page.getByRole('textbox', { name: 'Do this first' });
  await field.fill('Stay\noutside.');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, firstAct: 'Stay outside.' });
  const long = { ...details, firstAct: 'x'.repeat(201) };
  redraw(<DetailsPane details={long} onChange={onChange} />);
  await expect.element(field).toHaveAccessibleDescription(/At most 200 characters/);
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, firstAct: null });
});
