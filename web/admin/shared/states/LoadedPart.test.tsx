import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { onDemand } from '../../../base/on-demand/on-demand.ts';
import { LoadedPart } from './LoadedPart.tsx';

const Panel = () => <p>The panel</p>;

// SHELL-5
test('a part whose file fails says so next to typed text, until it loads', async () => {
  const failed = new TypeError('Failed to fetch');
  const load = vi
    .fn<() => Promise<{ Panel: typeof Panel }>>()
    .mockRejectedValueOnce(failed)
    .mockRejectedValueOnce(failed)
    .mockResolvedValue({ Panel });
  const Part = onDemand('Panel', load);
  const { redraw } = draw(
    <>
      <input aria-label="Question" />
      <LoadedPart part={Part} failed="The panel did not load.">
        <Part />
      </LoadedPart>
    </>,
  );
  const message = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(message).toMatchTextContent('The panel did not load.');
  await page.getByRole('textbox', { name: 'Question' }).fill('Typed');
  await again.click();
  await expect.element(message).toMatchTextContent('What you typed is kept');
  await again.click();
  await expect.element(page.getByText('The panel', { exact: true })).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).toHaveValue('Typed');
  expect(load).toHaveBeenCalledTimes(3);

  // Elsewhere it is there with the first frame.
  redraw(
    <LoadedPart key="elsewhere" part={Part} failed="The panel did not load.">
      <Part />
    </LoadedPart>,
  );
  expect(page.getByText('The panel', { exact: true }).query()).not.toBeNull();
});

// SHELL-5
test('a part that did not load is requested again when it is opened again', async () => {
  const load = vi
    .fn<() => Promise<{ Panel: typeof Panel }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ Panel });
  const Part = onDemand('Panel', load);
  const opened = (times: number) => (
    <LoadedPart key={times} part={Part} failed="The panel did not load.">
      <Part />
    </LoadedPart>
  );
  const { redraw } = draw(opened(1));
  await expect.element(page.getByRole('alert')).toBeVisible();
  redraw(opened(2));
  await expect.element(page.getByText('The panel', { exact: true })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
