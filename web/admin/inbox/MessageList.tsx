import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { InboxItem } from '#core/inbox/inbox-schema.ts';
import type { MessagePlace } from '#core/inbox/inbox.ts';
import { NamedList } from '../shared/page-parts/NamedList.tsx';
import { inboxMessages as words } from './messages.ts';
import { MessageRow } from './MessageRow.tsx';

/** The elements in which people type, or that handle keys themselves, such as a dialog. */
const TYPING = 'textarea, input:not([type="checkbox"]), select, dialog';

/** Hears the keys pressed inside the element of the returned ref: only there are letters commands, and not while somebody types (INBOX-8). */
export function useKeys<T extends HTMLElement>(onKey: (key: string) => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const press = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    onKey(key);
  });
  useEffect(() => {
    const element = ref.current;
    const hear = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  return ref;
}

interface MessageListProps {
  messages: readonly InboxItem[];
  timeZone: string;
  open: MessagePlace | undefined;
  /** A number that grows each time the focus must go to the chosen row. */
  focusTurn: number;
  addressOf: (message: MessagePlace) => string;
  onOpen: (message: MessagePlace) => void;
  /** Hears that the arrow keys passed the last row, after which older rows may load. */
  onEnd: () => void;
  /** Archives a message; absent if messages can only be read. */
  onArchive?: (message: InboxItem) => void;
  onRead?: (message: InboxItem) => void;
  ref: Ref<HTMLUListElement>;
}

/** Returns the index of the row to which an arrow key leads; undefined for other keys. */
function stepOf(key: string, at: number, last: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last };
  const to = steps[key];
  return to === undefined ? undefined : Math.max(0, Math.min(last, to));
}

/** The list of messages, which is one stop of the Tab key; the arrow keys choose a message (INBOX-8). */
export const MessageList = ({
  messages,
  timeZone,
  open,
  focusTurn,
  addressOf,
  onOpen,
  onEnd,
  onArchive,
  onRead,
  ref,
}: MessageListProps) => {
  const last = messages.length - 1;
  const [chosen, setChosen] = useState(0);
  const opened = messages.findIndex(({ _id }) => _id === open?._id);
  const at = Math.min(chosen, last);
  const rows = useRef(new Map<number, HTMLAnchorElement>());
  const focused = useRef<string>(undefined);

  // If a row was opened by a press elsewhere, the arrow keys continue from it.
  const [openBefore, setOpenBefore] = useState<string>();
  if (openBefore !== open?._id) {
    setOpenBefore(open?._id);
    if (opened >= 0) setChosen(opened);
  }

  const focusRow = useEffectEvent(() => rows.current.get(at)?.focus());
  useEffect(() => {
    if (focusTurn > 0) focusRow();
  }, [focusTurn]);

  useEffect(() => {
    // If the row with the focus left the list, the row in its place gets the focus.
    const isGone = messages.every(({ _id }) => _id !== focused.current);
    if (isGone && focused.current && document.activeElement === document.body) focusRow();
  }, [messages]);

  const press = (event: ReactKeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const message = messages[at];
    const to = stepOf(event.key, at, last);
    if (to !== undefined) {
      event.preventDefault();
      if (event.key === 'ArrowDown' && at === last) onEnd();
      rows.current.get(to)?.focus();
    } else if (event.key === 'e' && message) onArchive?.(message);
    else if (event.key === 'u' && message) onRead?.(message);
  };

  return (
    <NamedList name={words.list} ref={ref}>
      {messages.map((message, index) => (
        <MessageRow
          key={message._id}
          ref={(row) => {
            if (row) rows.current.set(index, row);
            return () => void rows.current.delete(index);
          }}
          message={message}
          timeZone={timeZone}
          href={addressOf(message)}
          isOpen={index === opened}
          isCurrent={index === at}
          onOpen={() => onOpen(message)}
          onFocus={() => {
            focused.current = message._id;
            setChosen(index);
          }}
          onBlur={({ relatedTarget }) => {
            // If the row itself is removed, no other element gets the focus.
            if (relatedTarget) focused.current = undefined;
          }}
          onKeyDown={press}
        />
      ))}
    </NamedList>
  );
};
