import {
  INBOX_KINDS,
  INBOX_STATES,
  type InboxState,
  type MessagePlace,
} from '#core/inbox/inbox.ts';
import { Label } from '#kit/controls/label/Label.tsx';
import { followInApp } from '../../base/navigation.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { useUnread } from './inbox-queries.ts';
import classes from './InboxTabs.module.css';
import { inboxMessages as words, KIND_TABS } from './messages.ts';

/** The tabs of the inbox: a kind of message, all of them, or the searches that found nothing (INBOX-10). */
export const INBOX_TABS = ['all', ...INBOX_KINDS, 'searches'] as const;
type InboxTab = (typeof INBOX_TABS)[number];

export type InboxView = {
  readonly tab: InboxTab;
  readonly state: InboxState;
  readonly open: MessagePlace | undefined;
};

function placeIn(text: string): MessagePlace | undefined {
  const [name, _id] = text.split('/');
  const kind = INBOX_KINDS.find((one) => one === name);
  return kind && _id ? { kind, _id } : undefined;
}

/** Reads the query and ignores values that are not valid. */
export function parseInbox(query: URLSearchParams): InboxView {
  return {
    tab: INBOX_TABS.find((tab) => tab === query.get('tab')) ?? 'all',
    state: INBOX_STATES.find((state) => state === query.get('show')) ?? 'open',
    open: placeIn(query.get('message') ?? ''),
  };
}

export function inboxAddress({ tab, state, open }: InboxView): string {
  return adminPaths.inbox({
    ...(tab !== 'all' && { tab }),
    ...(state !== 'open' && { show: state }),
    ...(open && { message: `${open.kind}/${open._id}` }),
  });
}

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
                <span>{nameOf(tab)}</span>
                {tab === 'all' && unread > 0 && <Label tone="brand">{words.unread(unread)}</Label>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
