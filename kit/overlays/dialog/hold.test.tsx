import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { HOLD_MS } from '../../base/hold-ms.ts';
import { draw } from '../../test/draw.ts';
import { fingerOn } from '../../test/finger.ts';
import { isFound } from '../../test/found.ts';
import { Menu } from '../menu/Menu.tsx';
import { SideModal } from '../side-modal/SideModal.tsx';
import { Toaster } from '../toast/Toaster.tsx';
import { closeToast, showToast } from '../toast/toasts.ts';
import { Dialog } from './Dialog.tsx';
import { hold, holdPresses } from './hold.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const onPress = vi.fn<(name: string) => void>();

const Pressed = ({ name }: { name: string }) => (
  <button type="button" onClick={() => onPress(name)}>
    {name}
  </button>
);

const Question = ({ number }: { number: number }) => (
  <>
    <div data-any-speed="">
      <Pressed name="Yes" />
      <a href="tel:5550142">Call in the answers</a>
    </div>
    <Pressed name={`Call of ${number}`} />
  </>
);

const lookOf = (control: Locator) => getComputedStyle(control.element()).opacity;

/** Counts, frame by frame, how often each control becomes paler from now on; returns how to stop. */
function countPaler(): () => Record<string, number> {
  const paler: Record<string, number> = {};
  const palest = new Set<Element>();
  let frame = 0;
  const look = (): void => {
    for (const control of document.querySelectorAll('button')) {
      const isPaler = getComputedStyle(control).opacity !== '1';
      if (isPaler && !palest.has(control))
        paler[control.textContent] = (paler[control.textContent] ?? 0) + 1;
      if (isPaler) palest.add(control);
      else palest.delete(control);
    }
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    return paler;
  };
}

const becomesFound = async (control: Locator) =>
  await expect.poll(() => isFound(control)).toBe(true);

/** Presses as a keyboard or a screen reader does. */
const press = (control: Locator): void => (control.element() as HTMLElement).click();

/** Draws what `states` has for each press of 'Next', on a page that holds presses. */
function drawStates(...states: readonly ReactNode[]): void {
  const Page = () => {
    const [at, setAt] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAt(at + 1)}>
          Next
        </button>
        {states[at]}
        <Toaster />
      </>
    );
  };
  draw(<Page />);
  onTestFinished(holdPresses());
  expect(isFound(button('Next'))).toBe(true);
}

beforeEach(() => void onPress.mockReset());

// KIT-31, KIT-32
test('a control that stays in place is not held when another appears', async () => {
  drawStates(
    [<Pressed key="same" name="Old" />],
    [<Pressed key="same" name="Old" />, <Pressed key="other" name="New" />],
  );
  press(button('Next'));
  await expect.element(button('New')).toBeInTheDocument();
  expect([button('Old'), button('New')].map(isFound)).toEqual([true, false]);
});

// KIT-31, KIT-32
test('a new control ignores presses for a moment, but not a keyboard', async () => {
  drawStates(null, <Pressed name="New" />);
  press(button('Next'));
  await expect.element(button('New')).toBeInTheDocument();
  expect(isFound(button('New'))).toBe(false);
  expect(isFound(button('Next'))).toBe(true);
  button('New').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  const began = performance.now();
  await becomesFound(button('New'));
  expect(performance.now() - began).toBeLessThan(2000);
});

// KIT-31, KIT-32
test('a held control is held and paler for at least 400 ms, a card as a whole', async () => {
  drawStates(
    null,
    <>
      <Pressed name="New" />
      <article>
        <Pressed name="Of a card" />
      </article>
    </>,
  );
  const came = performance.now();
  press(button('Next'));
  await expect.element(button('New')).toBeInTheDocument();
  const all = [button('New'), page.getByRole('article'), button('Of a card'), button('Next')];
  expect(all.map(lookOf)).toEqual(['0.8', '0.8', '1', '1']);
  await becomesFound(button('New'));
  expect(performance.now() - came).toBeGreaterThanOrEqual(400);
  await becomesFound(button('Of a card'));
  expect(all.map(lookOf)).toEqual(['1', '1', '1', '1']);
  const moved = performance.now();
  all.slice(0, 2).forEach((control) => hold(control.element()));
  expect(all.map(lookOf)).toEqual(['0.8', '0.8', '1', '1']);
  await becomesFound(button('New'));
  expect(performance.now() - moved).toBeGreaterThanOrEqual(400);
  await becomesFound(button('Of a card'));
  expect(all.map(lookOf)).toEqual(['1', '1', '1', '1']);
});

// KIT-31, KIT-32
test('a control drawn again in the same place can be pressed right away', async () => {
  drawStates(<Pressed key="same" name="Call" />, <Pressed key="same" name="Call" />);
  press(button('Next'));
  await expect.element(button('Call')).toBeInTheDocument();
  expect(isFound(button('Call'))).toBe(true);
});

// KIT-31, KIT-32
test('a dialog is held with everything in it, and so is the page when it closes', async () => {
  const dialog = (
    <Dialog title="Sure?" open onClose={() => undefined} closeLabel="Close">
      <div data-any-speed="">
        <Pressed name="Yes" />
      </div>
    </Dialog>
  );
  drawStates(<Pressed name="Under" />, dialog, <Pressed name="Under" />);
  press(button('Next'));
  await expect.element(button('Yes')).toBeInTheDocument();
  expect([button('Yes'), button('Close')].map(isFound)).toEqual([false, false]);
  await becomesFound(button('Yes'));
  await becomesFound(button('Close'));
  press(button('Next'));
  await expect.element(button('Yes')).not.toBeInTheDocument();
  expect([button('Next'), button('Under')].map(isFound)).toEqual([false, false]);
  await becomesFound(button('Under'));
  await becomesFound(button('Next'));
});

// KIT-31, KIT-32, WALK-27
test('an answer to press at any speed is not held, and a call next to it is', async () => {
  drawStates(<Question key={1} number={1} />, <Question key={2} number={2} />);
  press(button('Next'));
  await expect.element(button('Call of 2')).toBeInTheDocument();
  const call = page.getByRole('link', { name: 'Call in the answers' });
  expect([button('Yes'), button('Call of 2'), call].map(isFound)).toEqual([true, false, false]);
});

// KIT-31, KIT-32
test('a control under a toast is held once the toast is gone, except an answer', async () => {
  const wide = { position: 'fixed', inset: '48px 0 0' } as const;
  drawStates(
    <>
      <button type="button" style={wide} onClick={() => onPress('Under')}>
        Under
      </button>
    </>,
    <div data-any-speed="">
      <button type="button" style={wide}>
        Answer
      </button>
    </div>,
  );
  const toast = showToast({ kind: 'status', text: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  closeToast(toast);
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  expect(isFound(button('Under'))).toBe(false);
  await becomesFound(button('Under'));
  const other = showToast({ kind: 'status', text: 'Sent' });
  press(button('Next'));
  await expect.element(page.getByText('Sent')).toBeVisible();
  closeToast(other);
  await expect.element(page.getByText('Sent')).not.toBeInTheDocument();
  expect(isFound(button('Answer'))).toBe(true);
});

// KIT-31, KIT-32
test('the entries of a menu are held, and so are controls below it once it closes', async () => {
  drawStates(
    <div style={{ width: 200 }}>
      <Menu entries={[{ label: 'Dark' }]} onSelect={() => undefined}>
        More
      </Menu>
      <button type="button" style={{ display: 'block', width: 200, height: 200 }}>
        Below
      </button>
    </div>,
  );
  press(button('More'));
  await expect.element(button('Dark')).toBeInTheDocument();
  expect(isFound(button('Dark'))).toBe(false);
  await button('Dark').click();
  await expect.element(button('Dark')).not.toBeInTheDocument();
  expect(isFound(button('Below'))).toBe(false);
  await becomesFound(button('Below'));
});

// KIT-31, KIT-32
test('a press on a held control does not reach the control below it, and later it counts', async () => {
  const over = (
    <div style={{ position: 'fixed', inset: 0, background: 'white' }}>
      <Pressed name="Over" />
    </div>
  );
  drawStates(
    <Pressed name="Beneath" />,
    <>
      <Pressed name="Beneath" />
      {over}
    </>,
  );
  press(button('Next'));
  await expect.element(button('Over')).toBeInTheDocument();
  const { x, y } = button('Over').element().getBoundingClientRect();
  const under = document.elementFromPoint(x + 4, y + 4);
  expect(under?.closest('button')).toBeNull();
  await button('Over').click();
  expect(onPress.mock.calls).toEqual([['Over']]);
});

// KIT-31, KIT-32
test('a press next to a new panel does not close it', async () => {
  const onClose = vi.fn<() => void>();
  drawStates(
    null,
    <SideModal title="Menu" open closeOutside onClose={onClose} closeLabel="Close" />,
  );
  press(button('Next'));
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(panel).toBeInTheDocument();
  const pressBeside = () =>
    panel.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  pressBeside();
  expect(onClose).not.toHaveBeenCalled();
  await becomesFound(button('Close'));
  pressBeside();
  expect(onClose).toHaveBeenCalledOnce();
});

const Rows = () => {
  const [rows, setRows] = useState(['1', '2', '3']);
  const erase = (row: string): void => {
    onPress(row);
    // Once it is erased from the storage.
    setTimeout(() => setRows((now) => now.filter((other) => other !== row)), 100);
  };
  return rows.map((row) => (
    <button key={row} type="button" style={{ display: 'block' }} onClick={() => erase(row)}>
      {`Erase ${row}`}
    </button>
  ));
};

// KIT-31, KIT-32
test('a control that moves under the pressing finger is held, and the ones next to it are not', async () => {
  drawStates(<Rows />);
  await button('Erase 1').click();
  expect(isFound(button('Erase 1'))).toBe(true);
  await expect.element(button('Erase 1')).not.toBeInTheDocument();
  await expect.poll(() => isFound(button('Erase 2'))).toBe(false);
  expect(isFound(button('Erase 3'))).toBe(true);
  await button('Erase 2').click();
  expect(onPress.mock.calls).toEqual([['1'], ['2']]);
});

const Steps = () => {
  const [isBack, setIsBack] = useState(false);
  const back = (
    <button type="button" style={{ display: 'block' }} onClick={() => setIsBack(true)}>
      Back
    </button>
  );
  if (!isBack) return back;
  return (
    <div data-any-speed="">
      {['Back', 'No'].map((name) => (
        <Pressed key={name} name={`Answer ${name}`} />
      ))}
    </div>
  );
};

// KIT-31, KIT-32, WALK-27
test('an answer that moves under the finger is held, and the ones next to it are not', async () => {
  drawStates(<Steps />);
  await button('Back').click();
  await expect.element(button('Answer Back')).toBeInTheDocument();
  await expect.poll(() => isFound(button('Answer Back'))).toBe(false);
  expect(isFound(button('Answer No'))).toBe(true);
  await becomesFound(button('Answer Back'));
});

// KIT-31, KIT-32
test('repeated taps on a new control do not hold it longer than its moment', async () => {
  drawStates(null, <Pressed name="New" />);
  press(button('Next'));
  await expect.element(button('New')).toBeInTheDocument();
  const came = performance.now();
  const { x, y } = button('New').element().getBoundingClientRect();
  const tap = () =>
    dispatchEvent(new PointerEvent('pointerup', { clientX: x + 4, clientY: y + 4 }));
  expect(isFound(button('New'))).toBe(false);
  // Until well after its moment, as fast as a thumb taps.
  while (performance.now() < came + 700) {
    tap();
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  expect(isFound(button('New'))).toBe(true);
  // An animation that is over would still cost each change of its style.
  const { animationName } = getComputedStyle(button('New').element());
  expect(animationName).toBe('none');
});

// KIT-31, KIT-32
test('a press that begins on a held control does nothing, however late it is lifted', async () => {
  drawStates(null, <Pressed name="New" />);
  press(button('Next'));
  await expect.element(button('New')).toBeInTheDocument();
  const finger = fingerOn(button('New'));
  const clicks = vi.fn<() => void>();
  addEventListener('click', clicks, { capture: true });
  onTestFinished(() => removeEventListener('click', clicks, { capture: true }));
  await finger.down();
  await becomesFound(button('New'));
  await finger.lift();
  await expect.poll(() => clicks.mock.calls).toHaveLength(1);
  expect(onPress).not.toHaveBeenCalled();
  await finger.down();
  await finger.lift();
  await expect.poll(() => onPress.mock.calls).toEqual([['New']]);
  button('New').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

// KIT-31, KIT-32
test('a press that begins after the moment counts, however late the page hears of it', async () => {
  drawStates('', <Pressed name="Call" />);
  press(button('Next'));
  await expect.element(button('Call')).toBeInTheDocument();
  const call = button('Call').element();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const isNew of [true, false]) {
    if (!isNew) hold(call);
    const end = performance.now() + HOLD_MS + 100;
    while (performance.now() < end);
    call.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const heard = () => (isNew ? call.matches('[data-stood]') : !call.matches('[data-held]'));
    await expect.poll(heard).toBe(true);
    call.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }
  expect(onPress).toHaveBeenCalledTimes(2);
});

// KIT-31, KIT-32
test('a control whose animation ends during a press still takes the press', async () => {
  drawStates(<Pressed name="Shown" />);
  await becomesFound(button('Shown'));
  const finger = fingerOn(button('Shown'));
  await finger.down();
  const end = new AnimationEvent('animationend', { animationName: 'comes', bubbles: true });
  button('Shown').element().parentElement?.dispatchEvent(end);
  await finger.lift();
  await expect.poll(() => onPress.mock.calls).toEqual([['Shown']]);
});

// KIT-31, KIT-32
test('a control that scrolls under a finger that has pressed is not held', async () => {
  const rows = Array.from({ length: 40 }, (_, number) => (
    <li key={number} style={{ height: 100 }}>
      <Pressed name={`Row ${number}`} />
    </li>
  ));
  drawStates(<ul>{rows}</ul>);
  onTestFinished(() => scrollTo(0, 0));
  const { y } = button('Row 3').element().getBoundingClientRect();
  await button('Row 3').click();
  const finger = fingerOn(button('Row 3'));
  await finger.down();
  for (const by of [30, 60, 90, 120]) await finger.moveUp(by);
  await finger.lift();
  await expect.poll(() => button('Row 4').element().getBoundingClientRect().y).toBeLessThan(y + 20);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(isFound(button('Row 4'))).toBe(true);
});

// KIT-31, KIT-32
test('a part that a page reports as moved is held as a whole', async () => {
  drawStates(
    <main>
      <Pressed name="Row" />
    </main>,
  );
  hold(page.getByRole('main').element());
  expect(isFound(button('Row'))).toBe(false);
  await becomesFound(button('Row'));
});

// KIT-31, KIT-32
test('an open dialog in a part that was reported as moved is not held again', async () => {
  const dialog = (
    <Dialog title="Sure?" open onClose={() => undefined}>
      <Pressed name="Yes" />
    </Dialog>
  );
  drawStates(null, <main>{dialog}</main>);
  press(button('Next'));
  await expect.element(button('Yes')).toBeInTheDocument();
  await becomesFound(button('Yes'));
  hold(page.getByRole('main').element());
  expect(isFound(button('Yes'))).toBe(true);
});

const Notice = () => {
  useEffect(() => {
    // Held a frame later, as by an observer of sizes.
    const frame = requestAnimationFrame(() => hold(page.getByRole('main').element()));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <p>Unfinished</p>;
};

// KIT-31, KIT-32
test('a control that a dialog, a toast and a notice uncover and move at once is held once', async () => {
  const row = <Pressed key="row" name="Row" />;
  drawStates(
    <main>{row}</main>,
    <main>
      {row}
      <Dialog title="Sure?" open onClose={() => undefined}>
        <Pressed name="Yes" />
      </Dialog>
    </main>,
    <main>
      <Notice key="notice" />
      {row}
    </main>,
  );
  press(button('Next'));
  await expect.element(button('Yes')).toBeInTheDocument();
  const toast = showToast({ kind: 'status', text: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await becomesFound(button('Yes'));
  const paler = countPaler();
  press(button('Next'));
  closeToast(toast);
  await expect.element(page.getByText('Unfinished')).toBeVisible();
  await becomesFound(button('Row'));
  await becomesFound(button('Next'));
  expect(paler()).toMatchObject({ Row: 1, Next: 1 });
});

// KIT-31, KIT-32
test('a control that scrolls into sight is not held, even if it is laid out only then', async () => {
  const rows = Array.from({ length: 40 }, (_, number) => (
    <li key={number} style={{ contentVisibility: 'auto', height: 100, '--held': '0s' } as object}>
      <Pressed name={`Row ${number}`} />
    </li>
  ));
  drawStates(null, <ul>{rows}</ul>);
  press(button('Next'));
  await expect.element(button('Row 1')).toBeVisible();
  button('Row 30').element().scrollIntoView({ block: 'center' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(isFound(button('Row 30'))).toBe(true);
});
