import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import { NEXT, pageOf, PAGES, PREV } from '../../base/messages.ts';
import classes from './Pager.module.css';

interface PagerProps {
  /** The shown page, counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The words that say which entries are shown, such as '1 to 10 of 137'. */
  text?: string;
  /** The name of the landmark. */
  label?: string;
  /** The pager's size; thumb puts the buttons at the edges of a phone, 48 px high. */
  size?: 'control' | 'thumb';
}

/** The buttons Prev and Next (KIT-13), shown if there is more than one page. When a pressed button is disabled, the other one gets its focus. */
export const Pager = ({
  page,
  pages,
  onPage,
  text = pageOf(page, pages),
  label = PAGES,
  size = 'control',
}: PagerProps) => {
  const prev = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = page <= 1;
  const isLast = page >= pages;
  useLayoutEffect(() => {
    if (isFirst && prev.current?.matches(':focus')) next.current?.focus({ preventScroll: true });
    if (isLast && next.current?.matches(':focus')) prev.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);
  return (
    <nav className={classes.pager} data-size={size} aria-label={label}>
      <p className={classes.text} aria-live="polite">
        {text}
      </p>
      <Button ref={prev} disabled={isFirst} onClick={() => onPage(page - 1)}>
        {PREV}
      </Button>
      <Button ref={next} disabled={isLast} onClick={() => onPage(page + 1)}>
        {NEXT}
      </Button>
    </nav>
  );
};
