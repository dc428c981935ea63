import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, checked, id } from '#core/fixtures/trees.ts';
import { nextWalk, startWalk } from '#core/walk.ts';
import { flushSync } from 'react-dom';
import { draw } from '#kit/test/draw.ts';
import { eraseSavedWalk, saveWalk, savedWalks } from './saved-walks.ts';
import { UnfinishedWalks } from './UnfinishedWalks.tsx';
import { WalkProvider } from './WalkProvider.tsx';

function breakOff(title: string): void {
  const steps = checked([ask('a', 'next', 'next'), ask('b', 'next', 'next')]);
  const answered = nextWalk(startWalk(steps), { type: 'answer', answer: 'no' });
  saveWalk({
    issueId: title.replace(' ', '-'),
    title,
    revision: 1,
    startedAt: new Date(0).toISOString(),
    walk: nextWalk(answered, { type: 'next' }),
    rating: 0,
    description: '',
  });
}

const drawOffers = () =>
  draw(
    <WalkProvider>
      <UnfinishedWalks />
    </WalkProvider>,
  );

const offers = page.getByRole('region', { name: 'Unfinished issue' }).getByRole('listitem');
const offer = (title: string) => offers.filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => {
  for (const { issueId } of savedWalks()) eraseSavedWalk(issueId);
});

// WALK-14
test('a walk broken off is offered again at its step', async () => {
  breakOff('Lift stuck');
  drawOffers();
  await expect.element(page.getByText('You had begun “Lift stuck”.')).toBeVisible();
  await button('Go on').click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
});

// WALK-14
test('one whose step there is not opens on its final screen, with its text, and can be left', async () => {
  breakOff('Lift stuck');
  const [saved] = savedWalks();
  if (!saved) throw new Error('nothing was saved');
  const path = [{ step: id('gone'), answer: null }];
  saveWalk({ ...saved, description: 'Zone 4', walk: { ...saved.walk, path } });
  drawOffers();
  await button('Go on').click();
  await expect.element(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Zone 4');
  await expect.element(button('NEXT')).toBeDisabled();
  await button('Back').click();
  await expect
    .element(page.getByRole('dialog', { name: 'Exit the issue workflow?' }))
    .toBeVisible();
});

test('it can be erased instead', async () => {
  breakOff('Lift stuck');
  drawOffers();
  await button('Erase it').click();
  expect(savedWalks()).toEqual([]);
  await expect.element(page.getByText('You had begun')).not.toBeInTheDocument();
});

// WALK-15
test('every one is offered, the newest first; erasing one leaves the others', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm', 'Burst pipe']) breakOff(title);
  drawOffers();
  const texts = offers.elements().map((each) => each.querySelector('p')?.textContent);
  expect(texts).toEqual([
    'You had begun “Burst pipe”.',
    'You had begun “Smoke alarm”.',
    'You had begun “Lift stuck”.',
  ]);
  const erase = offer('Smoke alarm').getByRole('button', { name: 'Erase it' });
  await expect.element(erase).toHaveAccessibleDescription('You had begun “Smoke alarm”.');
  await erase.click();
  await expect.element(offer('Smoke alarm')).not.toBeInTheDocument();
  expect(savedWalks().map(({ title }) => title)).toEqual(['Burst pipe', 'Lift stuck']);
  expect(offers.elements()).toHaveLength(2);
});

// WALK-10
test('one left on purpose is erased and no longer offered, the others are', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm']) breakOff(title);
  drawOffers();
  await offer('Lift stuck').getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await button('Close').click();
  await button('exit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(offer('Smoke alarm')).toBeVisible();
  expect(offers.elements()).toHaveLength(1);
  expect(savedWalks().map(({ title }) => title)).toEqual(['Smoke alarm']);
});

test('with none, nothing is offered', () => {
  drawOffers();
  expect(page.getByText('You had begun').elements()).toHaveLength(0);
});

// WALK-15
test('one saved or erased elsewhere on the page is offered or gone at once', async () => {
  breakOff('Lift stuck');
  drawOffers();
  await expect.element(offer('Lift stuck')).toBeVisible();
  flushSync(() => breakOff('Smoke alarm'));
  await expect.element(offer('Smoke alarm')).toBeVisible();
  flushSync(() => eraseSavedWalk('Lift-stuck'));
  await expect.element(offer('Lift stuck')).not.toBeInTheDocument();
});

test('the one in the panel is not offered behind it', async () => {
  for (const title of ['Lift stuck', 'Smoke alarm']) breakOff(title);
  drawOffers();
  await offer('Lift stuck').getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lift stuck' })).toBeVisible();
  await expect.element(page.getByText('You had begun “Lift stuck”.')).not.toBeInTheDocument();
  await expect.element(page.getByText('You had begun “Smoke alarm”.')).toBeInTheDocument();
});
