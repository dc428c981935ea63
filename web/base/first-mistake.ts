/** Leads somebody who sends a form with mistakes to the first of them, whose error is read out with its field (LOOK-14). */
export function leadToMistakes(): void {
  document.addEventListener('submit', ({ target }) => {
    // The errors are drawn in answer to this event.
    requestAnimationFrame(() => {
      if (!(target instanceof HTMLFormElement)) return;
      target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  });
}
