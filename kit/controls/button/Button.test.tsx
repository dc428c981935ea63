import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Inbox } from '../../icon/drawings/signs/inbox.ts';
import { draw } from '../../test/draw.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const heightOf = (name: string): number =>
  page.getByRole('button', { name }).element().getBoundingClientRect().height;

const lookOf = (name: string) => {
  const button = page.getByRole('button', { name }).element();
  const { color, backgroundColor, cursor } = getComputedStyle(button);
  return { color, backgroundColor, cursor };
};

// KIT-2
test('buttons are 32, 40 or 56 px high by size', () => {
  draw(
    <>
      <Button size="small">S</Button>
      <Button>M</Button>
      <Button size="thumb">L</Button>
    </>,
  );
  expect([heightOf('S'), heightOf('M'), heightOf('L')]).toEqual([32, 40, 56]);
});

// KIT-2
test('a disabled button ignores presses', async () => {
  const press = vi.fn<() => void>();
  draw(
    <Button disabled onClick={press}>
      Send
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(button).toBeDisabled();
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
});

// KIT-2
test('a busy button keeps its focus, takes no press and does not submit', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  draw(
    <form onSubmit={submit}>
      <Button busy type="submit" onClick={press}>
        Saving
      </Button>
    </form>,
  );
  const button = page.getByRole('button', { name: 'Saving' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

// KIT-2
test('an aria-disabled button looks disabled, keeps its focus, takes no press and does not submit', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  draw(
    <form onSubmit={submit}>
      <Button aria-disabled type="submit" onClick={press}>
        Save
      </Button>
      <Button disabled>Off</Button>
    </form>,
  );
  expect(lookOf('Save')).toEqual(lookOf('Off'));
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

// KIT-2
test('a selected button is pressed for a screen reader', async () => {
  draw(<Button selected>Preview</Button>);
  await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent('Preview');
});

// KIT-2
test('the focus from a keyboard draws two rings', async () => {
  draw(<Button>Preview</Button>);
  const button = page.getByRole('button').element();
  expect(getComputedStyle(button).boxShadow).toBe('none');
  await userEvent.tab();
  expect(getComputedStyle(button).boxShadow).toMatch(/2px.*4px/);
});

test('an icon button has its label as name and is 40 px square', () => {
  draw(<IconButton icon={Inbox} label="Inbox" />);
  const box = page.getByRole('button', { name: 'Inbox' }).element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([40, 40]);
});
