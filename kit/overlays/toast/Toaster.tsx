import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { onModalChange, topModal } from '../dialog/modals.ts';
import { Toast } from './Toast.tsx';
import { CLOSE_MESSAGE } from '../../base/messages.ts';
import classes from './Toaster.module.css';
import { closeToast, useToasts, type ShownToast } from './toasts.ts';

/** Takes the focus away from a toast before it is removed, since removal fires no blur. */
const giveUpFocus = (host: HTMLElement | null, to: EventTarget | null = null): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !host?.contains(focused)) return;
  if (to instanceof HTMLElement) to.focus();
  else focused.blur();
};

/** The one place for toasts, at the top right above every open dialog. A page mounts it once. */
export const Toaster = ({ closeLabel = CLOSE_MESSAGE }: { closeLabel?: string }) => {
  const toasts = useToasts();
  const place = useRef<HTMLDivElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const [page, host] = [place.current, hostRef.current];
    if (!page || !host) return undefined;
    // A modal dialog makes everything outside it inert, so the toasts move into the topmost dialog; a portal would add all the listeners of the page again.
    const move = (): void => {
      const home = topModal() ?? page;
      if (host.parentNode === home && host.matches(':popover-open')) return;
      giveUpFocus(host);
      home.append(host);
      host.showPopover();
    };
    move();
    const stop = onModalChange(move);
    return () => {
      stop();
      // React removes the host from the page, so it must be there again.
      page.append(host);
    };
  }, []);

  // On a phone the toasts are above a bar at the lower edge, even if the bar's page opens while they are shown (KIT-29).
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientHeight } = document.documentElement;
      const top = document.querySelector('[data-edge]')?.getBoundingClientRect().top ?? 0;
      // A bar that has scrolled away from the edge is not in the way of a toast.
      const edge = top > clientHeight / 2 ? clientHeight - top : 0;
      hostRef.current?.style.setProperty('--edge', `${edge}px`);
    };
    const watcher = new MutationObserver(measure);
    if (toasts.length > 0) {
      measure();
      watcher.observe(document.body, { childList: true, subtree: true });
    }
    return () => watcher.disconnect();
  }, [toasts]);

  // Removing the last toast fires neither pointerleave nor blur.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  const close = (id: number): void => {
    giveUpFocus(hostRef.current, cameFrom.current);
    closeToast(id);
  };
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!hostRef.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (!hostRef.current?.contains(relatedTarget)) setFocused(false);
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

  return (
    <div ref={place}>
      <div ref={hostRef} className={classes.host} popover="manual">
        <div
          className={classes.stack}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <ul>{listOf('alert')}</ul>
          {/* The list is always on the page: screen readers often do not announce a polite region that is added together with its words. */}
          <ul aria-live="polite">{listOf('status')}</ul>
        </div>
      </div>
    </div>
  );
};
