import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button/Button.tsx';
import { IconButton } from '../../controls/button/IconButton.tsx';
import { CircleAlert } from '../../icon/drawings/signs/circle-alert.ts';
import { CircleCheck } from '../../icon/drawings/signs/circle-check.ts';
import { Info } from '../../icon/drawings/signs/info.ts';
import { X } from '../../icon/drawings/actions/x.ts';
import { Icon } from '../../icon/Icon.tsx';
import { holdUnder } from '../dialog/hold.ts';
import classes from './Toast.module.css';
import { closeToast, type ShownToast } from './toasts.ts';

/** The time for which a toast stays, in ms (KIT-18). */
const TOAST_MS = 5000;

interface ToastProps {
  toast: ShownToast;
  /** True while the pointer or the focus is on the toasts: their time stops, and later starts again. */
  paused: boolean;
  closeLabel: string;
  onClose: (id: number) => void;
}

/** One toast as a list item: a status or an alert, with its action and a close button. */
export const Toast = ({ toast, paused, closeLabel, onClose }: ToastProps) => {
  const { id, kind, tone = 'positive', text, detail, action } = toast;
  const done = tone === 'positive' ? CircleCheck : Info;
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const shown = item.current;
    return () => {
      if (shown) holdUnder(shown);
    };
  }, []);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(closeToast, TOAST_MS, id);
    return () => clearTimeout(timer);
  }, [id, paused]);
  return (
    <li ref={item} className={classes.toast} data-kind={kind} data-tone={tone}>
      <span className={classes.sign}>
        <Icon icon={kind === 'alert' ? CircleAlert : done} />
      </span>
      <div className={classes.words}>
        <p role={kind}>
          <span className={classes.text}>{text}</span>
          {detail === undefined ? null : <span className={classes.detail}> {detail}</span>}
        </p>
        {action === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onClose(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} size="small" label={closeLabel} onClick={() => onClose(id)} />
    </li>
  );
};
