import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { Contained } from '../Contained.tsx';
import { loadAll, loadedOf, OnceLoaded, onDemand } from './on-demand.ts';

const Word = () => <p>There</p>;
const wordOnDemand = () => onDemand('Word', async () => await Promise.resolve({ Word }));

test('a part that is drawn before it is loaded appears, and stays the same component', async () => {
  const Later = wordOnDemand();
  expect(loadedOf(Later)).toBe(Later);
  draw(
    <Suspense>
      <Later />
    </Suspense>,
  );
  await expect.element(page.getByText('There')).toBeVisible();
  await loadAll([Later]);
  expect(loadedOf(Later)).toBe(Later);
});

test('a part that was loaded before is drawn as itself', async () => {
  const Later = wordOnDemand();
  await loadAll([Later]);
  expect(loadedOf(Later)).toBe(Word);
});

test('a part that does not load on demand is itself', () => {
  expect(loadedOf(Word)).toBe(Word);
});

test('a part drawn once loaded is empty before, and does not load itself', async () => {
  const Later = wordOnDemand();
  draw(<OnceLoaded part={Later} />);
  await loadAll([wordOnDemand()]);
  await expect.element(page.getByText('There')).not.toBeInTheDocument();
  await loadAll([Later]);
  await expect.element(page.getByText('There')).toBeVisible();
});

// SHELL-9
test('a part that fails is requested once, reported, and requested again when drawn again', async () => {
  // React reports caught errors on the console.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => await Promise.reject<{ Word: typeof Word }>(new Error('gone')));
  const Later = onDemand('Word', load);
  const later = (
    <Suspense fallback={<p>Loading</p>}>
      <Later />
    </Suspense>
  );
  const { redraw } = draw(<Contained instead={<p>Not loaded</p>}>{later}</Contained>);
  await expect.element(page.getByText('Not loaded')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValueOnce({ Word });
  redraw(<Contained key="again">{later}</Contained>);
  await expect.element(page.getByText('There')).toBeVisible();
});
