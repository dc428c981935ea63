import { useEffect } from 'react';

/** Returns the control that somebody should use first: a missing number, otherwise the first empty field, otherwise a button. */
function firstIn(part: HTMLElement): HTMLElement | undefined {
  const fields = [...part.querySelectorAll('input')].filter(({ readOnly }) => !readOnly);
  const numbers = fields.filter(({ type }) => type === 'tel');
  const empty = (numbers.length > 0 ? numbers : fields).find(({ value }) => value === '');
  return empty ?? part.querySelector<HTMLElement>('input, button, a, summary') ?? undefined;
}

/** Scrolls to the part of the page that the address names, once it is drawn, and gives the focus to its first control (SETUP-10). */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const part = isDrawn && id !== '' ? document.getElementById(id) : null;
    if (!part) return;
    part.scrollIntoView();
    firstIn(part)?.focus();
  }, [isDrawn]);
}
