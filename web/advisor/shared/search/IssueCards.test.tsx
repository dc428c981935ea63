import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { fingerOn } from '#kit/test/finger.ts';
import { isFound } from '#kit/test/found.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { IssueCards } from './IssueCards.tsx';

const issues = Array.from({ length: 12 }, (_, index): IssueTitle => ({
  _id: String(index),
  title: `Issue ${index + 1}`,
  category: 'Water',
  revision: 1,
  question: 'Is it wet?',
}));

const onChoose = vi.fn<() => void>();

const cards = (isTyped: boolean, shown = issues) => (
  <IssueCards
    issues={shown}
    isTyped={isTyped}
    withCategory={false}
    onChoose={onChoose}
    page={1}
    onPage={() => {}}
  />
);

const titles = (): string[] =>
  page
    .getByRole('heading')
    .all()
    .map((heading) => heading.element().textContent);

const cardOf = (number: number) =>
  page.getByRole('button', { name: `Issue ${number}`, exact: true });

const opacity = () => getComputedStyle(page.getByRole('list').element()).opacity;

afterEach(async () => {
  eraseAll();
  await page.viewport(1280, 800);
});

// SEARCH-6, CARDS-3
test('a keystroke draws the cards that fit the window first, and the others afterward', async () => {
  // The height that a phone's keyboard leaves.
  await page.viewport(390, 508);
  const drawn = draw(cards(true));
  expect(titles()).toEqual(['Issue 1', 'Issue 2', 'Issue 3']);
  drawn.redraw(cards(false));
  expect(titles()).toHaveLength(10);
});

// KIT-31, KIT-32
test('a card that becomes another issue is held for a moment, also during typing', async () => {
  const drawn = draw(cards(false));
  onTestFinished(holdPresses());
  // The second was taken back meanwhile.
  drawn.redraw(cards(false, issues.toSpliced(1, 1)));
  expect(isFound(cardOf(3))).toBe(false);
  await expect.poll(() => isFound(cardOf(3))).toBe(true);
  drawn.redraw(cards(true, issues));
  expect(isFound(cardOf(2))).toBe(false);
  await expect.poll(() => isFound(cardOf(2))).toBe(true);
});

// KIT-31, KIT-32
test('new cards are held and paler for a moment, and cards that stay are not', async () => {
  draw(cards(false));
  expect(isFound(cardOf(1))).toBe(true);
  eraseAll();
  onTestFinished(holdPresses());
  const drawn = draw(cards(false, issues.slice(0, 2)));
  expect([isFound(cardOf(1)), opacity()]).toEqual([false, '0.8']);
  await expect.poll(() => [isFound(cardOf(1)), opacity()]).toEqual([true, '1']);
  drawn.redraw(cards(false, issues.slice(0, 2)));
  expect(isFound(cardOf(1))).toBe(true);
  drawn.redraw(cards(false, issues.slice(0, 3)));
  expect(isFound(cardOf(3))).toBe(false);
  await expect.poll(() => isFound(cardOf(3))).toBe(true);
});

// KIT-31, KIT-32
test('a press that begins while cards are held opens none, however late it is lifted', async () => {
  const drawn = draw(cards(false));
  onTestFinished(holdPresses());
  drawn.redraw(cards(false, issues.toSpliced(1, 1)));
  const finger = fingerOn(cardOf(3));
  await finger.down();
  await expect.poll(() => isFound(cardOf(3))).toBe(true);
  await finger.lift();
  expect(onChoose).not.toHaveBeenCalled();
  await finger.down();
  await finger.lift();
  await expect.poll(() => onChoose.mock.calls).toHaveLength(1);
});
