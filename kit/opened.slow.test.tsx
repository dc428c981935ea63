import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { colourViolations, violations } from './test/axe.ts';
import { draw } from './test/draw.ts';
import { emulate } from './test/emulate.ts';
import { everyState } from './test/every-state.ts';

const root = document.documentElement;

/** The controls that open something over the page. */
const OPENERS = '[aria-haspopup="dialog"], [popovertarget]:enabled, select:enabled';

afterEach(async () => {
  await emulate({});
  delete root.dataset.scheme;
  await page.viewport(1280, 800);
});

const openersIn = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(OPENERS)].filter((opener) =>
    opener.checkVisibility({ visibilityProperty: true }),
  );

const openNow = (): Element | null =>
  document.querySelector(':modal') ??
  document.querySelector('ul:popover-open') ??
  document.querySelector('select:open');

/** Tells whether the control with the focus is seen: nothing lies over its middle, and it is in the window. */
const isInSight = (): boolean => {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (focused.contains(there) || there.contains(focused));
};

/** Returns the elements that Tab reaches outside the modal or out of sight; the browser's own bar is allowed. */
const straying = async (modal: Element): Promise<string[]> => {
  const strays: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await userEvent.tab();
    const at = document.activeElement ?? document.body;
    if (at !== document.body && !(modal.contains(at) && isInSight())) strays.push(at.outerHTML);
  }
  return strays;
};

/** Waits for images: one that has come may make the opened part scroll, which shows in the next frame. */
const imagesShown = async (): Promise<void> => {
  const images = [...document.querySelectorAll<HTMLImageElement>(':modal img')];
  await Promise.allSettled(images.map(async (image) => await image.decode()));
  await new Promise((shown) => {
    requestAnimationFrame(() => requestAnimationFrame(shown));
  });
};

/** Opens by keyboard, judges and walks what opened, and closes it again; returns all that is wrong. */
const problemsIn = async (opener: HTMLElement, isNarrow: boolean): Promise<string[]> => {
  const problems: string[] = [];
  opener.focus();
  await userEvent.keyboard(opener.localName === 'select' ? ' ' : '{Enter}');
  await expect.poll(openNow).not.toBeNull();
  await imagesShown();
  problems.push(...(await violations()));
  // In the dark only the colors differ, and they are the same on every size.
  if (!isNarrow) {
    root.dataset.scheme = 'dark';
    problems.push(...(await colourViolations()).map((violation) => `dark: ${violation}`));
    root.dataset.scheme = 'light';
  }
  if (root.scrollWidth > window.innerWidth) problems.push('the page is wider than the screen');
  const modal = document.querySelector(':modal');
  if (modal) problems.push(...(await straying(modal)));
  await userEvent.keyboard('{Escape}');
  await expect.poll(openNow).toBeNull();
  if (document.activeElement !== opener) problems.push('the focus is not given back');
  return problems;
};

/** The examples in which something can be opened, found by drawing each once. */
const opening = everyState.filter(({ Example }) => {
  const { container, redraw } = draw(<Example />);
  const opens = openersIn(container).length > 0;
  redraw(null);
  container.remove();
  return opens;
});

test('the components with something to open are all found', () => {
  const names = new Set(opening.map(({ title }) => title.split(':')[0]));
  expect([...names]).toEqual([
    'Dropdown',
    'Image',
    'Menu',
    'Dialog',
    'Confirmation dialog',
    'Side modal',
    'Layout shell',
  ]);
});

for (const width of [1280, 320]) {
  test.each(opening)(
    `opened at ${width} px: axe finds nothing, Tab stays inside, Escape gives the focus back: $title`,
    async ({ Example }) => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await page.viewport(width, 800);
      const { container } = draw(<Example />);
      const problems: string[] = [];
      for (const opener of openersIn(container))
        problems.push(...(await problemsIn(opener, width < 1280)));
      expect(problems).toEqual([]);
    },
  );
}
