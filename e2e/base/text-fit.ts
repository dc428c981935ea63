import type { Page } from '@playwright/test';
import { pageOverflow, sidewaysOverflow } from './accessibility.ts';
import { expect } from './fixtures.ts';

/** A narrow, enlarged or spaced out way to look at a screen; `font` is the size of the root's letters. */
export type View = { width: number; height: number; font: '100%' | '200%'; isSpaced?: true };

const NARROW: View = { width: 320, height: 568, font: '100%' };
export const ENLARGED_PHONE: View = { width: 390, height: 844, font: '200%' };
export const ADVISOR_VIEWS: readonly View[] = [NARROW, ENLARGED_PHONE];
export const ADMIN_VIEWS: readonly View[] = [NARROW, { width: 1280, height: 800, font: '200%' }];
export const WIDE: View = { width: 1680, height: 1050, font: '100%' };

/** The narrowest phone and the desk, at which a language is judged. */
export const WIDTHS: readonly View[] = [NARROW, { width: 1280, height: 800, font: '100%' }];

/** The spacing that a reader may set, and that must cut nothing off (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Longer words may be broken at the end of a line, and so may addresses. */
const LONG_WORD = 14;

/** Returns a sentence for each place at which text of the page, or of the dialog on top of it, cannot be read. */
function unreadableText(longWord: number): string[] {
  type Line = { rect: DOMRect; element: Element; text: string };

  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  const clipped = new Map<Element, boolean>();
  // One object, since only the inside of this function goes to the page.
  const tell = {
    /** It, or one that it is in, is drawn for nobody's eyes. */
    isClipped(element: Element | null): boolean {
      if (element === null) return false;
      const known = clipped.get(element);
      if (known !== undefined) return known;
      const is =
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        tell.isClipped(element.parentElement);
      clipped.set(element, is);
      return is;
    },
    isHidden: (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      tell.isClipped(element) ||
      element.closest('svg, option, script, style') !== null,
    textNodes(): Text[] {
      const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement;
        if (node.data.trim() !== '' && parent && !tell.isHidden(parent)) found.push(node);
      }
      return found;
    },
    rects(node: Text, start = 0, end = node.length): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    },
    short: (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40),
    /** A quarter of a line above and below is air between letters. */
    overlap(one: DOMRect, other: DOMRect): DOMRect | undefined {
      const left = Math.max(one.left, other.left);
      const right = Math.min(one.right, other.right);
      const upper = Math.max(one.top, other.top);
      const lower = Math.min(one.bottom, other.bottom);
      const least = Math.min(one.height, other.height) / 4;
      if (right - left <= 2 || lower - upper <= least) return undefined;
      return new DOMRect(left, upper, right - left, lower - upper);
    },
    /** For a line that ends in an ellipsis the browser returns the whole, and the part shown of it. */
    isSameLine: (one: Line, other: Line): boolean =>
      one.element === other.element && Math.abs(one.rect.top - other.rect.top) < 1,
    isOpaque(element: Element): boolean {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundImage !== 'none' || !/\/ 0(\.0+)?\)|, 0\)|transparent/.test(backgroundColor);
    },
    /** Both are seen at the same place: neither is scrolled away nor lies under a sheet. */
    areBothSeen(one: Element, other: Element, { x, y, width, height }: DOMRect): boolean {
      const pile = document.elementsFromPoint(x + width / 2, y + height / 2);
      const depths = [pile.indexOf(one), pile.indexOf(other)];
      if (depths.includes(-1)) return false;
      const [upper = 0, lower = 0] = depths.sort((a, b) => a - b);
      const under = pile[lower] ?? null;
      const between = pile.slice(upper, lower);
      return !between.some((each) => !each.contains(under) && tell.isOpaque(each));
    },
    /** Returns the element inside a control whose ellipsis ends the text of another. */
    cutBy(element: Element | null, control: Element): Element | undefined {
      for (let each = element; each && each !== control; each = each.parentElement) {
        const { textOverflow, overflowX, display } = getComputedStyle(each);
        const cuts = textOverflow === 'ellipsis' && overflowX === 'hidden' && display !== 'inline';
        if (cuts) return each;
      }
      return undefined;
    },
    isClamped: (node: Text): boolean =>
      node.parentElement !== null &&
      getComputedStyle(node.parentElement).webkitLineClamp !== 'none',
  };

  const problems: string[] = [];
  const nodes = tell.textNodes();
  const linesNow = (): Line[] =>
    nodes.flatMap((node) => {
      const element = node.parentElement;
      if (!element) return [];
      return tell.rects(node).map((rect) => ({ rect, element, text: tell.short(node.data) }));
    });
  const lines = linesNow();
  // From top to bottom, so that each is compared only with its neighbors.
  const order = [...lines.entries()].sort(([, one], [, other]) => one.rect.top - other.rect.top);
  for (const [place, [first, { rect }]] of order.entries()) {
    for (let next = place + 1; next < order.length; next += 1) {
      const [second, below] = order[next] ?? [0, undefined];
      if (!below || below.rect.top >= rect.bottom) break;
      const at = Math.min(first, second);
      const beyond = Math.max(first, second);
      const one = lines[at];
      const other = lines[beyond];
      if (!one || !other || tell.isSameLine(one, other)) continue;
      if (!tell.overlap(one.rect, other.rect)) continue;
      // Only text in the window counts as seen.
      one.element.scrollIntoView({ block: 'center' });
      const again = linesNow();
      const shared = again[at] && again[beyond] && tell.overlap(again[at].rect, again[beyond].rect);
      if (shared && tell.areBothSeen(one.element, other.element, shared)) {
        problems.push(`'${one.text}' and '${other.text}' lie over each other`);
      }
    }
  }

  for (const node of nodes) {
    // Its lines beyond the last one are returned as well, ellipsis and all.
    const drawn = tell.rects(node);
    if (drawn.length < 2 || (tell.isClamped(node) && drawn.length > 2)) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const before = /\S*$/.exec(node.data.slice(0, index))?.[0] ?? '';
      const isOfAnAddress = /@|:\/\//.test(
        before + (/^\S*/.exec(node.data.slice(index))?.[0] ?? ''),
      );
      if (word.length > longWord || isOfAnAddress) continue;
      const heights = new Set(
        tell.rects(node, index, index + word.length).map((rect) => Math.round(rect.top)),
      );
      if (heights.size > 1)
        problems.push(`the word '${word}' of '${tell.short(node.data)}' is broken`);
    }
  }

  const root = top ?? document.body;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    if (wide <= 1 && high <= 1) continue;
    const style = getComputedStyle(element);
    const text = tell.short(element.textContent ?? '');
    if (text === '' || tell.isHidden(element) || style.display.startsWith('inline')) continue;
    const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (/hidden|clip/.test(style.overflowX) && wide > 1 && !isMeant) {
      problems.push(`'${text}' is cut off sideways by ${wide} px`);
    }
    if (/hidden|clip/.test(style.overflowY) && high > 1 && !isMeant) {
      problems.push(`'${text}' is cut off below by ${high} px`);
    }
  }

  // A control is as large as its words.
  for (const node of nodes) {
    const control = node.parentElement?.closest('button, a[href], label, summary');
    if (!control || getComputedStyle(control).display === 'inline') continue;
    const box = control.getBoundingClientRect();
    // Beyond an ellipsis nothing is painted: its element is judged in place of the text.
    const cut = tell.cutBy(node.parentElement, control);
    const isOutside = (cut ? [cut.getBoundingClientRect()] : tell.rects(node)).some(
      ({ left, right, top: upper, bottom, height }) =>
        left < box.left - 2 ||
        right > box.right + 2 ||
        upper < box.top - height / 4 ||
        bottom > box.bottom + height / 4,
    );
    if (isOutside) problems.push(`'${tell.short(node.data)}' stands out of its control`);
  }

  // A date shows its year.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const twin = input.cloneNode() as HTMLInputElement;
    twin.removeAttribute('id');
    Object.assign(twin.style, { position: 'absolute', width: 'max-content', flex: 'none' });
    input.before(twin);
    const missing = twin.getBoundingClientRect().width - input.getBoundingClientRect().width;
    twin.remove();
    if (missing > 1) problems.push(`a date is cut off by ${Math.round(missing)} px`);
  }
  return [...new Set(problems)];
}

/** Expects that the text of the screen is whole and readable in each view, and that the page does not scroll sideways. */
export async function expectReadable(
  page: Page,
  state: string,
  views: readonly View[],
): Promise<void> {
  const before = page.viewportSize();
  const overflow = views === ADVISOR_VIEWS ? sidewaysOverflow : pageOverflow;
  const found: string[] = [];
  for (const { font, isSpaced, ...size } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(
      ({ font, css }) => {
        document.documentElement.style.fontSize = font;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      },
      { font, css: isSpaced ? SPACING : '' },
    );
    // A page that measures itself changes a frame later.
    await page.evaluate(
      async () =>
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const here = `${state}, ${size.width} px, ${font}${isSpaced ? ', spaced out' : ''}`;
    const wide = await overflow(page);
    if (wide > 0) found.push(`${here}: ${wide} px wider than the screen`);
    const problems = await page.evaluate(unreadableText, isSpaced ? 0 : LONG_WORD);
    found.push(...problems.map((problem) => `${here}: ${problem}`));
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
  });
  if (before) await page.setViewportSize(before);
  expect.soft(found).toEqual([]);
}
