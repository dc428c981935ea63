import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Rating } from './Rating.tsx';

const Setting = ({ start = 0 }) => {
  const [rating, setRating] = useState(start);
  return <Rating rating={rating} onChange={setRating} />;
};

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const filled = () => document.querySelector('[data-filled]')?.getAttribute('data-filled');

// KIT-9
test('a rating is ten radios of half a star each in a group named Rating', async () => {
  draw(<Setting />);
  await expect.element(page.getByRole('group', { name: 'Rating' })).toBeInTheDocument();
  const names = page.getByRole('radio').elements();
  expect(names.map((half) => half.getAttribute('aria-label'))).toEqual(
    [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((stars) => `${stars} stars`),
  );
});

// KIT-9
test('a click on either half of a star sets the rating', async () => {
  const { container } = draw(<Setting />);
  const group = page.elementLocator(container.querySelector('fieldset') ?? container);
  await group.click({ position: { x: 3 * 48 + 6, y: 24 } });
  await expect.element(radio('3.5 stars')).toBeChecked();
  await group.click({ position: { x: 3 * 48 + 42, y: 24 } });
  await expect.element(radio('4 stars')).toBeChecked();
  expect(filled()).toBe('4');
});

// KIT-9
test('a click on the chosen rating clears it, and the next one sets it again', async () => {
  draw(<Setting start={3.5} />);
  await radio('3.5 stars').click();
  expect(document.querySelectorAll(':checked')).toHaveLength(0);
  expect(filled()).toBe('0');
  await radio('3.5 stars').click();
  await expect.element(radio('3.5 stars')).toBeChecked();
  expect(filled()).toBe('3.5');
});

// KIT-9
test.each([' ', '{Delete}', '{Backspace}'])('the key %s clears the rating', async (key) => {
  draw(<Setting start={2} />);
  await userEvent.tab();
  await expect.element(radio('2 stars')).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(radio('2 stars')).not.toBeChecked();
  expect(filled()).toBe('0');
});

// KIT-9
test('arrow keys change the rating by half a star', async () => {
  draw(<Setting start={2} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('2.5 stars')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(radio('1.5 stars')).toBeChecked();
});

// KIT-9
test('every half star is at least 24 px wide and 48 px high', () => {
  draw(<Setting />);
  const boxes = page
    .getByRole('radio')
    .elements()
    .map((half) => half.getBoundingClientRect());
  expect(boxes.every((box) => box.width >= 24 && box.height >= 48)).toBe(true);
});

// KIT-9
test.each([
  [0, '0'],
  [0.2, '0.5'],
  [3, '3'],
  [3.5, '3.5'],
  [4.9, '4.5'],
  [5, '5'],
])('a read-only rating of %f is an image of %s filled stars', async (rating, shown) => {
  draw(<Rating rating={rating} readonly />);
  await expect.element(page.getByRole('img', { name: `${rating} of 5 stars` })).toBeVisible();
  expect(page.getByRole('radio').query()).toBe(null);
  expect(filled()).toBe(shown);
});
