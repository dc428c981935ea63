import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { PageHeader } from './PageHeader.tsx';
import type { LeftContent } from './PageHeader.tsx';

const back = page.getByRole('button', { name: 'Back' });

// KIT-21
test('a page header is 5.5rem high and has the heading of the page', async () => {
  draw(<PageHeader title="Loans" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible();
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(88);
  expect(back.query()).toBeNull();
});

// KIT-21
test.for<[LeftContent, { shown: boolean; logo: boolean; icon: boolean }]>([
  ['back', { shown: false, logo: false, icon: false }],
  ['backTitle', { shown: true, logo: false, icon: false }],
  ['backLogo', { shown: false, logo: true, icon: false }],
  ['backIcon', { shown: false, logo: false, icon: true }],
])('the left side shows its parts: %s', async ([left, { shown, logo, icon }]) => {
  draw(<PageHeader title="Loans" left={left} logoPath="data:image/svg+xml," icon="*" />);
  await expect.element(back).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Loans' }).element();
  expect(heading.getBoundingClientRect().width > 1).toBe(shown);
  expect(page.getByRole('link', { name: 'Home' }).query() !== null).toBe(logo);
  expect(page.getByText('*').query() !== null).toBe(icon);
});

// KIT-22
test('the back button goes back in history', async () => {
  const go = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const onBack = vi.fn<() => void>();
  draw(<PageHeader title="Loans" left="back" onBack={onBack} />);
  await back.click();
  await expect.poll(() => go).toHaveBeenCalledOnce();
  expect(onBack).not.toHaveBeenCalled();
});

// KIT-22
test('a disabled back button only notifies', async () => {
  const go = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const onBack = vi.fn<() => void>();
  draw(<PageHeader title="Loans" left="backTitle" backDisabled onBack={onBack} />);
  await back.click();
  await expect.poll(() => onBack).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

// KIT-21
test('the close icon is shown if asked for', async () => {
  const onClose = vi.fn<() => void>();
  const { redraw } = draw(<PageHeader title="Loans" />);
  expect(page.getByRole('button').query()).toBeNull();
  redraw(<PageHeader title="Loans" closeIcon onClose={onClose} />);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
});

// KIT-21
test('icons and buttons are on the right, before the close icon', () => {
  draw(
    <PageHeader
      title="Loans"
      icons={<button type="button">Print</button>}
      buttons={<button type="button">Archive</button>}
      closeIcon
    />,
  );
  const buttons = page.getByRole('button').elements();
  expect(buttons.map((each) => each.textContent || each.ariaLabel)).toEqual([
    'Print',
    'Archive',
    'Close',
  ]);
  const edges = buttons.map((each) => each.getBoundingClientRect().left);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges[0]).toBeGreaterThan(640);
});

// The header logo goes home.
// SHELL-4
test('the logo leads to the home page', async () => {
  const onHome = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  draw(
    <PageHeader
      title="Loans"
      left="backLogo"
      logoPath="data:image/svg+xml,"
      homeHref="/start"
      onHome={onHome}
    />,
  );
  const logo = page.getByRole('link', { name: 'Home' });
  await expect.element(logo).toHaveAttribute('href', '/start');
  await logo.click({ force: true });
  await expect.poll(() => onHome).toHaveBeenCalledOnce();
});

// KIT-26
test.each([
  [501, 32, 24],
  [500, 16, 20],
])('a header on %i px is %i px from the edge and its title %i px', async (width, edge, size) => {
  await page.viewport(width, 800);
  draw(<PageHeader title="Loans" />);
  const { paddingInlineStart, height } = getComputedStyle(page.getByRole('banner').element());
  const { fontSize } = getComputedStyle(page.getByRole('heading').element());
  expect([paddingInlineStart, fontSize, height]).toEqual([`${edge}px`, `${size}px`, '88px']);
  await page.viewport(1280, 800);
});

// KIT-21
test('the three backgrounds differ', () => {
  const { redraw } = draw(<PageHeader title="Loans" background="white" />);
  const style = getComputedStyle(page.getByRole('banner').element());
  const white = style.backgroundColor;
  redraw(<PageHeader title="Loans" background="neutral-100" />);
  expect(style.backgroundColor).not.toBe(white);
  redraw(<PageHeader title="Loans" background="gradient-2" />);
  expect(style.backgroundImage).toContain('linear-gradient');
});
