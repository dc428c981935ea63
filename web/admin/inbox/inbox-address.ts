import {
  INBOX_KINDS,
  INBOX_STATES,
  type InboxState,
  type MessagePlace,
} from '#core/inbox/inbox.ts';
import { adminPaths } from '../../base/admin-paths.ts';

/** The tabs of the inbox: a kind of messages, all of them, or what was searched for in vain (INBOX-10). */
export const INBOX_TABS = ['all', ...INBOX_KINDS, 'searches'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

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

/** Reads the query; nonsense in it is left aside. */
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
