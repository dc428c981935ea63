import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import { displayName } from '#core/base/display-name.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { Share2 } from '#kit/icon/drawings/actions/share-2.ts';
import { X } from '#kit/icon/drawings/actions/x.ts';
import { CalendarDays } from '#kit/icon/drawings/categories/calendar-days.ts';
import { Mail } from '#kit/icon/drawings/signs/mail.ts';
import { Smartphone } from '#kit/icon/drawings/signs/smartphone.ts';
import { Menu } from '#kit/overlays/menu/Menu.tsx';
import { NamedList } from '../../shared/page-parts/NamedList.tsx';
import { ladderMessages as words } from './ladder-messages.ts';
import classes from './ladder.module.css';
import { notificationMessages } from './messages.ts';

export const KIND_ICONS = {
  mail: Mail,
  webhook: Share2,
  duty: CalendarDays,
  push: Smartphone,
} as const satisfies Record<NotificationKind, string>;

/** An entry of 'Add': an existing recipient, or a new one of a kind. */
export type Added = { readonly id: string } | { readonly kind: NotificationKind };

interface RecipientChipsProps {
  number: number;
  /** The recipients that the step tells. */
  shown: readonly NotificationTarget[];
  /** The recipients that can be added. */
  others: readonly NotificationTarget[];
  /** The kinds of new recipients that can be added. */
  kinds: readonly NotificationKind[];
  isFull: boolean;
  called: (target: NotificationTarget) => string;
  onAdd: (added: Added) => void;
  onTakeOut: (target: NotificationTarget) => void;
}

/** The words that say who a kind of recipient is, if its name does not. */
export const WHO: Partial<Record<NotificationKind, string>> = {
  duty: notificationMessages.onDuty,
  push: notificationMessages.phone,
};

/** Returns the words on how a recipient's own settings limit a step. */
function smallOf({ kind, escalations, categories }: NotificationTarget): string {
  if (!escalations) return words.off;
  const only = categories.length > 0 ? words.forSome(categories.map(displayName)) : '';
  return [kind === 'duty' ? words.onDuty : WHO[kind], only].filter(Boolean).join(', ');
}

/** The people whom a step tells, each with a button that removes them from the step, and a menu that adds another. */
export const RecipientChips = (props: RecipientChipsProps) => {
  const { number, shown, others, kinds, isFull, called, onAdd, onTakeOut } = props;
  const list = useRef<HTMLUListElement>(null);
  const takeOut = (target: NotificationTarget, at: number): void => {
    flushSync(() => onTakeOut(target));
    // If a dialog asks a question, it has the focus, and the button behind it is still there.
    if (document.querySelector('dialog[open]')) return;
    // The button disappeared with its recipient, so the next one gets the focus, or 'Add' after the last.
    list.current?.querySelectorAll<HTMLElement>('li > button, li > div > button')[at]?.focus();
  };
  const names = [...shown, ...others].map(called);
  const labelOf = (target: NotificationTarget): string => {
    const name = called(target);
    const isAlone = names.filter((one) => one === name).length < 2;
    return isAlone ? name : words.another(name, target.address);
  };
  const entries = [
    ...others.map((target) => ({
      label: labelOf(target),
      icon: <Icon icon={KIND_ICONS[target.kind]} size={16} />,
      adds: { id: target._id } as Added,
    })),
    ...kinds.map((kind) => ({
      label: notificationMessages.add[kind],
      icon: <Icon icon={Plus} size={16} />,
      adds: { kind } as Added,
    })),
  ];
  return (
    <NamedList ref={list} name={words.step(number)} className={classes.chips}>
      {shown.map((target, at) => (
        <li key={target._id} className={classes.chip}>
          <Icon icon={KIND_ICONS[target.kind]} size={16} />
          <span>
            {labelOf(target)} <small>{smallOf(target)}</small>
          </span>
          <button
            type="button"
            aria-label={words.takeOut(labelOf(target), number)}
            onClick={() => takeOut(target, at)}
          >
            <Icon icon={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        {isFull ? (
          <p>{words.fullStep}</p>
        ) : (
          <Menu
            className={classes.add}
            label={words.addTo(number)}
            align="start"
            entries={entries}
            onSelect={({ adds }) => onAdd(adds)}
          >
            <Icon icon={Plus} size={16} />
            {words.add}
          </Menu>
        )}
      </li>
    </NamedList>
  );
};
