import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Card } from './Card.tsx';

const FULL = 'Water through the ceiling of the library';

const drawCard = () => {
  const onOpen = vi.fn<() => void>();
  const onShare = vi.fn<() => void>();
  draw(
    <Card
      title="Water through the ceil…"
      fullTitle={FULL}
      subTitle="Six pages"
      timeStamp="Last update : 21 Oct, 2026"
      onOpen={onOpen}
      buttons={
        <button type="button" onClick={onShare}>
          Share
        </button>
      }
    />,
  );
  return { onOpen, onShare };
};

// LIST-4
test('a card has its full title as name and tooltip, and the cut title as heading', async () => {
  drawCard();
  const card = page.getByRole('button', { name: FULL, exact: true });
  await expect.element(page.getByText('Water through the ceil…')).toBeVisible();
  await expect.element(card).toHaveAttribute('title', FULL);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
});

// KIT-14
test('a press anywhere on a card opens it', async () => {
  const { onOpen } = drawCard();
  await page.getByRole('article').click({ position: { x: 8, y: 8 } });
  await page.getByText('Last update : 21 Oct, 2026').click({ force: true });
  await expect.poll(() => onOpen).toHaveBeenCalledTimes(2);
});

// KIT-14
test('the button on a card does not open the card', async () => {
  const { onOpen, onShare } = drawCard();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => onShare).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
});

test('Enter opens a card, and Tab goes on to its button', async () => {
  const { onOpen } = drawCard();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onOpen).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus();
});

test('a card with an href is a link', async () => {
  draw(<Card title="Winter" href="#winter" />);
  await expect
    .element(page.getByRole('link', { name: 'Winter' }))
    .toHaveAttribute('href', '#winter');
});

// KIT-14
test('a card shows everything it is given', async () => {
  draw(
    <Card
      title="Winter"
      overLine="OFFER"
      subTitle="12.00"
      strikeValue="15.00"
      description="Long nights"
      label="New"
      icons={<svg role="img" aria-label="A leaf" />}
      timeStamp="9:05 am"
      images={[{ src: '', alt: 'The cover' }]}
    />,
  );
  for (const text of ['OFFER', '12.00', '15.00', 'Long nights', 'New', '9:05 am'])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByText('15.00').element().tagName).toBe('S');
  await expect.element(page.getByRole('img', { name: 'The cover' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A leaf' })).toBeInTheDocument();
});
