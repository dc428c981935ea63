import { CATEGORIES } from '#core/base/category.ts';
import { formatStamp } from '#core/base/format.ts';
import type { InboxItem } from '#core/inbox/inbox-schema.ts';
import type { InboxKind } from '#core/inbox/inbox.ts';
import { displayName } from '#core/base/display-name.ts';
import hidden from '#kit/base/hidden.module.css';
import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { MessageSquare } from '#kit/icon/drawings/signs/message-square.ts';
import { SearchX } from '#kit/icon/drawings/actions/search-x.ts';
import { Icon, type Drawing } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { Stars } from '#kit/controls/rating/Stars.tsx';
import type { ComponentProps } from 'react';
import { followInApp } from '../../base/navigation.ts';
import { inboxMessages as words, KIND_NAMES } from './messages.ts';
import classes from './MessageRow.module.css';
import { Written } from '../base/Written.tsx';

export const KIND_ICONS: Record<InboxKind, Drawing> = {
  missing: SearchX,
  feedback: MessageSquare,
  note: CircleAlert,
};

interface MessageRowProps extends ComponentProps<'a'> {
  message: InboxItem;
  timeZone: string;
  isOpen: boolean;
  /** True for the one row of the list at which the Tab key stops. */
  isCurrent: boolean;
  onOpen: () => void;
}

const About = ({ message: { rating, category, issue, kind } }: { message: InboxItem }) => {
  if (rating !== null) return <Stars rating={rating} />;
  const known = CATEGORIES.find((one) => one === category);
  if (kind === 'note') return issue && <Written of={{ title: issue }}>{issue}</Written>;
  return known ? <span>{displayName(known)}</span> : null;
};

/** A message in the list (INBOX-1); the other props are for its link. */
export const MessageRow = (props: MessageRowProps) => {
  const { message, timeZone, isOpen, isCurrent, onOpen, href, ...link } = props;
  const { kind, advisor, receivedAt, excerpt, isRead, isAnswered, isArchived } = message;
  return (
    <li className={classes.row} data-open={isOpen} data-unread={!isRead}>
      <span className={classes.mark}>
        <Icon icon={KIND_ICONS[kind]} />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          <a
            {...link}
            href={href}
            className={classes.link}
            tabIndex={isCurrent ? 0 : -1}
            aria-current={isOpen ? 'true' : undefined}
            onClick={(event) => followInApp(event, onOpen)}
          >
            {advisor}
            {!isRead && <span className={hidden.hidden}> {words.isNew}</span>}
          </a>
          <time dateTime={receivedAt}>{formatStamp(receivedAt, timeZone)}</time>
        </p>
        <p className={classes.about}>
          <span>{KIND_NAMES[kind]}</span>
          <About message={message} />
        </p>
        {excerpt !== '' && <p className={classes.excerpt}>{excerpt}</p>}
        {(isAnswered || isArchived || message.hasDraft || message.merged > 0) && (
          <p className={classes.labels}>
            {isAnswered && <Label tone="positive">{words.answered}</Label>}
            {message.hasDraft && <Label tone="brand">{words.draft}</Label>}
            {message.merged > 0 && <Label>{words.merged(message.merged)}</Label>}
            {isArchived && <Label>{words.archived}</Label>}
          </p>
        )}
      </div>
    </li>
  );
};
