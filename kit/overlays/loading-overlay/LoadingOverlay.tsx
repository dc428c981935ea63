import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LoaderCircle } from '../../icon/drawings/signs/loader-circle.ts';
import { Icon } from '../../icon/Icon.tsx';
import { LOADING } from '../../base/messages.ts';
import classes from './LoadingOverlay.module.css';

/** The time in ms before the overlay is shown: for shorter work, a flash would only distract. */
const QUIET_MS = 200;

const Shown = ({ text }: { text: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  // Without the popover polyfill it is shown in place (BROWSER-8).
  useLayoutEffect(() => ref.current?.showPopover?.(), []);
  return (
    <div ref={ref} popover="manual" className={classes.overlay}>
      <div role="status" className={classes.box}>
        <span className={classes.spinner}>
          <Icon icon={LoaderCircle} />
        </span>
        {text}
      </div>
    </div>
  );
};

/** Covers the whole screen while it is mounted (KIT-19). */
export const LoadingOverlay = ({ text = LOADING }: { text?: string }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, QUIET_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Shown text={text} /> : null;
};
