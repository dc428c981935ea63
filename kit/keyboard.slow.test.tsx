import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { draw } from './test/draw.ts';
import { emulate } from './test/emulate.ts';

/** Returns true if the Tab key stops at the control: in a group of radios only at the chosen one, else at the first. */
const isStop = (control: Element): boolean => {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
  const own = group.filter((radio) => radio.name === control.name);
  return control === (own.find((radio) => radio.checked) ?? own[0]);
};

const stops = (): Element[] =>
  [
    ...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll(
      ':is(button, input, select, textarea):enabled, a[href], [tabindex="0"]',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && isStop(control));

const ring = ({ boxShadow, opacity, outlineStyle, outlineWidth }: CSSStyleDeclaration): string =>
  `${boxShadow} ${outlineStyle === 'none' ? '' : outlineWidth} ${opacity}`;

/** Returns the styles that can show the focus: a ring on the control, on its ::before or ::after, or on a box around it. */
const rings = (control: Element): string => {
  const look = ['::before', '::after'].map((part) => ring(getComputedStyle(control, part)));
  for (let box: Element | null = control; box && look.length < 6; box = box.parentElement) {
    look.push(ring(getComputedStyle(box)));
  }
  return look.join();
};

/** Returns every control that Tab can reach, with its look while none has the focus. */
const atRest = (): Map<Element, string> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return new Map(stops().map((control) => [control, rings(control)]));
};

afterEach(() => emulate({}));

// Draws one example at a time on the page, in a test for each component.
// LOOK-5
test.each(allExamples)(
  'Tab reaches every control and shows its focus: $name',
  async ({ examples }) => {
    const { redraw } = draw(null);
    const wrong: string[] = [];
    for (const [state, Example] of Object.entries(examples)) {
      redraw(<Example key={state} />);
      const looks = atRest();
      const reached = new Set<Element>();
      // Two more: a dialog lets the browser's own bar have a turn, and a search box shows a button on the way.
      for (let turn = 0; turn < looks.size + 2; turn++) {
        await userEvent.tab();
        const at = document.activeElement ?? document.body;
        reached.add(at);
        if (looks.get(at) === rings(at)) wrong.push(`${state}, no ring: ${at.outerHTML}`);
      }
      for (const control of looks.keys()) {
        if (!reached.has(control)) wrong.push(`${state}, not reached: ${control.outerHTML}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

// Colors do not change which controls Tab reaches, so Tab is pressed once and the focus is set after that.
// LOOK-7
test.each(allExamples)('the focus shows in forced colors: $name', async ({ examples }) => {
  await emulate({ 'forced-colors': 'active' });
  const { redraw } = draw(null);
  const ringless: string[] = [];
  for (const [state, Example] of Object.entries(examples)) {
    redraw(<Example key={state} />);
    const looks = atRest();
    if (looks.size > 0) await userEvent.tab();
    for (const [control, look] of looks) {
      if (control instanceof HTMLElement) control.focus();
      expect(document.activeElement).toBe(control);
      if (look === rings(control)) ringless.push(`${state}: ${control.outerHTML}`);
    }
  }
  expect(ringless).toEqual([]);
});
