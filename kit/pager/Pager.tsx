import { Button } from '../button/Button.tsx';
import classes from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Which entries are shown, for example '1 to 10 of 137'. */
  text?: string;
  /** Names the landmark. */
  label?: string;
  prevLabel?: string;
  nextLabel?: string;
  /** thumb: at the edges of a phone, 48 px high. */
  size?: 'control' | 'thumb';
}

/** Prev and Next. The owner shows it only when there is more than one page. */
export const Pager = ({
  page,
  pages,
  onPage,
  text = `Page ${page} of ${pages}`,
  label = 'Pages',
  prevLabel = 'Prev',
  nextLabel = 'Next',
  size = 'control',
}: PagerProps) => (
  <nav className={classes.pager} data-size={size} aria-label={label}>
    <p className={classes.text} aria-live="polite">
      {text}
    </p>
    <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
      {prevLabel}
    </Button>
    <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
      {nextLabel}
    </Button>
  </nav>
);
