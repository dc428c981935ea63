import { useState } from 'react';
import type { ComponentProps, CSSProperties } from 'react';
import type { ComponentExamples } from '../../base/example.ts';
import { BookOpen } from '../../icon/drawings/signs/book-open.ts';
import { ChartColumn } from '../../icon/drawings/signs/chart-column.ts';
import { Download } from '../../icon/drawings/actions/download.ts';
import { Leaf } from '../../icon/drawings/signs/leaf.ts';
import { Plus } from '../../icon/drawings/actions/plus.ts';
import { Icon } from '../../icon/Icon.tsx';
import { LayoutShell } from './LayoutShell.tsx';

type Extra = Partial<ComponentProps<typeof LayoutShell>>;

const FRAME: CSSProperties & Record<'--shell-height', string> = {
  height: 560,
  overflow: 'auto',
  '--shell-height': '560px',
};

/** The shell is as high as the window; in the list of examples it gets a window of its own. */
const Framed = (extra: Extra) => {
  const [route, setRoute] = useState('#books');
  return (
    <div style={FRAME}>
      <LayoutShell
        embedded
        title="Books"
        home={{
          name: 'Reading room',
          caption: 'Ashdown library',
          logo: <Icon icon={BookOpen} size={28} />,
          href: '#books',
        }}
        items={[
          { title: 'Books', route: '#books', defaultIcon: <Icon icon={BookOpen} /> },
          { title: 'Figures', route: '#figures', defaultIcon: <Icon icon={ChartColumn} /> },
        ]}
        activeRoute={route}
        onNavigate={(next, event) => {
          event.preventDefault();
          setRoute(next);
        }}
        poweredBy={{ name: 'Leaf', logo: <Icon icon={Leaf} size={24} />, url: 'about:blank' }}
        accountName="Maya Okafor"
        onLogout={() => undefined}
        {...extra}
      >
        <p style={{ padding: 32 }}>What stands here is the page&apos;s own.</p>
      </LayoutShell>
    </div>
  );
};

const projects = ['All projects', 'North wing', 'South wing'].map((label) => ({ label }));

export const examples: ComponentExamples = {
  name: 'Layout shell',
  wide: true,
  examples: {
    default: () => <Framed />,
    collapsed: () => <Framed defaultCollapsed />,
    'all actions': () => (
      <Framed
        inboxHref="#inbox"
        inboxCount={3}
        projects={projects}
        icons={{ plus: Plus }}
        callToActions={[{ label: 'New book', iconName: 'plus', type: 'primary' }]}
        callToActionList={{ label: 'More', entries: [{ label: 'Import' }, { label: 'Export' }] }}
        accountEntries={[{ label: 'Profile' }]}
      />
    ),
    'icon at the end of a call to action': () => (
      <Framed
        icons={{ download: Download }}
        callToActions={[{ label: 'Figures', iconName: 'download', isIconLeft: false }]}
      />
    ),
  },
};
