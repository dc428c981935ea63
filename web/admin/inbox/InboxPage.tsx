import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { InboxItem } from '#core/inbox/inbox-schema.ts';
import { INBOX_STATES, type MessagePlace } from '#core/inbox/inbox.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { ArrowLeft } from '#kit/icon/drawings/actions/arrow-left.ts';
import { Inbox as InboxDrawing } from '#kit/icon/drawings/signs/inbox.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { usePageTitle } from '../../base/page-title.ts';
import { useQuery } from '../../base/navigation.ts';
import { useMay } from '../base/role.ts';
import { MissedSearches } from './MissedSearches.tsx';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { ShowOlder } from '../shared/page-parts/ShowOlder.tsx';
import { archiveMessage, toggleRead, undoArchiving } from './archive-message.ts';
import { inboxAddress, parseInbox, type InboxView, InboxTabs } from './InboxTabs.tsx';
import { useInbox, useMessage } from './inbox-queries.ts';
import classes from './InboxPage.module.css';
import { MessageList, useKeys } from './MessageList.tsx';
import { EMPTY, inboxMessages as words, STATE_NAMES } from './messages.ts';
import { OpenEscalations } from './OpenEscalations.tsx';
import { OpenMessage } from './OpenMessage.tsx';

/** The shortcuts of the inbox, shown where they work (INBOX-8). */
const Keys = () => (
  <p className={classes.keys}>
    <span className={classes.keysTitle}>{words.keysTitle}</span>
    {words.keys.map(([key, does]) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
);

interface OpenedProps {
  open: MessagePlace | undefined;
  takesFocus: boolean;
  onOpen: (place: MessagePlace) => void;
  onClose: () => void;
}

const Opened = ({ open, takesFocus, onOpen, onClose }: OpenedProps) => {
  const loaded = useMessage(open);
  const canChange = useMay('author');
  const archive = async (place: MessagePlace, isArchived: boolean): Promise<void> => {
    if (await archiveMessage(place, isArchived)) onClose();
  };
  const box = useKeys<HTMLElement>((key) => {
    if (key === 'Escape' && open) onClose();
    if (!loaded.data || !canChange) return;
    if (key === 'e') void archive(loaded.data, !loaded.data.isArchived);
    if (key === 'u') toggleRead(loaded.data);
  });
  return (
    <section ref={box} className={classes.opened} aria-label={words.opened}>
      {!open && <EmptyState title={words.noneOpen} />}
      {open && (
        <div className={classes.back}>
          <Button variant="quiet" icon={ArrowLeft} onClick={onClose}>
            {words.back}
          </Button>
        </div>
      )}
      {open && loaded.isError && (
        <LoadFailed title={words.messageFailed} onRetry={() => void loaded.refetch()} />
      )}
      {open && loaded.data && (
        <OpenMessage
          key={loaded.data._id}
          message={loaded.data}
          takesFocus={takesFocus}
          onOpen={(_id) => onOpen({ kind: 'missing', _id })}
          onArchived={onClose}
        />
      )}
    </section>
  );
};

const Messages = ({ view, show }: { view: InboxView; show: (view: InboxView) => void }) => {
  const { tab, state, open } = view;
  const kind = tab === 'all' || tab === 'searches' ? undefined : tab;
  const loaded = useInbox({ kind, state });
  const canChange = useMay('author');
  const [focusTurn, setFocusTurn] = useState(0);
  const rows = useRef<HTMLUListElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const messages = loaded.data?.pages.flatMap((page) => page.messages) ?? [];
  const [emptyTitle, emptyText] = EMPTY[state];

  const openOne = (place: MessagePlace): void => {
    setPressed(true);
    show({ ...view, open: place });
  };
  const close = (): void => {
    show({ ...view, open: undefined });
    setFocusTurn((turn) => turn + 1);
  };
  const older = (): void => {
    if (loaded.hasNextPage && !loaded.isFetchingNextPage) void loaded.fetchNextPage();
  };
  const archive = async (message: InboxItem): Promise<void> => {
    const isDone = await archiveMessage(message, !message.isArchived);
    if (isDone && open?._id === message._id) show({ ...view, open: undefined });
  };

  return (
    <div className={classes.columns} data-open={open !== undefined}>
      <section className={classes.list} aria-label={words.list}>
        <div className={classes.filter}>
          <Dropdown
            label={words.show}
            options={INBOX_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
            value={state}
            onChange={(next) => show({ tab, state: next, open: undefined })}
          />
        </div>
        {loaded.isPending && <Loading />}
        {loaded.isError && !loaded.data && (
          <LoadFailed title={words.loadFailed} onRetry={() => void loaded.refetch()} />
        )}
        {loaded.data && messages.length === 0 && (
          <EmptyState title={emptyTitle} icon={<Icon icon={InboxDrawing} size={24} />}>
            {emptyText}
          </EmptyState>
        )}
        {messages.length > 0 && (
          <>
            <MessageList
              ref={rows}
              messages={messages}
              timeZone={loaded.data?.pages[0]?.timeZone ?? 'UTC'}
              open={open}
              focusTurn={focusTurn}
              addressOf={(place) => inboxAddress({ ...view, open: place })}
              onOpen={openOne}
              onEnd={older}
              {...(canChange && {
                onArchive: (message) => void archive(message),
                onRead: toggleRead,
              })}
            />
            <ShowOlder list={loaded} rows={rows} wide />
            {canChange && <Keys />}
          </>
        )}
      </section>
      <Opened open={open} takesFocus={wasPressed} onOpen={openOne} onClose={close} />
    </div>
  );
};

/** The page with the messages that advisors sent (INBOX-1); the open list and message are in the address (INBOX-2). */
export const InboxPage = () => {
  const [, navigate] = useLocation();
  const view = parseInbox(useQuery());
  usePageTitle(ADMIN_PAGES.inbox.title);
  const show = (next: InboxView): void => navigate(inboxAddress(next));
  const box = useKeys<HTMLDivElement>((key) => {
    if (key === 'z') undoArchiving();
  });
  return (
    <div ref={box} className={classes.page}>
      <OpenEscalations />
      <InboxTabs view={view} addressOf={inboxAddress} onShow={show} />
      {view.tab === 'searches' ? <MissedSearches /> : <Messages view={view} show={show} />}
    </div>
  );
};
