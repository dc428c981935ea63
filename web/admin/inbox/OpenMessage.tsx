import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { CATEGORIES } from '#core/base/category.ts';
import { formatStamp } from '#core/base/format.ts';
import type { InboxMessage } from '#core/inbox/inbox-schema.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Archive } from '#kit/icon/drawings/actions/archive.ts';
import { Inbox } from '#kit/icon/drawings/signs/inbox.ts';
import { Mail } from '#kit/icon/drawings/signs/mail.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { Stars } from '#kit/controls/rating/Stars.tsx';
import { CategoryIcon } from '../../base/CategoryIcon.tsx';
import { adminPaths } from '../../base/admin-paths.ts';
import { useMay } from '../base/role.ts';
import { AnswerForm, GivenAnswer } from './AnswerForm.tsx';
import { archiveMessage, sayNotDone, toggleRead } from './archive-message.ts';
import { changeMessage } from './inbox-queries.ts';
import { KIND_ICONS } from './MessageRow.tsx';
import { inboxMessages as words, KIND_NAMES } from './messages.ts';
import { MissingIssue } from './MissingIssue.tsx';
import classes from './OpenMessage.module.css';
import { Written } from '../base/Written.tsx';

const NotedStep = ({ note }: { note: NonNullable<InboxMessage['note']> }) => {
  const { issueId, title, number, question, revision, step } = note;
  const of = { _id: issueId };
  const place = (name: string): string =>
    [
      number === null ? [] : words.step(number),
      name,
      revision === null ? [] : words.revision(revision),
    ]
      .flat()
      .join(' · ');
  return (
    <section className={classes.step} aria-label={KIND_NAMES.note}>
      <p className={classes.quiet}>
        <Written of={of} within={place}>
          {title}
        </Written>
      </p>
      <p className={classes.question}>
        {question === null ? words.unknownStep : <Written of={of}>{question}</Written>}
      </p>
      {!note.isArchived && <Link href={adminPaths.issue(issueId, step)}>{words.toStep}</Link>}
    </section>
  );
};

const Head = ({ message }: { message: InboxMessage }) => {
  const { kind, advisor, receivedAt, category, rating, isArchived, isCorrected } = message;
  const known = CATEGORIES.find((one) => one === category);
  return (
    <div className={classes.head}>
      {known ? (
        <CategoryIcon category={known} size={48} />
      ) : (
        <span className={classes.mark}>
          <Icon icon={KIND_ICONS[kind]} size={24} />
        </span>
      )}
      <div className={classes.words}>
        <h2 className={classes.title} tabIndex={-1} data-title="">
          {KIND_NAMES[kind]}
        </h2>
        <p className={classes.quiet}>
          {words.from(advisor, formatStamp(receivedAt, message.timeZone))}
        </p>
        {/* The text says where an advisor looked, because the icon next to it has no name. */}
        {known && kind === 'missing' && <p className={classes.quiet}>{displayName(known)}</p>}
        {rating !== null && <Stars rating={rating} />}
        {(isCorrected || isArchived) && (
          <p className={classes.labels}>
            {isCorrected && <Label>{words.corrected}</Label>}
            {isArchived && <Label>{words.archived}</Label>}
          </p>
        )}
      </div>
    </div>
  );
};

interface OpenMessageProps {
  message: InboxMessage;
  /** True if the message was opened by a press: its title then gets the focus. */
  takesFocus: boolean;
  onOpen: (id: string) => void;
  onArchived: () => void;
}

/** A message with all its words and its actions (INBOX-3). */
export const OpenMessage = ({ message, takesFocus, onOpen, onArchived }: OpenMessageProps) => {
  const { isRead, isArchived, text, kind } = message;
  const box = useRef<HTMLElement>(null);
  const canChange = useMay('author');

  const begin = useEffectEvent(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('[data-title]')?.focus();
    // Opening a message marks it as read (INBOX-4); if it is marked as unread afterward, it stays so.
    if (!isRead && canChange) changeMessage(message, { isRead: true }).catch(sayNotDone);
  });
  useEffect(() => begin(), []);

  const toggleArchived = async (): Promise<void> => {
    if (await archiveMessage(message, !isArchived)) onArchived();
  };

  return (
    <article ref={box} className={classes.message}>
      <Head message={message} />
      <p className={classes.text}>{text === '' ? words.noWords : text}</p>
      {message.note && <NotedStep note={message.note} />}
      {kind === 'missing' && <MissingIssue message={message} onOpen={onOpen} />}
      {canChange ? <AnswerForm message={message} /> : <GivenAnswer message={message} />}
      {canChange && (
        <div className={classes.buttons}>
          <Button icon={isArchived ? Inbox : Archive} onClick={() => void toggleArchived()}>
            {isArchived ? words.bringBack : words.archive}
          </Button>
          <Button icon={Mail} onClick={() => toggleRead(message)}>
            {isRead ? words.markUnread : words.markRead}
          </Button>
        </div>
      )}
    </article>
  );
};
