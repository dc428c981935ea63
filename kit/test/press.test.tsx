import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from './draw.ts';

const start = page.getByRole('button', { name: 'Start' });
const problems: unknown[] = [];

const keep = (event: Event): void => event.stopImmediatePropagation();

test('a press that cannot be made yet may outlast its test', async () => {
  draw(<button disabled>Start</button>);
  void start.click().catch((problem: unknown) => problems.push(problem));
  await expect.element(start).toBeDisabled();
});

test('a press left over from an earlier test presses nothing in the next', async () => {
  const pressed = vi.fn<() => void>();
  draw(<button onClick={pressed}>Start</button>);
  await expect.poll(() => problems.map(String).join()).toMatch(/, and its test has ended$/);
  expect(pressed).not.toHaveBeenCalled();
});

test('a press that no control heard fails instead of being made again', async () => {
  const parts = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const part of parts) addEventListener(part, keep, true);
  onTestFinished(() => {
    for (const part of parts) removeEventListener(part, keep, true);
  });
  draw(<button>Start</button>);
  await expect(start.click()).rejects.toThrow('a press was not heard by <button>Start</button>');
});
