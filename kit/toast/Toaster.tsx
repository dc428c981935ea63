import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { onModalChange, topModal } from '../dialog/modals.ts';
import { Toast } from './Toast.tsx';
import classes from './Toaster.module.css';
import { closeToast, useToasts } from './toasts.ts';
import type { ShownToast } from './toasts.ts';

const createHost = (): HTMLElement => {
  const host = document.createElement('div');
  host.className = classes.host ?? '';
  host.popover = 'manual';
  return host;
};

/** Takes the focus away from a toast before it is removed, since removal fires no blur. */
const giveUpFocus = (host: HTMLElement, to: EventTarget | null = null): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !host.contains(focused)) return;
  if (to instanceof HTMLElement) to.focus();
  else focused.blur();
};

/** The one place where toasts appear, top right, above every open dialog. Mount it once. */
export const Toaster = ({ closeLabel = 'Close message' }: { closeLabel?: string }) => {
  const toasts = useToasts();
  const [host] = useState(createHost);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    // A modal dialog makes all outside it inert, so the toasts move into the topmost one.
    const place = (): void => {
      const home = topModal() ?? document.body;
      if (host.parentNode === home) return;
      giveUpFocus(host);
      home.append(host);
      host.showPopover();
    };
    place();
    const stop = onModalChange(place);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);

  // Removing the last toast fires neither pointerleave nor blur.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  const close = (id: number): void => {
    giveUpFocus(host, cameFrom.current);
    closeToast(id);
  };
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!host.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!host.contains(relatedTarget)) setFocused(false);
  };
  const listOf = (kind: ShownToast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          paused={hovered || focused}
          closeLabel={closeLabel}
          onClose={close}
        />
      ));

  return createPortal(
    <div
      className={classes.stack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <ul>{listOf('alert')}</ul>
      {/* Always present: a polite region that is added together with its words is often not announced. */}
      <ul aria-live="polite">{listOf('status')}</ul>
    </div>,
    host,
  );
};
