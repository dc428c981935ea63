import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { SideNav } from './SideNav.tsx';
import type { MenuItem } from './menu-item.ts';

const items: MenuItem[] = [
  { title: 'Books', route: '/books', defaultIcon: 'o', activeIcon: 'x' },
  {
    title: 'Readers',
    subMenu: [
      { title: 'Everyone', route: '/readers' },
      { title: 'Groups', route: '/groups' },
    ],
    showDivider: true,
  },
  { title: 'Help', url: 'https://help.example/' },
];

const Routed = ({ start, collapsed = false }: { start: string; collapsed?: boolean }) => {
  const [route, setRoute] = useState(start);
  const [shrunk, setShrunk] = useState(collapsed);
  return (
    <SideNav
      items={items}
      activeRoute={route}
      collapsed={shrunk}
      onExpand={() => setShrunk(false)}
      onNavigate={(next, event) => {
        event.preventDefault();
        setRoute(next);
      }}
    />
  );
};

const link = (name: string) => page.getByRole('link', { name, exact: false });
const readers = page.getByRole('button', { name: 'Readers' });

// KIT-23
test('the active item is the current page and shows its active icon', async () => {
  draw(<Routed start="/books" />);
  await expect.element(link('Books')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Books')).toHaveTextContent('xBooks');
  await expect.element(link('Books')).toHaveAttribute('href', '/books');
});

// KIT-23
test('a sub-menu opens and closes, and its active entry and parent are marked', async () => {
  draw(<Routed start="/books" />);
  await expect.element(readers).toHaveAttribute('aria-expanded', 'false');
  await readers.click();
  await expect.element(readers).toHaveAttribute('aria-expanded', 'true');
  await link('Groups').click();
  await expect.element(link('Groups')).toHaveAttribute('aria-current', 'page');
  await expect.element(readers).toHaveAttribute('data-active', 'true');
  await expect.element(readers).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link('Books')).toHaveTextContent('oBooks');
  await readers.click();
  await expect.element(link('Groups')).not.toBeInTheDocument();
});

// KIT-23
test('the sub-menu of the first page is open, and closes on leaving', async () => {
  draw(<Routed start="/readers" />);
  await expect.element(link('Everyone')).toBeVisible();
  await link('Books').click();
  await expect.element(link('Everyone')).not.toBeInTheDocument();
});

// KIT-23
test('an item with a url opens a new window and does not navigate', async () => {
  const onNavigate = vi.fn<() => void>();
  draw(<SideNav items={items} activeRoute="/books" onNavigate={onNavigate} />);
  await expect.element(link('Help')).toHaveAttribute('target', '_blank');
  await expect.element(link('Help')).toHaveAttribute('rel', 'noreferrer');
  link('Help')
    .element()
    .addEventListener('click', (event) => event.preventDefault());
  await link('Help').click();
  expect(onNavigate).not.toHaveBeenCalled();
});

// KIT-23
test('a divider is drawn below the items that ask for one', () => {
  draw(<Routed start="/books" />);
  const lines = page
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item).borderBottomWidth);
  expect(lines).toEqual(['0px', '1px', '0px']);
});

// KIT-23
test('the last item has no divider, since nothing is below it', () => {
  draw(<SideNav items={items.slice(0, 2)} activeRoute="/books" onNavigate={() => undefined} />);
  const [, last] = page.getByRole('listitem').elements();
  expect(last && getComputedStyle(last).borderBottomWidth).toBe('0px');
});

// KIT-24
test('a collapsed menu keeps its names, and an item with a sub-menu expands it', async () => {
  draw(<Routed start="/books" collapsed />);
  await expect.element(link('Books')).toHaveAttribute('title', 'Books');
  await readers.click();
  await expect.element(link('Everyone')).toBeVisible();
});

// KIT-23
test('a long sub-menu scrolls from 66.5vh on', () => {
  const subMenu = Array.from({ length: 60 }, (_, index) => ({
    title: `Shelf ${index}`,
    route: `/${index}`,
  }));
  draw(
    <SideNav
      items={[{ title: 'Shelves', subMenu }]}
      activeRoute="/0"
      onNavigate={() => undefined}
    />,
  );
  const list = page.getByRole('list').last().element();
  expect(list.getBoundingClientRect().height).toBe(800 * 0.665);
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
});
