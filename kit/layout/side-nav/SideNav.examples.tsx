import { useState } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { BookMarked } from '../../icon/drawings/signs/book-marked.ts';
import { BookOpen } from '../../icon/drawings/signs/book-open.ts';
import { ChartColumn } from '../../icon/drawings/signs/chart-column.ts';
import { ExternalLink } from '../../icon/drawings/actions/external-link.ts';
import { Users } from '../../icon/drawings/signs/users.ts';
import { Icon } from '../../icon/Icon.tsx';
import { SideNav } from './SideNav.tsx';
import type { MenuItem } from './menu-item.ts';

const items: MenuItem[] = [
  {
    title: 'Books',
    route: '#books',
    defaultIcon: <Icon icon={BookOpen} />,
    activeIcon: <Icon icon={BookMarked} />,
  },
  {
    title: 'Readers',
    defaultIcon: <Icon icon={Users} />,
    subMenu: [
      { title: 'All readers', route: '#readers' },
      { title: 'Groups', route: '#groups' },
    ],
    showDivider: true,
  },
  { title: 'Figures', route: '#figures', defaultIcon: <Icon icon={ChartColumn} /> },
  { title: 'Help', url: 'about:blank', defaultIcon: <Icon icon={ExternalLink} /> },
];
const long: MenuItem[] = [
  {
    title: 'Shelves',
    subMenu: Array.from({ length: 40 }, (_, index) => ({
      title: `Shelf ${index + 1}`,
      route: `#${index}`,
    })),
  },
];

const Routed = ({
  start,
  ...props
}: {
  start: string;
  items?: MenuItem[];
  collapsed?: boolean;
}) => {
  const [route, setRoute] = useState(start);
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  return (
    <div style={{ width: collapsed ? 56 : 240 }}>
      <SideNav
        items={props.items ?? items}
        activeRoute={route}
        collapsed={collapsed}
        onExpand={() => setCollapsed(false)}
        label={`Example at ${start}`}
        onNavigate={(next, event) => {
          event.preventDefault();
          setRoute(next);
        }}
      />
    </div>
  );
};

export const examples: ComponentExamples = {
  name: 'Side navigation',
  examples: {
    default: () => <Routed start="#books" />,
    'sub-menu open': () => <Routed start="#groups" />,
    collapsed: () => <Routed start="#figures" collapsed />,
    'long sub-menu': () => <Routed start="#1" items={long} />,
  },
};
