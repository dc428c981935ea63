import { expect, test } from 'vitest';
import { useModal } from './overlays/dialog/use-modal.ts';
import { draw } from './test/draw.ts';

const root = document.documentElement;

const Modal = () => <dialog ref={useModal(() => undefined)}>Above</dialog>;

// KIT-16
test('the page does not scroll under a modal dialog', () => {
  const { redraw } = draw(null);
  expect(getComputedStyle(root).overflow).toBe('visible');
  redraw(<Modal />);
  expect(getComputedStyle(root).overflow).toBe('hidden');
  redraw(null);
  expect(getComputedStyle(root).overflow).toBe('visible');
});

// LOOK-1
test('a scheme and a shape set by hand are drawn', () => {
  const { container } = draw(<p style={{ color: 'var(--text)', borderRadius: 'var(--radius)' }} />);
  const look = () => {
    const { color, borderRadius } = getComputedStyle(container.firstElementChild ?? root);
    return [color, borderRadius];
  };
  root.dataset.scheme = 'light';
  const [light, rounded] = look();
  root.dataset.scheme = 'dark';
  root.dataset.shape = 'square';
  const [dark, square] = look();
  delete root.dataset.scheme;
  delete root.dataset.shape;
  expect(dark).not.toBe(light);
  expect([rounded, square]).toEqual(['10px', '0px']);
});

/** Returns the left edge of a letter of the element's text, in px. */
function leftOf(element: Element, index: number): number {
  const range = document.createRange();
  const text = element.firstChild ?? expect.fail('it has no text');
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
}

// LOOK-13
test.each([
  ['h3', (text: string) => <h3>{text}</h3>],
  ['p', (text: string) => <p>{text}</p>],
  ['li', (text: string) => <li>{text}</li>],
  ['dd', (text: string) => <dd>{text}</dd>],
  ['button', (text: string) => <button type="button">{text}</button>],
  [
    'td',
    (text: string) => (
      <table>
        <tbody>
          <tr>
            <td>{text}</td>
          </tr>
        </tbody>
      </table>
    ),
  ],
] as const)('the text of a %s runs in the direction of its letters', (tag, drawnOf) => {
  const ends = (text: string) => {
    const { container } = draw(drawnOf(text));
    const element = container.querySelector(tag) ?? root;
    return [leftOf(element, 0), leftOf(element, text.length - 1)] as const;
  };
  const [alef, cutOff] = ends('تسرب المياه…');
  expect(cutOff).toBeLessThan(alef);
  const [first, last] = ends('Water leak…');
  expect(first).toBeLessThan(last);
});
