import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SetupPoint } from '#core/setup/setup.ts';
import { Check } from '#kit/icon/drawings/actions/check.ts';
import { CircleEllipsis } from '#kit/icon/drawings/categories/circle-ellipsis.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { setupMessages as words } from '../shared/setup/messages.ts';
import classes from './Setup.module.css';

interface PointProps {
  point: SetupPoint;
  isDone: boolean;
  /** The sentence below its name, if there is one. */
  text: string | undefined;
  /** The address of the page where it is done, if not this one. */
  href?: string | undefined;
  children?: ReactNode;
}

export const Point = ({ point, isDone, text, href, children }: PointProps) => {
  const { title, go } = words.points[point];
  return (
    <li id={point} className={classes.point} data-done={isDone}>
      <span className={classes.mark} aria-hidden="true">
        <Icon icon={isDone ? Check : CircleEllipsis} size={20} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {title} <span className={classes.state}>{isDone ? words.isDone : words.isOpen}</span>
        </h2>
        {text !== undefined && <p className={classes.quiet}>{text}</p>}
        {children}
        {href !== undefined && !isDone && <Link href={href}>{go}</Link>}
      </div>
    </li>
  );
};
