import { Button } from '../../controls/button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import { Inbox } from '../../icon/drawings/signs/inbox.ts';
import { Icon } from '../../icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: ComponentExamples = {
  name: 'Empty state',
  examples: {
    title: () => <EmptyState title="No data to display" />,
    'icon, text, action': () => (
      <EmptyState
        title="No data to display"
        icon={<Icon icon={Inbox} size={24} />}
        action={<Button>Last 90 days</Button>}
      >
        Nothing happened between these dates. Try a longer range.
      </EmptyState>
    ),
  },
};
