import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Pager } from '#kit/pager/Pager.tsx';

/** The kit's pager, holding its focus: the first and the last page disable the button pressed, and the other one gets it. */
export const FocusedPager = ({ page, onPage, ...props }: ComponentProps<typeof Pager>) => {
  const frame = useRef<HTMLDivElement>(null);
  const pressedOn = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (pressedOn.current === undefined || pressedOn.current === page) return;
    pressedOn.current = undefined;
    if (document.activeElement?.matches(':enabled')) return;
    frame.current?.querySelector<HTMLElement>(':enabled')?.focus({ preventScroll: true });
  });
  return (
    <div ref={frame}>
      <Pager
        {...props}
        page={page}
        onPage={(next) => {
          pressedOn.current = page;
          onPage(next);
        }}
      />
    </div>
  );
};
