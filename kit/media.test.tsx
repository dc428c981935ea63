import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { Button } from './controls/button/Button.tsx';
import { Checkbox } from './controls/checkbox/Checkbox.tsx';
import { DataTable } from './layout/data-table/DataTable.tsx';
import { Dialog } from './overlays/dialog/Dialog.tsx';
import { draw } from './test/draw.ts';
import { emulate } from './test/emulate.ts';
import { Label } from './controls/label/Label.tsx';
import { LayoutShell } from './layout/layout-shell/LayoutShell.tsx';
import { Menu } from './overlays/menu/Menu.tsx';
import { PageHeader } from './layout/page-header/PageHeader.tsx';
import { ProgressBar } from './layout/progress-bar/ProgressBar.tsx';
import { Radio } from './controls/radio/Radio.tsx';
import { Rating } from './controls/rating/Rating.tsx';
import { SideModal } from './overlays/side-modal/SideModal.tsx';
import { SideNav } from './layout/side-nav/SideNav.tsx';
import { Toaster } from './overlays/toast/Toaster.tsx';
import { showToast } from './overlays/toast/toasts.ts';
import { Toggle } from './controls/toggle/Toggle.tsx';

const root = document.documentElement;
const nothing = (): void => undefined;

afterEach(async () => {
  await emulate({});
  delete root.dataset.scheme;
});

const everything = (): ReactNode =>
  allExamples.map(({ name, examples }) => (
    <Fragment key={name}>
      {Object.entries(examples).map(([state, Example]) => (
        <Example key={state} />
      ))}
    </Fragment>
  ));

const one = (selector: string): Element =>
  document.querySelector(selector) ?? expect.fail(`there is no ${selector}`);
const style = (selector: string, part?: string): CSSStyleDeclaration =>
  getComputedStyle(one(selector), part);

const moving = (): string[] =>
  [...document.querySelectorAll('body *')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(
        element,
        part,
      );
      const times = transitionDuration.split(', ');
      if (animationName !== 'none') times.push(...animationDuration.split(', '));
      return times.every((time) => time === '0s') ? [] : [`${element.className} ${part}`];
    }),
  );

describe('with less motion', () => {
  test('things still move if nobody asks for less', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    draw(everything());
    expect(moving()).not.toEqual([]);
  });

  // LOOK-7
  test('nothing moves in any example, dialog, side modal or toast', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const toaster = <Toaster />;
    draw(everything());
    draw(
      <>
        {toaster}
        <Dialog title="Dialog" open onClose={nothing} />
        <SideModal title="Side" open onClose={nothing} />
      </>,
    ).redraw(toaster);
    showToast({ kind: 'status', text: 'Saved' });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(moving()).toEqual([]);
    expect(document.getAnimations()).toEqual([]);
  });
});

describe('in print', () => {
  // LOOK-8
  test('text is dark on light paper in every scheme of the screen', async () => {
    await emulate({ 'prefers-color-scheme': 'light' });
    const light = style('body').color;
    for (const scheme of ['', 'light', 'dark']) {
      root.dataset.scheme = scheme;
      await emulate({ media: 'print', 'prefers-color-scheme': 'dark' });
      expect([style('html').colorScheme, style('body').color]).toEqual(['light', light]);
    }
  });

  // LOOK-8
  test('a header scrolls with the page and has no buttons', async () => {
    draw(<PageHeader title="Loans" left="backTitle" background="gradient-2" closeIcon />);
    await emulate({ media: 'print' });
    expect(page.getByRole('button').query()).toBeNull();
    expect(style('header').position).toBe('static');
    expect(style('h1').color).toBe(style('body').color);
  });

  // LOOK-8
  test('a table shows all its columns and no pager', async () => {
    draw(
      <div style={{ width: 300 }}>
        <DataTable
          label="Ids"
          rows={[{ _id: 'a', name: 'Ash' }]}
          columns={[
            { field: '_id', header: 'Id', type: 'text', width: 600, isFixed: true },
            { field: 'name', header: 'Name', type: 'text', width: 600 },
          ]}
          footer="Page 1"
        />
      </div>,
    );
    await emulate({ media: 'print' });
    expect(style('div:has(> table)').overflow).toBe('visible');
    expect(style('th').position).toBe('static');
    expect(page.getByText('Page 1').element().checkVisibility()).toBe(false);
  });

  // LOOK-8
  test('a toast is not printed', async () => {
    draw(<Toaster />);
    showToast({ kind: 'status', text: 'Saved' });
    const toast = page.getByText('Saved', { exact: true });
    await expect.element(toast).toBeVisible();
    await emulate({ media: 'print' });
    expect(toast.element().checkVisibility()).toBe(false);
  });
});

const forced = async (node: ReactNode): Promise<void> => {
  await emulate({ 'forced-colors': 'active' });
  draw(node);
};
/** Returns a system color as it is computed here. */
const system = (name: string): string => {
  const probe = document.createElement('p');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

// LOOK-7
describe('in the colors of the system', () => {
  test('a button has an outline, and a selected or disabled one has a different one', async () => {
    await forced(
      <>
        <Button variant="primary">Save</Button>
        <Button selected>Preview</Button>
        <Button disabled>Send</Button>
      </>,
    );
    const outlines = ['Save', 'Preview', 'Send'].map((name) => {
      const button = page.getByRole('button', { name }).element();
      return getComputedStyle(button).borderTopColor;
    });
    expect(outlines).toEqual(['ButtonText', 'Highlight', 'GrayText'].map(system));
  });

  test('the button to press is filled, and the one next to it is not', async () => {
    await forced(
      <>
        <Button variant="primary">Start</Button>
        <Button variant="fill-danger">exit</Button>
        <Button>cancel</Button>
      </>,
    );
    const fillings = ['Start', 'exit', 'cancel'].map((name) => {
      const button = page.getByRole('button', { name }).element();
      return getComputedStyle(button).backgroundColor;
    });
    expect(fillings).toEqual(['ButtonText', 'ButtonText', 'ButtonFace'].map(system));
  });

  test('checkboxes and radios are the browser’s own, so that the choice shows', async () => {
    await forced(
      <>
        <Checkbox label="Box" active onChange={nothing} />
        <Radio label="Dot" name="dots" value="a" checked onChange={nothing} />
      </>,
    );
    expect(style('[type="checkbox"]').appearance).toBe('auto');
    expect(style('[type="radio"]').appearance).toBe('auto');
  });

  test('a toggle that is on is filled', async () => {
    await emulate({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    const { redraw } = draw(<Toggle label="On" checked={false} onChange={nothing} />);
    const off = style('input').backgroundColor;
    redraw(<Toggle label="On" checked onChange={nothing} />);
    expect(style('input').backgroundColor).toBe(system('Highlight'));
    expect(off).not.toBe(system('Highlight'));
    expect(style('input', '::after').backgroundColor).not.toBe(style('input').backgroundColor);
  });

  test('stars and progress are filled with the highlight', async () => {
    await forced(
      <>
        <Rating rating={3} readonly />
        <ProgressBar label="Progress" value={40} />
      </>,
    );
    expect(style('[data-filled] g').fill).toBe(system('Highlight'));
    expect(style('[role="progressbar"] > div').backgroundColor).toBe(system('Highlight'));
    expect(style('[role="progressbar"]').borderTopWidth).toBe('1px');
  });

  test('the active entry of a navigation and of a menu is marked', async () => {
    await forced(
      <>
        <SideNav
          items={[{ title: 'Books', route: '/books' }]}
          activeRoute="/books"
          onNavigate={nothing}
        />
        <Menu entries={[{ label: 'North', selected: true }]} onSelect={nothing}>
          Open
        </Menu>
      </>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    expect(style('nav a').borderTopColor).toBe(system('Highlight'));
    expect(style('ul[popover] button').borderInlineStart).toContain('4px solid');
  });

  test('labels, dialogs and side modals keep an outline', async () => {
    await forced(
      <>
        <Label>New</Label>
        <Dialog title="Dialog" open onClose={nothing} />
        <SideModal title="Side" open onClose={nothing} />
      </>,
    );
    const label = page.getByText('New').element().parentElement;
    expect(label && getComputedStyle(label).borderTopStyle).toBe('solid');
    const [dialog, side] = document.querySelectorAll('dialog');
    expect(dialog && getComputedStyle(dialog).borderTopStyle).toBe('solid');
    expect(side && getComputedStyle(side).borderInlineStartStyle).toBe('solid');
  });

  test('the shell keeps the lines between its parts', async () => {
    await forced(
      <LayoutShell
        title="Books"
        home={{ name: 'Room', logo: 'R', href: '/' }}
        items={[]}
        activeRoute="/"
        onNavigate={nothing}
      />,
    );
    expect(style('aside').borderInlineEndStyle).toBe('solid');
    expect(style('header').borderBottomStyle).toBe('solid');
  });
});
