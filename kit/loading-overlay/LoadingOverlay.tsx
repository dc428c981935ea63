import { LoaderCircle } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import classes from './LoadingOverlay.module.css';

/** Quicker work shows no overlay: one that only flashes distracts. */
const QUIET_MS = 200;

const Shown = ({ text }: { text: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover(), []);
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

/** Covers the whole screen while blocking work runs: mount it for that long. */
export const LoadingOverlay = ({ text = 'Loading' }: { text?: string }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, QUIET_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Shown text={text} /> : null;
};
