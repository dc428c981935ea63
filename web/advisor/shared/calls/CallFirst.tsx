import { memo } from 'react';
import type { IssueCategory } from '#core/base/category.ts';
import { primaryContact, telLink } from '#core/campus/campus.ts';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { Phone } from '#kit/icon/drawings/actions/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './CallFirst.module.css';
import { callMessages } from '../../../guide/call-messages.ts';
import { useCampus } from '../../phone/library/local-copy.ts';

const words = callMessages;
/** Letters of a name that need more than three lines in a third of a phone's width. */
const LONG = 24;

/** The one call button, which says whom it calls, or that no number is set, which is no link (CALL-2, CALL-8). */
export const CallFirst = memo(({ category }: { category: IssueCategory | undefined }) => {
  const callee = primaryContact(useCampus(), category);
  if (!callee) return <p className={classes.none}>{words.notSet}</p>;
  return (
    <ButtonLink
      variant="danger"
      size="thumb"
      wide
      href={telLink(callee.number)}
      data-call={callee.id}
      data-long={callee.name.length > LONG || undefined}
      icon={<Icon icon={Phone} size={18} />}
    >
      <span className={classes.words}>{words.call(callee.name)}</span>
    </ButtonLink>
  );
});
