import { Label } from '#kit/controls/label/Label.tsx';
import { followInApp } from '../../base/link-click.ts';
import { INBOX_TABS, type InboxTab, type InboxView } from './inbox-address.ts';
import { useUnread } from './inbox-queries.ts';
import classes from './InboxTabs.module.css';
import { inboxMessages, KIND_TABS } from './messages.ts';

const words = inboxMessages;

const nameOf = (tab: InboxTab): string => {
  if (tab === 'all') return words.all;
  return tab === 'searches' ? words.searches : KIND_TABS[tab];
};

interface InboxTabsProps {
  view: InboxView;
  addressOf: (view: InboxView) => string;
  onShow: (view: InboxView) => void;
}

export const InboxTabs = ({ view, addressOf, onShow }: InboxTabsProps) => {
  const unread = useUnread();
  return (
    <nav aria-label={words.kinds}>
      <ul className={classes.tabs}>
        {INBOX_TABS.map((tab) => {
          const next = { tab, state: view.state, open: undefined };
          return (
            <li key={tab}>
              <a
                className={classes.tab}
                href={addressOf(next)}
                aria-current={tab === view.tab ? 'page' : undefined}
                onClick={(event) => followInApp(event, () => onShow(next))}
              >
                {nameOf(tab)}
                {tab === 'all' && unread > 0 && <Label tone="brand">{words.unread(unread)}</Label>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
