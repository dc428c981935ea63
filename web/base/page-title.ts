import { useEffect } from 'react';
import { messages } from './messages.ts';

let firstPage = true;

/** Moves the focus to the page's h1, so that a screen reader names the page; it does not do so on the first page, or if a field that stays on the page has the focus. */
export function focusHeading(): void {
  const arrivedByAddress = firstPage;
  firstPage = false;
  if (arrivedByAddress || document.activeElement instanceof HTMLInputElement) return;
  window.scrollTo(0, 0);
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Names the page in the browser's tab, and on navigation moves the focus to its h1. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${messages.product}`;
  }, [title]);
  useEffect(focusHeading, []);
}
