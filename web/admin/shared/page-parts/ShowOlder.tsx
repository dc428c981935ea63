import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormFailure } from '../states/ActionFailed.tsx';
import { olderMessages as words } from '../states/messages.ts';
import classes from './ShowOlder.module.css';

interface ShowOlderProps {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** The element whose children are the loaded rows. */
  rows: RefObject<Element | null>;
  wide?: boolean;
}

/** A button that loads older rows as long as there are any, and says if they did not load (SHELL-5, SHELL-8). */
export const ShowOlder = ({ list, rows, wide = false }: ShowOlderProps) => {
  const before = useRef<readonly Element[]>(undefined);
  const { hasNextPage, isFetchingNextPage } = list;
  useEffect(() => {
    if (isFetchingNextPage) return;
    const all = [...(rows.current?.children ?? [])];
    // If no more rows came, the last row gets the focus.
    const first = all.find((row) => !before.current?.includes(row)) ?? all.at(-1);
    // After the last rows came, the button is gone, which had the focus.
    if (before.current && !hasNextPage && document.activeElement === document.body) {
      const control = first?.querySelector<HTMLElement>('a, input, button, summary');
      // A row without a control gets the focus itself.
      if (!control) first?.setAttribute('tabindex', '-1');
      (control ?? (first as HTMLElement | undefined))?.focus();
    }
    before.current = undefined;
  }, [hasNextPage, isFetchingNextPage, rows]);
  if (!hasNextPage) return null;
  return (
    <div className={classes.older}>
      <FormFailure text={list.isFetchNextPageError ? words.olderFailed : undefined} />
      <Button
        wide={wide}
        busy={isFetchingNextPage}
        onClick={() => {
          before.current = [...(rows.current?.children ?? [])];
          void list.fetchNextPage();
        }}
      >
        {words.older}
      </Button>
    </div>
  );
};
