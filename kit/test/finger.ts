import { cdp, type Locator } from 'vitest/browser';

type Finger = {
  readonly down: () => Promise<void>;
  /** Moves it up by a number of px, without lifting it. */
  readonly moveUp: (by: number) => Promise<void>;
  readonly lift: () => Promise<void>;
};

/** Makes a finger on the middle of a control, whose touches the browser takes for real ones. */
export function fingerOn(control: Locator): Finger {
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = control.element().getBoundingClientRect();
  const x = (frame?.left ?? 0) + left + width / 2;
  const y = (frame?.top ?? 0) + top + height / 2;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ups: number[]) => {
    const touchPoints = ups.map((up) => ({ x, y: y - up }));
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: async () => await touch('touchStart', 0),
    moveUp: async (by) => await touch('touchMove', by),
    lift: async () => await touch('touchEnd'),
  };
}
