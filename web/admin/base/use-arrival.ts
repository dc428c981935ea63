import { useEffect } from 'react';

/** What is filled in first: a number that is missing, else the first field that is empty, else what can be pressed. */
function firstIn(part: HTMLElement): HTMLElement | undefined {
  const fields = [...part.querySelectorAll('input')].filter(({ readOnly }) => !readOnly);
  const numbers = fields.filter(({ type }) => type === 'tel');
  const empty = (numbers.length > 0 ? numbers : fields).find(({ value }) => value === '');
  return empty ?? part.querySelector<HTMLElement>('input, button, a, summary') ?? undefined;
}

/** Brings the part of the page that the address names into sight, with the focus where one begins, once it is drawn (SETUP-10). */
export function useArrival(isDrawn = true): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const part = isDrawn && id !== '' ? document.getElementById(id) : null;
    if (!part) return;
    part.scrollIntoView();
    firstIn(part)?.focus();
  }, [isDrawn]);
}
