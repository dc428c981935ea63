import { useState } from 'react';
import type { ComponentProps } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Plus } from '../../icon/drawings/actions/plus.ts';
import { draw } from '../../test/draw.ts';
import { emulate } from '../../test/emulate.ts';
import { LayoutShell } from './LayoutShell.tsx';

afterEach(async () => {
  await page.viewport(1280, 800);
  await emulate({});
});

const Shell = (extra: Partial<ComponentProps<typeof LayoutShell>>) => {
  const [route, setRoute] = useState('/books');
  return (
    <LayoutShell
      title="Books"
      home={{ name: 'Reading room', logo: 'R', href: '/books' }}
      items={[
        { title: 'Books', route: '/books' },
        { title: 'Figures', route: '/figures' },
        { title: 'Readers', subMenu: [{ title: 'Groups', route: '/groups' }] },
      ]}
      activeRoute={route}
      onNavigate={(next, event) => {
        event.preventDefault();
        setRoute(next);
      }}
      poweredBy={{ name: 'Leaf', logo: 'L', url: 'https://leaf.example/' }}
      {...extra}
    >
      Content
    </LayoutShell>
  );
};

const side = page.getByRole('complementary', { name: 'Menu' });
const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
const mobileMenu = page.getByRole('dialog', { name: 'Menu' });
const link = (name: string) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const settled = async (): Promise<void> => {
  await Promise.all(document.getAnimations().map(async (animation) => animation.finished));
};
const sideWidth = async (): Promise<number> => {
  await settled();
  return side.element().getBoundingClientRect().width;
};

// KIT-21, KIT-24
test('the side menu is 240 px wide, or 56 px if collapsed, and the header 5.5rem high', async () => {
  const onCollapse = vi.fn<(collapsed: boolean) => void>();
  draw(<Shell onCollapse={onCollapse} />);
  expect(await sideWidth()).toBe(240);
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBe(88);
  await button('Collapse menu').click();
  await expect.poll(sideWidth).toBe(56);
  await button('Expand menu').click();
  await expect.poll(sideWidth).toBe(240);
  await expect.poll(() => onCollapse.mock.calls).toEqual([[true], [false]]);
});

test('an item with a sub-menu expands the collapsed side menu', async () => {
  draw(<Shell defaultCollapsed />);
  expect(await sideWidth()).toBe(56);
  await button('Readers').click();
  await expect.poll(sideWidth).toBe(240);
  await expect.element(link('Groups')).toBeVisible();
});

// KIT-25
test.each([
  [993, true],
  [992, false],
  [320, false],
])('a screen of %i px shows the side menu: %j, and else the menu icon', async (width, shown) => {
  await page.viewport(width, 800);
  draw(<Shell />);
  expect(side.query() !== null).toBe(shown);
  expect(menuButton.query() !== null).toBe(!shown);
  expect(document.documentElement.scrollWidth).toBe(width);
});

// KIT-25
test('a printed page has no side menu and no header actions', async () => {
  draw(<Shell accountName="Maya Okafor" />);
  await emulate({ media: 'print' });
  expect(side.query()).toBeNull();
  expect(button('Maya Okafor').query()).toBeNull();
  await expect.element(page.getByRole('heading', { name: 'Books' })).toBeVisible();
});

// KIT-25, KIT-28
test('the mobile menu has the same entries, and closes unless the item has a sub-menu', async () => {
  await page.viewport(390, 844);
  draw(<Shell callToActions={[{ label: 'New book' }]} projects={[{ label: 'North wing' }]} />);
  await menuButton.click();
  await settled();
  expect(mobileMenu.element().getBoundingClientRect().width).toBe(390);
  await expect.element(mobileMenu.getByRole('link', { name: 'R Reading room' })).toBeVisible();
  await expect.element(button('New book')).toBeVisible();
  await expect.element(button('All projects')).toBeVisible();
  await button('Readers').click();
  await expect.element(mobileMenu).toBeVisible();
  await link('Groups').click();
  await expect.element(mobileMenu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveFocus();
});

// KIT-28, SHELL-2
test('Logout asks first; staying closes the dialog, confirming logs out', async () => {
  const onLogout = vi.fn<() => void>();
  draw(<Shell onLogout={onLogout} />);
  const prompt = page.getByRole('dialog', { name: 'Are you sure?' });
  await button('Logout').click();
  await expect
    .element(prompt)
    .toHaveAccessibleDescription("If you'd like to log out of this session, please confirm below.");
  await button('stay in').click();
  await expect.element(prompt).not.toBeInTheDocument();
  expect(onLogout).not.toHaveBeenCalled();
  await button('Logout').click();
  await button('Log out').click();
  await expect.poll(() => onLogout).toHaveBeenCalledOnce();
  await expect.element(prompt).not.toBeInTheDocument();
});

// The kit's own log-out goes to /.
// KIT-28
test('a confirmed logout goes to the root if the page does not handle it', async () => {
  const addresses: string[] = [];
  const stay = (event: NavigateEvent): void => {
    addresses.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stay);
  draw(<Shell />);
  await button('Logout').click();
  await button('Log out').click();
  await expect.poll(() => addresses).toEqual(['/']);
  window.navigation.removeEventListener('navigate', stay);
});

// KIT-27
test('the account dropdown has its own entries and Logout by default', async () => {
  const onAccount = vi.fn<(entry: { label: string }) => void>();
  draw(
    <Shell
      accountName="Maya Okafor"
      accountEntries={[{ label: 'Profile' }]}
      onAccount={onAccount}
    />,
  );
  await button('Maya Okafor').click();
  await button('Profile').click();
  await expect.poll(() => onAccount.mock.calls[0]?.[0]).toEqual({ label: 'Profile' });
  await button('Maya Okafor').click();
  await button('Logout').last().click();
  await expect.element(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
});

// KIT-28
test('a canceled logout from the account dropdown gives the focus back', async () => {
  draw(<Shell accountName="Maya Okafor" />);
  const account = button('Maya Okafor');
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(account).toHaveFocus();
});

// SHELL-3
test('the powered-by logo opens its site in a new window', async () => {
  draw(<Shell />);
  const powered = link('L Powered by Leaf');
  await expect.element(powered).toHaveAttribute('href', 'https://leaf.example/');
  await expect.element(powered).toHaveAttribute('target', '_blank');
});

// KIT-27
test('the mail icon leads to the inbox with the number of unread messages, if there is one', async () => {
  const { redraw } = draw(<Shell />);
  expect(page.getByRole('link', { name: 'Inbox' }).query()).toBeNull();
  redraw(<Shell inboxHref="/inbox" inboxCount={3} />);
  await expect.element(link('Inbox, 3 unread')).toHaveAttribute('href', '/inbox');
});

// KIT-21, KIT-27
test('calls to action, their list and the project dropdown report the choice', async () => {
  const chosen: string[] = [];
  const note = ({ label }: { label: string }): void => void chosen.push(label);
  draw(
    <Shell
      icons={{ plus: Plus }}
      callToActions={[
        { label: 'New book', isIconLeft: false, iconName: 'plus', type: 'primary' },
        { label: 'Print', iconName: 'plus' },
      ]}
      onCallToAction={note}
      callToActionList={{ label: 'More', entries: [{ label: 'Import' }] }}
      onCallToActionList={note}
      projects={[{ label: 'North wing' }]}
      onProject={note}
    />,
  );
  await button('New book').click();
  await button('More').click();
  await button('Import').click();
  await button('All projects').click();
  await button('North wing').click();
  await expect.poll(() => chosen).toEqual(['New book', 'Import', 'North wing']);
  await expect.poll(() => button('New book').element().lastChild?.nodeName).toBe('svg');
  await expect.poll(() => button('Print').element().firstChild?.nodeName).toBe('svg');
});

// KIT-26
test.each([
  [501, 24, 24, true],
  [500, 16, 20, false],
])(
  'a header on %i px is %i px from the edge, its title %i px, the account name shown: %j',
  async (width, edge, size, named) => {
    await page.viewport(width, 800);
    draw(<Shell accountName="Maya Okafor" />);
    const title = getComputedStyle(page.getByRole('heading', { name: 'Books' }).element());
    const header = getComputedStyle(page.getByRole('banner').element());
    expect([header.paddingInlineStart, title.fontSize]).toEqual([`${edge}px`, `${size}px`]);
    expect(page.getByText('Maya Okafor').element().getBoundingClientRect().width > 1).toBe(named);
    await expect.element(button('Maya Okafor')).toBeVisible();
  },
);

// KIT-26, LOOK-6
test.each([
  ['100%', true],
  ['200%', false],
])('the header on a phone with text at %s stays in sight on scrolling: %j', async (size, stays) => {
  await page.viewport(390, 800);
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.fontSize = '';
    style.removeProperty('--shell-height');
  });
  style.fontSize = size;
  style.setProperty('--shell-height', '3000px');
  draw(<Shell />);
  const header = page.getByRole('banner').element();
  window.scrollTo(0, 1000);
  await expect.poll(() => window.scrollY).toBe(1000);
  await expect.poll(() => header.getBoundingClientRect().bottom > 0).toBe(stays);
});

// SHELL-6
test('the first Tab offers to skip to the content', async () => {
  draw(<Shell />);
  await userEvent.tab();
  await expect.element(link('Skip to content')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
