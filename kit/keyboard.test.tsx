import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from './test/draw.ts';
import { emulate } from './test/emulate.ts';
import { everyState } from './test/every-state.ts';

/** Of a group of radios the Tab key stops at one: the chosen, else the first. */
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

/** What shows the focus: a ring on the control, on what it draws after itself, or on the box around it. */
const rings = (control: Element): string => {
  const look = [ring(getComputedStyle(control, '::after'))];
  for (let box: Element | null = control; box && look.length < 5; box = box.parentElement) {
    look.push(ring(getComputedStyle(box)));
  }
  return look.join();
};

afterEach(() => emulate({}));

describe.each([{}, { 'forced-colors': 'active' } as const])('with %j', (media) => {
  test.each(everyState)(
    'Tab reaches every control and shows where it is: $title',
    async ({ Example }) => {
      await emulate(media);
      draw(<Example />);
      const expected = stops();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const atRest = new Map(expected.map((control) => [control, rings(control)]));
      const reached = new Set<Element>();
      const ringless: string[] = [];
      // Two more: a dialog lets the browser's own bar have a turn, and a search box shows a button on the way.
      for (let turn = 0; turn < expected.length + 2; turn++) {
        await userEvent.tab();
        const at = document.activeElement ?? document.body;
        reached.add(at);
        if (atRest.get(at) === rings(at)) ringless.push(at.outerHTML);
      }
      expect(ringless).toEqual([]);
      expect(expected.filter((control) => !reached.has(control))).toEqual([]);
    },
  );
});
