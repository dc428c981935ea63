import { useState, type FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { SearchBox } from './SearchBox.tsx';

const Typed = ({
  start = '',
  onSearch = () => {},
}: {
  start?: string;
  onSearch?: (searchText: string) => void;
}) => {
  const [searchText, setSearchText] = useState(start);
  return (
    <>
      <SearchBox searchText={searchText} onChange={setSearchText} onSearch={onSearch} />
      <button type="button">Elsewhere</button>
    </>
  );
};

const box = () => page.getByRole('searchbox', { name: 'Search by keyword' });
const frame = (): DOMRect | undefined => box().element().parentElement?.getBoundingClientRect();
const clearIsVisible = (): boolean => {
  const clear = document.querySelector('[aria-label="Clear"]');
  return clear !== null && getComputedStyle(clear).visibility === 'visible';
};

afterEach(() => page.viewport(1280, 800));

// 300 px wide (273 px on small screens), 50 px high.
// KIT-10, KIT-26
test.each([
  [1280, 300],
  [577, 300],
  [576, 273],
  [390, 273],
])('a search box on a screen of %i px is %i px wide and 50 px high', async (screen, width) => {
  await page.viewport(screen, 800);
  draw(<Typed />);
  expect([frame()?.width, frame()?.height]).toEqual([width, 50]);
});

// KIT-10
test('Enter searches for the typed text, and does not submit the form around it', async () => {
  const search = vi.fn<(searchText: string) => void>();
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  draw(
    <form onSubmit={send}>
      <Typed onSearch={search} />
    </form>,
  );
  await box().click();
  await userEvent.keyboard('leak');
  expect(search).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search).toHaveBeenCalledExactlyOnceWith('leak');
  expect(send).not.toHaveBeenCalled();
});

// KIT-10
test('a focused search box looks selected', async () => {
  draw(<Typed />);
  const border = () => getComputedStyle(box().element().parentElement ?? document.body).boxShadow;
  expect(border()).toBe('none');
  await box().click();
  await expect.poll(border).not.toBe('none');
  await userEvent.tab();
  await expect.poll(border).toBe('none');
});

// The flags for the icon and the large size.
// KIT-10
test('the icon can be left out, and a large search box fills its place', () => {
  const { redraw, container } = draw(<SearchBox searchText="" onChange={() => {}} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  redraw(<SearchBox searchText="" onChange={() => {}} icon={false} large />);
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  expect([frame()?.width, frame()?.height]).toEqual([container.clientWidth, 50]);
});

// KIT-10
test('the clear button empties the box and gives the focus back', async () => {
  draw(<Typed start="leak" />);
  await box().click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box()).toHaveValue('');
  await expect.element(box()).toHaveFocus();
  expect(clearIsVisible()).toBe(false);
});

// KIT-10
test('the clear button can be reached by keyboard', async () => {
  draw(<Typed start="leak" />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('');
});

// The press that takes the focus away may be one on this very button.
// KIT-10
test('the clear button stays for 100 ms after the focus has left', async () => {
  draw(<Typed start="leak" />);
  await box().click();
  await expect.poll(clearIsVisible).toBe(true);
  const gone = new Promise<number>((resolve) => {
    const from = performance.now();
    const look = () => {
      if (clearIsVisible()) requestAnimationFrame(look);
      else resolve(performance.now() - from);
    };
    (document.activeElement as HTMLElement).blur();
    expect(clearIsVisible()).toBe(true);
    look();
  });
  const after = await gone;
  expect(after).toBeGreaterThan(90);
});
