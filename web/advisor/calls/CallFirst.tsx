import { memo } from 'react';
import type { IssueCategory } from '#core/category.ts';
import { calledFirst, telLink } from '#core/campus.ts';
import { ButtonLink } from '#kit/button/ButtonLink.tsx';
import { Phone } from '#kit/icon/drawings/phone.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { useIsEnlarged } from '../use-is-low.ts';
import classes from './CallFirst.module.css';
import { guideMessages } from '../../guide/messages.ts';
import { callMessages } from './messages.ts';
import { useCampus } from './campus.ts';

const words = callMessages;

interface CallFirstProps {
  category: IssueCategory | undefined;
  /** Where there is little room it shows 'Call' alone. */
  short?: boolean;
}

/** The one call button, or that no number is set, which is no link (CALL-2). */
export const CallFirst = memo(({ category, short = false }: CallFirstProps) => {
  const isEnlarged = useIsEnlarged();
  const callee = calledFirst(useCampus(), category);
  if (!callee) return <p className={classes.none}>{words.notSet}</p>;
  const name = guideMessages.call(callee.name);
  return (
    <ButtonLink
      variant="danger"
      size="thumb"
      wide
      href={telLink(callee.number)}
      data-call={callee.id}
      aria-label={name}
      icon={<Icon icon={Phone} size={18} />}
    >
      <span>{short || isEnlarged ? words.callShort : name}</span>
    </ButtonLink>
  );
});
