import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { assert } from '#core/base/assert.ts';
import type { Scheme } from '../../base/scheme.ts';
import classes from './PhoneFrame.module.css';
import { applyTheme, type Theme } from './theme.tsx';

interface PhoneFrameProps {
  title: string;
  theme: Theme;
  scheme: Scheme;
  children: ReactNode;
  inside: Document | undefined;
  /** Hears that the page inside was loaded or removed. */
  onPage: (inside: Document | undefined) => void;
}

/** Prepares the empty page inside: it gets this page's style sheets, and its links stay within it. */
function openWindow(place: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = classes.phone ?? '';
  place.append(frame);
  const inside = frame.contentDocument;
  assert(inside, 'a frame without an address is a page of ours');
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
    inside.head.append(inside.importNode(sheet, true));
  }
  inside.documentElement.lang = document.documentElement.lang;
  inside.body.className = classes.inside ?? '';
  inside.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (!link) return;
    event.preventDefault();
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    inside.getElementById(id)?.focus();
  });
  return frame;
}

function dress(root: HTMLElement, theme: Theme, scheme: Scheme): void {
  root.dataset.scheme = scheme;
  applyTheme(theme, root);
}

/** A window as wide as a phone, with its own breakpoints and 100dvh. It is an empty page that this page draws into, because the policy lets no page of ours be framed. */
export const PhoneFrame = ({ title, theme, scheme, children, inside, onPage }: PhoneFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const frame = openWindow(place.current, title);
    onPage(frame.contentDocument ?? undefined);
    return () => {
      frame.remove();
      onPage(undefined);
    };
  }, [title, onPage]);
  useEffect(() => {
    if (inside) dress(inside.documentElement, theme, scheme);
  }, [inside, theme, scheme]);
  return (
    <div ref={place} className={classes.place}>
      {inside && createPortal(children, inside.body)}
    </div>
  );
};
