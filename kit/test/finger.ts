import { cdp, type Locator } from 'vitest/browser';

/** A finger that the browser takes for one, on the middle of a control. */
export function fingerOn(control: Locator) {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = control.element().getBoundingClientRect();
  const x = (frame?.left ?? 0) + left + width / 2;
  const y = (frame?.top ?? 0) + top + height / 2;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ups: number[]) =>
    await cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ups.map((up) => ({ x, y: y - up })),
    });
  return {
    down: async () => await touch('touchStart', 0),
    moveUp: async (by: number) => await touch('touchMove', by),
    lift: async () => await touch('touchEnd'),
  };
}
